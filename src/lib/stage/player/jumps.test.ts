import { describe, expect, it } from 'vitest';
import { NO_STEP } from '$lib/engine/trace/trace';
import type { Breakpoint } from './stops/breakpoints';
import { jumpName, matchJump, type Jump } from './jumps';
import { PackedTrace, stepsOf } from '../run/trace.fixture';

const trace = new PackedTrace(stepsOf('c0 p0 c1 r1 p1 d2 b1 f1 b1 b0 s'));

/** The positions where a jump can end. */
function matches(jump: Jump, breakpoints: Breakpoint[] = []): number[] {
	const match = matchJump(jump, breakpoints);
	return Array.from(trace.words, (_, at) => at + 1).filter((position) =>
		match(trace.words[position - 1], trace.depths[position], position, NO_STEP)
	);
}

describe('matchJump', () => {
	it('matches steps of one kind', () => {
		expect(matches('backtrack')).toEqual([7, 9, 10]);
		expect(matches('deadend')).toEqual([6]);
		expect(matches('solution')).toEqual([11]);
	});

	it('matches steps that place or empty a variable, but not those that only try it', () => {
		expect(matches({ variable: 1 })).toEqual([5, 7, 8, 9]);
	});

	it('matches backtracks to a depth or above it', () => {
		expect(matches({ depth: 1 })).toEqual([7, 9, 10]);
		expect(matches({ depth: 0 })).toEqual([10]);
	});

	it('matches the breakpoints that are set', () => {
		expect(matches('breakpoint', [{ kind: 'deadend' }, { kind: 'solution' }])).toEqual([6, 11]);
		expect(matches('breakpoint')).toEqual([]);
	});
});

describe('jumpName', () => {
	it('is equal exactly for jumps that match the same steps', () => {
		const jumps: Jump[] = [
			'backtrack',
			'breakpoint',
			{ variable: 3 },
			{ variable: 4 },
			{ depth: 3 }
		];
		const names = jumps.map((jump) => jumpName(jump, []));
		expect(new Set(names).size).toBe(jumps.length);
		expect(jumpName({ variable: 3 }, [])).toBe(names[2]);
		expect(jumpName('breakpoint', [{ kind: 'deadend' }])).not.toBe(names[1]);
	});
});
