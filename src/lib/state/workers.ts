import type { WorkerReply, WorkerRequest } from '../worker/protocol';

/** A worker that does one job of the protocol. */
export interface JobWorker {
	onmessage: ((event: { readonly data: WorkerReply }) => void) | null;
	/** A worker that could not be loaded has no message. */
	onerror: ((event: { readonly message?: string }) => void) | null;
	postMessage(request: WorkerRequest): void;
	terminate(): void;
}

/** A new worker that records or counts. Where the browser makes none, it is one that fails. */
export function searchWorker(): JobWorker {
	try {
		const worker = new Worker(new URL('../worker/search.worker.ts', import.meta.url), {
			type: 'module'
		});
		return worker as JobWorker;
	} catch (error) {
		return failingWorker(error instanceof Error ? error.message : String(error));
	}
}

function failingWorker(message: string): JobWorker {
	const worker: JobWorker = {
		onmessage: null,
		onerror: null,
		postMessage: () => queueMicrotask(() => worker.onerror?.({ message })),
		terminate: () => (worker.onerror = null)
	};
	return worker;
}
