import { workerOrFailure } from '$lib/stage/run/call';
import type { KindWorkers } from '$lib/stage/run/workers';

/** Workers that search and read any kind of problem. */
export const kindWorkers: KindWorkers = {
	search: () =>
		workerOrFailure(
			() => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
		),
	parse: () =>
		workerOrFailure(
			() => new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' })
		),
	trace: () =>
		workerOrFailure(
			() => new Worker(new URL('./trace.worker.ts', import.meta.url), { type: 'module' })
		)
};
