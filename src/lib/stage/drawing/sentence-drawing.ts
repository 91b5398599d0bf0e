import { direction, getLocale } from '$lib/i18n/locale';
import type { Vocabulary } from '../board/vocabulary';
import { KIND_TONES, momentKind, type MomentKind } from '../explain/kinds';
import { narrate } from '../explain/narrate';
import { endSentence } from '../explain/narrate-end';
import type { MomentFacts } from '../facts/moment-facts.svelte';
import type { Drawing, Mark } from './drawing';
import type { Style } from './looks';
import { outline } from './outline';
import { wrapped } from './words';

/** What the sentence of a moment says; empty while the puzzle contradicts itself. */
export function sentenceOf<Setup>(facts: MomentFacts<Setup>, vocabulary: Vocabulary): string {
	const { problem, strategy, moment, names, previous, count } = facts;
	if (problem === null || moment === null) return '';
	const told = narrate(
		...([problem, strategy, moment, names, vocabulary, previous, count] as const),
		endSentence
	);
	return (facts.hidesFuture ? told.happened : told).text;
}

const SIZE = 20;
/** A sentence below a wide picture is larger: so many of its letters' squares are as wide as the picture. */
const LETTERS = 42;
/** As shares of the size: a line, the mark of the kind of step, and the gap beside it. */
const [LINE, MARK, GAP] = [1.4, 1.2, 0.6];

/**
 * A text in lines, with the mark of its kind of step before it; it begins where the language begins.
 *
 * @param width the room that the lines have
 */
export function textDrawing(
	text: string,
	kind: MomentKind | null,
	width: number,
	size = SIZE,
	style: Style = 'sentence'
): Drawing {
	const [line, mark] = [LINE * size, MARK * size];
	const indent = kind === null ? 0 : mark + GAP * size;
	const lines = text === '' ? [] : wrapped(text, size, width - indent);
	const runs = direction(getLocale());
	const isLeft = runs === 'ltr';
	const marks: Mark[] = lines.map((text, at) => ({
		...{ kind: 'words', x: isLeft ? indent : width - indent, y: (at + 0.5) * line },
		...{ text, size, anchor: isLeft ? 'start' : 'end', direction: runs, style }
	}));
	if (kind !== null && text !== '')
		marks.unshift(...kindMarks(kind, isLeft ? 0 : width - mark, (line - mark) / 2, mark / 20));
	return { width, height: Math.max(1, lines.length) * line, marks };
}

/** The shapes of the decision tree and the board, in a square of 20, filled or as lines. */
const SHAPES: Readonly<Record<MomentKind, { readonly shape?: string; readonly line?: string }>> = {
	start: { shape: 'M6 3.5L16 10L6 16.5z' },
	choose: {
		line: 'M4.5 10a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0zM10 1.5v4M10 14.5v4M1.5 10h4M14.5 10h4'
	},
	reject: { line: 'M4.5 4.5L15.5 15.5M15.5 4.5L4.5 15.5' },
	place: { shape: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' },
	force: {
		shape: 'M10.5 3H15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V10.5z',
		line: 'M3.5 7.5V5a1.5 1.5 0 0 1 1.5-1.5H7.5'
	},
	eliminate: {
		line: 'M6 4h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM1.5 18.5l17-17'
	},
	deadend: { shape: 'M4 4h12v12H4z' },
	used: { line: 'M5 5h10v10H5z' },
	backtrack: { line: 'M7.5 3.5L3 8l4.5 4.5M3.5 8H12a4.5 4.5 0 0 1 0 9H8' },
	solution: { shape: 'M10 1.5L18.5 10L10 18.5L1.5 10z' },
	stuck: {
		line: 'M6 4h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7.5 7.5h5v5h-5z'
	},
	prune: { line: 'M10 1.5v6M3.5 10h13' },
	end: { shape: 'M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7z' }
};

function kindMarks(kind: MomentKind, x: number, y: number, scale: number): Mark[] {
	const { shape, line } = SHAPES[kind];
	const tone = KIND_TONES[kind];
	const marks: Mark[] = [];
	if (shape !== undefined)
		marks.push({ kind: 'path', segments: outline(shape, x, y, scale), style: `kind-${tone}` });
	if (line !== undefined)
		marks.push({ kind: 'path', segments: outline(line, x, y, scale), style: `kind-${tone}-line` });
	return marks;
}

/** The drawing of a moment's sentence. */
export function sentenceDrawing<Setup>(
	facts: MomentFacts<Setup>,
	vocabulary: Vocabulary,
	width: number
): Drawing {
	const text = sentenceOf(facts, vocabulary);
	const kind = facts.moment === null ? null : momentKind(facts.moment);
	return textDrawing(text, kind, width, Math.max(SIZE, width / LETTERS));
}
