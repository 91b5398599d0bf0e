import type { Problem } from '$lib/engine/problem';
import { BACKTRACK, CHOOSE, DEADEND, PLACE, REJECT, SOLUTION } from '$lib/engine/search/step';
import { HAS_RETURNED, PASS, RETURN, type StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { isSolved } from '$lib/stage/program/solved';
import type { Meaning, Program } from './program';

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
/** The lines after which it yields, so that whoever runs it can do something else. */
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
	/** A call that it made has returned since its last step. */
	hasReturned: boolean;
}

/**
 * Runs a program on a board and logs its steps. Yields now and then, so that nobody has to wait for it. It
 * does what the lines say, right or wrong: it may leave values behind, and write over the givens. It has its
 * own stack, so a program that calls itself without end is stopped.
 *
 * Only calls in their loops count as waiting in the log. A `pass` goes past a cell that is filled, but not
 * given. A `return` is about the cell of its call (past the last one, the number of cells); a call that is
 * through with its loop returns without one. The `other` of a `reject` is the cell that was looked at.
 *
 * @param problem a square board whose rows are the variables in reading order
 * @param board the values of its cells, −1 for none; it is changed
 */
export function* interpret(
	{ lines, loop, isScoped }: Program,
	problem: Problem,
	board: Int8Array,
	log: StepLogBuilder
): Generator<void, ProgramEnd, void> {
	const { valueCount: size, variableCount: cells } = problem;
	const inLoop = loop === null ? [] : lines.slice(loop.from + 1, loop.to);
	/** The names that lose their values after each round of the loop. */
	const scoped = isScoped ? inLoop.reduce((names, line) => names | (NAMES[line] ?? 0), 0) : 0;
	const calls: Call[] = [];
	/** The calls that are in their loops, or through. */
	let trying = 0;
	/** What the last call returned, for the one that waits for it. */
	let answer: boolean | null | undefined;

	function enter(at: number): void {
		const own = { known: 0, value: -1, depth: -1, hasReturned: false };
		calls.push({ at, line: 1, loop: 'before', ...own });
	}

	function leave(value: boolean | null): void {
		if (calls.pop()!.depth >= 0) trying--;
		answer = value;
	}

	function goOn(call: Call): void {
		call.line++;
		if (call.loop === 'in' && call.line === loop!.to) call.line = loop!.from;
	}

	function step(call: Call, kind: number, value = -1, other = -1): void {
		const line = Math.min(call.line, lines.length - 1) + 1;
		const depth = call.depth < 0 ? trying : call.depth;
		const variable = kind === SOLUTION ? -1 : call.at;
		log.write(kind, variable, value, line, depth | (call.hasReturned ? HAS_RETURNED : 0), other);
		call.hasReturned = false;
	}

	/** A call that is through with its loop returns as in every search, without a step of its own. */
	function returns(call: Call, value: boolean | null): void {
		const isUsual = call.loop === 'after' && call.depth >= 0;
		if (!isUsual) step(call, RETURN, value === null ? -1 : Number(value));
		leave(value);
	}

	/** Whether the check accepts a value; it looks at the cell itself, too. */
	function isLegal(cell: number, value: number): boolean {
		return board[cell] !== value && problem.peers(cell).every((peer) => board[peer] !== value);
	}

	enter(0);
	// Invariant: all calls but the last wait for the one after them, at the line that made it.
	for (let done = 1; done < MOST_LINES && log.length < MOST_STEPS; done++) {
		if (done % LINES_AT_ONCE === 0) yield;
		const call = calls.at(-1);
		if (call === undefined) return { kind: 'returned', value: answer ?? null };
		if (calls.length > MOST_CALLS) return { kind: 'endless' };
		const { at, line } = call;
		const meaning = lines[line] as Meaning | undefined;

		if (answer !== undefined) {
			const result = answer;
			answer = undefined;
			call.hasReturned = true;
			if (meaning === 'given' && call.loop === 'in') returns(call, result);
			else if (meaning === 'given') leave(result);
			else if (meaning === 'hand-on' && result === true) leave(true);
			else if (meaning === 'give-up' && result !== true) returns(call, false);
			else goOn(call);
			continue;
		}

		const read = READS[meaning!] ?? 0;
		if ((read & ~call.known) !== 0)
			return { kind: 'fault', line: line + 1, lacks: read === SIZE ? 'size' : 'row' };
		if (read === CELL && at >= cells) return { kind: 'fault', line: line + 1, lacks: 'board' };

		switch (meaning) {
			case undefined:
				returns(call, null);
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
					step(call, SOLUTION);
					leave(true);
				} else returns(call, true);
				break;
			case 'given':
				if (board[at] < 0) {
					goOn(call);
					break;
				}
				if (board[at] !== problem.fixed[at]) step(call, PASS, board[at]);
				enter(at + 1);
				break;
			case 'each':
				if (call.loop === 'before') {
					call.loop = 'in';
					// Past the last cell there is nothing to choose.
					if (at < cells) {
						step(call, CHOOSE);
						call.depth = trying++;
					}
				}
				call.known &= ~scoped;
				if (++call.value < size) {
					goOn(call);
					break;
				}
				if (call.depth >= 0) step(call, DEADEND);
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
				step(call, REJECT, call.value, cell);
				call.line = loop!.from;
				break;
			}
			case 'place': {
				if (call.loop !== 'in') return { kind: 'fault', line: line + 1, lacks: 'value' };
				const before = board[at];
				board[at] = call.value;
				step(call, PLACE, call.value, before);
				goOn(call);
				break;
			}
			case 'take-back': {
				const before = board[at];
				board[at] = -1;
				if (before >= 0) step(call, BACKTRACK, before);
				goOn(call);
				break;
			}
			case 'call':
			case 'hand-on':
			case 'give-up':
				enter(at + 1);
				break;
			case 'fail':
				returns(call, false);
				break;
			default:
				goOn(call);
		}
	}
	return { kind: 'stopped' };
}
