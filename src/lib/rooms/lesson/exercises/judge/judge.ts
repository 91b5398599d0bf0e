import { PLACE, stepKind, stepVariable } from '$lib/engine/search/step';
import type { StepLog } from '$lib/engine/trace/stored/step-log';
import type {
	Call,
	CallEnd,
	CallResult,
	Ground,
	Plain,
	Program,
	Task,
	Value
} from '$lib/stage/program/task';
import type { Expected } from '../exercise';

/** Judges what a reader's program did in a test, by what it did alone, and names a mistake that is known. */

/** A call that was run. */
export interface Ran {
	readonly result: CallResult;
	readonly log: StepLog;
}

/** What a test asked for. */
export interface Asked {
	readonly call: Call;
	readonly expected: Expected;
}

/** Why a test is not passed. */
export type Failure =
	/** It did not return. */
	| { readonly kind: 'end'; readonly end: Exclude<CallEnd, { kind: 'returned' }> }
	/** It returned something else. */
	| { readonly kind: 'value'; readonly expected: readonly Plain[]; readonly got: Value }
	/** The board should be as it was: cells that are not. */
	| { readonly kind: 'changed'; readonly cells: readonly number[] }
	/** The board should be solved: `empty` cells are empty; if none is, digits clash or givens are gone. */
	| { readonly kind: 'unsolved'; readonly empty: number }
	/** What it worked on should be another. */
	| { readonly kind: 'ground'; readonly expected: readonly Plain[]; readonly got: Plain }
	/** A further condition does not hold; its text is `failed-<text>`. */
	| { readonly kind: 'check'; readonly text: string };

/** Errors of a program that never began. */
const SYNTAX = new Set(['SyntaxError', 'IndentationError']);

/** Whether a program could not start, or did not come to its end in time. */
export function isBroken({ result: { end } }: Ran): boolean {
	if (end.kind === 'fault') return SYNTAX.has(end.fault.name);
	return end.kind === 'stopped' && end.by === 'time';
}

/** Judges a test. @returns null if it is passed */
export function judge({ call, expected }: Asked, { result, log }: Ran): Failure | null {
	const { end, ground } = result;
	if (end.kind !== 'returned') return { kind: 'end', end };
	const { returns, orSolution } = expected;
	const isSolution = orSolution === true && solves(returnedGround(end.value, ground), call.ground);
	if (!isSolution) {
		if (returns !== undefined && !returns.some((one) => isValue(end.value, one)))
			return { kind: 'value', expected: returns, got: end.value };
		const failure = judgeGround(expected.ground, call.ground, ground);
		if (failure !== null) return failure;
	}
	const text = expected.check?.(result, log) ?? null;
	return text === null ? null : { kind: 'check', text };
}

function judgeGround(expected: Expected['ground'], before: Ground, after: Plain): Failure | null {
	if (expected === undefined) return null;
	if (expected === 'solved') {
		if (solves(after, before)) return null;
		return { kind: 'unsolved', empty: cellsOf(after).filter((value) => value === 0).length };
	}
	if (expected === 'same') {
		const old = cellsOf(before.kind === 'board' ? before.rows : []);
		const now = cellsOf(after);
		const cells = [...Array(Math.max(old.length, now.length)).keys()].filter(
			(cell) => old[cell] !== now[cell]
		);
		return cells.length === 0 ? null : { kind: 'changed', cells };
	}
	return sameData(expected, after) ? null : { kind: 'ground', expected, got: after };
}

/** Whether a value is what was asked for: 3.0 is not 3, 1 is not true, and null stands for any nothing. */
function isValue({ type, plain }: Value, expected: Plain): boolean {
	if (expected === null) return type === 'nothing';
	if (typeof expected === 'number' && Number.isInteger(expected) && type !== 'whole') return false;
	return sameData(plain, expected);
}

function returnedGround({ type, plain }: Value, ground: Plain): Plain {
	return type === 'ground' ? ground : plain;
}

/** Whether a full board obeys the rules and has the givens of the ground. */
function solves(board: Plain, ground: Ground): boolean {
	if (ground.kind !== 'board' || !Array.isArray(board)) return false;
	const { rows, box } = ground;
	const size = rows.length;
	const cells = cellsOf(board);
	if (board.length !== size || cells.length !== size * size) return false;
	const isKept = (cell: number) => {
		const given = rows[Math.floor(cell / size)][cell % size];
		return given === 0 || ground.open === true || given === cells[cell];
	};
	const seen = new Set<string>();
	return cells.every((value, cell) => {
		if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > size)
			return false;
		const [row, column] = [Math.floor(cell / size), cell % size];
		const units = [
			`row ${row}: ${value}`,
			`column ${column}: ${value}`,
			`box ${Math.floor(row / box)}, ${Math.floor(column / box)}: ${value}`
		];
		if (!isKept(cell) || units.some((unit) => seen.has(unit))) return false;
		for (const unit of units) seen.add(unit);
		return true;
	});
}

/** The cells of rows, or the items of a list, in their order. */
function cellsOf(rows: Plain): readonly Plain[] {
	return Array.isArray(rows) ? (rows as readonly Plain[]).flat() : [];
}

function sameData(one: Plain, other: Plain): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * A key of what can be observed of a run: how it ended, what it returned, the ground at the end, and the
 * number of placements. Of a run that was cut off: where it was when it had been running for long.
 */
