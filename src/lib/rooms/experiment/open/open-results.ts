import type { Experiment, RunRow } from '../measure/experiment';
import type { DataError } from '../measure/strict';
import { call } from '$lib/stage/run/call';
import { resultsWorker } from './results-worker';

/** What files held. */
export type Opened =
	| { readonly experiment: Experiment; readonly rows: readonly RunRow[]; readonly missing: number }
	| { readonly experiment: Experiment; readonly name: string }
	/** The name is that of a file that cannot be read; null if parts do not belong together. */
	| { readonly error: DataError; readonly name: string | null };

/** Rows that are sent at once. */
const SLICE = 500;

/**
 * Opens files in a worker: an experiment, or parts of the results of one, which are put together with
 * the rows that are known.
 * @param progress is told now and then how much has been read.
 * @param signal cancels it.
 * @throws DOMException `AbortError` if it was canceled, Error if the worker fails.
 */
export async function openResults(
	files: readonly File[],
	known: { readonly experiment: Experiment; readonly rows: readonly RunRow[] } | null,
	progress: (share: number) => void,
	signal: AbortSignal
): Promise<Opened> {
	const worker = resultsWorker();
	try {
		// Copying all rows at once would take longer than a frame.
		for (let from = 0; known !== null && from < known.rows.length; from += SLICE) {
			worker.postMessage({ type: 'known', rows: known.rows.slice(from, from + SLICE) });
			await new Promise((resolve) => setTimeout(resolve));
		}
		return await new Promise<Opened>((resolve, reject) => {
			signal.throwIfAborted();
			signal.addEventListener('abort', () => reject(signal.reason as Error));
			const rows: RunRow[] = [];
			call(
				worker,
				{ type: 'open', files, known: known?.experiment ?? null },
				(reply) => {
					if (reply.type === 'read') progress(reply.share);
					else if (reply.type === 'rows') for (const row of reply.rows) rows.push(row);
					else if (reply.type === 'merged')
						resolve({ experiment: reply.experiment, rows, missing: reply.missing });
					else resolve(reply);
				},
				(message) => reject(new Error(message))
			);
		});
	} finally {
		worker.terminate();
	}
}
