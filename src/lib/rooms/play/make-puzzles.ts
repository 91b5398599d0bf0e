import { making, type Made, type Unmade } from '$lib/kinds/sudoku/make/make';
import { seedAfter } from '$lib/kinds/sudoku/make/wish';
import type { MadeReply, MakePuzzlesRequest } from './protocol';

/** What a worker needs from its environment. */
export interface MakeHost {
	/** Milliseconds. */
	now(): number;
	/** Lets messages in. */
	yieldToMessages(): Promise<void>;
	send(reply: MadeReply): void;
}

/** Milliseconds between two replies. */
const INTERVAL = 100;
/** After giving up for this many seeds in a row, the wish counts as one that cannot be met. */
const MISSES = 3;

/** Makes puzzles for one seed after the other, and reports from time to time. */
export async function makePuzzles(
	{ wish, count }: MakePuzzlesRequest,
	host: MakeHost
): Promise<void> {
	let results: (Made | Unmade)[] = [];
	let left = count;
	let misses = 0;
	let before = 0;
	let tries: number;
	let reported = host.now();
	let { seed } = wish;

	let steps = making(wish);
	for (;;) {
		const { done, value } = steps.next();
		if (done) {
			results.push(value);
			before += value.tries;
			tries = before;
			if ('why' in value) misses = value.why === 'impossible' ? MISSES : misses + 1;
			else misses = 0;
			if (misses === 0) left--;
			if (left === 0 || misses === MISSES) break;
			seed = seedAfter(seed);
			steps = making({ ...wish, seed });
		} else tries = before + value;
		if (host.now() - reported < INTERVAL) continue;
		host.send({ type: 'made', results, tries, isDone: false });
		results = [];
		await host.yieldToMessages();
		reported = host.now();
	}
	host.send({ type: 'made', results, tries, isDone: true });
}
