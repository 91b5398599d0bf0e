import type { Problem } from './problem';

/** A problem as plain data: what a worker is sent. */
export interface ProblemSpec {
	/** Whose `read` makes the problem from the parameters. */
	readonly kind: string;
	readonly parameters: Readonly<Record<string, string>>;
}

/** The spec that the registry's `createProblem` makes this problem from. */
export function specOf(problem: Problem): ProblemSpec {
	return { kind: problem.kind, parameters: problem.parameters() };
}
