import * as m from '$lib/i18n/paraglide/messages';
import { wrongText } from '../program/program-result';
import type { Race } from '../race.svelte';
import { guessVerdict, verdict, type Result } from './verdict';

/** What is said of a race. @param hides nothing may be told that is still to be guessed */
export default function sentencesOf<Setup>(
	race: Race<Setup>,
	results: readonly Result[],
	hides = false
): string[] {
	// The lane of the program; −1 for none.
	const own = race.lanes.findIndex(({ isOwn }) => isOwn);
	if (race.puzzle.conflicts.size > 0) return [m.compare_conflict()];
	if (race.waitsForRun) return [m.compare_own_run_first()];
	if (own >= 0 && race.lanes[own].isWaiting) return [m.compare_own_waits()];
	if (!race.ended) return hides ? [] : [m.compare_verdict_waits()];
	if (hides) return [];
	const said = verdict(results);
	if (own >= 0 && results[own].isWrong)
		said.unshift(wrongText(race.lanes[own].program, results[own].name));
	return race.guess === null ? said : [guessVerdict(race.guess, results), ...said];
}
