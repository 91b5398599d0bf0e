import { workerOrFailure, type WorkerLike } from '../../run/call';
import type { ContourLayout, TreeShape } from '../layout/contour';

export type LayoutWorker = WorkerLike<TreeShape, ContourLayout>;

/** A worker that lays out trees. */
export function layoutWorker(): LayoutWorker {
	return workerOrFailure(
		() => new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
	);
}
