import { housesOf, sizeOf, type BoxShape, type House } from '../shape';

/** Houses and peers of a shape as flat lists, for code that must be fast. */
export interface Geometry {
	readonly size: number;
	readonly houseCount: number;
	/** The cells of the houses, `size` for each. */
	readonly houses: Uint16Array;
	/** The houses of the cells, `perCell` for each: 3, or 2 if boxes are whole rows or columns. */
	readonly housesOfCell: Uint16Array;
	readonly perCell: number;
	/** The cells that share a house with a cell, `peerCount` for each. */
	readonly peers: Uint16Array;
	readonly peerCount: number;
	/** Where a box and a row or column share two cells or more, but not all. */
	readonly crossings: readonly Crossing[];
}

/** A box and a line, a row or a column, that cross. Houses are numbered as in {@link Geometry.houses}. */
export interface Crossing {
	readonly box: number;
	readonly line: number;
	/** The cells that they share. */
	readonly shared: readonly number[];
	readonly restOfBox: readonly number[];
	readonly restOfLine: readonly number[];
}

const geometries = new Map<string, Geometry>();

/** The geometry of a shape, made once. */
export function geometryOf(shape: BoxShape): Geometry {
	const key = `${shape.rows}x${shape.columns}`;
	let geometry = geometries.get(key);
	if (!geometry) geometries.set(key, (geometry = makeGeometry(shape)));
	return geometry;
}

function makeGeometry(shape: BoxShape): Geometry {
	const size = sizeOf(shape);
	const houses = housesOf(shape);
	const cells = Array.from({ length: size * size }, (_, cell) => cell);
	const housesOfCell = cells.map((): number[] => []);
	houses.forEach((house, index) => {
		for (const cell of house.cells) housesOfCell[cell].push(index);
	});
	const peers = cells.map((cell) => {
		const all = new Set(housesOfCell[cell].flatMap((house) => houses[house].cells));
		all.delete(cell);
		return [...all];
	});
	return {
		size,
		houseCount: houses.length,
		houses: Uint16Array.from(houses.flatMap((house) => house.cells)),
		housesOfCell: Uint16Array.from(housesOfCell.flat()),
		perCell: housesOfCell[0].length,
		peers: Uint16Array.from(peers.flat()),
		peerCount: peers[0].length,
		crossings: crossingsOf(houses)
	};
}

function crossingsOf(houses: readonly House[]): Crossing[] {
	return houses.flatMap(({ kind, cells }, box) => {
		if (kind !== 'box') return [];
		return houses.flatMap((house, line) => {
			const shared = house.cells.filter((cell) => cells.includes(cell));
			if (house.kind === 'box' || shared.length < 2 || shared.length === cells.length) return [];
			const rest = (all: readonly number[]) => all.filter((cell) => !shared.includes(cell));
			return { box, line, shared, restOfBox: rest(cells), restOfLine: rest(house.cells) };
		});
	});
}
