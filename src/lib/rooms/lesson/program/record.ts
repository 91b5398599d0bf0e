import type { Problem } from '$lib/engine/problem';
import type { Outcome } from '$lib/engine/search/outcome';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { isSolved } from '$lib/stage/program/solved';
import { interpret, type ProgramEnd } from './interpret';
import type { Program } from './program';

/** Milliseconds of work before the page may answer the user. */
const TURN = 8;

/** A program that was run. */
export interface RecordedProgram {
	readonly problem: Problem;
	readonly trace: StoredTrace;
	readonly end: ProgramEnd;
	/** As the program left it. */
	readonly board: Int8Array;
	/** It says that it has solved the puzzle, and has. */
	readonly isRight: boolean;
}

/** Runs a program on the board of a problem, a few milliseconds at a time. */
export async function recordProgram(program: Program, problem: Problem): Promise<RecordedProgram> {
	const board = Int8Array.from(problem.fixed);
	const log = new StepLogBuilder();
	const run = interpret(program, problem, board, log);
	for (let until = performance.now() + TURN; ;) {
		const { done, value: end } = run.next();
		if (done) {
			const isRight = end.kind === 'returned' && end.value === true && isSolved(problem, board);
			return { problem, trace: new StoredTrace(problem, log, outcomeOf(end)), end, board, isRight };
		}
		if (performance.now() < until) continue;
		await new Promise((resolve) => setTimeout(resolve));
		until = performance.now() + TURN;
	}
}

function outcomeOf(end: ProgramEnd): Outcome {
	if (end.kind !== 'returned') return { kind: 'stopped', by: 'steps' };
	return { kind: end.value === true ? 'solved' : 'exhausted' };
}
