import {
	BACKTRACK,
	DEADEND,
	FORCE,
	PLACE,
	SOLUTION,
	STEP_KINDS,
	stepKind,
	stepVariable,
	type StepKind
} from '$lib/engine/search/step';
import { MAX_PARAMETER } from '$lib/engine/kind';
import { NO_STEP, type Playable, type StepMatch } from '$lib/engine/trace/trace';

/** Where playing pauses. Several can be set; the first one met counts. */
export type Breakpoint =
	| { readonly kind: 'backtrack' }
	| { readonly kind: 'deadend' }
	| { readonly kind: 'solution' }
	/** The variable is placed or emptied. */
	| { readonly kind: 'cell'; readonly variable: number }
	/** The search goes back from `below` placements to fewer. */
	| { readonly kind: 'depth'; readonly below: number }
	/** The line of code that emits steps of this kind. */
	| { readonly kind: 'line'; readonly step: StepKind }
	| OwnLine
	| Mark;

/** A line of the program whose run is played. It is set in an editor, and never in an address. */
export interface OwnLine {
	readonly kind: 'own-line';
	/** Counted from 1. */
	readonly line: number;
	/** Whether the program comes to the line with the step before a position. */
	isAt(position: number): boolean;
}

/** "Stop here": a position of this run, with a note for those who get there. */
export interface Mark {
	readonly kind: 'mark';
	readonly position: number;
	/** One line; empty for none. */
	readonly note: string;
}

/** The maximum number of breakpoints: more than anyone needs, and a limit for addresses. */
export const MAX_BREAKPOINTS = 32;
/** The largest variable or depth that an address may name. */
export const MAX_BREAKPOINT_NUMBER = 65_535;

/** The maximum length of a mark's note, in characters. */
export const MAX_NOTE = 200;

const MAX_TEXT = MAX_PARAMETER;
/** Steps that give a variable a value or take it away. */
const CHANGES = (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK);

/** The steps where playing pauses, as one test on packed steps. */
export function matchBreakpoints(breakpoints: readonly Breakpoint[]): StepMatch {
	let kinds = 0;
	const cells = new Set<number>();
	const depths = new Set<number>();
	const marks = new Set<number>();
	const lines: OwnLine[] = [];
	for (const breakpoint of breakpoints) {
		if (breakpoint.kind === 'mark') marks.add(breakpoint.position);
		else if (breakpoint.kind === 'own-line') lines.push(breakpoint);
		else if (breakpoint.kind === 'cell') cells.add(breakpoint.variable);
		else if (breakpoint.kind === 'depth') depths.add(breakpoint.below - 1);
		else kinds |= 1 << kindOf(breakpoint);
	}

	if (cells.size === 0 && depths.size === 0 && marks.size === 0 && lines.length === 0) {
		return kinds === 0 ? () => false : (word) => ((kinds >>> stepKind(word)) & 1) !== 0;
	}
	return (word, depth, position) => {
		const kind = stepKind(word);
		return (
			((kinds >>> kind) & 1) !== 0 ||
			marks.has(position) ||
			lines.some((line) => line.isAt(position)) ||
			(kind === BACKTRACK && depths.has(depth)) ||
			(((CHANGES >>> kind) & 1) !== 0 && cells.has(stepVariable(word)))
		);
	};
}

/** The first breakpoint in the list that a step meets; null if it meets none. */
export function breakpointAt(
	breakpoints: readonly Breakpoint[],
	word: number,
	depth: number,
	position: number
): Breakpoint | null {
	return breakpoints.find((one) => matchBreakpoints([one])(word, depth, position, NO_STEP)) ?? null;
}

/**
 * The breakpoint met by the step just before a position, or by one of several there; null if there
 * is none.
 */
export function breakpointBefore(
	breakpoints: readonly Breakpoint[],
	trace: Pick<Playable, 'scan'>,
	position: number
): Breakpoint | null {
	let met: Breakpoint | null = null;
	trace.scan(position - 1, position, (word, depth) => {
		met = breakpointAt(breakpoints, word, depth, position);
		return met !== null;
	});
	return met;
}

function kindOf(
	breakpoint: Exclude<Breakpoint, { kind: 'cell' | 'depth' | 'mark' | 'own-line' }>
): number {
	switch (breakpoint.kind) {
		case 'backtrack':
			return BACKTRACK;
		case 'deadend':
			return DEADEND;
		case 'solution':
			return SOLUTION;
		case 'line':
			return STEP_KINDS.indexOf(breakpoint.step);
	}
}

/**
 * A breakpoint as one word of an address: `backtrack`, `cell-17`, `depth-12`, `line-place`,
 * `mark-120` or `mark-120-Why here?`. A word contains no comma.
 */
