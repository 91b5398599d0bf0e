import * as m from '$lib/i18n/compiled/messages';
import { isOrdering, type RacedProgram } from '$lib/stage/program/raced/raced-program';
import type { Answer } from '$lib/stage/program/raced/answer';

/** What a program is called: the reader's, if they wrote it on this device. */
export function programName(program: RacedProgram | null, isTheirs: boolean): string {
	if (program !== null && isOrdering(program))
		return isTheirs ? m.compare_own_ordering_yours() : m.compare_own_ordering();
	return isTheirs ? m.compare_own_yours() : m.compare_own();
}

/** Whether what a program says is wrong. @param isSolvable a search of ours has found a solution */
export function isWrongAnswer(answer: Answer | null, isSolvable: boolean): boolean {
	return answer === 'broken' || answer === 'unfinished' || (answer === 'none' && isSolvable);
}
