/**
 * A fast solver for 9 × 9 Sudokus. It stands alone: one file, no imports. The search that this site
 * shows takes one step at a time; this one answers thousands of questions a second,
 * such as whether a puzzle has exactly one solution.
 *
 * ## How a board is held
 * The nine rows make three bands of three rows, with 27 cells each. For each digit and each band one
 * number holds, bit by bit, in which of these cells the digit may still stand: bit 9 · row + column,
 * row 0 to 2 within the band. So 27 numbers are the whole board, and one operation on numbers acts on
 * 27 cells. Bit boards by bands are an old idea of the people who write fast Sudoku solvers; the
 * programs known as fsss2, JCZSolve and tdoku are built on it, each in its own way.
 *
 * ## How it draws conclusions
 * A row of a box is three cells. A band has nine of them for a digit: three rows by three boxes. The
 * digit stands once in each row and once in each box, so it takes three of the nine that are a
 * permutation: one in each row, one in each box. There are six permutations. A table tells, for each of
 * the 512 sets of such triples in which the digit still has room, which of them are part of some
 * permutation; the digit cannot stand in the others. This one look finds digits that have one place in
 * a row or a box, and digits that a box locks into a row or a row into a box. The same table does it
 * for columns: a stack of boxes has nine triples too, three columns by three bands.
 *
 * When this finds nothing more, it looks for cells with a single digit left by adding the numbers of
 * the nine digits bit by bit. Then it guesses in a cell with two digits left, or else with the fewest.
 */

/** All 27 cells of a band. */
const ALL = (1 << 27) - 1;
/** A board on the stack of guesses: 27 numbers for digits and bands, at 3 · digit + band, ... */
const OPEN = 27;
/** ... then, for each band, the cells whose digit is not settled; and room up to a power of two. */
const BOARD = 32;

/** For the nine cells of a row: which of its three triples have a digit's candidates. */
const TRIPLES = new Uint8Array(512);
/** For the nine cells of a row: the same if there is just one candidate, else 0. */
const LONE = new Uint16Array(512);
/** For the triples with room (bit 3 · row + box): those that are part of a permutation. */
const LOCKED = new Uint16Array(512);
/** The same as a mask of cells. */
const LOCKED_CELLS = new Int32Array(512);
/** For a cell of a band that gets a digit: where in the band the digit may still be. */
const KEPT = new Int32Array(27);

for (let set = 0; set < 512; set++) {
	for (let triple = 0; triple < 3; triple++)
		if ((set >> (3 * triple)) & 7) TRIPLES[set] |= 1 << triple;
	LONE[set] = (set & (set - 1)) === 0 ? set : 0;
	for (let a = 0; a < 3; a++) {
		for (let step = 1; step < 3; step++) {
			const permutation = (1 << a) | (8 << ((a + step) % 3)) | (64 << ((a + 2 * step) % 3));
			if ((set & permutation) === permutation) LOCKED[set] |= permutation;
		}
	}
	for (let triple = 0; triple < 9; triple++)
		if ((LOCKED[set] >> triple) & 1) LOCKED_CELLS[set] |= 7 << (3 * triple);
}
for (let cell = 0; cell < 27; cell++) {
	for (let other = 0; other < 27; other++) {
		const isSameRow = Math.floor(other / 9) === Math.floor(cell / 9);
		const isSameBox = Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3);
		const isSameColumn = other % 9 === cell % 9;
		if (other === cell || !(isSameRow || isSameBox || isSameColumn)) KEPT[cell] |= 1 << other;
	}
}

/** Boards, one for each guess that is open. A guess settles a cell, so there are at most 81. */
const stack = new Int32Array(82 * BOARD);
/** Mask of the digits whose candidates changed since they were looked at. */
let changed = 0;
/** What to look for, what has been found, and how many guesses are left. */
let wanted = 0;
let found = 0;
let guesses = 0;
/** The solutions found so far, if they are asked for. */
let solutions: Int8Array[] | null = null;

/**
 * Counts the solutions of a board.
 *
 * @param cells 81 cells in reading order: a digit from 0 to 8, or −1 for an empty one.
 * @param limit stop after this many solutions.
 */
export function countNine(cells: ArrayLike<number>, limit = 2): number {
	begin(limit, null);
	if (load(cells)) search(0);
	return found;
}

/** The first solution of a board, in the form of {@link countNine}; null if there is none. */
export function solveNine(cells: ArrayLike<number>): Int8Array | null {
	return solutionsNine(cells, 1).boards[0] ?? null;
}

/** Solutions, and whether the search came to an end or to its limit; false: it gave up. */
export interface NineSolutions {
	readonly boards: readonly Int8Array[];
	readonly isKnown: boolean;
}

