import { expect, it } from 'vitest';
import type { TraceWorker } from '../run/workers';
import { writeTraceFragment } from './packed-trace';
import { TraceOpening } from './trace-opening.svelte';

const FILE = new Blob(['{"backtrail":1}\n["p","a","x"]\n']);

/** An opening whose workers answer only when they are told to, and those workers. */
function waiting() {
	const workers: TraceWorker[] = [];
	const opening = new TraceOpening(() => {
		const worker: TraceWorker = {
			onmessage: null,
			onerror: null,
			postMessage: () => {},
			terminate: () => {}
		};
		workers.push(worker);
		return worker;
	});
	return { opening, workers };
}

it('ends when it is given up, so that who waits for it goes on', async () => {
	const { opening } = waiting();
	const read = opening.read(FILE, '');
	opening.cancel();
	expect(await read).toBeNull();
	expect(opening).toMatchObject({ share: null, error: null });
});

it('ends when another file is opened', async () => {
	const { opening, workers } = waiting();
	const first = opening.read(FILE, '');
	void opening.read(FILE, '');
	expect(await first).toBeNull();
	expect(workers).toHaveLength(2);
	expect(opening.share).toBe(0);
});

it('reads no fragment after it was given up', async () => {
	const { opening, workers } = waiting();
	const fragment = (await writeTraceFragment(FILE))!;
	const read = opening.readFragment(fragment);
	opening.cancel();
	expect(await read).toBeNull();
	expect(workers).toEqual([]);
});

it('names a fragment that holds no trace', async () => {
	const { opening } = waiting();
	expect(await opening.readFragment('#trace=1nothing')).toBeNull();
	expect(opening).toMatchObject({ share: null, error: { code: 'unreadable' } });
});

it('drops a file that is still on its way when another is opened', async () => {
	const { opening, workers } = waiting();
	let arrive!: (file: Blob) => void;
	const first = opening.readComing(new Promise((resolve) => (arrive = resolve)), 'first');
	expect(opening.share).toBe(0);
	void opening.read(FILE, 'second');
	arrive(FILE);
	expect(await first).toBeNull();
	expect(workers).toHaveLength(1);
	expect(opening.share).toBe(0);
});

it('names a file that does not arrive', async () => {
	const { opening } = waiting();
	expect(await opening.readComing(Promise.reject(new Error('404')), '')).toBeNull();
	expect(opening).toMatchObject({ share: null, error: { code: 'unreadable' } });
});
