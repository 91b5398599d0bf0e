import { sudoku } from '$lib/kinds/sudoku/sudoku';
import type { Problem } from '$lib/engine/problem';
import type { Call } from '$lib/stage/program/task';

/** The Sudoku that a call is about. @throws TypeError if its ground is no board */
export function problemOf({ ground }: Call): Problem {
	if (ground.kind !== 'board') throw new TypeError(ground.kind);
	const { rows, box } = ground;
	const cells = Int8Array.from(rows.flat(), (value) => value - 1);
	return sudoku({ shape: { rows: box, columns: box }, cells });
}
