import type { ProblemKind } from '$lib/engine/kind';
import { readBoard, writeBoard } from './address';
import { attackers } from './attacks';
import { examples } from './examples';
import { formatBoard, formatColumns } from './format';
import { Queens } from './queens';
import { NONE, withoutQueens, withQueen, type QueensSetup } from './setup';

/** n queens on an n × n board, none attacking another. */
export const kind: ProblemKind<QueensSetup> = {
	id: 'queens',
	otherNames: ['n-queens', 'eight-queens'],
	examples,
	problem: (setup) => new Queens(setup),
	conflicts,
	parameters: ['size', 'queens'],
	read: readBoard,
	write: writeBoard,
	type: withQueen,
	isGiven: () => false,
	reset: withoutQueens,
	clear: withoutQueens,
	parser: async () => (await import('./parse')).parseQueens,
	formats: [
		{ id: 'columns', extension: 'txt', write: formatColumns },
		{ id: 'board', extension: 'txt', write: formatBoard }
	],
	sets: async () => (await import('./sets')).queensSets()
};

/** The rows whose queens attack each other. */
function conflicts({ queens }: QueensSetup): number[] {
	const rows: number[] = [];
	queens.forEach((column, row) => {
		if (column !== NONE && attackers(queens, row, column).length > 0) rows.push(row);
	});
	return rows;
}
