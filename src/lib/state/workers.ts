import searchAddress from '../worker/search.worker.ts?address';
import type { ContourLayout, TreeShape } from '../layout/contour';
import type {
	FailureReply,
	ParseReply,
	ParseRequest,
	WorkerReply,
	WorkerRequest
} from '../worker/protocol';

/** The parts of a worker that we use. */
export interface WorkerLike<Request, Reply> {
	onmessage: ((event: { readonly data: Reply }) => void) | null;
	/** The event has no message if the worker could not be loaded. */
	onerror: ((event: { readonly message?: string }) => void) | null;
	postMessage(request: Request): void;
	terminate(): void;
}

export type SearchWorker = WorkerLike<WorkerRequest, WorkerReply>;
export type LayoutWorker = WorkerLike<TreeShape, ContourLayout>;
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

/** A worker that reads one text. */
export function parseWorker<Setup>(): ParseWorker<Setup> {
	return workerOrFailure(
		() => new Worker(new URL('../worker/parse.worker.ts', import.meta.url), { type: 'module' })
	);
}

/**
 * Sends a request to a worker and listens for replies.
 * @param fail called at most once, with a message for the log, after the worker is terminated.
 */
export function ask<Request, Reply>(
	worker: WorkerLike<Request, Reply>,
	request: Request,
	take: (reply: Exclude<Reply, FailureReply>) => void,
	fail: (message: string) => void
): void {
	const giveUp = (message: string) => {
		worker.onmessage = worker.onerror = null;
		worker.terminate();
		fail(message);
	};
	worker.onmessage = ({ data }) => {
		if (isFailure(data)) giveUp(data.message);
		else take(data as Exclude<Reply, FailureReply>);
	};
	worker.onerror = ({ message }) => giveUp(message ?? '');
	worker.postMessage(request);
}

function isFailure(reply: unknown): reply is FailureReply {
	return (reply as { type?: unknown } | null)?.type === 'failure';
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
