import type { Parsed, ParseError } from '$lib/engine/kind';
import { sizeOf } from '../shape';
import { parsePuzzles } from '../parse';
import { unreadable } from '$lib/engine/text';
import { isFull, readMaking } from './address';
import { isMakingShape, makingOf, type DigSetup, type MakingSetup } from './setup';

/** Why a text does not describe how a board is made. */
export type MakingError = ParseError & {
	readonly code: 'too-large' | 'not-text' | 'empty' | 'no-making' | 'size';
};

/** No text of a making is longer: a full board of 25 × 25 and its options. */
const MAX_OWN = 1000;

/**
 * The making that a text describes, as it is saved, or digging in the full boards of a text in any
 * form that a Sudoku is read from. Accepts any text, never throws.
 */
export function parseMaking(text: string, fileName?: string): Parsed<MakingSetup> {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	if (text.trim() === '') return { error: { code: 'empty' } };
	const own = readOwn(text.trim());
	if (own !== null) return { puzzles: [{ setup: own }], cut: false };
	const parsed = parsePuzzles(text, fileName);
	if ('error' in parsed) return { error: { code: 'no-making' } };
	const full = parsed.boards.filter(({ board }) => isFull(board));
	if (full.length === 0) return { error: { code: 'no-making' } };
	const fitting = full.filter(({ board }) => isMakingShape(board.shape));
	if (fitting.length === 0)
		return { error: { code: 'size', size: sizeOf(full[0].board.shape) } as ParseError };
	return {
		puzzles: fitting.map(({ board, name }) => ({
			setup: { ...(makingOf('dig', board.shape, 1) as DigSetup), full: board },
			...(name === undefined ? {} : { name })
		})),
		cut: parsed.cut
	};
}

/** Null if the text is not that of a making, or not quite. */
function readOwn(text: string): MakingSetup | null {
	if (text.length > MAX_OWN || !text.includes('making=')) return null;
	const parameters = new URLSearchParams(text.slice(text.indexOf('making=')));
	let isWrong = false;
	const setup = readMaking((name, otherwise, parse) => {
		const found = parameters.get(name);
		if (found === null) return otherwise;
		const value = parse(found);
		isWrong ||= value === undefined;
		return value ?? otherwise;
	});
	return isWrong ? null : setup;
}
