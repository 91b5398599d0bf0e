import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEP_KINDS, packStep } from '../search/step';
import {
	MAX_BREAKPOINTS,
	MAX_BREAKPOINT_NUMBER,
	addBreakpoint,
	decodeBreakpoints,
	encodeBreakpoints,
	hasBreakpoint,
	matchBreakpoints,
	breakpointAt,
	removeBreakpoint,
	toggleBreakpoint,
	type Breakpoint
} from './breakpoints';
import { stepsOf } from './trace.fixture';

const anyBreakpoint: fc.Arbitrary<Breakpoint> = fc.oneof(
	fc.constantFrom<Breakpoint>({ kind: 'backtrack' }, { kind: 'deadend' }, { kind: 'solution' }),
	fc.record({ kind: fc.constant('cell' as const), variable: fc.nat(MAX_BREAKPOINT_NUMBER) }),
	fc.record({
		kind: fc.constant('depth' as const),
		below: fc.integer({ min: 1, max: MAX_BREAKPOINT_NUMBER })
	}),
	fc.record({ kind: fc.constant('line' as const), step: fc.constantFrom(...STEP_KINDS) })
);
const anyBreakpoints = fc
	.array(anyBreakpoint, { maxLength: 24 })
	.map((breakpoints) => breakpoints.reduce<readonly Breakpoint[]>(addBreakpoint, []));

/** The meaning of each kind of breakpoint, written again without packed words. */
function means(breakpoint: Breakpoint, kind: string, variable: number, depth: number): boolean {
	switch (breakpoint.kind) {
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
				(breakpoints, kind, variable, depth) => {
					const word = packStep(kind, variable, 3);
					const expected = breakpoints.some((breakpoint) =>
						means(breakpoint, STEP_KINDS[kind], variable, depth)
					);
					expect(matchBreakpoints(breakpoints)(word, depth)).toBe(expected);
					expect(breakpointAt(breakpoints, word, depth) !== null).toBe(expected);
				}
			)
		);
	});

	it('matches nothing when no breakpoints are set', () => {
		expect(stepsOf('c0 p0 d1 b0 s').some((word) => matchBreakpoints([])(word, 0))).toBe(false);
	});

	it('matches a depth only where the search drops below it', () => {
		const match = matchBreakpoints([{ kind: 'depth', below: 2 }]);
		const [place, back] = stepsOf('p1 b1');
		expect(match(back, 1)).toBe(true);
		expect(match(back, 2)).toBe(false);
		expect(match(back, 0)).toBe(false);
		expect(match(place, 1)).toBe(false);
	});

	it('returns the first of several breakpoints that a step meets', () => {
		const breakpoints: Breakpoint[] = [
			{ kind: 'solution' },
			{ kind: 'cell', variable: 4 },
			{ kind: 'backtrack' }
		];
		expect(breakpointAt(breakpoints, stepsOf('b4')[0], 3)).toEqual({ kind: 'cell', variable: 4 });
	});
});

describe('breakpoints in an address', () => {
	it('are written as words', () => {
		const breakpoints: Breakpoint[] = [
			{ kind: 'backtrack' },
			{ kind: 'cell', variable: 17 },
			{ kind: 'depth', below: 12 },
			{ kind: 'line', step: 'place' }
		];
		expect(encodeBreakpoints(breakpoints)).toBe('backtrack,cell-17,depth-12,line-place');
	});

	it('are read back as they were written', () => {
		fc.assert(
			fc.property(anyBreakpoints, (breakpoints) => {
				const text = encodeBreakpoints(breakpoints);
				if (text.length <= 512) expect(decodeBreakpoints(text)).toEqual(breakpoints);
				else expect(decodeBreakpoints(text)).toBe(null);
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
		'x'.repeat(600),
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

	it('have a maximum length', () => {
		let breakpoints: readonly Breakpoint[] = [];
		for (let variable = 0; variable < 100; variable++)
			breakpoints = addBreakpoint(breakpoints, { kind: 'cell', variable });
		expect(breakpoints).toHaveLength(MAX_BREAKPOINTS);
	});
});