/**
 * The solutions of a board, up to a limit.
 *
 * @param budget give up after this many guesses.
 */
export function solutionsNine(
	cells: ArrayLike<number>,
	limit: number,
	budget = Infinity
): NineSolutions {
	const boards: Int8Array[] = [];
	begin(limit, boards, budget);
	if (load(cells)) search(0);
	return { boards, isKnown: guesses >= 0 || found >= limit };
}

/**
 * A solution that has another digit than `digit` in an empty cell. If a clue is taken from a board with
 * one solution, every further solution is one of these.
 */
export function otherNine(
	cells: ArrayLike<number>,
	cell: number,
	digit: number,
	budget = Infinity
): NineSolutions {
	const boards: Int8Array[] = [];
	begin(1, boards, budget);
	if (load(cells)) {
		stack[3 * digit + Math.floor(cell / 27)] &= ~(1 << (cell % 27));
		search(0);
	}
	return { boards, isKnown: guesses >= 0 || found > 0 };
}

/** Puts an empty board at the bottom of the stack. */
function begin(limit: number, boards: Int8Array[] | null, budget = Infinity): void {
	wanted = limit;
	found = 0;
	guesses = budget;
	solutions = boards;
	stack.fill(ALL, 0, 30);
	changed = 511;
}

/** For digit and band, the cells in which the digit is a clue. */
const clues = new Int32Array(27);

/** Puts clues on the empty board. @returns false if two contradict each other. */
function load(cells: ArrayLike<number>): boolean {
	clues.fill(0);
	for (let cell = 0, bit = 1, band = 0; cell < 81; cell++) {
		const digit = cells[cell];
		if (digit >= 0) {
			const at = 3 * digit + band;
			if ((stack[at] & bit) === 0) return false;
			stack[at] &= KEPT[cell - 27 * band];
			stack[OPEN + band] ^= bit;
			clues[at] |= bit;
		}
		bit <<= 1;
		if (bit <= ALL) continue;
		bit = 1;
		band++;
	}
	// A cell with a clue can hold no other digit.
	for (let at = 0; at < 27; at += 3)
		for (let band = 0; band < 3; band++) stack[at + band] &= stack[OPEN + band] | clues[at + band];
	return true;
}

/** Searches the board at `top` and counts its solutions, up to those wanted. */
function search(top: number): void {
	while (conclude(top)) {
		if ((stack[top + OPEN] | stack[top + OPEN + 1] | stack[top + OPEN + 2]) === 0) {
			found++;
			solutions?.push(digitsOf(top));
			return;
		}
		if (--guesses < 0) return;
		choose(top);
		const band = chosenBand;
		const bit = chosenBit;
		const digit = chosenDigit;
		// The guess, on a copy ...
		const next = top + BOARD;
		stack.copyWithin(next, top, top + 30);
		for (let at = next + band, other = 1; at < next + 27; at += 3, other <<= 1) {
			if ((stack[at] & bit) === 0) continue;
			stack[at] &= ~bit;
			changed |= other;
		}
		stack[next + 3 * digit + band] |= bit;
		stack[next + 3 * digit + band] &= KEPT[31 - Math.clz32(bit)];
		stack[next + OPEN + band] &= ~bit;
		search(next);
		if (found >= wanted || guesses < 0) return;
		// ... and the board without it.
		stack[top + 3 * digit + band] &= ~bit;
		changed = 1 << digit;
	}
}

/** Draws all conclusions, until nothing changes. @returns false on a contradiction. */
function conclude(top: number): boolean {
	do {
		while (changed !== 0) {
			const digit = 31 - Math.clz32(changed);
			changed ^= 1 << digit;
			if (!lookAt(top, digit)) return false;
		}
		if (!findSingles(top)) return false;
	} while (changed !== 0);
	return true;
}

