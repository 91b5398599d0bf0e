import { isPermutation, type Point } from './columns';
import type { Line } from './error';
import { isFen } from './fen';
import { BETWEEN, isPiece, isSquare, QUEEN } from './squares';

/** What a line, or a part of one, seems to be. */
export type Piece =
	/** A blank line, or the end of a list. */
	| { readonly kind: 'gap' }
	| { readonly kind: 'ruler' }
	| { readonly kind: 'text'; readonly line: Line }
	/**
	 * A number alone; with a name ("n = 8") it is certainly a size. Of 0 and 1 only, it may be a row
	 * of squares.
	 */
	| {
			readonly kind: 'number' | 'bits';
			readonly line: Line;
			readonly number: string;
			readonly isNamed: boolean;
	  }
	| { readonly kind: 'fen'; readonly line: Line; readonly name?: string }
	/** Rows of several boards beside each other. */
	| { readonly kind: 'beside'; readonly lines: readonly Line[] }
	| { readonly kind: 'pairs' | 'coordinates'; readonly points: readonly Point[] }
	/** A row of a drawing; a list of columns; or one of these, of 0, 1 and dots only. */
	| { readonly kind: 'squares' | 'columns'; readonly line: Line; readonly name?: string }
	| {
			readonly kind: 'binary';
			readonly line: Line;
			readonly name?: string;
			readonly isSeparated: boolean;
	  };

