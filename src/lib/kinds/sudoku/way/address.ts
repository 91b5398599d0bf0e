import type { ParameterReader } from '$lib/engine/kind';
import type { Board } from '../board';
import { kind as sudoku } from '../kind';
import { sizeOf } from '../shape';
import { wayOn, type WaySetup } from './setup';
import { BACK, readWay, writeWay, type Way } from './way';

/** The puzzle and the way that an address describes, null without a puzzle. */
export function readSetup(parameter: ParameterReader): WaySetup | null {
	// A Sudoku has more parameters than a way.
	const puzzle: ParameterReader = (name, otherwise, parse) =>
		name === 'puzzle' || name === 'box' ? parameter(name, otherwise, parse) : otherwise;
	const givens = sudoku.read(puzzle)?.givens ?? null;
	const moves = parameter<Way>('moves', [], (text) =>
		givens === null ? undefined : readMoves(text, givens)
	);
	return givens === null ? null : wayOn(givens, moves);
}

/** The parameters for {@link readSetup}. */
export function writeSetup(setup: WaySetup): Record<string, string> {
	const { moves } = setup;
	return { ...sudoku.write(setup), ...(moves.length === 0 ? {} : { moves: writeWay(moves) }) };
}

/** Reads moves that are possible on a board: never on a given. */
function readMoves(text: string, { shape, cells }: Board): Way | undefined {
	const moves = readWay(text) ?? undefined;
	const isPossible = moves?.every(
		({ cell, symbol }) => cells[cell] === BACK && symbol < sizeOf(shape)
	);
	return isPossible ? moves : undefined;
}
