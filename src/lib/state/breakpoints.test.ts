import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEP_KINDS, packStep } from '../search/step';
import {
	MAX_STOPS,
	MAX_STOP_NUMBER,
	addStop,
	decodeStops,
	encodeStops,
	hasStop,
	matchStops,
	metStop,
	removeStop,
	toggleStop,
	type Breakpoint
} from './breakpoints';
import { stepsOf } from './trace.fixture';

const anyStop: fc.Arbitrary<Breakpoint> = fc.oneof(
	fc.constantFrom<Breakpoint>({ kind: 'backtrack' }, { kind: 'deadend' }, { kind: 'solution' }),
	fc.record({ kind: fc.constant('cell' as const), variable: fc.nat(MAX_STOP_NUMBER) }),
	fc.record({
		kind: fc.constant('depth' as const),
		below: fc.integer({ min: 1, max: MAX_STOP_NUMBER })
	}),
	fc.record({ kind: fc.constant('line' as const), step: fc.constantFrom(...STEP_KINDS) })
);
const anyStops = fc
	.array(anyStop, { maxLength: 24 })
	.map((stops) => stops.reduce<readonly Breakpoint[]>(addStop, []));

/** What each kind of stop means, written down once more without packed words. */
function means(stop: Breakpoint, kind: string, variable: number, depth: number): boolean {
	switch (stop.kind) {
		case 'cell':
			return ['place', 'force', 'backtrack'].includes(kind) && variable === stop.variable;
		case 'depth':
			return kind === 'backtrack' && depth === stop.below - 1;
		case 'line':
			return kind === stop.step;
		default:
			return kind === stop.kind;
	}
}

describe('matchStops', () => {
	it('meets exactly the steps that its stops mean', () => {
		fc.assert(
			fc.property(
				anyStops,
				fc.nat(STEP_KINDS.length - 1),
				fc.integer({ min: -1, max: 40 }),
				fc.nat(40),
				(stops, kind, variable, depth) => {
					const word = packStep(kind, variable, 3);
					const expected = stops.some((stop) => means(stop, STEP_KINDS[kind], variable, depth));
					expect(matchStops(stops)(word, depth)).toBe(expected);
					expect(metStop(stops, word, depth) !== null).toBe(expected);
				}
			)
		);
	});

	it('stops at nothing when nothing is set', () => {
		expect(stepsOf('c0 p0 d1 b0 s').some((word) => matchStops([])(word, 0))).toBe(false);
	});

	it('meets a depth only where the search falls below it', () => {
		const match = matchStops([{ kind: 'depth', below: 2 }]);
		const [place, back] = stepsOf('p1 b1');
		expect(match(back, 1)).toBe(true);
		expect(match(back, 2)).toBe(false);
		expect(match(back, 0)).toBe(false);
		expect(match(place, 1)).toBe(false);
	});

	it('names the first of several stops that a step meets', () => {
		const stops: Breakpoint[] = [
			{ kind: 'solution' },
			{ kind: 'cell', variable: 4 },
			{ kind: 'backtrack' }
		];
		expect(metStop(stops, stepsOf('b4')[0], 3)).toEqual({ kind: 'cell', variable: 4 });
	});
});

describe('stops in an address', () => {
	it('reads as words', () => {
		const stops: Breakpoint[] = [
			{ kind: 'backtrack' },
			{ kind: 'cell', variable: 17 },
			{ kind: 'depth', below: 12 },
			{ kind: 'line', step: 'place' }
		];
		expect(encodeStops(stops)).toBe('backtrack,cell-17,depth-12,line-place');
	});

	it('come back as they were', () => {
		fc.assert(
			fc.property(anyStops, (stops) => {
				const text = encodeStops(stops);
				if (text.length <= 512) expect(decodeStops(text)).toEqual(stops);
				else expect(decodeStops(text)).toBe(null);
			})
		);
	});

	it('are written again letter by letter, whatever was read', () => {
		const piece = fc.oneof(
			fc.string(),
			anyStop.map((stop) => encodeStops([stop])),
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
				const stops = decodeStops(text);
				if (stops !== null) expect(encodeStops(stops)).toBe(text);
				else expect(stops).toBe(null);
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
		Array.from({ length: MAX_STOPS + 1 }, (_, i) => `cell-${i}`).join(',')
	])('refuses %j', (text) => {
		expect(decodeStops(text)).toBe(null);
	});

	it('are none in an empty text', () => {
		expect(decodeStops('')).toEqual([]);
	});
});

describe('lists of stops', () => {
	it('are never changed, and know a stop by what it means', () => {
		const none: readonly Breakpoint[] = Object.freeze([]);
		const one = addStop(none, { kind: 'cell', variable: 3 });
		expect(one).toEqual([{ kind: 'cell', variable: 3 }]);
		expect(addStop(one, { kind: 'cell', variable: 3 })).toBe(one);
		expect(hasStop(one, { kind: 'cell', variable: 4 })).toBe(false);
		expect(removeStop(one, { kind: 'cell', variable: 4 })).toBe(one);
		expect(toggleStop(one, { kind: 'cell', variable: 3 })).toEqual([]);
		expect(toggleStop(one, { kind: 'backtrack' })).toHaveLength(2);
	});

	it('do not grow for ever', () => {
		let stops: readonly Breakpoint[] = [];
		for (let variable = 0; variable < 100; variable++)
			stops = addStop(stops, { kind: 'cell', variable });
		expect(stops).toHaveLength(MAX_STOPS);
	});
});
