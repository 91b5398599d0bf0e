import type { Problem } from '$lib/engine/problem';
import type { Meaning, Program } from './program';

/** What a program did: the steps of every search, and what a search never does. */
export interface ProgramStep {
	readonly kind:
		| 'choose'
		| 'reject'
		| 'place'
		| 'deadend'
		| 'backtrack'
		| 'solution'
		/** It goes past a cell that is not a given but filled. */
		| 'pass'
		/** A call returns something in the middle of its loop, or without one. */
		| 'return';
	/** The line that does it, counted from 1. */
	readonly line: number;
	/** The cell of the call; past the last one, the number of cells. */
	readonly variable: number;
	/** −1 for none. Of `return`, 1 for success, 0 for failure, −1 for nothing. */
	readonly value: number;
	/** The calls in their loops that wait for this one. */
	readonly depth: number;
	/** The value that `place` writes over, and the cell that `reject` looks at; −1 for none. */
	readonly other: number;
}

/** How a program ended. */
export type ProgramEnd =
	/** The first call returned; null: it returned nothing. */
	| { readonly kind: 'returned'; readonly value: boolean | null }
	/** The line, counted from 1, uses a name that has no value, or a row below the last one. */
	| {
			readonly kind: 'fault';
			readonly line: number;
			readonly lacks: 'size' | 'row' | 'value' | 'board';
	  }
	/** Too many calls waited for one another. */
	| { readonly kind: 'endless' }
	/** It worked for too long. */
	| { readonly kind: 'stopped' };

/** As many calls as wait in Python, and as many lines and steps as take a fraction of a second. */
export const MOST_CALLS = 1000;
const MOST_LINES = 500_000;
const MOST_STEPS = 50_000;
/** The lines after which it yields null, so that whoever runs it can do something else. */
const LINES_AT_ONCE = 1024;

const SIZE = 1;
const CELL = 2;
const NAMES: Partial<Record<Meaning, number>> = { size: SIZE, cell: CELL };
/** The names that a line reads. */
const READS: Partial<Record<Meaning, number>> = {
	full: SIZE,
	'full-row': SIZE,
	cell: SIZE,
	each: SIZE,
	given: CELL,
	check: CELL,
	'check-exchanged': CELL,
	place: CELL,
	'take-back': CELL
};

/** One call of the function. */
interface Call {
	/** The number of its cell. */
	readonly at: number;
	/** The line that it is at, and the names that have values. */
	line: number;
	known: number;
	/** Its loop: the value there, and whether it is in it, or through. */
	value: number;
	loop: 'before' | 'in' | 'after';
	/** The calls in their loops that wait for it; −1 before its loop. */
	depth: number;
}

/**
 * Runs a program on a board and yields what it does, in the steps of a search; null now and then, so
 * that nobody has to wait for it. It does what the lines say, right or wrong: it may leave values
 * behind, and write over the givens. It has its own stack, so a program that calls itself without end is
 * stopped.
 *
 * @param problem a square board whose rows are the variables in reading order
 * @param board the values of its cells, −1 for none; it is changed
 */
