import type { Board } from './board';
import { readLine } from './line';
import type { BoxShape } from './shape';

/** An example board. Its name and one-line description are messages. */
export interface Example {
	readonly id: ExampleId;
	readonly box: BoxShape;
	/** All cells in reading order, "." or "0" for an empty one. */
	readonly cells: string;
	/** The number of solutions. */
	readonly solutions: number;
}

export const EXAMPLE_IDS = [
	'raster',
	'easy',
	'hard',
	'clues-17',
	'tree',
	'thesis',
	'no-solution',
	'several',
	'against-naive',
	'size-4',
	'size-6',
	'size-12',
	'size-16',
	'size-25'
] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];

const BOARDS: Record<ExampleId, Omit<Example, 'id'>> = {
	/** Project Euler, problem 96, first board. */
	easy: {
		box: { rows: 3, columns: 3 },
		cells: '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
		solutions: 1
	},
	/** The second of the list "hardest" in Peter Norvig, "Solving Every Sudoku Puzzle". */
	hard: {
		box: { rows: 3, columns: 3 },
		cells: '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..',
		solutions: 1
	},
	/** The fourth of the list "top95" in the same essay; 17 is the minimum for a 9×9 board. */
	'clues-17': {
		box: { rows: 3, columns: 3 },
		cells: '48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....',
		solutions: 1
	},
	raster: {
		box: { rows: 3, columns: 3 },
		cells: '..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....',
		solutions: 1
	},
	tree: {
		box: { rows: 3, columns: 3 },
		cells: '8...26.3..24..8.1..5..4..927826....34....91.55...74...2..45...963.79...1....6.25.',
		solutions: 1
	},
	thesis: {
		box: { rows: 3, columns: 3 },
		cells: '53..7....6..195....98....6.8...6...34..8.3..17..92...6.6....28....419..5....8..79',
		solutions: 1
	},
	'no-solution': {
		box: { rows: 2, columns: 2 },
		cells: '.123.4..32144.3.',
		solutions: 0
	},
	/** The board `tree` without two of its givens. */
	several: {
		box: { rows: 3, columns: 3 },
		cells: '8...26.3..24..8.1..5..4...27826....34....91.55...74...2...5...963.79...1....6.25.',
		solutions: 4
	},
	/** Widely known; the first row of its solution is 987654321. */
	'against-naive': {
		box: { rows: 3, columns: 3 },
		cells: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
		solutions: 1
	},
	'size-4': {
		box: { rows: 2, columns: 2 },
		cells: '.....23...2....4',
		solutions: 1
	},
	'size-6': {
		box: { rows: 2, columns: 3 },
		cells: '4.........12..4.5..5.6..23.........1',
		solutions: 1
	},
	'size-12': {
		box: { rows: 3, columns: 4 },
		cells:
			'.871..5.96.2....2..B8.14..6....1....148..3..2.5.B2....8..C.....7B......17......C1...' +
			'..4..A....C5.B.C..4..387....8....B..C5.39..2....8.A4.5..612.',
		solutions: 1
	},
	/** The 29th of the 16×16 boards of Gecode's Sudoku example. */
	'size-16': {
		box: { rows: 4, columns: 4 },
		cells:
			'..EF96...8.5B.C.D...FE....1.2A...86..2..C...57.1C21...BD9..E...35..1.C...6....DA' +
			'.G.....7.E.1.5BCB...D1..8...7.....9D..A27.3.E......3.A.E5B..6F.....5...C..83...B' +
			'FDB.2.9.6.....5.61....5...E.G..94...8..3B7...EA2E.26...A..G..CF...58.D....4F...G' +
			'.B.7C.2...5AD9..',
		solutions: 1
	},
	'size-25': {
		box: { rows: 5, columns: 5 },
		cells:
			'.L8N.52F7..J..3E..49GDM1.FP..7...I34H.A..G1...N.CLJ.....4.A9.....86..L725.P' +
			'.KM.G8N...2F..PB..O3A...9.9E...D1.KN..6.....PI.BJ.8.7PN..5.F.....G4.K...6M.' +
			'....2...O.KE.4...M.1...8.....46.M.1P.7N.I2.3FO...JM.....P.NC3.I.....9J.KG.H' +
			'..A9O.KE4H.M..17..P..3I5.O....KE.HA.DL.G..N8..532.D.L..P.NC.5..F..JO..HE...' +
			'....F9...I.....L...GC.......EH..D1..N..6.F2.7..9.I.6P8..52..B.9J.KH.EA....G' +
			'.2JI..A..OG..E.CML6.87F..L.C6.F7.....J.2HB.A.....49...B1G.E4.LC.DF.P.N5....' +
			'.N...J.3...9.BO.E...M.....41...6.MD.....J.3..BAH.O.MN.L2.....I..54.AH...DG.' +
			'I...34H..B1..KE...CMP.27.A.4H9D..KE.....2P.F.....578.F...I3..A.9BDK...L..6M' +
			'.ED1KNC..MF..P..3IJ5.H4A.',
		solutions: 1
	}
};

export const EXAMPLES: readonly Example[] = EXAMPLE_IDS.map((id) => ({ id, ...BOARDS[id] }));

/**
 * Makes a fresh board of an example.
 * @throws Error if the example is not a board of its shape.
 */
export function boardOfExample({ id, box, cells }: Example): Board {
	const read = readLine(box, cells);
	if ('error' in read) throw new Error(`Example ${id}: ${read.error.code}`);
	return read.board;
}