/** Draws the conclusions about one digit in all bands. @returns false if it has no place left. */
function lookAt(top: number, digit: number): boolean {
	const at = top + 3 * digit;
	let a = stack[at];
	let b = stack[at + 1];
	let c = stack[at + 2];
	for (;;) {
		// Rows: in each band the digit takes three triples, one in each row and in each box.
		const lockedA = lockedCells(a);
		const lockedB = lockedCells(b);
		const lockedC = lockedCells(c);
		if (lockedA === 0 || lockedB === 0 || lockedC === 0) return false;
		a &= lockedA;
		b &= lockedB;
		c &= lockedC;
		// Columns: the same in each stack of boxes, with bands as its rows.
		const columnsA = (a | (a >> 9) | (a >> 18)) & 511;
		const columnsB = (b | (b >> 9) | (b >> 18)) & 511;
		const columnsC = (c | (c >> 9) | (c >> 18)) & 511;
		const left = LOCKED[(columnsA & 7) | ((columnsB & 7) << 3) | ((columnsC & 7) << 6)];
		const middle = LOCKED[((columnsA >> 3) & 7) | (columnsB & 56) | ((columnsC & 56) << 3)];
		const right = LOCKED[(columnsA >> 6) | ((columnsB >> 6) << 3) | (columnsC & 448)];
		if (left === 0 || middle === 0 || right === 0) return false;
		const keptA = (left & 7) | ((middle & 7) << 3) | ((right & 7) << 6);
		const keptB = ((left >> 3) & 7) | (middle & 56) | ((right & 56) << 3);
		const keptC = (left >> 6) | ((middle >> 6) << 3) | (right & 448);
		if (keptA === columnsA && keptB === columnsB && keptC === columnsC) break;
		a &= keptA | (keptA << 9) | (keptA << 18);
		b &= keptB | (keptB << 9) | (keptB << 18);
		c &= keptC | (keptC << 9) | (keptC << 18);
	}
	stack[at] = a;
	stack[at + 1] = b;
	stack[at + 2] = c;
	settle(top, 0, digit, lone(a));
	settle(top, 1, digit, lone(b));
	settle(top, 2, digit, lone(c));
	return true;
}

/** The cells of a band in which a digit can stand, given those in which it seems to have room. */
function lockedCells(cells: number): number {
	const inRows = TRIPLES[cells & 511] | (TRIPLES[(cells >> 9) & 511] << 3);
	return LOCKED_CELLS[inRows | (TRIPLES[cells >> 18] << 6)];
}

/** The cells of a band that are the only ones of their row. */
function lone(cells: number): number {
	return LONE[cells & 511] | (LONE[(cells >> 9) & 511] << 9) | (LONE[cells >> 18] << 18);
}

/** Takes the other digits out of cells of a band in which this one must stand. */
function settle(top: number, band: number, digit: number, places: number): void {
	const cells = places & stack[top + OPEN + band];
	if (cells === 0) return;
	stack[top + OPEN + band] ^= cells;
	for (let other = 0, at = top + band; other < 9; other++, at += 3) {
		if ((stack[at] & cells) === 0 || other === digit) continue;
		stack[at] &= ~cells;
		changed |= 1 << other;
	}
}

/** For each band, the cells with two digits. */
const pairs = new Int32Array(3);

/** Settles cells that have one digit left. @returns false if a cell has none. */
function findSingles(top: number): boolean {
	for (let band = 0; band < 3; band++) {
		let once = 0;
		let twice = 0;
		let thrice = 0;
		for (let at = top + band; at < top + 27; at += 3) {
			const cells = stack[at];
			thrice |= twice & cells;
			twice |= once & cells;
			once |= cells;
		}
		if (once !== ALL) return false;
		pairs[band] = twice & ~thrice;
		const single = ~twice & stack[top + OPEN + band];
		if (single === 0) continue;
		stack[top + OPEN + band] ^= single;
		for (let digit = 0, at = top + band; digit < 9; digit++, at += 3) {
			const places = stack[at] & single;
			for (let rest = places; rest !== 0; rest &= rest - 1)
				stack[at] &= KEPT[31 - Math.clz32(rest & -rest)];
			if (places !== 0) changed |= 1 << digit;
		}
	}
	return true;
}

/** What to guess: a cell, by its band and bit, and a digit. */
let chosenBand = 0;
let chosenBit = 0;
let chosenDigit = 0;

function choose(top: number): void {
	chosenBand = pairs[0] !== 0 ? 0 : pairs[1] !== 0 ? 1 : 2;
	chosenBit = pairs[chosenBand] & -pairs[chosenBand];
	if (chosenBit === 0) chooseFewest(top);
	chosenDigit = 0;
	while ((stack[top + 3 * chosenDigit + chosenBand] & chosenBit) === 0) chosenDigit++;
}

/** Chooses the first cell with the fewest digits, three or more. */
function chooseFewest(top: number): void {
	for (let band = 0, fewest = 10; band < 3; band++) {
		for (let rest = stack[top + OPEN + band]; rest !== 0; rest &= rest - 1) {
			const bit = rest & -rest;
			let count = 0;
			for (let at = top + band; at < top + 27; at += 3) if ((stack[at] & bit) !== 0) count++;
			if (count >= fewest) continue;
			fewest = count;
			chosenBand = band;
			chosenBit = bit;
		}
	}
}

/** The digits of a solved board. */
function digitsOf(top: number): Int8Array {
	const digits = new Int8Array(81);
	for (let at = 0; at < 27; at++) {
		for (let rest = stack[top + at]; rest !== 0; rest &= rest - 1)
			digits[27 * (at % 3) + 31 - Math.clz32(rest & -rest)] = Math.floor(at / 3);
	}
	return digits;
}
