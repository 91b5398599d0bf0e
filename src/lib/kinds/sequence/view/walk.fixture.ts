import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { legalMasks } from '$lib/stage/facts/candidates';
import type { Pencil } from '$lib/stage/facts/view';
import type { Moment } from '$lib/engine/trace/moment';
import { record } from '../../../../../tests/fixtures/recordings';
import { shownOf } from '../../../../../tests/fixtures/shown';
import { kind } from '../kind';
import { Sequence } from '../sequence';
import type { SequenceSetup } from '../setup';

/** A real search of a sequence, and the facts a board gets at one of its moments. */
export function walk(setup: SequenceSetup, strategy: Partial<Strategy> = {}) {
	const problem = new Sequence(setup);
	const chosen = { ...DEFAULT_STRATEGY, ...strategy };
	const { trace } = record(problem, chosen);
	return {
		problem,
		strategy: chosen,
		trace,
		/** What a position of the trace shows. */
		shownAt(position: number, pencil: Pencil = 'all') {
			const conflicts = new Set(kind.conflicts(setup));
			const moment = trace.at(position);
			return shownOf(setup, problem, { conflicts, moment, trace, strategy: chosen, pencil });
		},
		at(position: number) {
			const moment = trace.at(position);
			const watching = moment.position > 0;
			const assignment = watching ? moment.assignment : problem.fixed;
			const legal = legalMasks(problem, assignment);
			return {
				setup,
				problem,
				moment,
				watching,
				trace,
				assignment,
				legal,
				candidates: legal,
				pruned: moment.prunedValues,
				clashes: clashesOf(problem, moment),
				unit: [],
				conflicts: new Set(kind.conflicts(setup))
			};
		}
	};
}

function clashesOf(problem: Sequence, { step, assignment }: Moment): number[] {
	return step?.kind === 'reject' ? problem.clashes(assignment, step.variable, step.value) : [];
}
