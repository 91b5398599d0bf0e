// @hidden
import type { Board } from '../../06-recursion/listings/legal';

function boardText(board: Board, box: number): string {
	const lines: string[] = [];
	for (const [at, cells] of board.entries()) {
		if (at > 0 && at % box === 0) lines.push(''); // @gap
		const words = cells.map((value) =>
			value !== 0 ? value : '.'
		);
		lines.push(words.join(' ')); // @row
	}
	return lines.join('\n');
}

// @hidden
export { boardText };
