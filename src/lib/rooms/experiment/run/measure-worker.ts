import { workerOrFailure, type WorkerLike } from '$lib/stage/run/call';
import type { MeasureReply, MeasureRequest } from './protocol';

export type MeasureWorker = WorkerLike<MeasureRequest, MeasureReply>;

/** A worker that measures runs of an experiment. */
export function measureWorker(): MeasureWorker {
	return workerOrFailure(
		() => new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' })
	);
}
