import { parserOf } from '../problems/registry';

/** One large text to be read. */
interface ParseRequest {
	readonly kind: string;
	readonly text: string;
	readonly name?: string;
}

/** Reads one large text: seconds of work, too long for the page's thread. */
onmessage = async ({ data: { kind, text, name } }: MessageEvent<ParseRequest>) => {
	const parse = await parserOf(kind);
	postMessage(parse(text, name));
};
