import { mix, shuffle } from '$lib/engine/seeded';
import type { Board } from '../board';
import { sizeOf, type BoxShape } from '../shape';

/**
 * A full board of any shape without a search: rows that are shifted copies of each other, with symbols,
 * rows, columns, bands and stacks shuffled. It can make only a small share of all full boards.
 */
export function patternBoard(shape: BoxShape, seed: number): Board {
	const { rows, columns } = shape;
	const size = sizeOf(shape);
	const symbols = shuffled(size, mix(seed, 1));
	const down = lines(columns, rows, mix(seed, 2));
	const across = lines(rows, columns, mix(seed, 3));
	const cells = new Int8Array(size * size);
	for (let row = 0; row < size; row++) {
		const from = down[row];
		const shift = columns * (from % rows) + Math.floor(from / rows);
		for (let column = 0; column < size; column++)
			cells[row * size + column] = symbols[(shift + across[column]) % size];
	}
	return { shape, cells };
}

/** Rows in shuffled bands, or columns in shuffled stacks: `groups` times `length` lines. */
function lines(groups: number, length: number, seed: number): number[] {
	return [...shuffled(groups, seed)].flatMap((group) =>
		[...shuffled(length, mix(seed, group + 1))].map((line) => group * length + line)
	);
}

function shuffled(count: number, seed: number): Uint8Array {
	const order = new Uint8Array(count);
	shuffle(order, seed);
	return order;
}
