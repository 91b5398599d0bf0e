import type { StepKind } from '$lib/engine/search/step';

/**
 * A line of a listing's file. The file holds every variant of the listing; comments say which lines
 * belong to which:
 *
 *     @block words       the lines up to the next empty line are shown when the words hold
 *     @hidden            the lines up to the next empty line are never shown
 *     @when words        the next line is shown when the words hold
 *     @when words: code  this code is a line, shown when the words hold
 *     code  @place       the line is the one that takes this kind of step
 *     @he: words         these words are a comment, shown to readers of that language
 *
 * Without the comments the file is a program in its own right.
 */
export interface SourceLine {
	/** The code, without its marker. */
	readonly text: string;
	/** Conditions, each a list of words; the line is shown if all of them hold. */
	readonly when: readonly (readonly string[])[];
	readonly step: Marker | null;
	/** The language of a comment for its readers alone; absent for a line that all see. */
	readonly locale?: string;
}

/**
 * `contradiction`: a dead end that elimination runs into. `unwind`: what elimination placed before the
 * search is taken back after it. `skip`: a jump passes over a placement, which is taken back.
 */
export type Marker = StepKind | 'contradiction' | 'unwind' | 'skip';

/** Groups of words; a running search has at most one word of each. */
export const FACETS: readonly (readonly string[])[] = [
	['naive', 'findmin', 'findmin-degree', 'findmax', 'random', 'dom-wdeg'],
	['ascending', 'descending', 'shuffled', 'least-constraining', 'preferred'],
	['first', 'all', 'best'],
	['none', 'start', 'every', 'alone'],
	['naked', 'hidden', 'forward', 'arcs'],
	['step', 'jump']
];

/**
 * The lines shown when `words` hold, with an empty line between blocks. In a condition, words of
 * one facet are alternatives, and each facet that is named must match.
 */
export function selectLines<Line extends SourceLine>(
	lines: readonly Line[],
	words: readonly string[]
): Line[] {
	const holds = (condition: readonly string[]) =>
		FACETS.every((facet) => {
			const wanted = facet.filter((word) => condition.includes(word));
			return wanted.length === 0 || wanted.some((word) => words.includes(word));
		});
	const shown = lines.filter(({ when }) => when.every(holds));
	return shown.filter(({ text }, at) => {
		return text !== '' || (at > 0 && at < shown.length - 1 && shown[at - 1].text !== '');
	});
}
