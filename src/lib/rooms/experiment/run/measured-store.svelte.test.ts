import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { experimentOf } from '../../../../../tests/fixtures/experiments';
import { experimentHash } from '../measure/experiment-file';
import { rowOf } from '../measure/measure';
import type { Measured } from './protocol';
import { MeasuredStore, MOST_KEPT } from './measured-store';

const NAME = 'test-measured';
let store: MeasuredStore;

beforeEach(async () => {
	store = await MeasuredStore.open(NAME);
});

afterEach(async () => {
	store.close();
	await deleteDB(NAME);
});

const some = (board: number): Measured => ({
	row: rowOf({ set: 0, board, rewriting: 0, strategy: 0, seed: 1 }, null, 'solved'),
	milliseconds: board / 2
});
const experiment = (seeds: number) => experimentOf({ seeds });

it('keeps rows across a reload, in the order in which they came', async () => {
	expect(await store.begin(experiment(1))).toEqual([]);
	await store.append(experiment(1), [some(3), some(1)]);
	await store.append(experiment(1), [some(2)]);
	store.close();
	store = await MeasuredStore.open(NAME);
	expect(await store.begin(experiment(1))).toEqual([some(3), some(1), some(2)]);
	expect(await store.begin(experiment(2))).toEqual([]);
});

it('knows the experiment that was started last', async () => {
	expect(await store.last()).toBeNull();
	for (const seeds of [1, 2, 3, 1]) await store.begin(experiment(seeds));
	expect(await store.last()).toEqual(experiment(1));
});

it('drops the experiments that were started longest ago, with their rows', async () => {
	for (let seeds = 1; seeds <= MOST_KEPT + 2; seeds++) {
		await store.begin(experiment(seeds));
		await store.append(experiment(seeds), [some(seeds)]);
	}
	// To ask for one starts it, so the newest is asked first.
	expect(await store.begin(experiment(MOST_KEPT + 2))).toEqual([some(MOST_KEPT + 2)]);
	expect(await store.begin(experiment(3))).toEqual([some(3)]);
	expect(await store.begin(experiment(2))).toEqual([]);
});

it('forgets an experiment when it is told to', async () => {
	await store.begin(experiment(1));
	await store.append(experiment(1), [some(1)]);
	await store.drop(experimentHash(experiment(1)));
	expect(await store.last()).toBeNull();
	expect(await store.begin(experiment(1))).toEqual([]);
});
