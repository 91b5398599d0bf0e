import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	PLACE,
	REJECT,
	SOLUTION,
	packStep,
	stepKind,
	stepValue,
	stepVariable
} from '$lib/engine/search/step';
import { CALL, RETURN, type StepLog } from '$lib/engine/trace/stored/step-log';
import type { Telling } from '../exercise';

/** Finds the step of a run that shows a mistake. A position is that just after its step. */

const KINDS = {
	choose: CHOOSE,
	reject: REJECT,
	place: PLACE,
	backtrack: BACKTRACK,
	solution: SOLUTION,
	call: CALL,
	return: RETURN
} as const;

/** The position that shows a mistake; that where the runs part, or the end, if there is no such step. */
export function tellingPosition(at: Telling, own: StepLog, right: StepLog | undefined): number {
	return tellingStep(at, own, right) ?? tellingStep('parting', own, right) ?? own.length;
}

/**
 * The position just after the step that shows a mistake.
 * @param right the run of a right program, for `parting`.
 * @returns null if there is no such step.
 */
export function tellingStep(at: Telling, log: StepLog, right?: StepLog): number | null {
	if (at === 'end') return log.length;
	if (at === 'parting') return right === undefined ? null : parting(log, right);
	const { kind, nth = 1, value } = at;
	const found: number[] = [];
	for (let position = 1; position <= log.length; position++) {
		const word = log.words[position - 1];
		if (stepKind(word) !== KINDS[kind]) continue;
		if (value !== undefined && stepValue(word) !== value) continue;
		found.push(position);
		if (nth > 0 && found.length === nth) return position;
	}
	return nth < 0 ? (found.at(nth) ?? null) : null;
}

/** What every program must do in the same order; a check or a call may be written in many ways. */
export function isMove(word: number): boolean {
	const kind = stepKind(word);
	return kind === PLACE || kind === BACKTRACK || kind === SOLUTION;
}

/** After the first step that cannot be part of what a right program does. */
function parting(log: StepLog, right: StepLog): number {
	let other = 0;
	let since = 0;
	for (let at = 0; at <= log.length; at++) {
		if (at < log.length && !isMove(log.words[at])) continue;
		while (other < right.length && !isMove(right.words[other])) other++;
		const hasEnded = other === right.length;
		if (at === log.length && hasEnded) break;
		const to = Math.min(at + 1, log.length);
		if (hasEnded) return to;
		if (at === log.length || right.words[other] !== log.words[at])
			return inPlaceOf(right.words[other], log, since, to);
		since = at + 1;
		other++;
	}
	return otherAnswer(log, right);
}

/**
 * The first step after a position, and up to another, that a program makes in place of a right move. If all may be
 * right, it is the other; or the first return, if the program makes no further move.
 */
function inPlaceOf(move: number, log: StepLog, from: number, to: number): number {
	const isPlace = stepKind(move) === PLACE;
	const refused = isPlace ? packStep(REJECT, stepVariable(move), stepValue(move)) : null;
	const filled = isPlace ? null : filledAt(log, from);
	const given = givenUp(log, from, to);
	for (let at = from; at < (given ?? to); at++) {
		const word = log.words[at];
		// What a right program places is refused; or what it takes back still stands there while another is tried.
		const isOther = stepKind(word) === REJECT && filled?.has(stepVariable(word));
		if (word === refused || isOther) return at + 1;
	}
	return given ?? (isMove(log.words[to - 1]) ? to : firstReturn(log, from));
}

/** The variables that a run has given values up to a position. */
function filledAt({ words }: StepLog, position: number): ReadonlySet<number> {
	const filled = new Set<number>();
	for (const word of words.subarray(0, position)) {
		if (stepKind(word) === PLACE) filled.add(stepVariable(word));
		else if (stepKind(word) === BACKTRACK) filled.delete(stepVariable(word));
	}
	return filled;
}

/**
 * Where the first call after a position, and up to another, gives up too early: its value is left on the board, or
 * it has not tried every value; null if none does.
 */
export function givenUp(log: StepLog, from: number, to: number): number | null {
	const open: { placed: number; isDone: boolean }[] = [];
	const filled = new Set<number>();
	let isSolved = false;
	for (let at = 0; at < to; at++) {
		const word = log.words[at];
		const [kind, variable] = [stepKind(word), stepVariable(word)];
		const call = open.at(-1);
		if (kind === SOLUTION) isSolved = true;
		else if (kind === CALL) open.push({ placed: -1, isDone: false });
		else if (kind === PLACE) {
			filled.add(variable);
			if (call !== undefined) call.placed = variable;
		} else if (kind === BACKTRACK) {
			filled.delete(variable);
			isSolved = false;
		} else if (kind === DEADEND) {
			if (at >= from && filled.has(variable)) return at + 1;
			if (call !== undefined) call.isDone = true;
		} else if (kind === RETURN) {
			open.pop();
			const isGivenUp = stepValue(word) !== 1 && !isSolved && call?.isDone === false;
			if (at >= from && isGivenUp && call.placed >= 0) return at + 1;
		}
	}
	return null;
}

/** The position after the first return from a position on; the end if there is none. */
export function firstReturn({ words, length }: StepLog, from: number): number {
	const at = words.subarray(from, length).findIndex(isReturn);
	return at < 0 ? length : from + at + 1;
}

/** The first return of something else than a right program returns there; the end if they return alike. */
function otherAnswer(log: StepLog, right: StepLog): number {
	const answers = [...right.words.subarray(0, right.length)].filter(isReturn);
	let count = 0;
	for (let at = 0; at < log.length; at++)
		if (isReturn(log.words[at]) && log.words[at] !== answers[count++]) return at + 1;
	return log.length;
}

function isReturn(word: number): boolean {
	return stepKind(word) === RETURN;
}
