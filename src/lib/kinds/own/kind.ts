import type { ProblemKind } from '$lib/engine/kind';
import { clashing } from '$lib/engine/typed';
import { readOwn, writeOwn } from './address';
import { EXAMPLES } from './examples';
import { formatOwn } from './format';
import { OwnProblem } from './own';
import { tableSetup, typingOwn, type OwnSetup } from './setup';

/** A problem that a reader has made: any variables and values, and a table of the pairs that clash. */
export const kind: ProblemKind<OwnSetup> = {
	id: 'own',
	examples: EXAMPLES,
	problem: (setup) => new OwnProblem(setup),
	conflicts: (setup) => clashing(new OwnProblem(setup), setup.typed),
	parameters: ['names', 'domain', 'clashes', 'typed'],
	read: readOwn,
	write: writeOwn,
	...typingOwn,
	parser: async () => (await import('./parse')).parseOwn,
	table: tableSetup,
	formats: [{ id: 'text', extension: 'txt', write: formatOwn }]
};
