import type { Made } from '$lib/kinds/sudoku/make/make';
import type { Rating } from '$lib/kinds/sudoku/make/rating';
import { call } from '$lib/stage/run/call';
import { makeWorker, type MakeWorker } from './make-worker';

/**
 * Rates a puzzle in a worker: a hard one takes longer than the page may wait.
 * @param solution its only solution.
 * @returns null if it was canceled or no worker gets through.
 */
export function ratePuzzle(
	board: Made['board'],
	solution: Int8Array,
	signal: AbortSignal,
	make: () => MakeWorker = makeWorker
): Promise<Rating | null> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve(null);
		const job = call(
			make(),
			{ type: 'rate', board, solution },
			(reply) => {
				if (reply.type !== 'rated') return;
				job.end();
				resolve(reply.rating);
			},
			() => resolve(null)
		);
		signal.addEventListener('abort', () => {
			job.end();
			resolve(null);
		});
	});
}
