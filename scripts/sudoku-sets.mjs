/**
 * `node scripts/sudoku-sets.mjs`: makes the boards of our own among the sets of Sudokus that are
 * measured, the same ones every time, each with exactly one solution.
 *
 * - `clues.txt`: ten boards at each number of clues, from 62 to 26, for effort by number of clues. The
 *   boards of a solved board are nested: each leaves out clues of the one before.
 * - `diagonal.txt`: boards whose pattern of clues is its own reflection in the main diagonal, and
 *   `scattered.txt`: as many boards with the same solutions and numbers of clues, without symmetry.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const sets = path.join(root, 'src', 'lib', 'kinds', 'sudoku', 'sets');
const COUNTS = [62, 60, 53, 44, 35, 30, 27, 26];
const NESTED = 10;
const PAIRS = 40;
const ALL = 0b111_111_111;

const cells = Array.from({ length: 81 }, (_, cell) => cell);
const rowOf = cells.map((cell) => Math.floor(cell / 9));
const columnOf = cells.map((cell) => cell % 9);
const boxOf = cells.map((cell) => 3 * Math.floor(rowOf[cell] / 3) + Math.floor(columnOf[cell] / 3));

/**
 * Random whole numbers below `end`, the same for the same seed (mulberry32, T. Ettinger 2017).
 *
 * @param {number} seed
 */
function randomOf(seed) {
	let state = seed;
	return (/** @type {number} */ end) => {
		state = (state + 0x6d2b79f5) | 0;
		let word = Math.imul(state ^ (state >>> 15), 1 | state);
		word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
		return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * end);
	};
}

/**
 * A random permutation (Fisher and Yates).
 *
 * @template T
 * @param {readonly T[]} items
 * @param {(end: number) => number} random
 */
function shuffled(items, random) {
	const order = [...items];
	for (let i = order.length - 1; i > 0; i--) {
		const j = random(i + 1);
		[order[i], order[j]] = [order[j], order[i]];
	}
	return order;
}

/**
 * The solutions of a board, up to `limit`: fewest candidates first, digits in the given order.
 *
 * @param {readonly number[]} board digits from 1, 0 for an empty cell
 * @param {number} limit
 * @param {readonly number[]} digits
 */
function solutionsOf(board, limit, digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
	const used = [rowOf, columnOf, boxOf].map((houseOf) => {
		/** @type {number[]} */
		const masks = new Array(9).fill(0);
		board.forEach((digit, cell) => {
			if (digit > 0) masks[houseOf[cell]] |= 1 << (digit - 1);
		});
		return masks;
	});
	const [rows, columns, boxes] = used;
	const now = [...board];
	/** @type {number[][]} */
	const found = [];
	const solve = () => {
		let best = -1;
		let fewest = 10;
		let set = 0;
		for (let cell = 0; cell < 81; cell++) {
			if (now[cell] > 0) continue;
			const free = ALL & ~(rows[rowOf[cell]] | columns[columnOf[cell]] | boxes[boxOf[cell]]);
			let count = 0;
			for (let rest = free; rest > 0; rest &= rest - 1) count++;
			if (count >= fewest) continue;
			[best, fewest, set] = [cell, count, free];
			if (count < 2) break;
		}
		if (best < 0) {
			found.push([...now]);
			return;
		}
		for (const digit of digits) {
			const bit = 1 << (digit - 1);
			if ((set & bit) === 0) continue;
			now[best] = digit;
			rows[rowOf[best]] ^= bit;
			columns[columnOf[best]] ^= bit;
			boxes[boxOf[best]] ^= bit;
			solve();
			rows[rowOf[best]] ^= bit;
			columns[columnOf[best]] ^= bit;
			boxes[boxOf[best]] ^= bit;
			now[best] = 0;
			if (found.length >= limit) return;
		}
	};
	solve();
	return found;
}

/** @param {(end: number) => number} random */
function solvedBoard(random) {
	const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
	// The first row at random makes the rest differ too.
	const first = cells.map((cell) => (cell < 9 ? digits[cell] : 0));
	return solutionsOf(first, 1, shuffled(digits, random))[0];
}

const clues = (/** @type {readonly number[]} */ board) => board.filter((digit) => digit > 0).length;
const lineOf = (/** @type {readonly number[]} */ board) =>
	board.map((digit) => (digit > 0 ? digit : '.')).join('');

/**
 * Takes clues away, group by group in random order, while the solution stays the only one and at
 * least `least` clues are left.
 *
 * @param {readonly number[]} solved
 * @param {readonly (readonly number[])[]} groups
 * @param {number} least
 * @param {(end: number) => number} random
 * @param {(board: readonly number[]) => void} [see] called with each board on the way
 */
function dig(solved, groups, least, random, see = () => {}) {
	let board = [...solved];
	for (const group of shuffled(groups, random)) {
		if (clues(board) - group.length < least) continue;
		const fewer = board.map((digit, cell) => (group.includes(cell) ? 0 : digit));
		if (solutionsOf(fewer, 2).length !== 1) continue;
		board = fewer;
		see(board);
	}
	return board;
}

const singles = cells.map((cell) => [cell]);
const mirrored = cells
	.map((cell) => [...new Set([cell, 9 * columnOf[cell] + rowOf[cell]])])
	.filter(([cell, image]) => image === undefined || cell < image);

/** @type {string[][]} */
const nested = [];
for (let seed = 1; nested.length < NESTED; seed++) {
	const random = randomOf(seed);
	/** @type {Map<number, string>} */
	const seen = new Map();
	dig(solvedBoard(random), singles, 26, random, (board) => seen.set(clues(board), lineOf(board)));
	// Some boards cannot lose as many clues in the order drawn.
	const lines = COUNTS.map((count) => seen.get(count) ?? '');
	if (!lines.includes('')) nested.push(lines);
}
const byCount = COUNTS.flatMap((_, i) => nested.map((lines) => lines[i]));

/** @type {{ diagonal: string; scattered: string }[]} */
const pairs = [];
for (let seed = 1001; pairs.length < PAIRS; seed++) {
	const random = randomOf(seed);
	const solved = solvedBoard(random);
	const diagonal = dig(solved, mirrored, 0, random);
	const scattered = dig(solved, singles, clues(diagonal), random);
	if (clues(scattered) !== clues(diagonal)) continue;
	pairs.push({ diagonal: lineOf(diagonal), scattered: lineOf(scattered) });
}

for (const [name, lines] of /** @type {const} */ ([
	['clues', byCount],
	['diagonal', pairs.map(({ diagonal }) => diagonal)],
	['scattered', pairs.map(({ scattered }) => scattered)]
]))
	writeFileSync(path.join(sets, `${name}.txt`), `${lines.join('\n')}\n`);
