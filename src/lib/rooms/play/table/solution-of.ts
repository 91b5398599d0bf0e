import type { Board } from '$lib/kinds/sudoku/board';
import { kind, setupOf } from '$lib/kinds/sudoku/kind';
import { specOf } from '$lib/engine/spec';
import { call } from '$lib/stage/run/call';
import { searchWorker, type SearchWorker } from '$lib/stage/run/workers';

/** How many solutions a board has: "unknown" if the search gave up, "failed" if it did not start. */
export type Verdict =
	| { readonly count: 'one'; readonly solution: Int8Array }
	| { readonly count: 'none' | 'several' | 'unknown' | 'failed' };

/** A few seconds of searching. */
const STEPS = 20_000_000;

/**
 * Whether a board has exactly one solution, found out off the page's thread. Resolves to null when
 * `signal` is aborted.
 */
export function solutionOf(
	board: Board,
	signal: AbortSignal,
	makeWorker: () => SearchWorker = searchWorker
): Promise<Verdict | null> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve(null);
		const job = call(
			makeWorker(),
			{ type: 'count', spec: specOf(kind, setupOf(board)), steps: STEPS },
			(reply) => {
				if (reply.type !== 'count') return;
				job.end();
				const { known, found, solution } = reply.count;
				if (found > 1) resolve({ count: 'several' });
				else if (!known) resolve({ count: 'unknown' });
				else if (solution === null) resolve({ count: 'none' });
				else resolve({ count: 'one', solution });
			},
			() => resolve({ count: 'failed' }),
			{ ping: { type: 'ping' } }
		);
		signal.addEventListener('abort', () => {
			job.end();
			resolve(null);
		});
	});
}
