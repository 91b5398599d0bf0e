import { parserOf } from './registry';
import type { ParseReply, ParseRequest } from '$lib/stage/puzzle/open/protocol';

/** Reads one large text: this takes seconds and would block the page's thread. */
onmessage = async ({ data: { kind, text, name } }: MessageEvent<ParseRequest>) => {
	// An error in an asynchronous handler never reaches the page's `onerror`.
	let reply: ParseReply;
	try {
		const parse = await parserOf(kind);
		reply = { type: 'parsed', parsed: parse(text, name) };
	} catch (error) {
		reply = { type: 'failure', message: String(error) };
	}
	postMessage(reply);
};
