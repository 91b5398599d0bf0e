import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costly, sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { checked, soundTrace, traceText } from '../../../../../tests/fixtures/traces';
import { ways } from '../../../../../tests/fixtures/ways';
import { Subset, subsetOf } from '$lib/kinds/subset/subset';
import { worthOf, type Problem } from '../../problem';
import { fitStrategy } from '../../search/choices';
import { DEFAULT_STRATEGY, type Strategy } from '../../search/strategy';
import type { LieCode } from './lie';

type Event = readonly (string | number | null | readonly number[])[];

/** The state before an event of a real run. */
interface Place {
	readonly problem: Problem;
	readonly events: readonly Event[];
	readonly at: number;
	readonly board: readonly number[];
	/** The variables of the placements in force, in order. */
	readonly path: readonly number[];
	/** An open variable. */
	readonly open: number;
	/** A number to choose by. */
	readonly pick: number;
}

/** What stands in place of an event, or before it if it ends with the event itself; null if nothing can. */
type Plant = (place: Place) => readonly Event[] | null;

const SUDOKU = sudokuOf('.....2...3..4...');
const WAYS = ways({ rows: 3, columns: 3, costs: [1, 1, 1, 1, 0, 2, 1, 1, 1] });
const COSTLY = costly('1..4............');
/** What is best yields most: 55; everything together 135. */
const KNAPSACK = new Subset(subsetOf([4, 7, 3, 9, 5], 13, [30, 25, 15, 40, 25]));
const ALL = { goal: 'all' } as const;

const valueAt = ({ board }: Place, at: number) => board[at];
const clashes = ({ problem, board, open }: Place, value: number) =>
	problem.clashes(board, open, value);
/** Whether a value was tried at the node that the search is at. */
function isTried({ events, at }: Place, variable: number, value: number): boolean {
	let depth = 0;
	for (const [word, one, other] of events.slice(0, at).reverse()) {
		if (word === 't' || word === 'j') {
			if (depth++ === 0 && one === variable && other === value) return true;
		} else if (word === 'p' || word === 'f') {
			if (depth-- === 0) return false;
		}
	}
	return false;
}
/** Values of the open variable that clash, or fit and were not tried. */
function valuesThat(place: Place, fit: boolean): number[] {
	if (place.open < 0) return [];
	return [...Array(place.problem.valueCount).keys()].filter((value) =>
		fit
			? clashes(place, value).length === 0 && !isTried(place, place.open, value)
			: clashes(place, value).length > 0
	);
}
const one = <T>({ pick }: Place, list: readonly T[]) => list[pick % list.length];
const inPlace = ({ board }: Place) => board.flatMap((value, at) => (value >= 0 ? [at] : []));

/** The least cost of a solution that completes the board, by plain recursion; null for none. */
function bestBelow({ problem, path, board }: Pick<Place, 'problem' | 'path' | 'board'>) {
	const model = problem.model();
	for (const variable of path) model.place(variable, board[variable]);
	let best: number | null = null;
	const search = (open: number, from: number) => {
		if (model.isSolution?.() ?? open === 0) {
			best = Math.min(best ?? Infinity, model.bound!());
			return;
		}
		const variable = board.findIndex((value, at) => at >= from && value < 0);
		if (variable < 0) return;
		const legal = model.legal(variable);
		for (let value = 0; value < problem.valueCount; value++) {
			if (((legal >>> value) & 1) === 0) continue;
			model.place(variable, value);
			search(open - 1, variable + 1);
			model.takeBack(variable, value);
		}
	};
	search(board.filter((value) => value < 0).length, 0);
	return best as number | null;
}

interface Lie {
	readonly code: LieCode;
	readonly problem: Problem;
	readonly strategy: Partial<Strategy>;
	readonly plant: Plant;
	/** How many events after the first planted one the false one is. */
	readonly after?: number;
}

/** Plants an event before one, made of a value of an open variable that clashes, or fits. */
const withValue =
	(fit: boolean, event: (place: Place, value: number) => Event | null): Plant =>
	(place) => {
		const value = one(place, valuesThat(place, fit));
		const planted = value === undefined ? null : event(place, value);
		return planted && [planted, place.events[place.at]];
	};
const before =
	(event: (place: Place) => Event | null): Plant =>
	(place) => {
		const planted = event(place);
		return planted && [planted, place.events[place.at]];
	};
const isNext = ({ events, at }: Place, word: string) => events[at][0] === word;
const unitOf = ({ problem, open }: Place, value: number) =>
	problem.units.findIndex((unit) => unit.value === value && unit.variables.includes(open));

