import { decompressFromBase64, decompressFromEncodedURIComponent } from 'lz-string';
import { MAX_VALUES } from '$lib/engine/problem';
import { defaultShape } from '../shape';
import { boardOf } from './cells';
import type { NamedBoard, Parsed } from './error';
import { parseList } from './list';
import { lengthError } from './sizes';

/** The longest link that is read; what is packed in it is at most a few thousand times as long. */
const MAX_LINK = 20_000;

/**
 * The boards in links to other solvers, one per line: a board in a parameter, after "#" or at the
 * end of the path, or a packed one of f-puzzles and SudokuPad. Null if the text is not just links.
 */
export function parseLinks(text: string): Parsed | null {
	const links = text.trim().split(/\s+/);
	if (links.length > 100 || !links.every((link) => /^(?:https?:\/\/|www\.)\S+$/i.test(link)))
		return null;
	const boards: NamedBoard[] = [];
	for (const link of links) {
		const parsed = readLink(link);
		if ('error' in parsed) return parsed;
		boards.push(...parsed.boards);
	}
	return { boards, cut: false };
}

function readLink(link: string): Parsed {
	for (const part of partsOf(link)) {
		const board = lineBoard(part);
		if (board !== null) return { boards: [board], cut: false };
		const packed = unpacked(part);
		if (packed !== null) return parseList(packed);
	}
	const long = partsOf(link).find((part) => /^[\d.]{17,}$/.test(part));
	return { error: long === undefined ? { code: 'link' } : lengthError(1, long.length) };
}

/** The parts of a link that may hold a board, decoded. */
function partsOf(link: string): string[] {
	if (link.length > MAX_LINK) return [];
	const address = /^www\./i.test(link) ? `https://${link}` : link;
	if (!URL.canParse(address)) return [];
	const { searchParams, hash, pathname } = new URL(address);
	const parts = [...searchParams.values(), ...new URLSearchParams(hash.slice(1)).values()];
	for (const raw of [
		hash.slice(1),
		pathname.slice(1),
		...pathname.split('/'),
		address.slice(address.indexOf('?') + 1)
	]) {
		try {
			parts.push(decodeURIComponent(raw));
		} catch {
			parts.push(raw);
		}
	}
	return parts;
}

/** A board of at least 4 × 4 cells, one character each; null for any other text. */
function lineBoard(text: string): NamedBoard | null {
	const size = Math.sqrt(text.length);
	if (!Number.isInteger(size) || size < 4 || size > MAX_VALUES) return null;
	const made = boardOf(defaultShape(size), [...text]);
	// A word of the right length has no empty cells.
	if ('bad' in made || !/[^A-Za-z]/.test(text)) return null;
	return made;
}

/** The JSON in what f-puzzles and SudokuPad pack into their links; null for anything else. */
function unpacked(text: string): string | null {
	const packed = text.replace(/^(?:fpuzzles|fpuz|scl)/, '').replaceAll(' ', '+');
	if (packed.length < 50 || !/^[\w+/=$-]+$/.test(packed)) return null;
	for (const unpack of [decompressFromBase64, decompressFromEncodedURIComponent]) {
		const json = unpack(packed);
		// A link of another program unpacks to anything.
		if (typeof json === 'string' && /^\s*\{[\s\S]*\}\s*$/.test(json)) return json;
	}
	return null;
}
