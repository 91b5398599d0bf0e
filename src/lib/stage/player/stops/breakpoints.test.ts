import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEP_KINDS, packStep } from '$lib/engine/search/step';
import { NO_STEP } from '$lib/engine/trace/trace';
import {
	MAX_BREAKPOINTS,
	MAX_BREAKPOINT_NUMBER,
	decodeBreakpoints,
	encodeBreakpoints,
	matchBreakpoints,
	marksOf,
	MAX_NOTE,
	withoutLaterMarks,
	tidyNote,
	breakpointAt,
	type Breakpoint,
	hasBreakpoint
} from './breakpoints';
import { addBreakpoint, setMark, removeBreakpoint, toggleBreakpoint } from './edit-breakpoints';
import { stepsOf } from '../../run/trace.fixture';

const anyBreakpoint: fc.Arbitrary<Breakpoint> = fc.oneof(
	fc.constantFrom<Breakpoint>({ kind: 'backtrack' }, { kind: 'deadend' }, { kind: 'solution' }),
	fc.record({ kind: fc.constant('cell' as const), variable: fc.nat(MAX_BREAKPOINT_NUMBER) }),
	fc.record({
		kind: fc.constant('depth' as const),
		below: fc.integer({ min: 1, max: MAX_BREAKPOINT_NUMBER })
	}),
	fc.record({ kind: fc.constant('line' as const), step: fc.constantFrom(...STEP_KINDS) }),
	fc.record({
		kind: fc.constant('mark' as const),
		position: fc.oneof(fc.nat(60), fc.maxSafeNat()),
		note: fc
			.oneof(fc.string({ unit: 'grapheme' }), fc.constant('50 %, or all,, %2C?'))
			.map(tidyNote)
	})
);
const anyBreakpoints = fc
	.array(anyBreakpoint, { maxLength: 24 })
	.map((breakpoints) => breakpoints.reduce<readonly Breakpoint[]>(addBreakpoint, []));

/** The meaning of each kind of breakpoint, written again without packed words. */
function means(
	breakpoint: Breakpoint,
	kind: string,
	variable: number,
	depth: number,
	position: number
): boolean {
	switch (breakpoint.kind) {
		case 'mark':
			return position === breakpoint.position;
		case 'cell':
			return ['place', 'force', 'backtrack'].includes(kind) && variable === breakpoint.variable;
		case 'depth':
			return kind === 'backtrack' && depth === breakpoint.below - 1;
		case 'line':
			return kind === breakpoint.step;
		default:
			return kind === breakpoint.kind;
	}
}

describe('matchBreakpoints', () => {
	it('matches exactly the steps that its breakpoints mean', () => {
		fc.assert(
			fc.property(
				anyBreakpoints,
				fc.nat(STEP_KINDS.length - 1),
				fc.integer({ min: -1, max: 40 }),
				fc.nat(40),
				fc.nat(60),
				(breakpoints, kind, variable, depth, position) => {
					const word = packStep(kind, variable, 3);
					const expected = breakpoints.some((breakpoint) =>
						means(breakpoint, STEP_KINDS[kind], variable, depth, position)
					);
					expect(matchBreakpoints(breakpoints)(word, depth, position, NO_STEP)).toBe(expected);
					expect(breakpointAt(breakpoints, word, depth, position) !== null).toBe(expected);
				}
			)
		);
	});

	it('matches nothing when no breakpoints are set', () => {
		expect(stepsOf('c0 p0 d1 b0 s').some((word) => matchBreakpoints([])(word, 0, 1, NO_STEP))).toBe(
			false
		);
	});

	it('matches a depth only where the search drops below it', () => {
		const match = matchBreakpoints([{ kind: 'depth', below: 2 }]);
		const [place, back] = stepsOf('p1 b1');
		expect(match(back, 1, 9, NO_STEP)).toBe(true);
		expect(match(back, 2, 9, NO_STEP)).toBe(false);
		expect(match(back, 0, 9, NO_STEP)).toBe(false);
		expect(match(place, 1, 9, NO_STEP)).toBe(false);
	});

	it('returns the first of several breakpoints that a step meets', () => {
		const breakpoints: Breakpoint[] = [
			{ kind: 'solution' },
			{ kind: 'cell', variable: 4 },
			{ kind: 'backtrack' }
		];
		expect(breakpointAt(breakpoints, stepsOf('b4')[0], 3, 9)).toEqual({
			kind: 'cell',
			variable: 4
		});
	});
});

