import { afterEach, expect, it, vi } from 'vitest';
import type { TreeShape } from '$lib/stage/tree/layout/contour';
import { call } from '$lib/stage/run/call';
import { layoutWorker } from '$lib/stage/tree/canvas/layout-worker';
import { kindWorkers } from './workers';

afterEach(() => {
	vi.unstubAllGlobals();
});

it('reports a worker that cannot be created as one that failed', async () => {
	vi.stubGlobal('Worker', function refuse() {
		throw new Error('refused');
	});
	const worker = kindWorkers.search();
	const failed = new Promise<string | undefined>((resolve) => {
		worker.onerror = ({ message }) => resolve(message);
	});
	worker.postMessage({ type: 'cancel' });
	expect(await failed).toBe('refused');
});

it('reports nothing after termination', async () => {
	vi.stubGlobal('Worker', function refuse() {
		throw new Error('refused');
	});
	const worker = kindWorkers.search();
	const onerror = vi.fn();
	worker.onerror = onerror;
	worker.postMessage({ type: 'cancel' });
	worker.terminate();
	await Promise.resolve();
	expect(onerror).not.toHaveBeenCalled();
});

it('fails a request once and terminates the worker', async () => {
	vi.stubGlobal('Worker', function refuse() {
		throw new Error('refused');
	});
	const fail = vi.fn();
	call(layoutWorker(), {} as TreeShape, () => {}, fail);
	await Promise.resolve();
	expect(fail).toHaveBeenCalledExactlyOnceWith('refused');
});

it('hears nothing of a worker after its end', async () => {
	vi.stubGlobal('Worker', function refuse() {
		throw new Error('refused');
	});
	const fail = vi.fn();
	call(layoutWorker(), {} as TreeShape, () => {}, fail).end();
	await Promise.resolve();
	expect(fail).not.toHaveBeenCalled();
});