export function* interpret(
	{ lines, loop, isScoped }: Program,
	problem: Problem,
	board: Int8Array
): Generator<ProgramStep | null, ProgramEnd, void> {
	const { valueCount: size, variableCount: cells } = problem;
	const inLoop = loop === null ? [] : lines.slice(loop.from + 1, loop.to);
	/** The names that lose their values after each round of the loop. */
	const scoped = isScoped ? inLoop.reduce((names, line) => names | (NAMES[line] ?? 0), 0) : 0;
	const calls: Call[] = [];
	/** The calls that are in their loops, or through. */
	let trying = 0;
	/** What the last call returned, for the one that waits for it. */
	let answer: boolean | null | undefined;
	let steps = 0;

	function enter(at: number): void {
		calls.push({ at, line: 1, known: 0, value: -1, loop: 'before', depth: -1 });
	}

	function leave(value: boolean | null): void {
		if (calls.pop()!.depth >= 0) trying--;
		answer = value;
	}

	function goOn(call: Call): void {
		call.line++;
		if (call.loop === 'in' && call.line === loop!.to) call.line = loop!.from;
	}

	function step(call: Call, kind: ProgramStep['kind'], value = -1, other = -1): ProgramStep {
		steps++;
		const line = Math.min(call.line, lines.length - 1) + 1;
		const depth = call.depth < 0 ? trying : call.depth;
		return { kind, line, variable: call.at, value, depth, other };
	}

	/** A call that is through with its loop returns as in every search, without a step of its own. */
	function* returning(call: Call, value: boolean | null) {
		const isUsual = call.loop === 'after' && call.depth >= 0;
		if (!isUsual) yield step(call, 'return', value === null ? -1 : Number(value));
		leave(value);
	}

	/** Whether the check accepts a value; it looks at the cell itself, too. */
	function isLegal(cell: number, value: number): boolean {
		return board[cell] !== value && problem.peers(cell).every((peer) => board[peer] !== value);
	}

	enter(0);
	// Invariant: all calls but the last wait for the one after them, at the line that made it.
	for (let done = 1; done < MOST_LINES && steps < MOST_STEPS; done++) {
		if (done % LINES_AT_ONCE === 0) yield null;
		const call = calls.at(-1);
		if (call === undefined) return { kind: 'returned', value: answer ?? null };
		if (calls.length > MOST_CALLS) return { kind: 'endless' };
		const { at, line } = call;
		const meaning = lines[line] as Meaning | undefined;

		if (answer !== undefined) {
			const result = answer;
			answer = undefined;
			if (meaning === 'given' && call.loop === 'in') yield* returning(call, result);
			else if (meaning === 'given') leave(result);
			else if (meaning === 'hand-on' && result === true) leave(true);
			else if (meaning === 'give-up' && result !== true) yield* returning(call, false);
			else goOn(call);
			continue;
		}

		const read = READS[meaning!] ?? 0;
		if ((read & ~call.known) !== 0)
			return { kind: 'fault', line: line + 1, lacks: read === SIZE ? 'size' : 'row' };
		if (read === CELL && at >= cells) return { kind: 'fault', line: line + 1, lacks: 'board' };

		switch (meaning) {
			case undefined:
				yield* returning(call, null);
				break;
			case 'size':
			case 'cell':
				call.known |= NAMES[meaning]!;
				goOn(call);
				break;
			case 'full':
			case 'full-row':
				if (at !== (meaning === 'full' ? cells : size)) goOn(call);
				else if (isSolved(problem, board)) {
					yield step(call, 'solution');
					leave(true);
				} else yield* returning(call, true);
				break;
			case 'given':
				if (board[at] < 0) {
					goOn(call);
					break;
				}
				if (board[at] !== problem.fixed[at]) yield step(call, 'pass', board[at]);
				enter(at + 1);
				break;
			case 'each':
				if (call.loop === 'before') {
					call.loop = 'in';
					// Past the last cell there is nothing to choose.
					if (at < cells) {
						yield step(call, 'choose');
						call.depth = trying++;
					}
				}
				call.known &= ~scoped;
				if (++call.value < size) {
					goOn(call);
					break;
				}
				if (call.depth >= 0) yield step(call, 'deadend');
				call.loop = 'after';
				call.line = loop!.to;
				break;
			case 'check':
			case 'check-exchanged': {
				const cell = meaning === 'check' ? at : (at % size) * size + Math.floor(at / size);
				if (isLegal(cell, call.value)) {
					goOn(call);
					break;
				}
				yield step(call, 'reject', call.value, cell);
				call.line = loop!.from;
				break;
			}
			case 'place': {
				if (call.loop !== 'in') return { kind: 'fault', line: line + 1, lacks: 'value' };
				const before = board[at];
				board[at] = call.value;
				yield step(call, 'place', call.value, before);
				goOn(call);
				break;
			}
			case 'take-back': {
				const before = board[at];
				board[at] = -1;
				if (before >= 0) yield step(call, 'backtrack', before);
				goOn(call);
				break;
			}
			case 'call':
			case 'hand-on':
			case 'give-up':
				enter(at + 1);
				break;
			case 'fail':
				yield* returning(call, false);
				break;
			default:
				goOn(call);
		}
	}
	return { kind: 'stopped' };
}

/** Whether a board is a solution of a problem: full, without a clash, and with all givens. */
export function isSolved(problem: Problem, board: Int8Array): boolean {
	const { fixed } = problem;
	return board.every(
		(value, cell) =>
			value >= 0 &&
			(fixed[cell] < 0 || fixed[cell] === value) &&
			problem.peers(cell).every((peer) => board[peer] !== value)
	);
}
