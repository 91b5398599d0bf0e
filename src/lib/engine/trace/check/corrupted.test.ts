import fc from 'fast-check';
import { expect, it } from 'vitest';
import { strategiesFor } from '../../../../../tests/fixtures/strategies';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { checked, soundTrace, traceText } from '../../../../../tests/fixtures/traces';
import { Queens } from '$lib/kinds/queens/queens';
import type { Problem } from '../../problem';

type Event = readonly (string | number | null | readonly number[])[];

/** What is known at a node of the search: values in place, eliminated, and tried, as "variable value". */
interface Node {
	readonly variable: number;
	readonly isForced: boolean;
	readonly board: readonly number[];
	readonly removed: Set<string>;
	readonly tried: Set<string>;
}

/**
 * The index of the first event that is false; −1 for none. As plain as can be: each placement copies all
 * that is known, and only `clashes` is asked.
 */
class PlainCheck {
	readonly #nodes: Node[];
	readonly #claimed: string[] = [];
	#isClaimed = false;
	#isJumping = false;
	#lastDeadEnd = -1;

	constructor(private readonly problem: Problem) {
		const board = Array.from(problem.fixed);
		this.#nodes = [{ variable: -1, isForced: false, board, removed: new Set(), tried: new Set() }];
	}

	first(events: readonly Event[]): number {
		const [, reason] = events.at(-1)!;
		const found = events.slice(0, -1).findIndex((event) => !this.#isTrue(event, reason === 'all'));
		return found >= 0 || this.#isEndTrue(events.at(-1)!) ? found : events.length - 1;
	}

	get #node(): Node {
		return this.#nodes.at(-1)!;
	}

	get #open(): number {
		return this.#node.board.filter((value) => value < 0).length;
	}

	/** Whether a value is neither eliminated nor tried, and clashes with nothing. */
	#isLeft(variable: number, value: number): boolean {
		const { board, removed, tried } = this.#node;
		if (removed.has(`${variable} ${value}`) || tried.has(`${variable} ${value}`)) return false;
		return board[variable] !== value && this.#clashes(variable, value).length === 0;
	}

	#clashes(variable: number, value: number): number[] {
		return this.problem.clashes(this.#node.board, variable, value);
	}

	#values(): number[] {
		return [...Array(this.problem.valueCount).keys()];
	}

	#isTrue([word, one, other, third]: Event, claimsAll: boolean): boolean {
		const [variable, value] = [one as number, other as number];
		const { board, removed } = this.#node;
		const isAfterSolution = this.#isClaimed;
		if (word === 'p' || word === 'f' || word === 't' || word === 'j') this.#isClaimed = false;
		if (word !== 't' && word !== 'j') this.#isJumping = false;
		switch (word) {
			case 'c':
				return board[variable] < 0;
			case 'r': {
				return !this.#isLeft(variable, value);
			}
			case 'p':
			case 'f': {
				const clashes = board[variable] >= 0 || removed.has(`${variable} ${value}`);
				if (clashes || this.#clashes(variable, value).length > 0) return false;
				if (word === 'f' && typeof third === 'number') {
					const places = this.#places(third, variable, value);
					if (places?.join() !== String(variable) && !this.#isTriedOnly(places, variable, value))
						return false;
				}
				this.#nodes.push({
					variable,
					isForced: word === 'f',
					board: board.map((before, at) => (at === variable ? value : before)),
					removed: new Set(removed),
					tried: new Set(this.#node.tried)
				});
				return true;
			}
			case 't':
			case 'j':
				if (this.#node.variable !== variable || board[variable] !== value) return false;
				// What was forced goes with the decision below it, in a jump too.
				this.#isJumping &&= typeof third === 'number' || this.#node.isForced;
				this.#nodes.pop();
				if (typeof third === 'number') return this.#isJump(word, variable, value, third);
				this.#node.tried.add(`${variable} ${value}`);
				return true;
			case 'e': {
				const cause = third as number | undefined;
				const isTrue =
					!removed.has(`${variable} ${value}`) &&
					(cause === undefined || this.#forbids(cause, variable, value));
				removed.add(`${variable} ${value}`);
				return isTrue;
			}
			case 'd':
				this.#lastDeadEnd = (one as number | undefined) ?? -1;
				return (
					this.#isDeadEnd(one as number | undefined, other as number | null, third as number) ||
					(isAfterSolution && one === undefined)
				);
			case 's': {
				this.#isClaimed = true;
				const isNew = !this.#claimed.includes(board.join());
				this.#claimed.push(board.join());
				return this.#open === 0 && (isNew || !claimsAll);
			}
			case 'stuck':
				return this.#open > 0;
			default:
				return true;
		}
	}

	/** A jump goes over a placement that was just taken back, and leaves no more untested than there was. */
	#isJump(word: 't' | 'j', variable: number, value: number, untested: number): boolean {
		const { removed, tried } = this.#node;
		const wasJumping = this.#isJumping;
		this.#isJumping = true;
		const others = this.#values().filter((is) => is !== value);
		const rest = others.filter(
			(is) => !removed.has(`${variable} ${is}`) && !tried.has(`${variable} ${is}`)
		);
		return (word === 'j' || wasJumping) && untested <= rest.length;
	}

	/** Where a unit has room for its value, or has it; null if it is not a unit of this place and value. */
	#places(index: number, variable: number, value: number): number[] | null {
		const unit = this.problem.units[index];
		if (unit?.value !== value || !unit.variables.includes(variable)) return null;
		const { board } = this.#node;
		return unit.variables.filter((at) =>
			board[at] < 0 ? this.#isLeft(at, value) : board[at] === value
		);
	}

	/** The value was tried here before, and has no other place. */
	#isTriedOnly(places: readonly number[] | null, variable: number, value: number): boolean {
		return places?.length === 0 && this.#node.tried.has(`${variable} ${value}`);
	}

	#forbids(cause: number, variable: number, value: number): boolean {
		if (cause === variable) return false;
		const { board } = this.#node;
		const alone = (is: number) =>
			this.problem.clashes(
				board.map((_, at) => (at === cause ? is : -1)),
				variable,
				value
			).length > 0;
		if (board[cause] >= 0) return alone(board[cause]);
		return this.#values().every((is) => !this.#isLeft(cause, is) || alone(is));
	}

	#isDeadEnd(
		variable: number | undefined,
		value: number | null,
		unit: number | undefined
	): boolean {
		if (variable === undefined) return this.#open > 0;
		if (typeof value === 'number') {
			const all = this.problem.units.map((_, at) => this.#places(at, variable, value));
			const asked = unit === undefined || unit === null ? all : [all[unit] ?? null];
			const units = asked.filter((places) => places !== null);
			if (units.length > 0) return units.some((places) => places.length === 0);
		}
		return this.#values().every((is) => !this.#isLeft(variable, is));
	}

	#isEndTrue([, reason, detail]: Event): boolean {
		switch (reason) {
			case 'all':
				return this.#claimed.length === solutions(this.problem);
			case 'found':
				return this.#claimed.length > 0;
			case 'stuck':
			case 'stranded':
				return detail === this.#open;
			case 'contradiction':
				return (
					detail === this.#lastDeadEnd ||
					this.#values().every((value) => !this.#isLeft(detail as number, value))
				);
			default:
				return true;
		}
	}
}

