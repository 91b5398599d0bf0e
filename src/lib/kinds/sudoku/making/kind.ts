import type { Problem } from '$lib/engine/problem';
import type { ProblemKind } from '$lib/engine/kind';
import { PARAMETERS, readMaking, writeMaking } from './address';
import { Digger } from './digger';
import { Drawing } from './drawing';
import { EXAMPLES } from './examples';
import { Filling } from './filling';
import { formatMaking } from './format';
import { CELL_ORDERS, MODES, type MakingSetup } from './setup';

/** Making a Sudoku: filling an empty board, and taking digits away from a full one. */
export const kind: ProblemKind<MakingSetup> = {
	id: 'making',
	examples: EXAMPLES,
	problem: problemOf,
	conflicts: () => [],

	parameters: PARAMETERS,
	choices: { making: MODES, cells: CELL_ORDERS },
	read: readMaking,
	write: writeMaking,

	type: (setup) => setup,
	isGiven: () => true,
	reset: (setup) => setup,
	clear: (setup) => setup,

	parser: async () => (await import('./parse')).parseMaking,
	formats: [{ id: 'text', extension: 'txt', write: formatMaking }]
};

function problemOf(setup: MakingSetup): Problem {
	switch (setup.mode) {
		case 'fill':
			return new Filling(setup.shape);
		case 'dig':
			return new Digger(setup);
		default:
			return new Drawing(setup);
	}
}