describe('breakpoints in an address', () => {
	it('are written as words', () => {
		const breakpoints: Breakpoint[] = [
			{ kind: 'backtrack' },
			{ kind: 'cell', variable: 17 },
			{ kind: 'depth', below: 12 },
			{ kind: 'line', step: 'place' },
			{ kind: 'mark', position: 120, note: '' },
			{ kind: 'mark', position: 7, note: 'Why 8, not 9?' }
		];
		expect(encodeBreakpoints(breakpoints)).toBe(
			'backtrack,cell-17,depth-12,line-place,mark-120,mark-7-Why 8%2C not 9?'
		);
	});

	it('are read back as they were written', () => {
		fc.assert(
			fc.property(anyBreakpoints, (breakpoints) => {
				expect(decodeBreakpoints(encodeBreakpoints(breakpoints))).toEqual(breakpoints);
			})
		);
	});

	it('are written exactly as they were read', () => {
		const piece = fc.oneof(
			fc.string(),
			anyBreakpoint.map((breakpoint) => encodeBreakpoints([breakpoint])),
			fc.constantFrom(
				'cell-',
				'depth-0',
				'cell-01',
				'line-',
				',',
				'-',
				'cell-99999999',
				'line-toString'
			)
		);
		fc.assert(
			fc.property(fc.array(piece), (pieces) => {
				const text = pieces.join(',');
				const breakpoints = decodeBreakpoints(text);
				if (breakpoints !== null) expect(encodeBreakpoints(breakpoints)).toBe(text);
				else expect(breakpoints).toBe(null);
			})
		);
	});

	it.each([
		'backtrack,',
		'backtrack,backtrack',
		'Backtrack',
		'cell',
		'cell-',
		'cell-01',
		'cell--1',
		'cell-65536',
		'cell-1e3',
		'depth-0',
		'depth-x',
		'line-jump',
		'line-__proto__',
		'solution-3',
		'mark',
		'mark-',
		'mark-1-',
		'mark-01',
		'mark-1- x',
		'mark-1-50%',
		'mark-1-a,mark-1-b',
		`mark-1-${'x'.repeat(MAX_NOTE + 1)}`,
		'x'.repeat(5000),
		Array.from({ length: MAX_BREAKPOINTS + 1 }, (_, i) => `cell-${i}`).join(',')
	])('refuses %j', (text) => {
		expect(decodeBreakpoints(text)).toBe(null);
	});

	it('are an empty list for an empty text', () => {
		expect(decodeBreakpoints('')).toEqual([]);
	});
});

describe('lists of breakpoints', () => {
	it('are immutable and compare breakpoints by meaning', () => {
		const none: readonly Breakpoint[] = Object.freeze([]);
		const one = addBreakpoint(none, { kind: 'cell', variable: 3 });
		expect(one).toEqual([{ kind: 'cell', variable: 3 }]);
		expect(addBreakpoint(one, { kind: 'cell', variable: 3 })).toBe(one);
		expect(hasBreakpoint(one, { kind: 'cell', variable: 4 })).toBe(false);
		expect(removeBreakpoint(one, { kind: 'cell', variable: 4 })).toBe(one);
		expect(toggleBreakpoint(one, { kind: 'cell', variable: 3 })).toEqual([]);
		expect(toggleBreakpoint(one, { kind: 'backtrack' })).toHaveLength(2);
	});

	it('have one mark for each position, in the order of the run', () => {
		const at = (position: number, note: string): Breakpoint => ({ kind: 'mark', position, note });
		const list = [at(9, 'a'), at(3, 'b'), at(9, 'c')].reduce<readonly Breakpoint[]>(
			(marks, mark) => (mark.kind === 'mark' ? setMark(marks, mark) : marks),
			[{ kind: 'backtrack' }]
		);
		expect(marksOf(list)).toEqual([at(3, 'b'), at(9, 'c')]);
		expect(hasBreakpoint(list, at(3, 'another note'))).toBe(true);
	});

	it('take no note that an address has no room for', () => {
		const note = ','.repeat(MAX_NOTE);
		let list: readonly Breakpoint[] = [];
		for (let position = 0; position < MAX_BREAKPOINTS; position++)
			list = setMark(list, { kind: 'mark', position, note });
		expect(list.length).toBeGreaterThan(5);
		expect(decodeBreakpoints(encodeBreakpoints(list))).toEqual(list);
		expect(setMark(list, { kind: 'mark', position: 99, note })).toBe(list);
	});

	it('have a maximum length', () => {
		let breakpoints: readonly Breakpoint[] = [];
		for (let variable = 0; variable < 100; variable++)
			breakpoints = addBreakpoint(breakpoints, { kind: 'cell', variable });
		expect(breakpoints).toHaveLength(MAX_BREAKPOINTS);
	});
});

describe('an address for others', () => {
	it('has the marks up to its moment, and no later one', () => {
		const marks = [3, 7, 9].map((position): Breakpoint => ({ kind: 'mark', position, note: '' }));
		const query = new URLSearchParams({
			at: '7',
			stops: encodeBreakpoints([{ kind: 'solution' }, ...marks])
		});
		withoutLaterMarks(query, 7);
		expect(query.get('stops')).toBe('solution,mark-3,mark-7');
		const one = new URLSearchParams({ at: '2', stops: 'mark-9-Why%3F' });
		withoutLaterMarks(one, 2);
		expect(one.toString()).toBe('at=2');
	});
});
