import type { Problem } from '$lib/engine/problem';
import type { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import type { ProblemView } from '../board/problem-view';
import type { Told } from '../board/vocabulary';
import type { Printed } from './task';

/** The run of a program on a puzzle. */
export interface RunOfProgram {
	readonly trace: StoredTrace;
	/** What it works on: the problem of `setup`. */
	readonly problem: Problem;
	readonly view: ProblemView;
	readonly setup: unknown;
	/** The texts of calls and of what they returned, by their numbers in the log. */
	readonly texts: readonly string[];
}

/** A run, and what is said of it. */
export interface ToldRun extends RunOfProgram {
	/** Says what the step that leads to a moment does; at the start, what is about to begin. */
	tell(told: Told): string;
	/** How it ended, in sentences. */
	readonly end: readonly string[];
	/** The line where it was cut off or broke off, counted from 1; 0 if it did not. */
	readonly endLine: number;
	/** What it printed, in order. */
	readonly prints: readonly Printed[];
}