export function outcomeOf({ result, log }: Ran): string {
	const { end, ground } = result;
	if (end.kind === 'stopped') return JSON.stringify([end.kind, end.by, haunts(log)]);
	return JSON.stringify([endKey(end), ground, placementsOf(log)]);
}

function endKey(end: Exclude<CallEnd, { kind: 'stopped' }>): Plain {
	switch (end.kind) {
		case 'returned': {
			const { type, plain, text } = end.value;
			return [type, type === 'other' ? text : plain];
		}
		case 'fault':
			// The names in a message are the reader's own.
			return [end.kind, end.fault.name, end.fault.message.replace(/'[^']*'/g, '')];
		case 'given':
			return [end.kind, end.variable];
		case 'deep':
			return [end.kind];
	}
}

/** The number of placements that a run made. */
export function placementsOf({ length, words }: StepLog): number {
	let count = 0;
	for (let at = 0; at < length; at++) if (stepKind(words[at]) === PLACE) count++;
	return count;
}

/** The cells of the last placements, ascending. */
const LAST = 1000;
function haunts({ length, words }: StepLog): number[] {
	const cells = new Set<number>();
	for (let at = Math.max(0, length - LAST); at < length; at++)
		if (stepKind(words[at]) === PLACE) cells.add(stepVariable(words[at]));
	return [...cells].sort((one, other) => one - other);
}

/** A key of what the checks read, in whatever order. */
function readsKey({ result }: Ran): string {
	return JSON.stringify(
		(result.reads ?? []).map(({ variable, value, answer, cells }) => {
			return [variable, value, answer, [...cells].sort((one, other) => one - other)];
		})
	);
}

/** A known wrong program. */
export interface Known {
	readonly id: string;
	/** It passes all tests. */
	readonly isRemark?: boolean;
	/** A program is told to be this one only if its checks read the same. */
	readonly tellsReads?: boolean;
	readonly program: Program;
}

/** A test of the reader's program, and what came of it. */
export type Tested = Asked & Ran;

/** Runs the calls of a task one after the other; may be a sandbox. */
export type Run = (task: Task) => Promise<readonly Ran[]>;

/** A known program that never ends may cost as many steps, or as many times those of the reader's. */
const SMALL = 10_000;
const TIMES = 20;

/**
 * Finds the known wrong program that does the same as the reader's: the outcomes of the tests that fail are
 * equal, and it passes the others. If all are passed, a remark is looked for whose outcomes are equal in all.
 * Several that do the same are told apart by what their checks read; otherwise the first counts. Tests that
 * took too long are left out.
 * @returns its id, or null for none.
 */
export async function recognise(
	own: Program,
	all: readonly Tested[],
	known: readonly Known[],
	run: Run
): Promise<string | null> {
	// no step ends a loop without steps: it would cost its time again for every known program
	const isLate = ({ result: { end } }: Tested) => end.kind === 'stopped' && end.by !== 'steps';
	const tested = all.filter((test) => !isLate(test));
	const isFailed = tested.map((test) => judge(test, test) !== null);
	const isRemark = !isFailed.includes(true);
	if (isRemark && tested.length < all.length) return null;
	const isCompared = (at: number) => isRemark || isFailed[at];
	const first = Math.max(0, isFailed.indexOf(true));
	const tests = await shortened();
	if (tests.some(isLate)) return null;

	const alike: { id: string; hasReadAlike: boolean }[] = [];
	for (const { id, program, tellsReads = false } of known.filter(
		(one) => (one.isRemark ?? false) === isRemark
	)) {
		const hasReadAlike = await doesTheSame(program);
		if (hasReadAlike !== null && (hasReadAlike || !tellsReads)) alike.push({ id, hasReadAlike });
	}
	return (alike.find(({ hasReadAlike }) => hasReadAlike) ?? alike[0])?.id ?? null;

	/** The tests; if a run was cut off, they are run again with few steps, so that others can be compared with it. */
	async function shortened(): Promise<readonly Tested[]> {
		const isCut = ({ result: { end } }: Tested) => end.kind === 'stopped' && end.by === 'steps';
		const short = tested.map((test) => {
			const { call, log } = test;
			const enough = isCut(test) ? SMALL : Math.max(SMALL, TIMES * log.length);
			return { ...test, call: { ...call, steps: Math.min(call.steps, enough) } };
		});
		if (!tested.some(isCut)) return short;
		const ran = await run({ program: own, calls: short.map(({ call }) => call) });
		return short.map((test, at) => ({ ...test, ...ran[at] }));
	}

	/**
	 * Whether it has also read the same; null if it does something else. A program may remember earlier tests, so
	 * they run in order. Most differ in the first that fails already.
	 */
	async function doesTheSame(program: Program): Promise<boolean | null> {
		let hasReadAlike = true;
		for (const some of [tests.slice(0, first + 1), tests]) {
			const ran = await run({ program, calls: some.map(({ call }) => call) });
			for (const [at, test] of some.entries()) {
				if (!isCompared(at)) {
					if (judge(test, ran[at]) !== null) return null;
					continue;
				}
				if (outcomeOf(ran[at]) !== outcomeOf(test)) return null;
				hasReadAlike &&= readsKey(ran[at]) === readsKey(test);
			}
		}
		return hasReadAlike;
	}
}
