import type { Reply, Request } from '../worker/protocol';

/** A worker that does one job of the protocol. */
export interface JobWorker {
	onmessage: ((event: { readonly data: Reply }) => void) | null;
	onerror: ((event: { readonly message: string }) => void) | null;
	postMessage(request: Request): void;
	terminate(): void;
}

/** A new worker that records or counts. */
export function searchWorker(): JobWorker {
	const worker = new Worker(new URL('../worker/search.worker.ts', import.meta.url), {
		type: 'module'
	});
	return worker as JobWorker;
}
