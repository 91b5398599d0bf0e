import { resolve } from '$app/paths';
import { localHref } from '$lib/i18n/links';
import type { Hidden } from '../frame/frame-query';
import type { Stretch } from '../player/player.svelte';

/** What can be put into a frame of another page. */
export type Shared =
	| {
			readonly is: 'moment';
			readonly kind: string;
			/** The query of the moment in the studio. */
			readonly query: string;
			/** What follows the query, with "#": the trace of another solver. */
			readonly fragment?: string;
			/** A stretch to begin with. */
			readonly stretch: Stretch;
	  }
	/** A race of searches of this site. */
	| {
			readonly is: 'race';
			/** The query of the race. */
			readonly query: string;
			readonly fragment?: string;
			/** In ticks. */
			readonly stretch: Stretch;
	  }
	| {
			readonly is: 'chapter';
			readonly chapter: string;
			/** Where the reader is; empty for the beginning. */
			readonly place: string;
			/** The questions of the chapter, with their first words. */
			readonly questions: readonly { readonly id: string; readonly label: string }[];
	  }
	| { readonly is: 'exercise'; readonly exercise: string }
	/** A chapter that the address holds itself. */
	| { readonly is: 'own-chapter'; readonly packed: string };

/** What has a score, so that it can be packed for a learning platform. */
export type Scored = Exclude<Shared, { readonly is: 'moment' | 'race' }>;

export function hasScore(shared: Shared): shared is Scored {
	return shared.is !== 'moment' && shared.is !== 'race';
}

/** The name of a chapter in the fragment of an address, which no server sees. */
export const OWN_CHAPTER = 'chapter';

/** How it is shown there. */
interface FrameChoices {
	/** The parts of a moment. */
	readonly parts: readonly string[];
	readonly loop: Stretch | null;
	readonly hides: readonly Hidden[];
	readonly theme: 'light' | 'dark' | null;
	/** Of a chapter: all of it, from the place on, or one question by its id. */
	readonly piece: string;
}

/** The pieces of a chapter that are no question. */
export const WHOLE = '';
export const FROM_HERE = '#here';

/** The parameters of a frame. */
export function frameParameters(shared: Shared, choices: FrameChoices): [string, string][] {
	const theme: [string, string][] = choices.theme === null ? [] : [['theme', choices.theme]];
	switch (shared.is) {
		case 'moment':
		case 'race': {
			const { parts, loop, hides } = choices;
			const query = new URLSearchParams(shared.query);
			for (const name of ['present', 'embed', 'open']) query.delete(name);
			if (loop !== null) query.delete('at');
			return [
				shared.is === 'race' ? ['race', '1'] : ['kind', shared.kind],
				...query,
				['present', parts.join(',')],
				...(loop === null ? [] : [['loop', `${loop.from}-${loop.to}`] as [string, string]]),
				...(hides.length === 0 ? [] : [['hide', hides.join(',')] as [string, string]]),
				...theme
			];
		}
		case 'chapter': {
			const { piece } = choices;
			const [name, value] = piece === FROM_HERE ? ['place', shared.place] : ['question', piece];
			return [
				['chapter', shared.chapter],
				...(value === WHOLE ? [] : [[name, value] as [string, string]]),
				...theme
			];
		}
		case 'exercise':
			return [['exercise', shared.exercise], ...theme];
		case 'own-chapter':
			return theme;
	}
}

/** The whole address of a frame, in the language of this page. Commas stay legible. */
export function frameAddress(parameters: [string, string][], shared: Shared): string {
	const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
	const page = `${location.origin}${localHref(resolve('/embed'))}`;
	return `${page}${query && `?${query}`}${fragmentOf(shared)}`;
}

/** What follows the query in the address of a frame, with "#"; empty for nothing. */
export function fragmentOf(shared: Shared): string {
	if (shared.is === 'own-chapter') return `#${OWN_CHAPTER}=${shared.packed}`;
	return 'fragment' in shared ? (shared.fragment ?? '') : '';
}
