import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { ProgramRun } from '$lib/stage/program/raced/program-run.svelte';
import type { Lane } from '../lane/lane.svelte';
import type { LaneFacts } from '../lane/lane-facts';
import { laneResult } from '../lane/lane-result';

/** What is wrong with an answer, in a sentence. */
export function wrongText({ answer, result }: ProgramRun, name: string): string {
	const inputs = { name: isolate(name) };
	if (answer === 'none') return m.compare_own_wrong_none(inputs);
	if (answer === 'broken') return m.compare_own_wrong_broken(inputs);
	return m.compare_own_wrong_unfinished({ ...inputs, value: isolate(returned(result)) });
}

/** What a program has done at its moment, and how it ended; null for a lane that is not a program. */
export default function programFacts<Setup>(lane: Lane<Setup>): LaneFacts | null {
	if (!lane.isProgram) return null;
	const { placements = 0, undos = 0 } = lane.moment?.statistics ?? {};
	return { placements, undos, result: programResult(lane.program) };
}

/** How a program ended, in a few words. */
function programResult(run: ProgramRun): string {
	const { answer, result, statistics } = run;
	if (answer === null || result === null) return '';
	const steps = counted(statistics.steps);
	const value = isolate(returned(result));
	switch (answer) {
		case 'none':
			return m.compare_own_none({ ...steps, value });
		case 'unfinished':
			return m.compare_own_unfinished({ ...steps, value });
		case 'broken':
			return broken(run);
		case 'cut':
			return result.line > 0
				? m.compare_own_cut({ ...steps, line: formatNumber(result.line) })
				: laneResult({ run });
		case 'solved':
			return laneResult({ run });
	}
}

function broken({ result, problem, fault: text }: ProgramRun): string {
	const { end, line } = result!;
	switch (end.kind) {
		case 'fault':
			return end.fault.line > 0
				? m.compare_own_fault_line({ line: formatNumber(end.fault.line), text })
				: m.compare_own_fault({ text });
		case 'given': {
			const size = Math.sqrt(problem!.variableCount);
			const [row, column] = [Math.floor(end.variable / size) + 1, (end.variable % size) + 1];
			return m.compare_own_given({ cell: isolate(`r${row}c${column}`), line: formatNumber(line) });
		}
		default:
			return m.compare_own_deep({ line: formatNumber(line) });
	}
}

function returned(result: ProgramRun['result']): string {
	return result?.end.kind === 'returned' ? result.end.value.text : '';
}
