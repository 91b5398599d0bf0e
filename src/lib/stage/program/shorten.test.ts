import { expect, it } from 'vitest';
import { shorten } from './shorten';

const cells = Array.from({ length: 30 }, (_, at) => `[${at % 9}, ${(at * 4) % 9}]`).join(', ');

it.each([
	['solve(board, 2, 0)', 'solve(board, 2, 0)'],
	['solve([1, 3, 0, 2], 4)', 'solve([1, 3, 0, 2], 4)'],
	['f([0, 4, 7, 5, 2, 6, 1, 3, 8])', 'f([0, 4, 7, 5, 2, 6, 1, 3, 8])'],
	[`dig(board, 3, [${cells}], 10)`, 'dig(board, 3, [[0, 0], …, [2, 8]], 10)'],
	[`dig(board, [${cells}, …])`, 'dig(board, [[0, 0], …])'],
	['f([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])', 'f([1, 2, 3, 4, …, 10])'],
	// Rows of a board are longer than what is shown of a list.
	['f([[0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0]])', 'f([…])'],
	[
		'f([10, 20, 30, 40, 50, 60, 70, 80], [1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 0])',
		'f([10, 20, 30, …, 80], [1], [1, 2, 3, 4, …, 0])'
	],
	['f("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "]")', 'f("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "]")'],
	["f(['a, b', 'it\\'s', 'c, d', 'e, f', 'g'])", "f(['a, b', …, 'g'])"],
	['f([])', 'f([])'],
	// Cut within a list.
	[`f(1, [${cells}`, 'f(1, [[0, 0], …]…']
])('of %s, it shows %s', (whole, short) => {
	expect(shorten(whole)).toBe(short);
});
