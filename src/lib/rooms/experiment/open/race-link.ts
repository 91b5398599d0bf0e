import type { ResolvedPathname } from '$app/types';
import type { Goal, Strategy } from '$lib/engine/search/strategy';
import { MOST_LANES, ownEntry, PLAIN } from '$lib/stage/address/entry';
import { lanesHref } from '$lib/stage/address/lanes-href';

/** A strategy of a race, and on which rewriting of the board it runs if not on that of the others. */
export interface RaceStrategy extends Pick<
	Strategy,
	'ordering' | 'values' | 'elimination' | 'eliminate'
> {
	/** 1 if absent. */
	readonly seed?: number;
	readonly rewriting?: number;
	/** It is a program. */
	readonly own?: true;
}

/**
 * The address of a race: strategies side by side on one board.
 *
 * @param parameters the board, as `kind.write` makes them
 * @param rewriting which rewriting of the board they run on; 0 for the board as printed
 * @param strategies the first four of them run
 * @param program the fragment of the program that one of them is, with "#"; without it, that one is left out,
 * as on a rewriting
 */
export function raceHref(
	kind: string,
	parameters: Readonly<Record<string, string>>,
	rewriting: number,
	strategies: readonly RaceStrategy[],
	goal: Goal = 'first',
	program = ''
): ResolvedPathname {
	const query = new URLSearchParams({ kind, ...parameters });
	if (goal !== 'first') query.set('goal', goal);
	const hasProgram = program !== '' && rewriting === 0;
	const racing = strategies.filter(({ own }) => !own || hasProgram);
	const paired = racing.length === 1 ? [racing[0], racing[0]] : racing;
	const lanes = paired
		.slice(0, MOST_LANES)
		.map(({ own, ...one }) =>
			own
				? ownEntry('program')
				: { ...PLAIN, ...one, seed: one.seed ?? 1, rewriting: one.rewriting ?? rewriting }
		);
	return lanesHref(query, lanes, hasProgram ? program : '');
}
