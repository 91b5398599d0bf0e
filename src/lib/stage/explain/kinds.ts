import * as m from '$lib/i18n/compiled/messages';
import { isUsedUp, type Moment } from '$lib/engine/trace/moment';
import type { StepKind } from '$lib/engine/search/step';

/**
 * What a moment is about: its step, or the start, or the end of a search without a step of its own.
 * `used` is a dead end some of whose values led to solutions.
 */
export type MomentKind = StepKind | 'used' | 'start' | 'end';

/** The colour of a kind: those of the decision tree, and one for elimination. */
export type Tone = 'accent' | 'open' | 'fail' | 'solved' | 'forced';

/** What a moment is about, for its heading. */
export function momentKind(moment: Moment): MomentKind {
	const { step, outcome } = moment;
	if (outcome?.kind === 'stopped' || outcome?.kind === 'exhausted') return 'end';
	if (isUsedUp(moment)) return 'used';
	return step?.kind ?? (outcome === null ? 'start' : 'end');
}

/** The colour of each kind. */
export const KIND_TONES: Readonly<Record<MomentKind, Tone>> = {
	start: 'accent',
	choose: 'accent',
	reject: 'fail',
	place: 'open',
	force: 'forced',
	eliminate: 'forced',
	deadend: 'fail',
	used: 'solved',
	backtrack: 'open',
	solution: 'solved',
	prune: 'fail',
	stuck: 'accent',
	end: 'accent'
};

/** The heading of each kind. */
export const KIND_WORDS: Readonly<Record<MomentKind, () => string>> = {
	start: () => m.explain_kind_start(),
	choose: () => m.explain_kind_choose(),
	reject: () => m.explain_kind_reject(),
	place: () => m.explain_kind_place(),
	force: () => m.explain_kind_force(),
	eliminate: () => m.explain_kind_eliminate(),
	deadend: () => m.explain_kind_deadend(),
	used: () => m.explain_kind_used(),
	backtrack: () => m.explain_kind_backtrack(),
	solution: () => m.explain_kind_solution(),
	prune: () => m.explain_kind_prune(),
	stuck: () => m.explain_kind_stuck(),
	end: () => m.explain_kind_end()
};
