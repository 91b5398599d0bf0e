import { workerOrFailure, type WorkerLike } from '$lib/stage/run/call';
import type { MakeReply, MakeRequest } from './protocol';

export type MakeWorker = WorkerLike<MakeRequest, MakeReply>;

/** A worker that makes puzzles. */
export function makeWorker(): MakeWorker {
	return workerOrFailure(
		() => new Worker(new URL('./make.worker.ts', import.meta.url), { type: 'module' })
	);
}
