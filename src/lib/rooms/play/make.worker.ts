import { rateSolved } from '$lib/kinds/sudoku/make/rating';
import { makePuzzles } from './make-puzzles';
import type { MakeReply, MakeRequest } from './protocol';

const send = (reply: MakeReply) => postMessage(reply);

/** Makes and rates puzzles: some take seconds, and would block the page's thread. */
onmessage = async ({ data: request }: MessageEvent<MakeRequest>) => {
	// An error in an asynchronous handler never reaches the page's `onerror`.
	try {
		if (request.type === 'ping') send({ type: 'pong' });
		else if (request.type === 'rate')
			send({ type: 'rated', rating: rateSolved(request.board, request.solution) });
		else
			await makePuzzles(request, {
				now: () => performance.now(),
				yieldToMessages: () => new Promise((resolve) => setTimeout(resolve)),
				send
			});
	} catch (error) {
		send({ type: 'failure', message: String(error) });
	}
};
