import { describe, expect, it } from 'vitest';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import { reusing } from '$lib/stage/facts/reuse';
import { variableStates } from '$lib/stage/facts/variable-states';
import type { Moment } from '$lib/engine/trace/moment';
import { attackMap } from './attack-map';
import { squaresOf, type Square } from './squares';

const fixed = new Int8Array(4).fill(-1);

function squaresAt(moment: Moment, candidates: number[] | null = null): Square[] {
	const { assignment } = moment;
	const none = { conflicts: new Set<number>(), clashes: [], pruned: null };
	const states = variableStates({
		...none,
		fixed,
		assignment,
		moment,
		candidates,
		pencil: 'all'
	});
	return squaresOf(states, attackMap(4, assignment));
}

describe('the squares', () => {
	it('show the queen being tried, its attackers, and what was tried before', () => {
		const moment = momentOf(fixed, [[0, 0]], stepOf('reject', 1, 1));
		const frames = moment.frames.map((frame) => ({ ...frame, failed: 0b1000, solved: 0b0100 }));
		const squares = squaresAt({ ...moment, frames });
		expect(squares[0].queen?.kind).toBe('newest');
		expect(squares.slice(2, 4).map(({ mark }) => mark)).toEqual(['solved', 'failed']);
		expect(squares[3].settled).toBe(true);
		expect(squares[5]).toMatchObject({ count: 1, sole: 0, current: true });
		expect(squares[5].queen?.kind).toBe('tried');
	});

	it('tell apart what was rejected, failed, led to a solution, and is left in the current row', () => {
		const moment = momentOf(fixed, [[0, 0]], stepOf('backtrack', 1, 2));
		const tried = {
			forced: false,
			value: -1,
			rejected: 0b0001,
			failed: 0b0010,
			solved: 0b0100,
			skipped: 0
		};
		const frames = [...moment.frames, { ...tried, variable: 1, left: 0b1000 }];
		const marks = squaresAt({ ...moment, frames }).map(({ mark }) => mark);
		expect(marks.slice(4, 8)).toEqual(['rejected', 'failed', 'solved', 'left']);
		// What is not tried yet is told of the current row alone.
		const later = { ...moment, frames, step: stepOf('choose', 2) };
		expect(squaresAt(later).map(({ mark }) => mark)[4]).not.toBe('rejected');
	});

	it('show candidates and the one being eliminated', () => {
		const moment = momentOf(fixed, [[0, 0]], stepOf('eliminate', 1, 2, 0));
		const marks = squaresAt(moment, [0, 0b1100, 0, 0]).map(({ mark }) => mark);
		expect(marks.slice(4, 8)).toEqual(['none', 'none', 'eliminated', 'candidate']);
	});

	it('stay the same objects if nothing changed', () => {
		const keep = reusing<Square>();
		const placed = [[0, 0]] as const;
		const before = keep(squaresAt(momentOf(fixed, placed, stepOf('choose', 3))));
		const after = keep(squaresAt(momentOf(fixed, placed, stepOf('deadend', 3))));
		// A queen is a state, and the facts keep states.
		expect(after.slice(1, 12)).toEqual(before.slice(1, 12));
		expect(after.slice(1, 12).every((square, at) => square === before[at + 1])).toBe(true);
		expect(after[12]).toMatchObject({ deadend: true });
	});
});
