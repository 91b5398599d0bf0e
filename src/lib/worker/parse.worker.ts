import { parsePuzzles, type Parsed } from '../problems/sudoku/parse';

/** Reads one large text: seconds of work, too long for the page's thread. */
onmessage = ({ data: { text, name } }: MessageEvent<{ text: string; name?: string }>) => {
	postMessage(parsePuzzles(text, name) satisfies Parsed);
};
