import { PLACE } from '$lib/engine/search/step';
import { StepLogBuilder, type StepLog } from '$lib/engine/trace/stored/step-log';
import type { Call } from '$lib/stage/program/task';

/** The steps that place the digits that a program may take away, before it begins. */
export function laid({ ground }: Call): StepLog {
	const log = new StepLogBuilder();
	if (ground.kind === 'board' && ground.open === true)
		for (const [cell, value] of ground.rows.flat().entries())
			if (value > 0) log.write(PLACE, cell, value - 1, 0, 0);
	return log;
}
