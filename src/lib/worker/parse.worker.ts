import { parserOf } from '../problems/registry';
import type { ParseReply, ParseRequest } from './protocol';

/** Reads one large text: seconds of work, too long for the page's thread. */
onmessage = async ({ data: { kind, text, name } }: MessageEvent<ParseRequest>) => {
	// What is thrown here is no error of the worker: nobody would hear of it.
	let reply: ParseReply;
	try {
		const parse = await parserOf(kind);
		reply = { parsed: parse(text, name) };
	} catch (error) {
		reply = { failure: String(error) };
	}
	postMessage(reply);
};
