import { plainCharacters } from './parse/characters';
import { nameOfFile, unreadable } from '../text';
import type { Parsed } from './parse/error';
import { parseList } from './parse/list';
import { parseRows } from './parse/rows';
import { parseSpaced } from './parse/spaced';
import { startsList } from './parse/value';

export { MAX_BOARDS, type Parsed, type ParseError } from './parse/error';

/**
 * The boards in a text in any supported form: one line per board, grids with or without bars,
 * comma-separated numbers, .sdk, .sdm and .ss files, JSON or Python lists. Detects the size.
 * Accepts any text, never throws, takes linear time.
 *
 * @param name The file name, if any: names the only board of a file if nothing else does.
 */
export function parsePuzzles(text: string, name?: string): Parsed {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const plain = plainCharacters(text);
	const parsed = startsList(plain) ? parseList(plain) : parseLines(plain);
	if ('error' in parsed || parsed.boards.length > 1) return parsed;
	const [only] = parsed.boards;
	const known = only.name ?? nameOfFile(name);
	return known === undefined ? parsed : { ...parsed, boards: [{ ...only, name: known }] };
}

function parseLines(text: string): Parsed {
	const parsed = parseRows(text);
	return 'error' in parsed ? (parseSpaced(text) ?? parsed) : parsed;
}