const plain = { problem: SUDOKU, strategy: ALL };
const LIES: readonly Lie[] = [
	{ code: 'given', ...plain, plant: before(({ pick }) => ['p', [5, 9, 12][pick % 3], pick % 4]) },
	{
		code: 'has-value',
		...plain,
		plant: before((place) =>
			place.path.length > 0 ? ['p', one(place, place.path), place.pick % 4] : null
		)
	},
	{
		code: 'chosen',
		...plain,
		plant: before((place) => (place.path.length > 0 ? ['c', one(place, place.path)] : null))
	},
	{ code: 'chosen', ...plain, plant: before(({ pick }) => ['c', [5, 9, 12][pick % 3]]) },
	{ code: 'clash', ...plain, plant: withValue(false, ({ open }, value) => ['p', open, value]) },
	{ code: 'clash', ...plain, plant: withValue(false, ({ open }, value) => ['f', open, value]) },
	{
		code: 'eliminated',
		...plain,
		after: 1,
		plant: (place) => {
			const value = one(place, valuesThat(place, true));
			const { open, events, at } = place;
			return value === undefined ? null : [['e', open, value], ['p', open, value], events[at]];
		}
	},
	{
		code: 'takeback-nothing',
		...plain,
		plant: before(({ path, open, pick }) => {
			if (path.length === 0) return ['t'];
			return open < 0 ? null : ['t', open, pick % 4];
		})
	},
	{
		code: 'takeback-order',
		...plain,
		plant: before((place) =>
			place.path.length > 1 ? ['t', one(place, place.path.slice(0, -1))] : null
		)
	},
	{
		code: 'takeback-value',
		...plain,
		plant: before((place) =>
			place.path.length > 0
				? ['t', place.path.at(-1)!, (valueAt(place, place.path.at(-1)!) + 1) % 4]
				: null
		)
	},
	{ code: 'fits', ...plain, plant: withValue(true, ({ open }, value) => ['r', open, value]) },
	{
		code: 'reason-open',
		...plain,
		plant: withValue(false, (place, value) => {
			const others = place.board.flatMap((is, at) => (is < 0 ? [at] : []));
			return ['r', place.open, value, [one(place, clashes(place, value)), one(place, others)]];
		})
	},
	{
		code: 'reason',
		...plain,
		plant: withValue(false, (place, value) => {
			const real = clashes(place, value);
			const others = inPlace(place).filter((at) => !real.includes(at));
			return others.length > 0 ? ['r', place.open, value, [real[0], one(place, others)]] : null;
		})
	},
	{
		code: 'gone',
		problem: SUDOKU,
		strategy: { goal: 'all', elimination: 'forward' },
		plant: (place) =>
			isNext(place, 'e') ? [place.events[place.at], place.events[place.at]] : null,
		after: 1
	},
	{
		code: 'cause',
		...plain,
		plant: withValue(true, (place, value) => ['e', place.open, value, one(place, inPlace(place))])
	},
	{
		code: 'unit',
		...plain,
		plant: withValue(true, (place, value) => [
			'f',
			place.open,
			value,
			(unitOf(place, value) + 1) % 48
		])
	},
	{
		code: 'value-left',
		...plain,
		plant: (place) =>
			valuesThat(place, true).length > 0 ? [['d', place.open], place.events[place.at]] : null
	},
	{
		code: 'place-left',
		...plain,
		plant: withValue(true, (place, value) => ['d', place.open, value, unitOf(place, value)])
	},
	{
		code: 'solution-failed',
		...plain,
		plant: (place) => (isNext(place, 's') ? [['d'], place.events[place.at]] : null)
	},
	{ code: 'solution-open', ...plain, plant: before(({ open }) => (open >= 0 ? ['s'] : null)) },
	{
		code: 'solution-twice',
		...plain,
		after: 1,
		plant: (place) => (isNext(place, 's') ? [['s'], ['s']] : null)
	},
	{
		code: 'nothing-open',
		...plain,
		plant: (place) => (isNext(place, 's') ? [['stuck'], place.events[place.at]] : null)
	},
	{
		code: 'not-next',
		problem: WAYS,
		strategy: ALL,
		plant: before(({ path, pick }) => (path.length < 6 ? ['p', path.length + 1, pick % 4] : null))
	},
	{
		code: 'not-next',
		problem: WAYS,
		strategy: ALL,
		plant: before(({ path, pick }) => (path.length < 6 ? ['r', path.length + 1, pick % 4] : null))
	},
	{
		code: 'no-solution',
		problem: WAYS,
		strategy: ALL,
		plant: (place) => (isNext(place, 'c') ? [['s'], place.events[place.at]] : null)
	},
	{
		code: 'cost',
		problem: COSTLY,
		strategy: ALL,
		plant: (place) => (isNext(place, 's') ? [['s', Number(place.events[place.at][1]) + 1]] : null)
	},
	// More than a solution has, up to more than everything yields together.
	...[1, 80, 135, 136, 137, 999].map((more): Lie => ({
		code: 'cost',
		problem: KNAPSACK,
		strategy: ALL,
		plant: (place) =>
			isNext(place, 's') ? [['s', Number(place.events[place.at][1]) + more]] : null
	})),
	// More than can follow could be yet.
	...[71, 135, 136, 137].map((bound): Lie => ({
		code: 'bound',
		problem: KNAPSACK,
		strategy: { goal: 'best' },
		plant: (place) => (isNext(place, 'b') ? [['b', bound]] : null)
	})),
	{
		code: 'bound',
		problem: COSTLY,
		strategy: { goal: 'best' },
		plant: (place) => (isNext(place, 'b') ? [['b', 0]] : null)
	},
	// A bound that what follows passes by one.
	...[KNAPSACK, COSTLY, WAYS].map((problem): Lie => ({
		code: 'better-follows',
		problem,
		strategy: { goal: 'first' },
		plant: (place) => {
			const best = bestBelow(place);
			if (best === null || isNext(place, 'end')) return null;
			return [['b', worthOf(place.problem, best + 1)], place.events[place.at]];
		}
	})),
	{
		code: 'end-found',
		...plain,
		plant: (place) => (isNext(place, 'end') ? [['restart'], ['end', 'found']] : null),
		after: 1,
		strategy: { elimination: 'naked', eliminate: 'alone' }
	},
	{
		code: 'end-open',
		...plain,
		plant: (place) => (isNext(place, 'end') ? [['end', 'stranded', place.pick % 13]] : null)
	}
];

