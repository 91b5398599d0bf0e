import type { Statistics } from '$lib/engine/trace/statistics';
import { CARDS } from '../../../../kinds/cards';
import { readParts, PRESENTED, MAX_PRESENTED, type Presented } from '$lib/stage/present/presented';

/** The longest text that is read, in characters. */
export const MOST_TEXT = 200_000;
/** The longest paragraph: the time that Markdown takes grows with its square. */
export const MOST_PARAGRAPH = 12_000;
/** More parts are no chapter. */
export const MOST_PARTS = 300;
/** The last position that a moment may have: printing searches as far in one go. */
export const MOST_AT = 10_000_000;

/** What `:n[…]` can count, as teachers write it. */
export const COUNTERS = {
	steps: 'steps',
	tries: 'tries',
	placements: 'placements',
	'taken-back': 'undos',
	deadends: 'deadends',
	eliminations: 'eliminations',
	solutions: 'solutions',
	deepest: 'deepest',
	'most-forward': 'longestForward',
	'most-back': 'longestBack'
} as const satisfies Record<string, keyof Statistics>;
export type Counter = keyof typeof COUNTERS;

export function isCounter(text: string): text is Counter {
	return Object.hasOwn(COUNTERS, text);
}

/** The name of a part or of a figure. */
export const NAME = /^[a-z][a-z0-9-]{0,40}$/;

/** What begins with two colons. */
export const DIRECTIVES: readonly string[] = [
	'step',
	'figure',
	'question',
	'choice',
	'answer',
	'summary',
	'on-page',
	'solver'
];

/** What an address of a studio says to a chapter. */
export interface StudioAddress {
	readonly kind: string;
	/** The puzzle and the strategy. */
	readonly search: string;
	/** Steps taken; null if it is no position that a chapter can show. */
	readonly at: number | null;
	/** What is shown, if the address presents something. */
	readonly parts?: readonly Presented[];
}

/** On any server, in any folder and language. */
const STUDIO =
	/^(?:https?:\/\/[^\s/?#]+)?((?:\/[^\s/?#]+){0,8}?)\/studio\/([a-z-]+)\/?(?:\?([^\s#]*))?(?:#\S*)?$/;

/** What belongs to the page of the studio, not to the search that it shows. */
const OF_THE_PAGE = ['at', 'stops', 'grain', 'rate', 'play', 'open', 'embed', 'side', 'present'];

/** Reads the address of a moment in the studio; null for anything else. */
export function readStudio(text: string): StudioAddress | null {
	const [, , kind, query = ''] = STUDIO.exec(text) ?? [];
	if (!CARDS.some((card) => card.kind === kind)) return null;
	const parameters = new URLSearchParams(query);
	const at = readAt(parameters.get('at') ?? '0');
	// The text speaks in place of the sentence.
	const parts = readShown(parameters.get('present') ?? '')?.filter((part) => part !== 'sentence');
	for (const name of OF_THE_PAGE) parameters.delete(name);
	return { kind, search: parameters.toString(), at, ...(parts?.length && { parts }) };
}

/** Reads what a figure shows, such as "board,tree"; undefined unless it names some parts, each once. */
export const readShown = readParts(PRESENTED, MAX_PRESENTED);

/** Whether a text is meant to be the address of a studio. */
export function looksLikeStudio(text: string): boolean {
	return /^(https?:\/\/\S+|\/\S*)?\/studio\/\S*$/.test(text);
}

/** A position in a run; null for none that a chapter can show. */
export function readAt(text: string): number | null {
	return /^\d{1,8}$/.test(text) && Number(text) <= MOST_AT ? Number(text) : null;
}
