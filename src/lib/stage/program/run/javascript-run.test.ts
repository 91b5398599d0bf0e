import { describe, expect, it } from 'vitest';
import { stepKind } from '$lib/engine/search/step';
import { CALL, RETURN } from '$lib/engine/trace/stored/step-log';
import { boardCall, countOf, kindOf, runProgram, S4, told } from './runs.fixture';

describe('a program in JavaScript alone', () => {
	it('may catch errors: the calls that they end are over', async () => {
		const source = `function fill(board, at) {
	if (at === 3) throw new Error('full');
	fill(board, at + 1);
}
function solve(board, box) {
	try {
		fill(board, 0);
	} catch (error) {
		board[0][0] = 1;
	}
	return true;
}`;
		const [{ log }] = await runProgram('javascript', source, [boardCall(S4)]);
		expect(countOf(log, CALL)).toBe(countOf(log, RETURN));
		const place = log.words.findIndex((word) => stepKind(word) === kindOf('place'));
		expect(log.depths[place] & 0x7fff).toBe(0);
	});

	it('tries nothing while it compares cells to choose one', async () => {
		const source = `function count(board, box, row, column) {
	return [1, 2, 3, 4].filter((value) => isLegal(board, box, row, column, value)).length;
}
function findMin(board, box) {
	for (let row = 0; row < 4; row++) for (let column = 0; column < 4; column++) {
		if (board[row][column] === 0 && count(board, box, row, column) > 0) return [row, column];
	}
	return null;
}`;
		const call = { ...boardCall('12...4..........'), name: 'findMin' };
		const [{ log }] = await runProgram('javascript', source, [call]);
		expect(told(log)).toEqual(['choose 2 -1']);
	});
});
