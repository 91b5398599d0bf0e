import { bareRows } from './parse/bare-rows';
import { plainCharacters } from './parse/characters';
import { nameOfFile, unreadable } from '$lib/engine/text';
import type { NamedBoard, Parsed } from './parse/error';
import { parseFacts } from './parse/facts';
import { isHint } from './parse/lines';
import { parseLinks } from './parse/link';
import { parseList } from './parse/list';
import { parsePencilMarks } from './parse/pencil';
import { parseRows } from './parse/rows';
import { parseSavedLines } from './parse/saved-line';
import { parseSpaced } from './parse/spaced';
import { parseTable } from './parse/table';
import { isOnlyList, startsList } from './parse/value';
import { parseXml } from './parse/xml';

export { MAX_BOARDS, type Parsed, type ParseError } from './parse/error';

/**
 * The boards in a text in any supported form: one line per board, grids with or without bars,
 * tables, pencil marks, .sdk, .sdm and .ss files, JSON or Python lists, XML and JSON of other
 * programs, links. Detects the size. Accepts any text, never throws, takes linear time.
 *
 * @param name The file name, if any: names the only board of a file if nothing else does.
 */
export function parsePuzzles(text: string, name?: string): Parsed {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const parsed = parseText(plainCharacters(text));
	if ('error' in parsed || parsed.boards.length > 1) return parsed;
	const [only] = parsed.boards;
	const known = only.name ?? nameOfFile(name);
	return known === undefined ? parsed : { ...parsed, boards: [{ ...only, name: known }] };
}

function parseText(text: string): Parsed {
	const parsed = parseLinks(text) ?? parseXml(text);
	if (parsed !== null) return parsed;
	const board = parseDrawn(bareRows(text));
	return 'error' in board ? (parseFacts(text) ?? board) : board;
}

/** A list, or lines of cells. */
function parseDrawn(text: string): Parsed {
	if (startsList(text) && !isHint(text)) {
		const list = parseCommentedList(text);
		if (!('error' in list) || isOnlyList(text)) return list;
		const lines = parseLines(text);
		return 'error' in lines ? list : lines;
	}
	return parseLines(text);
}

/** A list, which may be commented out. */
function parseCommentedList(text: string): Parsed {
	const list = parseList(text);
	if (!('error' in list) || list.error.code !== 'empty') return list;
	return parseList(text.replace(/^[ \t]*(?:%|#|\/\/)+/gm, ''));
}

/** The forms in which a board is lines of cells. */
function parseLines(text: string): Parsed {
	const table = parseSavedLines(text) ?? parseTable(text) ?? parsePencilMarks(text);
	if (table !== null) return table;
	const rows = parseRows(text);
	if ('error' in rows) return parseSpaced(text) ?? withoutMarks(text) ?? rows;
	if (!rows.boards.every(isTiny)) return rows;
	// A board of 4 × 4 with many blanks has as few symbols.
	const spaced = parseSpaced(text);
	return spaced === null || 'error' in spaced ? rows : spaced;
}

const isTiny = ({ board }: NamedBoard) => board.cells.length < 16;

/** The boards of a text that has a "*" or "+" before what was filled in; null for any other text. */
function withoutMarks(text: string): Parsed | null {
	if (!/[*+]\d/.test(text) || !/[.0]/.test(text)) return null;
	const parsed = parseRows(text.replace(/[*+](?=\d)/g, ' '));
	return 'error' in parsed ? null : parsed;
}
