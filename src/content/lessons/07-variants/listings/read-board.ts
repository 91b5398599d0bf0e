// @hidden
import type { Board } from '../../06-recursion/listings/legal';

function readBoard(text: string): Board {
	const board: Board = [];
	for (const line of text.split('\n')) {
		const words = line.trim().split(/\s+/);
		if (words[0] === '') continue; // @gap
		board.push(
			words.map((word) => (word === '.' ? 0 : Number(word)))
		);
	}
	for (const [at, cells] of board.entries()) {
		if (cells.length === board.length) continue;
		throw new Error(`row ${at + 1} has ${cells.length} cells`); // @wrong
	}
	return board;
}

// @hidden
export { readBoard };