/** Lines longer than this are lists, not drawings. */
const MAX_DRAWN = 1000;
const BARS = /[|│┃║]/;
const SIZE =
	/^(?:(?:(?:int|let|const|var|#const)\b[\s:]*)?(n|size|board|queens|board size)[\s=:]*)?(\d+)[.;]?$/i;
/** A fact of a logic program. */
const FACT = /\bq(?:ueens?)?\((\d{1,9}),(\d{1,9})\)/gi;
/** A line of a list with nothing in it. */
const BRACKETS = /^(?:[[({\s]+|[\])},;\s]+)$/;
/** What says something else, under any name but that of a size: "Answer: 1", "Models: 1+", "Time: 0.02s". */
const NUMBER = /^\d{1,9}(?:\W?|\.\d{1,9} ?\w{0,9})$/;
const NAME =
	/^(?:%@?\s*)?([A-Za-z_][A-Za-z_ ]{0,30}?[ #]?\d{0,6})\s*[=:]\s*(?=array1d|[\d([{<"'`.Qq♛♕_|*-])/;

const PLAIN_ROW =
	/^(?=.{1,63}$)[Qq♛♕._*-]*[Qq♛♕][Qq♛♕._*-]*$|^(?=.{1,63}$)(?:[._*-] )*[Qq♛♕](?: [._*-])*$/;
const PROSE = /[A-Za-z]{3} +[A-Za-z]{2,20} +[A-Za-z]{2}/;
const PLAIN_COLUMNS = /^(?=.*[2-9])\d{1,2}(?:[ ,]\d{1,2}){2,31}$/;

/** The pieces of a line, one after the other. */
export function piecesOf(line: Line): Piece[] {
	const { text } = line;
	if (text.length > MAX_DRAWN && !/[[({"'`]/.test(text)) return [longPiece(line)];
	if (PROSE.test(text) && !/[=:"'`[({]/.test(text)) return [{ kind: 'text', line }];
	const facts = [...text.matchAll(FACT)];
	if (facts.length > 0) {
		const points = facts.map(([, row, column]) => {
			return { line, row: Number(row), column: Number(column) };
		});
		return [{ kind: 'pairs', points }];
	}
	if (BRACKETS.test(text)) return [{ kind: 'gap' }];
	// Most lines.
	if (PLAIN_ROW.test(text)) return [{ kind: 'squares', line }];
	if (PLAIN_COLUMNS.test(text)) return [{ kind: 'columns', line }];
	if (isRuler(text)) return [{ kind: 'ruler' }];
	const chess = chessboardOf(line);
	if (chess !== null) return chess;
	const bare = withoutName(line);
	const { name } = bare;
	if (name !== undefined && NUMBER.test(bare.line.text)) return [{ kind: 'text', line }];
	const pairs = pairsOf(bare.line);
	if (pairs !== null) return [{ kind: 'pairs', points: pairs }];
	return partsOf(bare.line).flatMap((part): Piece[] => {
		if (part === null) return [{ kind: 'gap' }];
		const piece = pieceOf(part, part === line);
		if (name === undefined || !('line' in piece)) return [piece];
		if ('number' in piece) return [piece];
		if (piece.kind === 'text') return [{ kind: 'text', line }];
		return [/\d/.test(name) ? { ...piece, name } : piece];
	});
}

/** A line that is longer than any row or list of columns: only its size can be told. */
function longPiece(line: Line): Piece {
	const { text } = line;
	if (/^\d+$/.test(text)) return { kind: 'number', line, number: text, isNamed: false };
	if (/\d/.test(text) && /^[\d\s,;.-]+$/.test(text)) return { kind: 'columns', line };
	return { kind: /^[Qq♛♕.\-_*\s|]+$/.test(text) ? 'squares' : 'text', line };
}

function pieceOf(line: Line, isWhole: boolean): Piece {
	const { text } = line;
	const size = SIZE.exec(text);
	if (isWhole && size !== null && !isPermutation(size[2])) {
		const isNamed = size[1] !== undefined;
		const isBits = !isNamed && /^(?:1|[01]{2,})$/.test(text);
		return { kind: isBits ? 'bits' : 'number', line, number: size[2], isNamed };
	}
	if (isFen(text)) return { kind: 'fen', line };
	const coordinates = coordinatesOf(line);
	if (coordinates !== null) return { kind: 'coordinates', points: coordinates };
	if (isFiles(text)) return { kind: 'ruler' };
	const beside = besideOf(line);
	if (beside !== null) return { kind: 'beside', lines: beside };
	if (text.length < MAX_DRAWN && QUEEN.test(text)) {
		return isRow(text) ? { kind: 'squares', line } : { kind: 'text', line };
	}
	const isSeparated = BETWEEN.test(text);
	if (/^[\s,;|[\](){}│┃║"'`.\-_*01]*$/.test(text)) {
		return { kind: 'binary', line, isSeparated: isSeparated || /\d-|-\d/.test(text) };
	}
	const isNumbers = /\d/.test(text) && /^[\s,;|[\](){}│┃║.\-_*\d]*$/.test(text);
	if (isNumbers && (isSeparated || /\d-/.test(text) || isPermutation(text))) {
		return { kind: 'columns', line };
	}
	return isAlmostColumns(text)
		? { kind: 'columns', line }
		: isRow(text)
			? { kind: 'squares', line }
			: { kind: 'text', line };
}

/** Whether a line only separates: it has no squares. Dashes alone may be free squares. */
function isRuler(text: string): boolean {
	if (text.length > MAX_DRAWN) return false;
	if (/[─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬]/.test(text)) return /^[\s|+\u2500-\u257f-]*$/.test(text);
	if (/^[|\s-]*[+=][+|\s=-]*$/.test(text)) return /[-=]/.test(text);
	return /^\|?\s*-{2,}(?:[\s|]+-{2,})+\s*\|?$/.test(text) || /^-{9,}$|^```/.test(text);
}

/** The part of a line below its name, which ends in a colon or an equals sign. */
function withoutName(line: Line): { readonly line: Line; readonly name?: string } {
	const match = line.text.length < 1e6 ? NAME.exec(line.text) : null;
	if (match === null || SIZE.test(line.text)) return { line };
	const rest = line.text.slice(match[0].length);
	// "array1d(1..4, [2, 4, 1, 3])"
	const inner = /^array1d\([^[]*(\[[^\]]*\])\);?$/.exec(rest);
	const text = (inner?.[1] ?? rest).replace(/([\])])\s*[.;]+$/, '$1').replace(/(\d)[.;]$/, '$1');
	const start = line.text.length - rest.length + (inner === null ? 0 : rest.indexOf('['));
	return {
		line: { ...line, text, indent: line.indent + start },
		name: match[1].trimEnd()
	};
}

/** The lists in a line and the strings in it, null where a list of strings ends. */
function partsOf(line: Line): (Line | null)[] {
	const { text, indent } = line;
	const strings = [...text.matchAll(/(["'`])([^"'`]*)\1/g)];
	const around = strings.length === 0 ? 'x' : text.replace(/(["'`])[^"'`]*\1/g, '');
	if (/^[\s[\](){},;+$.]*$/.test(around) && strings.some(({ 2: content }) => content.length > 1)) {
		return strings.flatMap(({ 0: whole, 2: content, index }) => {
			if (content.trim() === '') return [];
			const after = text.slice(index + whole.length, index + whole.length + 4);
			const part = { ...line, text: content.trim(), indent: indent + index + 1 };
			return /^\s*[\])}]/.test(after) ? [part, null] : [part];
		});
	}
	const words = text.length < MAX_DRAWN * 2 ? text.split(/[\s,;]+/) : [];
	const isSquare = words.length > 1 && words.every((word) => word.length === words.length);
	if (isSquare && words.every((word) => isDrawnRow(word))) {
		return words.map((word) => ({ ...line, text: word }));
	}
	const groups = [...text.matchAll(/[[({][^[\](){}]*[\])}]/g)];
	if (groups.length < 2) return [trimmedEnd(line)];
	const between = text.replace(/[[({][^[\](){}]*[\])}]/g, '');
	if (!/^[\s[\](){},;.]*$/.test(between)) return [line];
	return groups.map(({ 0: group, index }) => ({ ...line, text: group, indent: indent + index }));
}

const isDrawnRow = (word: string) => /^[Qq♛♕.\-_*]+$/.test(word);

/** Without what ends a line of a program or a dump: "2413$", "[2, 4, 1, 3];". */
function trimmedEnd(line: Line): Line {
	if (SIZE.test(line.text)) return line;
	const text = line.text.replace(/^([^.]*[\d\])}])[$;.,]$/, '$1');
	return text === line.text ? line : { ...line, text };
}

/** Squares named as on a chessboard: "a1 b3", "Qa4". */
function coordinatesOf(line: Line): Point[] | null {
	const { text } = line;
	if (text.length > MAX_DRAWN) return null;
	const tokens = text.split(/[\s,;[\](){}"'-]+/).filter((token) => token !== '');
	const points: Point[] = [];
	for (const token of tokens) {
		const match = /^[Qq♛♕]?([A-PR-Za-pr-z])(\d{1,2})$/.exec(token);
		if (match === null) return null;
		const column = match[1].toLowerCase().charCodeAt(0) - 97;
		points.push({ line, row: Number(match[2]), column });
	}
	return points.length === 0 ? null : points;
}

/** Positions of a program: "{ a5: 'wQ', … }", each in braces. */
function chessboardOf(line: Line): Piece[] | null {
	const { text } = line;
	if (!/[a-z]\d{1,2}["']?\s*:\s*["'][wb][A-Z]["']/.test(text.slice(0, 200))) return null;
	let start = 0;
	return text.split('}').flatMap((part): Piece[] => {
		const points: Point[] = [];
		const from = start;
		start += part.length + 1;
		for (const { 1: file, 2: rank, 3: piece, index } of part.matchAll(
			/([a-z])(\d{1,2})["']?\s*:\s*["'][wb]([A-Z])["']/g
		)) {
			if (piece !== 'Q') {
				const indent = line.indent + from + index;
				return [{ kind: 'squares', line: { ...line, text: piece, indent } }];
			}
			points.push({ line, row: Number(rank), column: file.charCodeAt(0) - 97 });
		}
		return points.length === 0 ? [] : [{ kind: 'coordinates', points }, { kind: 'ruler' }];
	});
}

/** Two numbers in each bracket: "(0, 1), (1, 3)". A matrix of 0 and 1 is not pairs. */
function pairsOf(line: Line): Point[] | null {
	const { text } = line;
	const pair = /[[({<]\s*(\d{1,9})(?:\s*[,;]\s*|\s+)(\d{1,9})\s*[\])}>]/g;
	if (!/^[\s[({<]*\d+(?:\s*[,;]\s*|\s+)\d+\s*[\])}>]/.test(text)) return null;
	if (!/^[\s[\](){}<>,;.]*$/.test(text.replace(pair, ''))) return null;
	const points = [...text.matchAll(pair)].map(([, row, column]) => {
		return { line, row: Number(row), column: Number(column) };
	});
	const isMatrix =
		points.length === 2 &&
		points.every(({ row, column }) => row < 2 && column < 2) &&
		text.includes('[');
	const isBoard = points.length === 1 && text.startsWith('[');
	return isMatrix || isBoard ? null : points;
}

/** The names of the columns: "a b c d". */
function isFiles(text: string): boolean {
	const letters = text.replace(/[\s|]/g, '').toLowerCase();
	return letters.length > 1 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(letters);
}

/** Rows of several boards with a bar between them: "│0 1 0 0│0 0 1 0│". */
function besideOf(line: Line): Line[] | null {
	const { text, indent } = line;
	if (text.length > MAX_DRAWN || !/^[|│┃║][^|│┃║]*[|│┃║].*[|│┃║]$/.test(text)) return null;
	const parts: Line[] = [];
	let at = 0;
	for (const part of text.split(BARS)) {
		if (part.trim() !== '') {
			const before = part.length - part.trimStart().length;
			parts.push({ ...line, text: part.trim(), indent: indent + at + before });
		}
		at += part.length + 1;
	}
	const widths = parts.map((part) => part.text.replace(/\s/g, '').length);
	const isBeside = parts.length > 1 && widths.every((width) => width === widths[0] && width > 1);
	return isBeside && parts.every((part) => isRow(part.text) || /^[\d\s.,]+$/.test(part.text))
		? parts
		: null;
}

/** Whether a line looks like squares, perhaps with something wrong among them. */
function isRow(text: string): boolean {
	if (text.length > MAX_DRAWN) return !/[A-PR-Za-pr-z]{2}/.test(text);
	let squares = 0;
	let others = 0;
	for (const character of text) {
		if (BETWEEN.test(character) || character === '+') continue;
		if (isSquare(character)) squares++;
		else if (!isPiece(character) && !/\d/.test(character)) others++;
	}
	const hasWord = /[a-pr-zA-PR-Z][a-zA-Z]/.test(text.replace(/[xXoO]/g, ''));
	const isPieces = Array.from(text).every((one) => BETWEEN.test(one) || isPiece(one));
	return isPieces || (!hasWord && squares >= others);
}

/** Columns with something wrong among them. */
function isAlmostColumns(text: string): boolean {
	if (!/\d[\s,]/.test(text) || QUEEN.test(text) || text.length > MAX_DRAWN) return false;
	const entries = text.split(/[\s,;[\](){}]+/).filter((entry) => entry !== '');
	const numbers = entries.filter((entry) => /^\d+$/.test(entry)).length;
	const words = entries.filter((entry) => /[A-Za-z]{2}/.test(entry)).length;
	return words === 0 && numbers > 1 && 2 * numbers > entries.length;
}