export function encodeBreakpoint(breakpoint: Breakpoint): string {
	switch (breakpoint.kind) {
		case 'cell':
			return `cell-${breakpoint.variable}`;
		case 'depth':
			return `depth-${breakpoint.below}`;
		case 'line':
			return `line-${breakpoint.step}`;
		case 'own-line':
			return `own-line-${breakpoint.line}`;
		case 'mark':
			return `mark-${breakpoint.position}${breakpoint.note && `-${escapeNote(breakpoint.note)}`}`;
		default:
			return breakpoint.kind;
	}
}

/** Breakpoints for an address: `backtrack,cell-17,depth-12,line-place`; an empty text for none. */
export function encodeBreakpoints(breakpoints: readonly Breakpoint[]): string {
	return breakpoints.map(encodeBreakpoint).join(',');
}

/**
 * Reads what {@link encodeBreakpoints} writes. Returns null for anything else, so every readable
 * text is also written the same way.
 */
export function decodeBreakpoints(text: string): Breakpoint[] | null {
	if (text === '') return [];
	if (text.length > MAX_TEXT) return null;
	const words = text.split(',');
	if (words.length > MAX_BREAKPOINTS) return null;

	const breakpoints: Breakpoint[] = [];
	for (const word of words) {
		const breakpoint = decodeBreakpoint(word);
		if (breakpoint === null || hasBreakpoint(breakpoints, breakpoint)) return null;
		breakpoints.push(breakpoint);
	}
	return breakpoints;
}

function decodeBreakpoint(word: string): Breakpoint | null {
	if (word === 'backtrack' || word === 'deadend' || word === 'solution') return { kind: word };
	const dash = word.indexOf('-');
	const name = word.slice(0, dash);
	const rest = word.slice(dash + 1);
	if (name === 'mark') return decodeMark(rest);
	if (name === 'line') {
		const step = STEP_KINDS.find((kind) => kind === rest);
		return step === undefined ? null : { kind: 'line', step };
	}
	if (!/^(0|[1-9]\d{0,4})$/.test(rest) || Number(rest) > MAX_BREAKPOINT_NUMBER) return null;
	if (name === 'cell') return { kind: 'cell', variable: Number(rest) };
	if (name === 'depth' && rest !== '0') return { kind: 'depth', below: Number(rest) };
	return null;
}

/** Leaves other characters as they are: the address escapes them itself, and notes should fit in it. */
function escapeNote(note: string): string {
	return note.replace(/[%,]/g, encodeURIComponent);
}

function decodeMark(text: string): Mark | null {
	const [, digits, escaped] = /^(0|[1-9]\d{0,15})(?:-(.+))?$/u.exec(text) ?? [];
	const position = Number(digits);
	if (!Number.isSafeInteger(position)) return null;
	const note = (escaped ?? '').replaceAll('%2C', ',').replaceAll('%25', '%');
	if (note !== tidyNote(note) || escapeNote(note) !== (escaped ?? '')) return null;
	return { kind: 'mark', position, note };
}

/** Takes the marks after a position out of a query: they and their notes are for whoever set them. */
export function withoutLaterMarks(query: URLSearchParams, position: number): void {
	const breakpoints = decodeBreakpoints(query.get('stops') ?? '') ?? [];
	const known = breakpoints.filter((one) => one.kind !== 'mark' || one.position <= position);
	if (known.length === 0) query.delete('stops');
	else query.set('stops', encodeBreakpoints(known));
}

/** A note on one line, no longer than allowed. */
export function tidyNote(text: string): string {
	const line = text.replace(/\s+/gu, ' ').trim();
	return [...line].slice(0, MAX_NOTE).join('').trimEnd();
}

/** The marks among breakpoints, in the order of the run. */
export function marksOf(breakpoints: readonly Breakpoint[]): Mark[] {
	return breakpoints
		.filter((breakpoint) => breakpoint.kind === 'mark')
		.sort((a, b) => a.position - b.position);
}

/** The note of the mark at a position; empty if there is none. */
export function noteAt(breakpoints: readonly Breakpoint[], position: number): string {
	return marksOf(breakpoints).find((mark) => mark.position === position)?.note ?? '';
}

/** Whether two breakpoints wait for the same event. */
export function isSameBreakpoint(a: Breakpoint, b: Breakpoint): boolean {
	if (a.kind === 'mark' && b.kind === 'mark') return a.position === b.position;
	return encodeBreakpoint(a) === encodeBreakpoint(b);
}

/** Whether a breakpoint is in a list. */
export function hasBreakpoint(breakpoints: readonly Breakpoint[], breakpoint: Breakpoint): boolean {
	return breakpoints.some((other) => isSameBreakpoint(other, breakpoint));
}
