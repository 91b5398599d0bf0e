import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tree } from './tree';
import { TreeBuilder } from './tree-builder';
import { TreeCopy } from './tree-copy';

/** A part of an abstract search: +n opens a child with value n, −n closes, 0 marks a solution. */
const walks = fc.array(fc.array(fc.integer({ min: -3, max: 4 }), { maxLength: 1500 }), {
	maxLength: 12
});

/** Sends an update after each part. */
function follow(
	parts: readonly number[][],
	budget: number,
	check: (builder: TreeBuilder, copy: TreeCopy) => void
) {
	const builder = new TreeBuilder(budget);
	const copy = new TreeCopy();
	let depth = 0;
	let position = 0;
	for (const part of parts) {
		for (const move of part) {
			position++;
			if (move > 0) {
				builder.choose(depth);
				builder.open(depth, move, false, position);
				depth++;
			} else if (move === 0) builder.solve();
			else if (depth > 0) {
				builder.close();
				depth--;
			}
		}
		copy.apply(builder.update());
		check(builder, copy);
	}
}

/** Arrays of numbers, for comparison. */
const plain = (tree: Tree) =>
	Object.fromEntries(
		Object.entries(tree).map(([name, values]: [string, number | ArrayLike<number>]) => [
			name,
			typeof values === 'number' ? values : Array.from(values)
		])
	);

describe('a copy of a growing tree', () => {
	it('is the same as a whole copy after every update, while subtrees fold', () => {
		fc.assert(
			fc.property(walks, fc.constantFrom(1030, 1 << 20), (parts, budget) => {
				follow(parts, budget, (builder, copy) =>
					expect(plain(copy.tree)).toEqual(plain(builder.snapshot()))
				);
			}),
			{ numRuns: 60 }
		);
	});

	it('is the same as a whole copy while most of a long search is folded', () => {
		const values = (seed: number) => ((seed * 2_654_435_761) >>> 16) % 8;
		// Down with every even number, up again with odd ones, seldom deeper than 40.
		const moves = Array.from({ length: 60_000 }, (_, i) => (values(i) < 4 ? 1 + (i % 4) : -1));
		const parts = Array.from({ length: 40 }, (_, i) => moves.slice(1500 * i, 1500 * (i + 1)));
		let folded = 0;
		follow(parts, 3000, (builder, copy) => {
			const { tree } = copy;
			if (tree.size[0] > tree.length) folded++;
			expect(plain(tree)).toEqual(plain(builder.snapshot()));
		});
		expect(folded).toBeGreaterThan(20);
	});

	it('is told only what changed', () => {
		const builder = new TreeBuilder();
		for (let position = 1; position <= 1000; position++) {
			builder.open(0, position % 2, false, position);
			if (position % 10 !== 0) builder.close();
		}
		const copy = new TreeCopy();
		copy.apply(builder.update());
		builder.solve();
		builder.close();
		builder.open(1, 0, false, 1001);
		const update = builder.update();
		expect(update.kept).toBe(1001);
		expect(update.added.length).toBe(1);
		// The nodes that were open: the root and every tenth.
		expect(update.open.length).toBe(101);
		copy.apply(update);
		expect(plain(copy.tree)).toEqual(plain(builder.snapshot()));
	});
});
