import { afterEach, expect, it, vi } from 'vitest';
import type { TreeShape } from '../layout/contour';
import { ask, layoutWorker, searchWorker } from './workers';

afterEach(() => {
	vi.unstubAllGlobals();
});

it('reports a worker that cannot be created as one that failed', async () => {
	vi.stubGlobal('Worker', function refuse() {
		throw new Error('refused');
	});
	const worker = searchWorker();
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
	const worker = searchWorker();
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
	ask(layoutWorker(), {} as TreeShape, () => {}, fail);
	await Promise.resolve();
	expect(fail).toHaveBeenCalledExactlyOnceWith('refused');
});

it('hears nothing of a worker after its end', async () => {
	vi.stubGlobal('Worker', function refuse() {
		throw new Error('refused');
	});
	const fail = vi.fn();
	ask(layoutWorker(), {} as TreeShape, () => {}, fail).end();
	await Promise.resolve();
	expect(fail).not.toHaveBeenCalled();
});
