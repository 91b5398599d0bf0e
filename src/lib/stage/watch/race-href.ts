import type { ProblemKind } from '$lib/engine/kind';
import { choicesFor } from '$lib/engine/search/choices';
import type { Goal } from '$lib/engine/search/strategy';
import { FIRST_KIND, ownEntry, usualEntries } from '../address/entry';
import { lanesHref } from '../address/lanes-href';
import type { Watched } from './watched';

/**
 * The address of a race of a trace against searches of ours that look for the same. It counts placements:
 * solvers differ in what else they write down.
 */
export function traceRaceHref<Setup>(kind: ProblemKind<Setup>, watched: Watched<Setup>): string {
	const { setup, fragment } = watched;
	const problem = kind.problem(setup);
	const query = new URLSearchParams(kind.id === FIRST_KIND ? {} : { kind: kind.id });
	for (const [name, value] of Object.entries(kind.write(setup))) query.set(name, value);
	const goal = goalOf(watched);
	if (goal !== 'first' && choicesFor(problem).goals.includes(goal)) query.set('goal', goal);
	query.set('clock', 'placements');
	return lanesHref(query, [ownEntry('trace'), ...usualEntries(problem)], fragment ?? '');
}

/** What a solver looked for; if it does not say: whether it tried everything although it had a solution. */
function goalOf({ file: { header, outcome }, trace }: Pick<Watched, 'file' | 'trace'>): Goal {
	if (header.goal !== null) return header.goal;
	return outcome?.kind === 'exhausted' && trace.solutions.length > 0 ? 'all' : 'first';
}
