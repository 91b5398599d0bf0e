import * as m from '$lib/i18n/compiled/messages';
import { isolate } from '$lib/i18n/bidi';
import type { wrongText } from '../program/program-result';
import type { Race } from '../race.svelte';
import { guessVerdict, verdict, type Result } from './verdict';

/**
 * What is said of a race.
 *
 * @param hides nothing may be told that is still to be guessed
 * @param wrong says what is wrong with the answer of a program; only a race with one needs it
 */
export default function sentencesOf<Setup>(
	race: Race<Setup>,
	results: readonly Result[],
	hides = false,
	wrong?: typeof wrongText
): string[] {
	const program = race.lanes.find(({ isProgram }) => isProgram);
	if (race.puzzle.conflicts.size > 0) return [m.compare_conflict()];
	if (race.puzzle.isPartial) return [];
	if (race.waitsForRun) return [m.compare_own_run_first()];
	if (program?.isWaiting) return [m.compare_own_waits()];
	if (!race.ended) return hides ? [] : [m.compare_verdict_waits()];
	if (hides) return [];
	const said = verdict(results);
	for (const [index, lane] of race.lanes.entries()) {
		const { isUnranked, name } = results[index];
		if (!isUnranked || lane.isWaiting) continue;
		if (!lane.isProgram) said.unshift(m.compare_trace_none({ name: isolate(name) }));
		else if (wrong !== undefined) said.unshift(wrong(lane.program, name));
	}
	return race.guess === null ? said : [guessVerdict(race.guess, results), ...said];
}
