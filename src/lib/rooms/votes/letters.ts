import * as m from '$lib/i18n/compiled/messages';

/** The letters of the answers, in the language of the page. */
export const LETTERS: readonly (() => string)[] = [
	m.votes_letter_a,
	m.votes_letter_b,
	m.votes_letter_c,
	m.votes_letter_d
];
