import { describe, expect, it } from 'vitest';
import { momentOf, type Placed } from '../../../../../tests/fixtures/boards';
import {
	boardLooks,
	CELL_STATES,
	LOOK_BARREN,
	LOOK_CAUSE,
	LOOK_CLASH,
	LOOK_CONFLICT,
	LOOK_CURRENT,
	lookState,
	lookValue,
	packLook,
	type LooksInput
} from './looks';
import type { Step } from '$lib/search/step';

const givens = Int8Array.of(0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
const entries = Int8Array.of(-1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
const fixed = givens.map((value, cell) => Math.max(value, entries[cell]));

function looks(placed: Placed[], step: Step | null, more: Partial<LooksInput> = {}): Int32Array {
	return boardLooks({
		moment: momentOf(fixed, placed, step),
		givens,
		entries,
		conflicts: new Set(),
		clashes: [],
		candidates: null,
		struck: null,
		...more
	});
}

const states = (list: Int32Array) => Array.from(list, lookState);

describe('a look', () => {
	it('holds state, value and flags in one number', () => {
		for (const state of CELL_STATES) {
			for (const value of [-1, 0, 8, 31]) {
				const look = packLook(state, value, LOOK_CONFLICT | LOOK_CURRENT);
				expect(lookState(look)).toBe(state);
				expect(lookValue(look)).toBe(value);
				expect(look & LOOK_CONFLICT).not.toBe(0);
				expect(look & LOOK_CLASH).toBe(0);
			}
		}
	});
});

describe('boardLooks', () => {
	it('tells givens, entries and empty cells apart, without a search', () => {
		const list = boardLooks({
			moment: null,
			givens,
			entries,
			conflicts: new Set([1]),
			clashes: [],
			candidates: null,
			struck: null
		});
		expect(states(list).slice(0, 3)).toEqual(['given', 'entry', 'empty']);
		expect(list[1] & LOOK_CONFLICT).not.toBe(0);
		expect(lookValue(list[1])).toBe(1);
	});

	it('shows nothing of the search at position 0', () => {
		const moment = { ...momentOf(fixed, [[2, 2]], null), position: 0 };
		expect(states(looks([], null, { moment }))[2]).toBe('empty');
	});

	it('tells the path, its tip and what elimination placed apart', () => {
		const list = looks(
			[
				[2, 2],
				[3, 3, true],
				[4, 3]
			],
			{ kind: 'place', variable: 4, value: 3, cause: -1 }
		);
		expect(states(list).slice(0, 6)).toEqual([
			'given',
			'entry',
			'placed',
			'forced',
			'newest',
			'empty'
		]);
		expect(list[4] & LOOK_CURRENT).not.toBe(0);
	});

	it('shows a rejected value in its cell and marks those that forbid it', () => {
		const step: Step = { kind: 'reject', variable: 3, value: 0, cause: -1 };
		const list = looks([[2, 2]], step, { clashes: [0] });
		expect(lookState(list[3])).toBe('tried');
		expect(lookValue(list[3])).toBe(0);
		expect(list[0] & LOOK_CLASH).not.toBe(0);
		expect(lookState(list[2])).toBe('newest');
	});

	it('leaves a ghost of what was taken back, and the tip moves back', () => {
		const step: Step = { kind: 'backtrack', variable: 3, value: 3, cause: -1 };
		const list = looks([[2, 2]], step);
		expect(lookState(list[3])).toBe('ghost');
		expect(lookValue(list[3])).toBe(3);
		expect(lookState(list[2])).toBe('newest');
	});

	it('marks a dead end', () => {
		const list = looks([[2, 2]], { kind: 'deadend', variable: 3, value: -1, cause: -1 });
		expect(lookState(list[3])).toBe('deadend');
	});

	it('marks nothing when a dead end has no cell', () => {
		const list = looks([[2, 2]], { kind: 'deadend', variable: -1, value: 3, cause: 5 });
		expect(states(list)).not.toContain('deadend');
	});

	it('marks the cause of an elimination', () => {
		const list = looks([[2, 2]], { kind: 'eliminate', variable: 3, value: 2, cause: 2 });
		expect(list[2] & LOOK_CAUSE).not.toBe(0);
		expect(list[3] & LOOK_CURRENT).not.toBe(0);
	});

	it('turns all that the search placed into the solution, and nothing else', () => {
		const list = looks(
			[
				[2, 2],
				[3, 3, true]
			],
			{ kind: 'solution', variable: -1, value: -1, cause: -1 }
		);
		expect(states(list).slice(0, 4)).toEqual(['given', 'entry', 'solved', 'solved']);
	});

	it('sees an empty cell without candidates, counting what elimination removed', () => {
		const candidates = new Int32Array(16).fill(0b11);
		const struck = new Int32Array(16);
		candidates[5] = 0;
		struck[6] = 0b11;
		const list = looks([], null, { candidates, struck });
		expect(list[5] & LOOK_BARREN).not.toBe(0);
		expect(list[6] & LOOK_BARREN).not.toBe(0);
		expect(list[7] & LOOK_BARREN).toBe(0);
	});
});
