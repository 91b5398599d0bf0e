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
		const { housesOf } = this.#geometry;
		const at = 3 * cell;
		const to = 3 * other;
		const isPeer =
			housesOf[at] === housesOf[to] ||
			housesOf[at + 1] === housesOf[to + 1] ||
			housesOf[at + 2] === housesOf[to + 2];
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
 * The symbols used in each house, as bit masks: rows, columns, boxes. Hot code: typed arrays, integers, no
 * allocation.
 */
class SudokuModel implements Model {
	readonly #full: number;
	readonly #housesOf: Uint8Array;
	readonly #used: Int32Array;

	constructor(fixed: Int8Array, size: number, { housesOf }: Geometry) {
		this.#full = allValues(size);
		this.#housesOf = housesOf;
		this.#used = new Int32Array(3 * size);
		// Not place(): givens may break the rules, and a bit set twice must stay set.
		for (let at = 0; at < housesOf.length; at++) {
			const given = fixed[Math.floor(at / 3)];
			if (given !== EMPTY) this.#used[housesOf[at]] |= 1 << given;
		}
	}

	legal(cell: number): number {
		const used = this.#used;
		const housesOf = this.#housesOf;
		const at = 3 * cell;
		return this.#full & ~(used[housesOf[at]] | used[housesOf[at + 1]] | used[housesOf[at + 2]]);
	}

	place(cell: number, symbol: number): void {
		const used = this.#used;
		const housesOf = this.#housesOf;
		const at = 3 * cell;
		const bit = 1 << symbol;
		used[housesOf[at]] ^= bit;
		used[housesOf[at + 1]] ^= bit;
		used[housesOf[at + 2]] ^= bit;
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
	/** For each cell its row, its column and its box, all houses numbered in a row. */
	readonly housesOf: Uint8Array;
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
		housesOf: Uint8Array.from(
			cells.flatMap((cell) => [
				rowOf(shape, cell),
				size + columnOf(shape, cell),
				2 * size + boxOf(shape, cell)
			])
		),
		peers: peers.map((set) => [...set].sort((a, b) => a - b)),
		units: houses.flatMap(({ kind, index, cells }) =>
			Array.from({ length: size }, (_, value): Unit => {
				return { value, variables: cells, name: kind, index };
			})
		)
	};
}
