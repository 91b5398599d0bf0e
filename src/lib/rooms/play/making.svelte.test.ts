import { afterEach, describe, expect, it, vi } from 'vitest';
import { making } from '$lib/kinds/sudoku/make/make';
import { DEFAULT_WISH, type Wish } from '$lib/kinds/sudoku/make/wish';
import { makePuzzles } from './make-puzzles';
import type { MakeRequest, MadeReply } from './protocol';
import { Batch, makePuzzle } from './making.svelte';
import type { MakeWorker } from './make-worker';

const HARD: Wish = { ...DEFAULT_WISH, level: 'hard', seed: 20 };
/** Each takes a few tries. */
const MEDIUM: Wish = { ...DEFAULT_WISH, level: 'medium', seed: 20 };

function alone(wish: Wish) {
	const steps = making(wish);
	let step = steps.next();
	while (!step.done) step = steps.next();
	return step.value;
}

/** Makes puzzles on this thread, one reply for each, and ends after this many replies. */
class Local implements MakeWorker {
	onmessage: MakeWorker['onmessage'] = null;
	onerror: MakeWorker['onerror'] = null;
	isTerminated = false;
	constructor(private readonly lives: number) {}
	postMessage(request: MakeRequest) {
		if (request.type === 'make') void this.#make(request);
	}
	terminate() {
		this.isTerminated = true;
	}
	async #make(request: Extract<MakeRequest, { type: 'make' }>) {
		const replies: MadeReply[] = [];
		let now = 0;
		await makePuzzles(request, {
			now: () => (now += 101),
			yieldToMessages: () => Promise.resolve(),
			send: (reply) => replies.push(reply)
		});
		for (const reply of replies.slice(0, this.lives)) {
			await new Promise((resolve) => setTimeout(resolve));
			this.onmessage?.({ data: reply });
		}
		if (replies.length > this.lives) this.onerror?.({ message: 'gone' });
	}
}

/** Workers that end after these numbers of replies; those after them live on. */
function mortal(...lives: number[]) {
	const workers: Local[] = [];
	const make = () => {
		workers.push(new Local(lives[workers.length] ?? Infinity));
		return workers.at(-1)!;
	};
	return { make, workers };
}

const ended = (batch: Batch) =>
	vi.waitFor(() => expect(batch.isRunning).toBe(false), { timeout: 20_000 });

afterEach(() => {
	vi.unstubAllGlobals();
});

describe('one puzzle', () => {
	it('is made in a worker, the same as anywhere', async () => {
		expect(await makePuzzle(HARD)).toEqual(alone(HARD));
	});

	it('comes with the nearest if there is none', async () => {
		const wish: Wish = { ...DEFAULT_WISH, level: 'easy', clues: 20 };
		expect(await makePuzzle(wish)).toEqual(alone(wish));
	});

	it('is made by a second worker if the first one ends', async () => {
		const { make, workers } = mortal(0);
		expect(await makePuzzle(HARD, { makeWorker: make })).toEqual(alone(HARD));
		expect(workers).toHaveLength(2);
		expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
	});

	it('fails if both end', async () => {
		const { make, workers } = mortal(0, 0);
		await expect(makePuzzle(HARD, { makeWorker: make })).rejects.toThrow('gone');
		expect(workers).toHaveLength(2);
	});

	it('fails if the browser has no workers', async () => {
		vi.stubGlobal('Worker', undefined);
		await expect(makePuzzle(HARD)).rejects.toThrow();
	});

	it('reports its tries, and can be canceled', async () => {
		const { make, workers } = mortal();
		const controller = new AbortController();
		const tries: number[] = [];
		const wish: Wish = { ...DEFAULT_WISH, level: 'hard', clues: 60 };
		const puzzle = makePuzzle(wish, {
			signal: controller.signal,
			makeWorker: make,
			onprogress: (count) => {
				tries.push(count);
				if (tries.length === 5) controller.abort();
			}
		});
		await expect(puzzle).rejects.toThrow(DOMException);
		expect(tries).toHaveLength(5);
		expect(workers[0].isTerminated).toBe(true);
		await expect(makePuzzle(HARD, { signal: controller.signal })).rejects.toThrow(DOMException);
	});
});

describe('a batch', () => {
	it('holds as many puzzles as asked for, with the seeds from the first one on', async () => {
		const batch = new Batch();
		batch.start(HARD, 300);
		expect(batch).toMatchObject({ isRunning: true, count: 300, secondsLeft: null });
		await ended(batch);
		expect(batch.made.map(({ wish }) => wish.seed)).toEqual(
			Array.from({ length: 300 }, (_, i) => 20 + i)
		);
		expect(batch.made[299]).toEqual(alone({ ...HARD, seed: 319 }));
		expect(batch.tries).toBe(batch.made.reduce((sum, { tries }) => sum + tries, 0));
		expect(batch).toMatchObject({ secondsLeft: null, unmade: null, failed: false });
	});

	it('goes on where it was if a worker ends', async () => {
		const { make, workers } = mortal(4, 3);
		const batch = new Batch(make);
		batch.start(MEDIUM, 10);
		await ended(batch);
		expect(workers.length).toBeGreaterThan(1);
		expect(batch.made).toEqual(
			Array.from({ length: 10 }, (_, i) => alone({ ...MEDIUM, seed: 20 + i }))
		);
		expect(batch.failed).toBe(false);
	});

	it('keeps what it has when no worker gets through', async () => {
		const { make } = mortal(4, 0, 0);
		const batch = new Batch(make);
		batch.start(MEDIUM, 40);
		await ended(batch);
		expect(batch.failed).toBe(true);
		expect(batch.made.length).toBeGreaterThan(0);
	});

	it('says how long it takes, stops when told, and starts afresh', async () => {
		const batch = new Batch();
		batch.start(HARD, 1_000_000);
		await vi.waitFor(() => expect(batch.secondsLeft).toBeGreaterThan(0), { timeout: 20_000 });
		batch.cancel();
		const { length } = batch.made;
		expect(length).toBeGreaterThan(0);
		expect(batch).toMatchObject({ isRunning: false, secondsLeft: null });
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect(batch.made).toHaveLength(length);
		batch.start({ ...HARD, level: 'easy' }, 2);
		await ended(batch);
		expect(batch.made.map(({ rating }) => rating.level)).toEqual(['easy', 'easy']);
	});

	it('ends with a reason if the wish cannot be met', async () => {
		const batch = new Batch();
		batch.start({ ...HARD, clues: 3 }, 50);
		await ended(batch);
		expect(batch.unmade).toMatchObject({ why: 'impossible' });
		expect(batch.made).toEqual([]);
	});
});
