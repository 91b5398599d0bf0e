/** Which squares of a board are attacked. Squares are numbered in reading order. */
export interface AttackMap {
	/** For each square, the number of queens that attack it. */
	readonly count: Uint8Array;
	/** For each square that exactly one queen attacks, the row of that queen; −1 for any other. */
	readonly sole: Int8Array;
}

/** The line along which a queen attacks; diagonals as seen from left to right. */
export type Line = 'row' | 'column' | 'falling' | 'rising';

/**
 * The squares that the queens attack, through one another and along their rows too, as on a
 * chessboard. A queen does not attack its own square.
 *
 * @param queens for each row the column of its queen, negative for none
 */
export function attackMap(size: number, queens: ArrayLike<number>): AttackMap {
	const count = new Uint8Array(size * size);
	const sole = new Int8Array(size * size).fill(-1);
	for (let row = 0; row < size; row++) {
		if (queens[row] < 0) continue;
		for (let square = 0; square < size * size; square++) {
			if (lineBetween(size, row * size + queens[row], square) === null) continue;
			sole[square] = count[square] === 0 ? row : -1;
			count[square]++;
		}
	}
	return { count, sole };
}

/** The line that two squares share, null if there is none. */
export function lineBetween(size: number, square: number, other: number): Line | null {
	const down = Math.floor(other / size) - Math.floor(square / size);
	const right = (other % size) - (square % size);
	if (down === 0) return right === 0 ? null : 'row';
	if (right === 0) return 'column';
	if (down === right) return 'falling';
	return down === -right ? 'rising' : null;
}
