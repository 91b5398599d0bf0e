import type { Code } from '$lib/rooms/lesson/exercises/judge/code';

/** What the texts of several mistakes name. A text is told only of programs that have it. */

type Has = (code: Code) => boolean;

/** A loop is left by `return`. */
export const RETURNS_IN_LOOP: Has = ({ loops }) => /\breturn\b/.test(loops);

/** A function is called, and nothing is done with what it returns. */
export const CALLS_ALONE: Has = ({ callsAlone }) => callsAlone;

/** Something makes a copy of a list. */
export const COPIES: Has = ({ text }) =>
	/\bcopy\b|deepcopy|structuredClone|\[\.\.\.|\.slice\(|\.map\(|\blist\(|\[:\]|Array\.from|JSON\.parse|\bfor \w+ in board\]/.test(
		text
	);
