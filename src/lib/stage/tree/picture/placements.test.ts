import { expect, it } from 'vitest';
import { placementsTo } from './placements';

const nodes = [
	{ parent: -1, variable: -1, value: -1 },
	{ parent: 0, variable: 4, value: 1 },
	{ parent: 1, variable: 2, value: 0 },
	{ parent: 2, variable: -1, value: -1 }
];
const pathTo = (index: number) => placementsTo(nodes[index], (at) => nodes[at]);

it('leads from the root to a node', () => {
	expect(pathTo(0)).toEqual([]);
	expect(pathTo(2)).toEqual([
		{ variable: 4, value: 1 },
		{ variable: 2, value: 0 }
	]);
});

it('has no placement for a bundle', () => {
	expect(pathTo(3)).toEqual(pathTo(2));
});
