import { parentPort, Worker } from 'node:worker_threads';
import type { WorkerLike } from '$lib/stage/run/call';
import { RunMeasurer } from '../run/measure-runs';
import type { MeasureReply, MeasureRequest } from '../run/protocol';

export type MeasureWorker = WorkerLike<MeasureRequest, MeasureReply>;

/** A thread that looks like the page's worker. @param module one that calls {@link serveRuns} in a thread */
export function threadOf(module: URL): MeasureWorker {
	const thread = new Worker(module);
	const worker: MeasureWorker = {
		onmessage: null,
		onerror: null,
		postMessage: (request) => thread.postMessage(request),
		terminate: () => void thread.terminate()
	};
	thread.on('message', (data: MeasureReply) => worker.onmessage?.({ data }));
	thread.on('error', (error) => worker.onerror?.({ message: String(error) }));
	thread.on('exit', (code) => worker.onerror?.({ message: `the thread ended with ${code}` }));
	return worker;
}

/** Measures what the command asks this thread for. */
export function serveRuns(): void {
	const port = parentPort;
	if (port === null) throw new Error('this is no thread');
	const measurer = new RunMeasurer({
		now: () => performance.now(),
		send: (reply) => port.postMessage(reply)
	});
	port.on('message', (request: MeasureRequest) => {
		measurer.take(request).catch((error: unknown) => {
			port.postMessage({ type: 'failure', message: String(error) });
		});
	});
}
