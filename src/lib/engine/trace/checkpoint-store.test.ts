import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkpointOf, listsOf } from './checkpoint-code';
import { CheckpointStore } from './checkpoint-store';
import { noStatistics, type Statistics } from './statistics';

const count = fc.oneof(fc.nat(300), fc.nat(), fc.integer({ min: 0, max: 2 ** 45 }));

/** Possible statistics: `steps` is the sum of the counts plus some earlier steps. */
const statistics: fc.Arbitrary<Statistics> = fc
	.record({
		choices: count,
		tries: count,
		forced: count,
		undos: count,
		deadends: count,
		eliminations: count,
		solutions: count,
		depth: fc.nat(2000),
		deepest: fc.nat(2000),
		forwardStreak: fc.nat(),
		longestForward: fc.nat(),
		backStreak: fc.nat(),
		longestBack: fc.nat(),
		prunes: count,
		best: fc.integer({ min: -1, max: 1000 }),
		before: count,
		inForce: fc.nat(2000)
	})
	.map(({ before, inForce, ...counted }) => {
		const { choices, tries, forced, undos, deadends, eliminations, solutions, prunes } = counted;
		const made = [choices, tries, forced, undos, deadends, eliminations, solutions, prunes];
		const steps = made.reduce((a, b) => a + b, before);
		return { ...noStatistics(), ...counted, steps, placements: undos + inForce };
	});

const decisions = fc.array(
	fc.record({
		variable: fc.oneof(fc.nat(90), fc.nat(65_535)),
		value: fc.nat(31),
		solved: fc.oneof(fc.constant(0), fc.integer())
	}),
	{ maxLength: 60 }
);

/** Ascending indices, each with a number that is not 0. */
const learnt = fc
	.uniqueArray(fc.nat(5000), { maxLength: 60 })
	.chain((indices) =>
		fc.tuple(
			...indices
				.toSorted((a, b) => a - b)
				.map((index) => fc.tuple(fc.constant(index), fc.integer()))
		)
	)
	.map((pairs) => pairs.flat());

describe('a checkpoint', () => {
	it('is the same after it was made into lists', () => {
		fc.assert(
			fc.property(statistics, decisions, learnt, (counted, path, known) => {
				expect(checkpointOf(listsOf(counted, path, known), counted.steps)).toEqual({
					statistics: counted,
					decisions: path.flatMap(({ variable, value }) => [variable, value]),
					solved: path.map(({ solved }) => solved),
					learnt: known
				});
			})
		);
	});

	it('is read as it was added, one after the other or in any order, and sent in batches', () => {
		const added = fc.array(fc.tuple(statistics, decisions, learnt), {
			minLength: 1,
			maxLength: 150
		});
		fc.assert(
			fc.property(added, fc.nat(150), (all, part) => {
				const [store, copy] = [new CheckpointStore(), new CheckpointStore()];
				const sorted = all
					.toSorted(([a], [b]) => a.steps - b.steps)
					.filter(([{ steps }], at, { [at - 1]: before }) => steps > (before?.[0].steps ?? 0));
				for (const [at, one] of sorted.entries()) {
					store.add(...one);
					if (at === part) copy.append(store.batchAfter(0));
				}
				copy.append(store.batchAfter(sorted[part]?.[0].steps ?? 0));
				for (const at of [...sorted.keys()].toReversed()) {
					const [counted, path, known] = sorted[at];
					const wanted = checkpointOf(listsOf(counted, path, known), counted.steps);
					expect(store.get(at)).toEqual(wanted);
					expect(copy.get(at)).toEqual(wanted);
				}
			}),
			{ numRuns: 30 }
		);
	});
});

describe('the checkpoints of a run', () => {
	/** Adds checkpoints as they fall due, up to `steps`; the path encodes the position. */
	function fill(store: CheckpointStore, steps: number, depth = 50) {
		while (store.due <= steps) {
			const position = store.due;
			const path = Array.from({ length: depth }, (_, variable) => ({
				variable,
				value: (position >> 12) % 32,
				solved: 0
			}));
			store.add({ ...noStatistics(), steps: position, deepest: position % 97 }, path);
		}
	}

	it('stay below 2 MB, with one every 65,536 steps in a run of a billion', () => {
		const store = new CheckpointStore();
		fill(store, 1e9);
		expect(store.bytes).toBeLessThan(2e6);
		expect(store.interval).toBe(1 << 16);
		fill(store, 40e9);
		expect(store.bytes).toBeLessThan(2e6);
		expect(store.length).toBeGreaterThan(8000);
	});

	it('can be found by position', () => {
		const store = new CheckpointStore();
		fill(store, 1e8);
		expect(store.before(0)).toBe(-1);
		for (const position of [store.position(0), 12_345_678, 99_999_999, 1e9]) {
			const index = store.before(position);
			expect(store.position(index)).toBeLessThanOrEqual(position);
			const isLast = index + 1 === store.length;
			expect(isLast || store.position(index + 1) > position).toBe(true);
			const { statistics: counted, decisions: path } = store.get(index);
			expect(counted.steps).toBe(store.position(index));
			expect(counted.deepest).toBe(counted.steps % 97);
			expect(Array.from(path).at(-1)).toBe((counted.steps >> 12) % 32);
		}
	});

	it('can be sent in batches', () => {
		const [from, to] = [new CheckpointStore(), new CheckpointStore()];
		let sent = 0;
		for (let steps = 3e6; steps <= 3e8; steps += 3e6) {
			fill(from, steps, 150);
			to.append(from.batchAfter(sent));
			sent = steps;
		}
		for (const store of [from, to]) expect(store.bytes).toBeLessThan(2e6);
		expect(to.length).toBeGreaterThan(8000);
		let widest = 0;
		for (let index = 1; index < to.length; index++)
			widest = Math.max(widest, to.position(index) - to.position(index - 1));
		expect(widest).toBeLessThanOrEqual(2 * from.interval);
		for (let index = 0; index < to.length; index += 997) {
			const { statistics: counted, decisions: path } = to.get(index);
			expect(counted.steps).toBe(to.position(index));
			expect(path).toHaveLength(300);
			expect(Array.from(path).at(-1)).toBe((counted.steps >> 12) % 32);
		}
	});
});
