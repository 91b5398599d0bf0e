import { describe, expect, it } from 'vitest';
import type { Outcome } from '$lib/engine/search/outcome';
import type { Step } from '$lib/engine/search/step';
import { returningIn } from './returning';

type Marks = Parameters<typeof returningIn>[0];

const one = { variable: 0, value: 0 };
const mark = (parent: number, more: object = {}) => ({
	...{ parent, variable: -1, value: -1, inside: [], kind: 'open' as const, later: false },
	...more
});
/** A root, a capsule of three placements, a node, a solution; and a failed node below the root. */
const marks: Marks = {
	nodes: [
		mark(-1),
		mark(0, { kind: 'chain', inside: [one, one, one] }),
		mark(1),
		mark(2, { kind: 'solution' }),
		mark(0, { variable: 5, value: 2, kind: 'exhausted' })
	],
	path: [0, 1, 2, 3],
	current: 3
};
const solved: Outcome = { kind: 'solved' };
const undo: Step = { kind: 'backtrack', variable: 5, value: 2, cause: -1 };

describe('return values in the tree', () => {
	it('are not shown in the studio', () => {
		expect(returningIn(marks, { step: undo, outcome: null }, null)).toBeNull();
	});

	it.each([
		[0, null],
		[1, [3]],
		[2, [2, 3]],
		[4, [2, 3]],
		[5, [1, 2, 3]],
		[99, [1, 2, 3]]
	])('have left the marks whose calls have returned: %s', (returned, left) => {
		const found = returningIn(marks, { step: null, outcome: solved }, returned);
		expect(found).toEqual(left && { marks: left, value: 'found' });
	});

	it('are none before the end', () => {
		expect(returningIn(marks, { step: null, outcome: null }, 2)).toBeNull();
	});

	it('are the failure of the node that was left', () => {
		const moment = { step: undo, outcome: null };
		expect(returningIn({ ...marks, path: [0], current: 0 }, moment, 0)).toEqual({
			marks: [4],
			value: 'failed'
		});
		expect(returningIn(marks, moment, 0)).toBeNull();
	});
});
