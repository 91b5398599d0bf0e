import type { ProblemKind } from '$lib/engine/kind';
import { readOwn, writeOwn } from './address';
import { EXAMPLES } from './examples';
import { formatOwn } from './format';
import { OwnProblem } from './own';
import { NONE, typingOwn, type OwnSetup } from './setup';

/** A problem that a reader has made: any variables and values, and a table of the pairs that clash. */
export const kind: ProblemKind<OwnSetup> = {
	id: 'own',
	examples: EXAMPLES,
	problem: (setup) => new OwnProblem(setup),
	conflicts(setup) {
		const problem = new OwnProblem(setup);
		return [...setup.typed.keys()].filter(
			(variable) =>
				setup.typed[variable] !== NONE &&
				problem.clashes(setup.typed, variable, setup.typed[variable]).length > 0
		);
	},
	parameters: ['names', 'domain', 'clashes', 'typed'],
	read: readOwn,
	write: writeOwn,
	...typingOwn,
	parser: async () => (await import('./parse')).parseOwn,
	formats: [{ id: 'text', extension: 'txt', write: formatOwn }]
};