/** Every place of a real run at which a lie can be planted, as the events with it and the index of the false one. */
function* planted({ problem, strategy, plant, after = 0 }: Lie, pick: number) {
	const whole = fitStrategy(problem, { ...DEFAULT_STRATEGY, limits: { steps: 4000 }, ...strategy });
	const [header, ...lines] = traceText(problem, whole).trim().split('\n');
	const events = lines.map((line) => JSON.parse(line) as Event);
	const board = Array.from(problem.fixed);
	const path: number[] = [];
	for (let at = 0; at < events.length; at++) {
		const open = board.findLastIndex((value) => value < 0);
		const instead = plant({ problem, events, at, board, path, open, pick });
		if (instead !== null && (open >= 0 || instead.length > 0)) {
			yield {
				text: () =>
					[
						...[header, ...lines.slice(0, at)],
						...instead.map((event) => JSON.stringify(event)),
						...lines.slice(at + 1)
					].join('\n'),
				event: at + after
			};
		}
		const [word, variable, value] = events[at] as [string, number, number];
		if (word === 'p' || word === 'f') {
			board[variable] = value;
			path.push(variable);
		} else if (word === 't' || word === 'j') {
			board[variable] = -1;
			path.pop();
		}
	}
}

describe('a lie in a real run is found at its event', () => {
	it.each(LIES)('$code', async (lie) => {
		await fc.assert(
			fc.asyncProperty(fc.nat(), fc.nat(), async (pick, place) => {
				const places = [...planted(lie, pick)];
				fc.pre(places.length > 0);
				const { text, event } = places[place % places.length];
				const found = checked(await soundTrace(`${text()}\n`, lie.problem), lie.problem).lie;
				expect(found).toMatchObject({ code: lie.code, event });
			}),
			{ numRuns: 25 }
		);
	});
});

it.each([
	['a knapsack', KNAPSACK],
	['a Sudoku', COSTLY],
	['a way', WAYS]
])('the best that can follow, or a weaker bound, is true anywhere in %s', async (_, problem) => {
	await fc.assert(
		fc.asyncProperty(fc.nat(), fc.nat({ max: 3 }), async (place, less) => {
			const plant: Plant = (here) => {
				const best = bestBelow(here);
				if (best === null || isNext(here, 'end')) return null;
				return [['b', worthOf(problem, best - less)], here.events[here.at]];
			};
			const strategy = { goal: 'first' } as const;
			const places = [...planted({ code: 'bound', problem, strategy, plant }, 0)];
			const { text } = places[place % places.length];
			const { lie, unjudged } = checked(await soundTrace(`${text()}\n`, problem), problem);
			expect(lie).toBeNull();
			expect(unjudged).toEqual([]);
		}),
		{ numRuns: 25 }
	);
});
