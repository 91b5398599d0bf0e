import { stepKind } from '$lib/engine/search/step';
import { CALL, StepLogBuilder, type StepLog } from '$lib/engine/trace/stored/step-log';

/** The steps that a search of ours may make, too, so that a clock counts the same in both. */
export function withoutCalls({ length, words, lines, depths, others }: StepLog): StepLog {
	const kept = new StepLogBuilder();
	for (let at = 0; at < length; at++)
		if (stepKind(words[at]) < CALL) kept.copy(words[at], lines[at], depths[at], others[at]);
	return kept;
}