/** How many solutions a problem has, by plain recursion. */
function solutions(problem: Problem, board = Array.from(problem.fixed)): number {
	const open = board.indexOf(-1);
	if (open < 0) return 1;
	let count = 0;
	for (let value = 0; value < problem.valueCount; value++) {
		if (problem.clashes(board, open, value).length > 0) continue;
		count += solutions(
			problem,
			board.map((before, at) => (at === open ? value : before))
		);
	}
	return count;
}

const PROBLEMS: readonly Problem[] = [
	sudokuOf('.....2...3..4...'),
	sudokuOf('12..3.......1..4'),
	sudokuOf('12....3.........'),
	new Queens({ size: 5, queens: new Int8Array(5).fill(-1) }),
	new Queens({ size: 6, queens: Int8Array.of(-1, 3, -1, -1, -1, -1) })
];

const runs = fc.constantFrom(...PROBLEMS).chain((problem) =>
	strategiesFor(problem, 600).map((strategy) => {
		const [header, ...lines] = traceText(problem, strategy).trim().split('\n');
		return { problem, header, events: lines.map((line) => JSON.parse(line) as Event) };
	})
);

const CHANGES = [
	'none',
	'drop',
	'double',
	'swap',
	'variable',
	'value',
	'word',
	'move',
	'end'
] as const;
const ENDS = ['all', 'found', 'cut'] as const;

it('an event that is false after any change is found, and nothing else', async () => {
	const outcomes = { true: 0, false: 0 };
	await fc.assert(
		fc.asyncProperty(
			runs,
			fc.constantFrom(...CHANGES),
			fc.nat(),
			fc.nat(),
			async (run, change, at, to) => {
				const { problem, header } = run;
				const events = changed(run.events, problem, change, at % run.events.length, to);
				const text = [header, ...events.map((event) => JSON.stringify(event))].join('\n');
				const found = checked(await soundTrace(`${text}\n`, problem), problem).lie;
				const expected = new PlainCheck(problem).first(events);
				expect(found?.event ?? -1).toBe(expected);
				if (change === 'none') expect(expected).toBe(-1);
				outcomes[expected < 0 ? 'true' : 'false']++;
			}
		),
		{ numRuns: 600 }
	);
	expect(Math.min(outcomes.true, outcomes.false)).toBeGreaterThan(50);
});

/** Events with one change. The last one stays the end. */
function changed(
	events: readonly Event[],
	{ variableCount, valueCount }: Problem,
	change: (typeof CHANGES)[number],
	at: number,
	to: number
): readonly Event[] {
	const list = events.slice(0, -1);
	const end = events.at(-1)!;
	const [word, variable, ...rest] = list[at] ?? [];
	if (change === 'end') return [...list, ['end', ENDS[to % 3]]];
	if (word === undefined || list.length < 2) return events;
	const other = to % list.length;
	if (change === 'drop') list.splice(at, 1);
	else if (change === 'double') list.splice(at, 0, list[at]);
	else if (change === 'swap') [list[at], list[other]] = [list[other], list[at]];
	else if (change === 'move') list.splice(other, 0, ...list.splice(at, 1));
	else if (change === 'variable' && typeof variable === 'number')
		list[at] = [word, to % variableCount, ...rest];
	else if (change === 'value' && typeof rest[0] === 'number')
		list[at] = [word, variable, to % valueCount, ...rest.slice(1)];
	else if (change === 'word' && typeof rest[0] === 'number')
		list[at] = [['p', 'r', 'e', 'f', 't'][to % 5], variable, rest[0]];
	return [...list, end];
}
