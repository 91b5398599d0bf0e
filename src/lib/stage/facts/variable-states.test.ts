import { describe, expect, it } from 'vitest';
import { momentOf, stepOf, type Placed } from '../../../../tests/fixtures/boards';
import type { Step } from '$lib/engine/search/step';
import type { Grain } from '../player/grain';
import { reusing } from './reuse';
import { variableStates, type StatesInput, type VariableState } from './variable-states';

/** Nine variables: the first two belong to the puzzle. */
const fixed = Int8Array.of(0, 1, -1, -1, -1, -1, -1, -1, -1);

function statesAt(
	placed: readonly Placed[],
	step: Step | null,
	more: Partial<StatesInput> = {}
): VariableState[] {
	const moment = momentOf(fixed, placed, step);
	return variableStates({
		fixed,
		assignment: moment.assignment,
		moment,
		conflicts: new Set(),
		clashes: [],
		candidates: null,
		pruned: null,
		pencil: 'all',
		...more
	});
}

const kinds = (states: readonly VariableState[]) => states.map(({ kind }) => kind);

describe('the state of a variable', () => {
	it('distinguishes the puzzle from open variables, without a search', () => {
		const states = statesAt([], null, { moment: null, conflicts: new Set([1]) });
		expect(kinds(states).slice(0, 3)).toEqual(['set', 'set', 'open']);
		expect(states.map(({ value }) => value).slice(0, 3)).toEqual([0, 1, -1]);
		expect(states.map(({ conflict }) => conflict).slice(0, 3)).toEqual([false, true, false]);
	});

	it('shows what a given was written over with', () => {
		const [over, given] = statesAt([[0, 5]], stepOf('place', 0, 5));
		expect(over).toMatchObject({ kind: 'newest', value: 5 });
		expect(given).toMatchObject({ kind: 'set', value: 1 });
	});

	it('distinguishes placements, the newest one, and those by elimination', () => {
		const placed: Placed[] = [
			[2, 2],
			[3, 3, true],
			[4, 3]
		];
		const states = statesAt(placed, stepOf('place', 4, 3));
		expect(kinds(states).slice(2, 6)).toEqual(['placed', 'forced', 'newest', 'open']);
		expect(states[4]).toMatchObject({ current: true, stepValue: 3 });
		expect(kinds(statesAt(placed.slice(0, 2), stepOf('force', 3, 3)))[3]).toBe('forced-newest');
	});

	it('shows a rejected value and the variables that forbid it', () => {
		const states = statesAt([[2, 2]], stepOf('reject', 3, 0), { clashes: [0] });
		expect(states[3]).toMatchObject({ kind: 'tried', value: 0 });
		expect(states[0].clash).toBe(true);
		expect(states[2].kind).toBe('newest');
	});

	it('shows the value just taken back and those taken back earlier', () => {
		const states = statesAt([[2, 2]], stepOf('backtrack', 3, 3));
		expect(states[3]).toMatchObject({ kind: 'taken-back', value: 3 });
		const moment = momentOf(fixed, [[2, 2]], stepOf('choose', 3));
		const frames = moment.frames.map((frame) => ({ ...frame, failed: 0b011, solved: 0b100 }));
		const before = { failed: 0b011, solved: 0b100 };
		expect(statesAt([], null, { moment: { ...moment, frames } })[2]).toMatchObject(before);
		const solution = { ...moment, frames, step: stepOf('solution') };
		expect(statesAt([], null, { moment: solution })[2]).toMatchObject({ failed: 0, solved: 0 });
	});

	it('marks a dead end if it concerns a variable', () => {
		expect(statesAt([[2, 2]], stepOf('deadend', 3))[3].kind).toBe('deadend');
		expect(kinds(statesAt([[2, 2]], stepOf('deadend', -1, 3, 5)))).not.toContain('deadend');
	});

	it('tells what is used up after a solution from a dead end', () => {
		const moment = momentOf(fixed, [[2, 2]], stepOf('deadend', 3));
		const at = (solved: number, failed: number) => {
			const frame = { ...moment.frames[0], variable: 3, value: -1, solved, failed };
			return statesAt([], null, { moment: { ...moment, frames: [moment.frames[0], frame] } })[3]
				.kind;
		};
		expect(at(0, 0b11)).toBe('deadend');
		expect(at(0b01, 0b10)).toBe('used-up');
	});

	it('tells the reasons of a dead end from what forbids a value being tried', () => {
		const rings = (step: Step) =>
			statesAt([[2, 2]], step, { clashes: [0] }).map(({ clash, reason }) => ({ clash, reason }))[0];
		expect(rings(stepOf('reject', 3, 0))).toEqual({ clash: true, reason: false });
		expect(rings(stepOf('deadend', 3))).toEqual({ clash: true, reason: true });
	});

	it('marks the cause of an elimination and the eliminated candidate', () => {
		const states = statesAt([[2, 2]], stepOf('eliminate', 3, 2, 2));
		expect(states[2].cause).toBe(true);
		expect(states[3]).toMatchObject({ current: true, eliminated: 0b100 });
	});

	it('marks all that a move eliminates: the effect of a placement, or what one variable loses', () => {
		const prunedValues = Int32Array.from({ length: fixed.length }, (_, at) => at % 2);
		const at = (depth: number, grain: Grain) => {
			const moment = momentOf(fixed, [], stepOf('eliminate', 3, 0, 2));
			const statistics = { ...moment.statistics, depth };
			return statesAt([], null, { moment: { ...moment, prunedValues, statistics }, grain })
				.filter(({ eliminated }) => eliminated !== 0)
				.map(({ variable }) => variable);
		};
		expect(at(1, 'cell')).toEqual([1, 3, 5, 7]);
		expect(at(0, 'cell')).toEqual([3]);
		expect(at(1, 'try')).toEqual([3]);
	});

	it('shows everything that the search placed, and nothing else, as the solution', () => {
		const placed: Placed[] = [
			[2, 2],
			[3, 3, true]
		];
		const states = statesAt(placed, stepOf('solution'));
		expect(kinds(states).slice(0, 4)).toEqual(['set', 'set', 'solved', 'solved']);
	});

	it('shows the candidates of all variables, of those with few, or none', () => {
		const candidates = Int32Array.of(0, 0, 0b1111, 0b0111, 0b1, 0, 0b1, 0b1, 0b1);
		const pruned = Int32Array.of(0, 0, 0, 0b1000, 0, 0, 0, 0, 0);
		const shown = (pencil: StatesInput['pencil']) =>
			statesAt([[6, 0]], stepOf('choose', 7), { candidates, pruned, pencil });
		expect(shown('all').map(({ candidates }) => candidates)).toEqual([0, 0, 15, 7, 1, 0, 0, 1, 1]);
		expect(shown('all')[3].pruned).toBe(0b1000);
		expect(shown('few').map(({ candidates }) => candidates)).toEqual([0, 0, 0, 7, 1, 0, 0, 1, 1]);
		expect(shown('few')[3].pruned).toBe(0);
		expect(shown('off').map(({ candidates }) => candidates)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
		expect(shown('few').map(({ barren }) => barren)[5]).toBe(true);
		expect(shown('off').map(({ barren }) => barren)[5]).toBe(false);
	});
});

describe('reusing', () => {
	it('keeps unchanged items, and the whole list if nothing changed', () => {
		const keep = reusing<VariableState>();
		const before = keep(statesAt([[2, 2]], stepOf('choose', 3)));
		expect(keep(statesAt([[2, 2]], stepOf('choose', 3)))).toBe(before);
		const after = keep(statesAt([[2, 2]], stepOf('reject', 3, 1)));
		expect(after.map((state, at) => state === before[at])).toEqual(before.map((_, at) => at !== 3));
	});

	it('starts again with a list of another length', () => {
		const keep = reusing<{ at: number }>();
		keep([{ at: 0 }, { at: 1 }]);
		expect(keep([{ at: 0 }])).toEqual([{ at: 0 }]);
	});
});
