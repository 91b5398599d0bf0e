import { describe, expect, it } from 'vitest';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { EXPANDED_NODES, withExpansion } from './expansions';

/** A tree of this length; only its positions matter here. */
const treeOf = (length: number, ...positions: number[]) =>
	({ length, position: Float64Array.from(positions) }) as unknown as Tree;

describe('opened subtrees', () => {
	const half = EXPANDED_NODES / 2;

	it('are kept while their total is small', () => {
		const kept = withExpansion(new Map([[5, treeOf(half, 5)]]), 9, treeOf(half, 9));
		expect([...kept.keys()]).toEqual([5, 9]);
	});

	it('are dropped, oldest first, when their total is too large', () => {
		const three = new Map([7, 5, 9].map((key) => [key, treeOf(half / 2, key)]));
		const kept = withExpansion(three, 11, treeOf(half, 11));
		expect([...kept.keys()]).toEqual([5, 9, 11]);
	});

	it('stay if they contain the new one', () => {
		const nested = new Map([
			[5, treeOf(half, 5, 20)],
			[9, treeOf(half, 9)]
		]);
		expect([...withExpansion(nested, 20, treeOf(half, 20)).keys()]).toEqual([5, 20]);
	});

	it('count once when they are opened again', () => {
		const kept = withExpansion(new Map([[5, treeOf(half, 5)]]), 5, treeOf(EXPANDED_NODES, 5));
		expect([...kept.values()].map(({ length }) => length)).toEqual([EXPANDED_NODES]);
	});
});
