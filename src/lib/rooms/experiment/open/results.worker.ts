import { ResultsOpener } from './read-results';
import type { ResultsReply, ResultsRequest } from './protocol';

const send = (reply: ResultsReply) => postMessage(reply);
const opener = new ResultsOpener(send);

/** Reads files of results and puts them together: many lines would block the page's thread. */
onmessage = async ({ data: request }: MessageEvent<ResultsRequest>) => {
	// An error in an asynchronous handler never reaches the page's `onerror`.
	try {
		await opener.take(request);
	} catch (error) {
		send({ type: 'failure', message: String(error) });
	}
};
