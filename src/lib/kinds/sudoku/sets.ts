import type { NamedSetup, PuzzleSet } from '$lib/engine/kind';
import { setupOf, type SudokuSetup } from './setup';
import { readLine } from './line';
import { defaultShape } from './shape';

/** The texts of the sets, one board a line. Where they come from: sets/README.md. */
const texts = import.meta.glob<string>('./sets/*.txt', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** In display order. `clues` ends with boards of 17 clues from the list of those. */
const IDS = [
	...['easy50', 'hardest11', 'top95', '17clue-500'],
	...['clues', 'diagonal', 'scattered', '16x16', '25x25']
];

/** The boards of `clues` at each number of clues. */
const EACH = 10;

/** The built-in sets. @throws Error if one of them is not a list of boards. */
export function sudokuSets(): PuzzleSet<SudokuSetup>[] {
	return IDS.map((id) => ({
		id,
		puzzles: id === 'clues' ? byClues() : linesOf(id).map((line) => ({ setup: setupAt(line) }))
	}));
}

/** Named by the number of clues and by the solved board that they are made from. */
function byClues(): NamedSetup<SudokuSetup>[] {
	const fewest = linesOf('17clue-500').filter((_, i) => i % 50 === 0);
	return [...linesOf('clues'), ...fewest].map((line, i) => {
		const clues = Array.from(line).filter((character) => character !== '.').length;
		return { setup: setupAt(line), name: `${clues}-${(i % EACH) + 1}` };
	});
}

function linesOf(id: string): string[] {
	return texts[`./sets/${id}.txt`].split('\n').filter((line) => line !== '');
}

function setupAt(line: string): SudokuSetup {
	const read = readLine(defaultShape(Math.sqrt(line.length)), line);
	if ('error' in read) throw new Error(`${line}: ${read.error.code}`);
	return setupOf(read.board);
}
