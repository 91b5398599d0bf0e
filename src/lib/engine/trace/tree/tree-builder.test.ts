import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TreeBuilder } from './tree-builder';
import { NODE_CLOSED, NODE_FOLDED, NODE_SOLVED, lastNodeAt, type Tree } from './tree';

/** An abstract search: +n opens a child with value n, −1 closes, 0 marks a solution. */
const walks = fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 400 });

function build(walk: number[], budget: number): Tree {
	const builder = new TreeBuilder(budget);
	let depth = 0;
	walk.forEach((move, i) => {
		if (move > 0) {
			builder.choose(depth);
			builder.open(depth, move, false, i + 1);
			depth++;
		} else if (move === 0) builder.solve();
		else if (depth > 0) {
			builder.close();
			depth--;
		}
	});
	return builder.snapshot();
}

describe('the tree', () => {
	it('knows the size of every subtree', () => {
		fc.assert(
			fc.property(walks, (walk) => {
				const tree = build(walk, 1 << 16);
				expect(tree.length).toBe(1 + walk.filter((move) => move > 0).length);
				for (let node = 0; node < tree.length; node++) {
					let size = 1;
					let solved = 0;
					for (let other = node + 1; other < tree.length; other++)
						if (tree.parent[other] === node) {
							size += tree.size[other];
							solved |= tree.flags[other] & NODE_SOLVED;
						}
					expect(tree.size[node]).toBe(size);
					expect(tree.storedSize[node]).toBe(size);
					if (solved) expect(tree.flags[node] & NODE_SOLVED).toBe(NODE_SOLVED);
				}
			})
		);
	});

	it('accounts for every node when it outgrows its budget', () => {
		fc.assert(
			fc.property(walks, fc.integer({ min: 4, max: 60 }), (walk, budget) => {
				const whole = build(walk, 1 << 16);
				const open = [...whole.flags].filter((flags) => !(flags & NODE_CLOSED)).length;
				fc.pre(budget > 4 * open);
				// Capacities start at 1,024; only folding enforces the budget.
				const tree = build(repeat(walk, 40), budget + 1024);
				expect(tree.size[0]).toBe(build(repeat(walk, 40), 1 << 20).size[0]);
				for (let node = 0; node < tree.length; node++) {
					const folded = tree.size[node] > tree.storedSize[node];
					expect((tree.flags[node] & NODE_FOLDED) !== 0).toBe(folded);
					if (node > 0) {
						expect(tree.parent[node]).toBeLessThan(node);
						expect(tree.depth[node]).toBe(tree.depth[tree.parent[node]] + 1);
						expect(tree.position[node]).toBeGreaterThan(tree.position[node - 1]);
					}
				}
			}),
			{ numRuns: 60 }
		);
	});

	it('makes do with half its budget once it has folded', () => {
		const builder = new TreeBuilder(4000);
		let opened = 1;
		let longest = 0;
		function branch(depth: number): void {
			for (let value = 0; value < 4; value++) {
				builder.open(depth, value, false, opened++);
				if (opened <= 4000) expect(builder.length).toBe(opened);
				else longest = Math.max(longest, builder.length);
				if (depth < 6) branch(depth + 1);
				builder.close();
			}
		}
		branch(0);
		expect(opened).toBe(21_845);
		expect(longest).toBeGreaterThan(1000);
		expect(longest).toBeLessThanOrEqual(2000);
		expect(builder.snapshot().size[0]).toBe(opened);
	});

	it('stays within its budget as long as it can fold', () => {
		const builder = new TreeBuilder(2000);
		const choices = [0];
		let opened = 1;
		// Every sequence of seven values out of four, in order.
		for (let position = 1; choices.length > 0; position++) {
			const value = choices[choices.length - 1]++;
			if (value < 4 && choices.length <= 7) {
				builder.open(choices.length - 1, value, false, position);
				opened++;
				if (opened % 1000 === 0) builder.solve();
				choices.push(0);
			} else {
				choices.pop();
				if (choices.length > 0) builder.close();
			}
			expect(builder.length).toBeLessThanOrEqual(2000);
		}
		expect(opened).toBe((4 ** 8 - 1) / 3);
		expect(builder.snapshot().size[0]).toBe(opened);
	});

	it('exceeds its budget rather than lose a node', () => {
		const builder = new TreeBuilder(1024);
		for (let i = 1; i <= 5000; i++) builder.open(i, 1, false, i);
		expect(builder.snapshot().length).toBe(5001);
	});

	it('finds the last node placed by a position', () => {
		const tree = build([1, 1, -1, 2, -1, -1, 1], 100);
		expect([0, 1, 2, 3, 4, 6, 7, 99].map((at) => lastNodeAt(tree, at))).toEqual([
			0, 1, 2, 2, 3, 3, 4, 4
		]);
	});
});

/** Repeats the walk, each time from the root. */
function repeat(walk: number[], times: number): number[] {
	const closed = [...walk, ...walk.map(() => -1)];
	return Array.from({ length: times }, () => closed).flat();
}
