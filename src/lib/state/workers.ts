import searchAddress from '../worker/search.worker.ts?address';
import type { ContourLayout, TreeShape } from '../layout/contour';
import type {
	MakeReply,
	MakeRequest,
	MeasureReply,
	MeasureRequest,
	ParseReply,
	ParseRequest,
	ResultsReply,
	ResultsRequest,
	WorkerReply,
	WorkerRequest
} from '../worker/protocol';
import type { WorkerLike } from './ask';

export { ask, type Job, type WorkerLike } from './ask';

export type SearchWorker = WorkerLike<WorkerRequest, WorkerReply>;
export type LayoutWorker = WorkerLike<TreeShape, ContourLayout>;
export type MeasureWorker = WorkerLike<MeasureRequest, MeasureReply>;
export type MakeWorker = WorkerLike<MakeRequest, MakeReply>;
export type ResultsWorker = WorkerLike<ResultsRequest, ResultsReply>;
export type ParseWorker<Setup> = WorkerLike<ParseRequest, ParseReply<Setup>>;

/** A worker that records or counts. */
export function searchWorker(): SearchWorker {
	return workerOrFailure(() => new Worker(searchAddress, { type: 'module' }));
}

/** A worker that lays out trees. */
export function layoutWorker(): LayoutWorker {
	return workerOrFailure(
		() => new Worker(new URL('../worker/layout.worker.ts', import.meta.url), { type: 'module' })
	);
}

/** A worker that measures runs of an experiment. */
export function measureWorker(): MeasureWorker {
	return workerOrFailure(
		() => new Worker(new URL('../worker/measure.worker.ts', import.meta.url), { type: 'module' })
	);
}

/** A worker that makes puzzles. */
export function makeWorker(): MakeWorker {
	return workerOrFailure(
		() => new Worker(new URL('../worker/make.worker.ts', import.meta.url), { type: 'module' })
	);
}

/** A worker that reads one text. */
export function parseWorker<Setup>(): ParseWorker<Setup> {
	return workerOrFailure(
		() => new Worker(new URL('../worker/parse.worker.ts', import.meta.url), { type: 'module' })
	);
}

/** A worker that opens files of results. */
export function resultsWorker(): ResultsWorker {
	return workerOrFailure(
		() => new Worker(new URL('../worker/results.worker.ts', import.meta.url), { type: 'module' })
	);
}

/** Creates a worker, or a stand-in that fails as soon as it is asked if the browser cannot. */
function workerOrFailure<Request, Reply>(make: () => Worker): WorkerLike<Request, Reply> {
	try {
		return make() as WorkerLike<Request, Reply>;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const worker: WorkerLike<Request, Reply> = {
			onmessage: null,
			onerror: null,
			postMessage: () => queueMicrotask(() => worker.onerror?.({ message })),
			terminate: () => (worker.onerror = null)
		};
		return worker;
	}
}
