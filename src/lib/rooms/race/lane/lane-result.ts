import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Lane } from './lane.svelte';

/** How a lane ended, in a few words; a lane that was stopped says that its counts are lower bounds. */
export function laneResult<Setup>({ run }: Pick<Lane<Setup>, 'run'>): string {
	const { outcome, statistics, failure } = run;
	if (failure !== null) return m.compare_result_failed();
	if (outcome === null) return '';
	const steps = counted(statistics.steps);
	switch (outcome.kind) {
		case 'solved':
			return m.compare_result_solved(steps);
		case 'exhausted':
			return statistics.solutions === 0
				? m.compare_result_none(steps)
				: m.compare_result_all({ ...steps, solutions: String(statistics.solutions) });
		case 'stuck':
		case 'stranded':
		case 'contradiction':
			return m.compare_result_stuck(steps);
		case 'stopped':
			return outcome.by === 'trace' ? m.compare_result_cut(steps) : m.compare_result_stopped(steps);
	}
}
