import { fitsShape, SYMMETRIES, type Symmetry } from '../make/symmetry';
import { flagOf, type ParameterReader } from '$lib/engine/kind';
import { conflicts, EMPTY, type Board } from '../board';
import { formatLine, readLine } from '../line';
import { isShape, sameShape, sizeOf, type BoxShape } from '../shape';
import {
	CELL_ORDERS,
	DEFAULT_ATTEMPTS,
	isMakingShape,
	makingOf,
	MAX_ATTEMPTS,
	MAX_SEED,
	MODES,
	NINE,
	type CellOrder,
	type MakingSetup,
	type Mode
} from './setup';

export const PARAMETERS: readonly string[] = [
	'making',
	'box',
	'draw',
	'cells',
	'ascending',
	'full',
	'symmetry',
	'attempts',
	'clues'
];

/** The making in an address, null if there is none: `making=dig&draw=7&symmetry=half-turn`. */
export function readMaking(parameter: ParameterReader): MakingSetup | null {
	const mode = parameter<Mode | null>('making', null, oneOf(MODES));
	if (mode === null) return null;
	const shape = parameter('box', NINE, boxOf);
	const usual = makingOf(mode, shape, 1);
	if (usual.mode === 'fill') return usual;
	const seed = parameter('draw', 1, (text) => numberOf(text, 1, MAX_SEED));
	if (usual.mode === 'blind') return { ...usual, seed };
	if (usual.mode === 'redraw') {
		const order = parameter<CellOrder>('cells', usual.order, oneOf(CELL_ORDERS));
		return { ...usual, seed, order, ascending: parameter('ascending', false, flagOf) };
	}
	return {
		...usual,
		seed,
		full: parameter<Board | null>('full', null, (text) => fullBoard(shape, text)),
		symmetry: parameter<Symmetry>('symmetry', 'none', (text) => {
			const symmetry = oneOf(SYMMETRIES)(text);
			return symmetry !== undefined && fitsShape(symmetry, shape) ? symmetry : undefined;
		}),
		attempts: parameter('attempts', DEFAULT_ATTEMPTS, (text) => numberOf(text, 0, MAX_ATTEMPTS)),
		clues: parameter('clues', 0, (text) => numberOf(text, 0, sizeOf(shape) ** 2))
	};
}

/** The parameters that {@link readMaking} turns into this making. */
export function writeMaking(setup: MakingSetup): Record<string, string> {
	const { mode, shape } = setup;
	const box: Record<string, string> = sameShape(shape, NINE)
		? {}
		: { box: `${shape.rows}x${shape.columns}` };
	if (mode === 'fill') return { making: mode, ...box };
	const drawn = { making: mode, ...box, draw: String(setup.seed) };
	switch (mode) {
		case 'blind':
			return drawn;
		case 'redraw':
			return {
				...drawn,
				...(setup.order === 'fewest' ? {} : { cells: setup.order }),
				...(setup.ascending ? { ascending: '1' } : {})
			};
		case 'dig':
			return {
				...drawn,
				...(setup.full === null ? {} : { full: formatLine(setup.full) }),
				...(setup.symmetry === 'none' ? {} : { symmetry: setup.symmetry }),
				...(setup.attempts === DEFAULT_ATTEMPTS ? {} : { attempts: String(setup.attempts) }),
				...(setup.clues === 0 ? {} : { clues: String(setup.clues) })
			};
	}
}

/** A full board without a contradiction; undefined for any other text. */
function fullBoard(shape: BoxShape, text: string): Board | undefined {
	const read = readLine(shape, text);
	return 'error' in read || !isFull(read.board) ? undefined : read.board;
}

/** Whether every cell has a symbol and none contradicts another. */
export function isFull(board: Board): boolean {
	return !board.cells.includes(EMPTY) && conflicts(board).length === 0;
}

function boxOf(text: string): BoxShape | undefined {
	const [, rows, columns] = /^([1-9]\d?)x([1-9]\d?)$/.exec(text) ?? [];
	const shape = { rows: Number(rows), columns: Number(columns) };
	return isShape(shape) && isMakingShape(shape) ? shape : undefined;
}

function oneOf<T extends string>(options: readonly T[]): (text: string) => T | undefined {
	return (text) => options.find((option) => option === text);
}

function numberOf(text: string, from: number, to: number): number | undefined {
	const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
	return value >= from && value <= to ? value : undefined;
}
