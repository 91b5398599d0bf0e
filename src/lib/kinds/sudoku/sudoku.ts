import { allValues, type Model, type Problem, type Unit } from '$lib/engine/problem';
import { EMPTY, type Board } from './board';
import { boxOf, columnOf, housesOf, rowOf, sizeOf, type BoxShape } from './shape';

/**
 * A board as a problem: variables are cells, values are symbols, the symbols on the board are
 * fixed. The board is copied. The symbols on the board are not tested against each other: if they break
 * the rules, a search may still find values for the other cells, so callers refuse such a board before.
 *
 * @param candidates for each cell the mask of the symbols it may hold; absent: all of them.
 */
export function sudoku(board: Board, candidates?: Int32Array): Sudoku {
	return new Sudoku(board, candidates);
}

export class Sudoku implements Problem {
	readonly shape: BoxShape;
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly domains?: Int32Array;
	readonly #geometry: Geometry;

	constructor({ shape, cells }: Board, candidates?: Int32Array) {
		this.shape = { rows: shape.rows, columns: shape.columns };
		this.valueCount = sizeOf(shape);
		this.variableCount = this.valueCount ** 2;
		this.fixed = cells.slice();
		if (candidates !== undefined) this.domains = candidates.slice();
		this.#geometry = geometryOf(this.shape);
	}

	get units(): readonly Unit[] {
		return this.#geometry.units;
	}

	peers(cell: number): readonly number[] {
		return this.#geometry.peers[cell];
	}

	clashes(assignment: ArrayLike<number>, cell: number, symbol: number): number[] {
		return this.peers(cell).filter((peer) => assignment[peer] === symbol);
	}

	/** Cells of a row, a column or a box have different symbols. */
	forbids(cell: number, symbol: number, other: number): number {
		const { rowOf, columnOf, boxOf } = this.#geometry;
		const isPeer =
			rowOf[cell] === rowOf[other] ||
			columnOf[cell] === columnOf[other] ||
			boxOf[cell] === boxOf[other];
		return isPeer ? 1 << symbol : 0;
	}

	model(): Model {
		if (this.domains === undefined) {
			return new SudokuModel(this.fixed, this.valueCount, this.#geometry);
		}
		return new CandidatesModel(this.domains, this.fixed, this.valueCount, this.#geometry);
	}
}

/**
 * The symbols used in each row, column and box, as bit masks. Hot code: typed arrays, integers, no
 * allocation.
 */
class SudokuModel implements Model {
	readonly #full: number;
	readonly #rowOf: Uint8Array;
	readonly #columnOf: Uint8Array;
	readonly #boxOf: Uint8Array;
	readonly #rows: Int32Array;
	readonly #columns: Int32Array;
	readonly #boxes: Int32Array;

	constructor(fixed: Int8Array, size: number, geometry: Geometry) {
		this.#full = allValues(size);
		this.#rowOf = geometry.rowOf;
		this.#columnOf = geometry.columnOf;
		this.#boxOf = geometry.boxOf;
		this.#rows = new Int32Array(size);
		this.#columns = new Int32Array(size);
		this.#boxes = new Int32Array(size);
		for (let cell = 0; cell < fixed.length; cell++) {
			if (fixed[cell] === EMPTY) continue;
			// Not place(): givens may break the rules, and a bit set twice must stay set.
			const bit = 1 << fixed[cell];
			this.#rows[this.#rowOf[cell]] |= bit;
			this.#columns[this.#columnOf[cell]] |= bit;
			this.#boxes[this.#boxOf[cell]] |= bit;
		}
	}

	legal(cell: number): number {
		return (
			this.#full &
			~(
				this.#rows[this.#rowOf[cell]] |
				this.#columns[this.#columnOf[cell]] |
				this.#boxes[this.#boxOf[cell]]
			)
		);
	}

	place(cell: number, symbol: number): void {
		const bit = 1 << symbol;
		this.#rows[this.#rowOf[cell]] ^= bit;
		this.#columns[this.#columnOf[cell]] ^= bit;
		this.#boxes[this.#boxOf[cell]] ^= bit;
	}

	takeBack(cell: number, symbol: number): void {
		this.place(cell, symbol);
	}
}

/** A position in which cells have pencil marks. A class of its own, because few boards have them. */
class CandidatesModel extends SudokuModel {
	constructor(
		private readonly candidates: Int32Array,
		fixed: Int8Array,
		size: number,
		geometry: Geometry
	) {
		super(fixed, size, geometry);
	}

	override legal(cell: number): number {
		return super.legal(cell) & this.candidates[cell];
	}
}

/** The data shared by all boards of a shape. */
interface Geometry {
	readonly rowOf: Uint8Array;
	readonly columnOf: Uint8Array;
	readonly boxOf: Uint8Array;
	readonly peers: readonly (readonly number[])[];
	readonly units: readonly Unit[];
}

const geometries = new Map<string, Geometry>();

function geometryOf(shape: BoxShape): Geometry {
	const key = `${shape.rows}x${shape.columns}`;
	let geometry = geometries.get(key);
	if (!geometry) {
		geometry = makeGeometry(shape);
		geometries.set(key, geometry);
	}
	return geometry;
}

function makeGeometry(shape: BoxShape): Geometry {
	const size = sizeOf(shape);
	const cells = Array.from({ length: size * size }, (_, cell) => cell);
	const houses = housesOf(shape);
	const peers = cells.map(() => new Set<number>());
	for (const house of houses) {
		for (const cell of house.cells) {
			for (const other of house.cells) if (other !== cell) peers[cell].add(other);
		}
	}
	return {
		rowOf: Uint8Array.from(cells, (cell) => rowOf(shape, cell)),
		columnOf: Uint8Array.from(cells, (cell) => columnOf(shape, cell)),
		boxOf: Uint8Array.from(cells, (cell) => boxOf(shape, cell)),
		peers: peers.map((set) => [...set].sort((a, b) => a - b)),
		units: houses.flatMap(({ kind, index, cells }) =>
			Array.from({ length: size }, (_, value): Unit => {
				return { value, variables: cells, name: kind, index };
			})
		)
	};
}
