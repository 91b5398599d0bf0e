import { FIRST_KIND } from '../address/entry';
import { TASK_PARAMETERS } from '../address/task';
import type { Stretch } from '../player/player.svelte';

/** What a frame can hide. */
export const HIDDEN = ['strategy', 'code', 'future'] as const;
export type Hidden = (typeof HIDDEN)[number];

/** The parameters that say what a frame shows. Only a race has two of them: it is of a kind. */
export const SUBJECTS = ['kind', 'race', 'chapter', 'exercise'] as const;

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
			/** It plays as soon as the reader sees it. */
			readonly playsInSight: boolean;
	  }
	| {
			readonly shows: 'race';
			readonly kind: string;
			/** The query of a race. */
			readonly query: string;
			/** In ticks. */
			readonly loop: Stretch | null;
			readonly playsInSight: boolean;
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
	const isRace = query.has('race');
	const [subject, other] = SUBJECTS.filter(
		(name) => query.has(name) && !(isRace && name === 'kind')
	);
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
	const ids = {
		...{ kind: known.kinds, race: ['1'], chapter: known.chapters, exercise: known.exercises }
	}[subject];
	if (!ids.includes(id)) return unreadable(subject, id, ids.join(', '), 'unknown');
	const theme = query.get('theme');
	if (theme !== null && theme !== 'light' && theme !== 'dark')
		return unreadable('theme', theme, 'light, dark');
	const misplaced = FRAME_PARAMETERS.find((name) => query.has(name) && !FITS[subject].has(name));
	// What else may stand beside a kind or a race, the studio and the race say.
	const unknown = [...query.keys()].find(
		(name) => !OPEN.has(subject) && name !== subject && !FITS[subject].has(name)
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
	return subject === 'race' ? readRaced(query, known) : readMoment(id, query);
}

/** The subjects that have a whole query of their own. */
const OPEN: ReadonlySet<string> = new Set(['kind', 'race']);

/** Where a parameter of a frame means something. */
const FITS: Record<(typeof SUBJECTS)[number], ReadonlySet<string>> = {
	kind: new Set(['loop', 'hide', 'theme']),
	race: new Set(['loop', 'theme']),
	chapter: new Set(['place', 'question', 'theme']),
	exercise: new Set(['theme'])
};

function readRaced(query: URLSearchParams, { kinds }: Known): Framed | FrameError {
	const kind = query.get('kind') ?? FIRST_KIND;
	if (!kinds.includes(kind)) return unreadable('kind', kind, kinds.join(', '), 'unknown');
	const played = readPlayed(query);
	if ('wrong' in played) return played;
	for (const name of ['race', ...FRAME_PARAMETERS]) query.delete(name);
	return { shows: 'race', kind, query: query.toString(), ...played };
}

/** Reads the stretch, where a frame with one begins, and whether it plays. */
function readPlayed(
	query: URLSearchParams
): { readonly loop: Stretch | null; readonly playsInSight: boolean } | FrameError {
	const looped = query.get('loop');
	const loop = looped === null ? null : readStretch(looped);
	if (loop === undefined) return unreadable('loop', looped!, '10-40');
	if (loop !== null && !query.has('at')) query.set('at', String(loop.from));
	return { loop, playsInSight: loop !== null && !query.has('play') };
}

function readMoment(kind: string, query: URLSearchParams): Framed | FrameError {
	const hidden = query.get('hide');
	const played = readPlayed(query);
	if ('wrong' in played) return played;
	const hides = hidden === null ? [] : hidden.split(',');
	const isHidden = (name: string): name is Hidden => HIDDEN.some((one) => one === name);
	if (!hides.every(isHidden)) return unreadable('hide', hidden!, HIDDEN.join(', '));
	for (const name of ['kind', ...FRAME_PARAMETERS]) query.delete(name);
	if (hides.includes('future')) query.set('future', 'hidden');
	query.set('embed', '1');
	const isTask = TASK_PARAMETERS.some((name) => query.has(name));
	return {
		...{ shows: 'moment', kind, query: query.toString(), hides: new Set(hides), isTask },
		...played
	};
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
