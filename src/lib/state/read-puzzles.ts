import { parsePuzzles, type Parsed } from '../problems/sudoku/parse';

/** Text up to this many characters is read at once, on the page's thread. */
export const QUICK_TEXT = 20_000;

/**
 * Reads puzzles from a text, a long one in a worker.
 * @param signal ends the reading.
 * @throws DOMException `AbortError` when the reading is ended, Error when the worker breaks off.
 */
export async function readPuzzles(
	text: string,
	name: string | undefined,
	signal: AbortSignal
): Promise<Parsed> {
	if (text.length <= QUICK_TEXT) return parsePuzzles(text, name);
	const worker = new Worker(new URL('../worker/parse.worker.ts', import.meta.url), {
		type: 'module'
	});
	try {
		return await new Promise<Parsed>((resolve, reject) => {
			signal.throwIfAborted();
			signal.addEventListener('abort', () => reject(signal.reason as Error));
			worker.onmessage = ({ data }: MessageEvent<Parsed>) => resolve(data);
			worker.onerror = ({ message }) => reject(new Error(message));
			worker.postMessage({ text, name });
		});
	} finally {
		worker.terminate();
	}
}
