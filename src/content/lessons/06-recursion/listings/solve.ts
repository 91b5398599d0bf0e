// @hidden
import { isLegal, type Board } from './legal';

function solve(board: Board, box: number, at = 0): boolean {
	const size = box * box;
	// @en: past the last cell: the board is full
	// @he: אחרי התא האחרון: הלוח מלא
	if (at === size * size) return true; // @solution

	const row = Math.floor(at / size); // @choose
	const column = at % size;
	// @en: a filled cell: leave it
	// @he: תא מלא: ממשיכים לתא הבא
	if (board[row][column] !== 0) {
		return solve(board, box, at + 1); // @given
	}

	// @en: an empty cell: try each value
	// @he: תא ריק: מנסים כל ערך
	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue; // @reject
		board[row][column] = value; // @place
		if (solve(board, box, at + 1)) return true; // @return
		board[row][column] = 0; // @backtrack
	}
	return false; // @deadend
}

// @hidden
export { solve };
