import { TASK_PARAMETERS } from '../address/task';
import type { Stretch } from '../player/player.svelte';

/** What a frame can hide. */
export const HIDDEN = ['strategy', 'code', 'future'] as const;
export type Hidden = (typeof HIDDEN)[number];

/** The parameters that say what a frame shows, each with another one. */
export const SUBJECTS = ['kind', 'chapter', 'exercise'] as const;

/** The parameters of a frame that say how it is shown. A studio's are besides them. */
export const FRAME_PARAMETERS = ['place', 'question', 'loop', 'hide', 'theme'] as const;

/** What an address asks a frame to show. */
export type Framed =
	| {
			readonly shows: 'moment';
			readonly kind: string;
			/** The query of a studio. */
			readonly query: string;
			readonly loop: Stretch | null;
			readonly hides: ReadonlySet<Hidden>;
			/** It asks the reader to do something (`address/task.ts`). */
			readonly isTask: boolean;
	  }
	| { readonly shows: 'chapter'; readonly chapter: string; readonly place: string | null }
	| { readonly shows: 'question'; readonly chapter: string; readonly questions: readonly string[] }
	| { readonly shows: 'exercise'; readonly exercise: string };

/** What is wrong with a parameter, and what is expected in its place. */
export interface FrameError {
	/** Its name. */
	readonly parameter: string;
	readonly wrong: 'no-subject' | 'unknown' | 'not-here' | 'unreadable' | 'contradicts';
	/** What the address has, shortened. */
	readonly found: string;
	/** What could stand there, or the parameter that it contradicts. */
	readonly expected?: string;
}

/** What there is to show, by ids. */
export interface Known {
	readonly kinds: readonly string[];
	readonly chapters: readonly string[];
	readonly exercises: readonly string[];
}

const MOST_SEARCH = 65_536;
export const MOST_STEP = 1e12;
export const MOST_QUESTIONS = 50;

/** Reads the query of a frame. Accepts any text. The query of a studio is read by the studio. */
export function readFrame(search: string, known: Known): Framed | FrameError {
	const query = new URLSearchParams(search.slice(0, MOST_SEARCH));
	const [subject, other] = SUBJECTS.filter((name) => query.has(name));
	if (subject === undefined)
		return {
			parameter: SUBJECTS[0],
			wrong: 'no-subject',
			found: '',
			expected: SUBJECTS.join(', ')
		};
	if (other !== undefined)
		return { parameter: other, wrong: 'contradicts', found: '', expected: subject };
	const id = query.get(subject)!;
	const ids = { kind: known.kinds, chapter: known.chapters, exercise: known.exercises }[subject];
	if (!ids.includes(id)) return unreadable(subject, id, ids.join(', '), 'unknown');
	const theme = query.get('theme');
	if (theme !== null && theme !== 'light' && theme !== 'dark')
		return unreadable('theme', theme, 'light, dark');
	const misplaced = FRAME_PARAMETERS.find((name) => query.has(name) && !FITS[subject].has(name));
	// What else may stand beside a kind, the studio says.
	const unknown = [...query.keys()].find(
		(name) => subject !== 'kind' && name !== subject && !FITS[subject].has(name)
	);
	const wrong = misplaced ?? unknown;
	if (wrong !== undefined)
		return { parameter: wrong.slice(0, 40), wrong: 'not-here', found: '', expected: subject };
	if (subject === 'exercise') return { shows: 'exercise', exercise: id };
	if (subject === 'chapter') {
		const [place, question] = [query.get('place'), query.get('question')];
		if (question === null) return { shows: 'chapter', chapter: id, place };
		if (place !== null)
			return { parameter: 'question', wrong: 'contradicts', found: '', expected: 'place' };
		const questions = question.split(',');
		if (questions.includes('') || questions.length > MOST_QUESTIONS)
			return unreadable('question', question, 'a, b');
		return { shows: 'question', chapter: id, questions };
	}
	return readMoment(id, query);
}

/** Where a parameter of a frame means something. */
const FITS: Record<(typeof SUBJECTS)[number], ReadonlySet<string>> = {
	kind: new Set(['loop', 'hide', 'theme']),
	chapter: new Set(['place', 'question', 'theme']),
	exercise: new Set(['theme'])
};

function readMoment(kind: string, query: URLSearchParams): Framed | FrameError {
	const [looped, hidden] = [query.get('loop'), query.get('hide')];
	const loop = looped === null ? null : readStretch(looped);
	if (loop === undefined) return unreadable('loop', looped!, '10-40');
	const hides = hidden === null ? [] : hidden.split(',');
	const isHidden = (name: string): name is Hidden => HIDDEN.some((one) => one === name);
	if (!hides.every(isHidden)) return unreadable('hide', hidden!, HIDDEN.join(', '));
	for (const name of ['kind', ...FRAME_PARAMETERS]) query.delete(name);
	if (loop !== null && !query.has('at')) query.set('at', String(loop.from));
	if (hides.includes('future')) query.set('future', 'hidden');
	query.set('embed', '1');
	const isTask = TASK_PARAMETERS.some((name) => query.has(name));
	return { shows: 'moment', kind, query: query.toString(), loop, hides: new Set(hides), isTask };
}

/** Reads a stretch, `10-40`; undefined unless it is one. */
function readStretch(text: string): Stretch | undefined {
	const [, from, to] = /^(\d{1,12})-(\d{1,12})$/.exec(text) ?? [];
	if (from === undefined) return undefined;
	const stretch = { from: Number(from), to: Number(to) };
	return stretch.from < stretch.to && stretch.to <= MOST_STEP ? stretch : undefined;
}

function unreadable(
	parameter: string,
	found: string,
	expected: string,
	wrong: FrameError['wrong'] = 'unreadable'
): FrameError {
	return { parameter, wrong, found: found.slice(0, 40), expected };
}
