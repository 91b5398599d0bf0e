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
} from '../search/step';
import type { StepMatch } from '../trace/trace';

/** Where playing pauses. Several may be set at once; the first that is met wins. */
export type Breakpoint =
	| { readonly kind: 'backtrack' }
	| { readonly kind: 'deadend' }
	| { readonly kind: 'solution' }
	/** The variable is placed or emptied. */
	| { readonly kind: 'cell'; readonly variable: number }
	/** The search falls back from `below` placements to fewer. */
	| { readonly kind: 'depth'; readonly below: number }
	/** The line of code that makes steps of this kind. */
	| { readonly kind: 'line'; readonly step: StepKind };

/** More stops than this are refused: nobody sets as many, and an address must not ask for them. */
export const MAX_STOPS = 32;
/** The largest variable and depth that an address may name. */
export const MAX_STOP_NUMBER = 65_535;

const MAX_TEXT = 512;
/** Steps that give a variable a value or take it away. */
const CHANGES = (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK);

/** The steps at which playing pauses, as one test on packed steps. It reads each step once. */
export function matchStops(stops: readonly Breakpoint[]): StepMatch {
	let kinds = 0;
	const cells = new Set<number>();
	const depths = new Set<number>();
	for (const stop of stops) {
		if (stop.kind === 'cell') cells.add(stop.variable);
		else if (stop.kind === 'depth') depths.add(stop.below - 1);
		else kinds |= 1 << kindOf(stop);
	}

	if (cells.size === 0 && depths.size === 0) {
		return kinds === 0 ? () => false : (word) => ((kinds >>> stepKind(word)) & 1) !== 0;
	}
	return (word, depth) => {
		const kind = stepKind(word);
		return (
			((kinds >>> kind) & 1) !== 0 ||
			(kind === BACKTRACK && depths.has(depth)) ||
			(((CHANGES >>> kind) & 1) !== 0 && cells.has(stepVariable(word)))
		);
	};
}

/** The stop that a step meets, the first in the list; null when it meets none. */
export function metStop(
	stops: readonly Breakpoint[],
	word: number,
	depth: number
): Breakpoint | null {
	return stops.find((stop) => matchStops([stop])(word, depth)) ?? null;
}

function kindOf(stop: Exclude<Breakpoint, { kind: 'cell' | 'depth' }>): number {
	switch (stop.kind) {
		case 'backtrack':
			return BACKTRACK;
		case 'deadend':
			return DEADEND;
		case 'solution':
			return SOLUTION;
		case 'line':
			return STEP_KINDS.indexOf(stop.step);
	}
}

/** A stop as one word of an address: `backtrack`, `cell-17`, `depth-12`, `line-place`. */
export function encodeStop(stop: Breakpoint): string {
	switch (stop.kind) {
		case 'cell':
			return `cell-${stop.variable}`;
		case 'depth':
			return `depth-${stop.below}`;
		case 'line':
			return `line-${stop.step}`;
		default:
			return stop.kind;
	}
}

/** Stops for an address: `backtrack,cell-17,depth-12,line-place`; empty text for none. */
export function encodeStops(stops: readonly Breakpoint[]): string {
	return stops.map(encodeStop).join(',');
}

/**
 * Reads what {@link encodeStops} writes. Strict: null for anything else, so that whatever is read
 * is written again letter by letter.
 */
export function decodeStops(text: string): Breakpoint[] | null {
	if (text === '') return [];
	if (text.length > MAX_TEXT) return null;
	const words = text.split(',');
	if (words.length > MAX_STOPS || new Set(words).size < words.length) return null;

	const stops: Breakpoint[] = [];
	for (const word of words) {
		const stop = decodeStop(word);
		if (stop === null) return null;
		stops.push(stop);
	}
	return stops;
}

function decodeStop(word: string): Breakpoint | null {
	if (word === 'backtrack' || word === 'deadend' || word === 'solution') return { kind: word };
	const dash = word.indexOf('-');
	const name = word.slice(0, dash);
	const rest = word.slice(dash + 1);
	if (name === 'line') {
		const step = STEP_KINDS.find((kind) => kind === rest);
		return step === undefined ? null : { kind: 'line', step };
	}
	if (!/^(0|[1-9]\d{0,4})$/.test(rest) || Number(rest) > MAX_STOP_NUMBER) return null;
	if (name === 'cell') return { kind: 'cell', variable: Number(rest) };
	if (name === 'depth' && rest !== '0') return { kind: 'depth', below: Number(rest) };
	return null;
}

/** Whether two stops wait for the same. */
export function sameStop(a: Breakpoint, b: Breakpoint): boolean {
	return encodeStop(a) === encodeStop(b);
}

/** Whether a stop is in a list. */
export function hasStop(stops: readonly Breakpoint[], stop: Breakpoint): boolean {
	return stops.some((other) => sameStop(other, stop));
}

/** The list with `stop` at its end; the same list when it is there already or the list is full. */
export function addStop(stops: readonly Breakpoint[], stop: Breakpoint): readonly Breakpoint[] {
	return hasStop(stops, stop) || stops.length >= MAX_STOPS ? stops : [...stops, stop];
}

/** The list without `stop`; the same list when it is not there. */
export function removeStop(stops: readonly Breakpoint[], stop: Breakpoint): readonly Breakpoint[] {
	return hasStop(stops, stop) ? stops.filter((other) => !sameStop(other, stop)) : stops;
}

/** The list without `stop` if it is there, else with it. */
export function toggleStop(stops: readonly Breakpoint[], stop: Breakpoint): readonly Breakpoint[] {
	return hasStop(stops, stop) ? removeStop(stops, stop) : addStop(stops, stop);
}
