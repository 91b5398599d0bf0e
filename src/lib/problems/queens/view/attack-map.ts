/** Which squares of a board are attacked. Squares are numbered in reading order. */
export interface AttackMap {
	/** For each square the number of queens that attack it. */
	readonly count: Uint8Array;
	/** For each square that one queen alone attacks the row of that queen; −1 for any other. */
	readonly sole: Int8Array;
}

/** The line along which a queen attacks; diagonals as they are seen, from left to right. */
export type Line = 'row' | 'column' | 'falling' | 'rising';

/**
 * What the queens of a board attack, through one another: along their rows too, as on a chessboard.
 * A queen does not attack its own square.
 *
 * @param queens for each row the column of its queen, negative where there is none
 */
export function attackMap(size: number, queens: ArrayLike<number>): AttackMap {
	const count = new Uint8Array(size * size);
	const sole = new Int8Array(size * size).fill(-1);
	// On each line the number of queens, and the sum of their rows: with one queen, its row.
	const lines = { columns: pair(size), falling: pair(2 * size), rising: pair(2 * size) };
	for (let row = 0; row < size; row++) {
		const column = queens[row];
		if (column < 0) continue;
		add(lines.columns, column, row);
		add(lines.falling, column - row + size, row);
		add(lines.rising, column + row, row);
	}
	for (let row = 0; row < size; row++) {
		const own = queens[row];
		for (let column = 0; column < size; column++) {
			let attacking = 0;
			let rows = 0;
			for (const [line, at] of [
				[lines.columns, column],
				[lines.falling, column - row + size],
				[lines.rising, column + row]
			] as const) {
				attacking += line.count[at];
				rows += line.rows[at];
			}
			if (own === column) {
				// It stands on all three lines itself.
				attacking -= 3;
				rows -= 3 * row;
			} else if (own >= 0) {
				attacking++;
				rows += row;
			}
			count[row * size + column] = attacking;
			if (attacking === 1) sole[row * size + column] = rows;
		}
	}
	return { count, sole };
}

/** The line on which two squares stand, null when there is none. */
export function lineBetween(size: number, square: number, other: number): Line | null {
	const down = Math.floor(other / size) - Math.floor(square / size);
	const right = (other % size) - (square % size);
	if (down === 0) return right === 0 ? null : 'row';
	if (right === 0) return 'column';
	if (down === right) return 'falling';
	return down === -right ? 'rising' : null;
}

interface Queens {
	readonly count: Int16Array;
	readonly rows: Int16Array;
}

function pair(length: number): Queens {
	return { count: new Int16Array(length), rows: new Int16Array(length) };
}

function add({ count, rows }: Queens, at: number, row: number): void {
	count[at]++;
	rows[at] += row;
}
