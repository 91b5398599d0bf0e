import type { ProblemKind } from './kind';

/** A problem as plain data that is sent to a worker. */
export interface ProblemSpec {
	/** The id of the kind whose `read` makes the problem from the parameters. */
	readonly kind: string;
	readonly parameters: Readonly<Record<string, string>>;
}

/** The spec from which the registry's `createProblem` makes the problem of this setup. */
export function specOf<Setup>(kind: ProblemKind<Setup>, setup: Setup): ProblemSpec {
	return { kind: kind.id, parameters: kind.write(setup) };
}
