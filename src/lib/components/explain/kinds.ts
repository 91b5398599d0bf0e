import * as m from '$lib/i18n/paraglide/messages';
import type { Moment } from '$lib/trace/moment';
import type { StepKind } from '$lib/trace/step';

/** What a moment is about: its step, or the start, or the end of a search without a step of its own. */
export type MomentKind = StepKind | 'start' | 'end';

/** The colour of a kind: those of the decision tree, and what elimination does. */
export type Tone = 'accent' | 'open' | 'fail' | 'solved' | 'forced';

export function momentKind({ step, outcome }: Moment): MomentKind {
	if (outcome?.kind === 'stopped' || outcome?.kind === 'exhausted') return 'end';
	return step?.kind ?? (outcome === null ? 'start' : 'end');
}

export const KIND_TONES: Readonly<Record<MomentKind, Tone>> = {
	start: 'accent',
	choose: 'accent',
	reject: 'fail',
	place: 'open',
	force: 'forced',
	eliminate: 'forced',
	deadend: 'fail',
	backtrack: 'open',
	solution: 'solved',
	prune: 'fail',
	end: 'accent'
};

export const KIND_WORDS: Readonly<Record<MomentKind, () => string>> = {
	start: () => m.explain_kind_start(),
	choose: () => m.explain_kind_choose(),
	reject: () => m.explain_kind_reject(),
	place: () => m.explain_kind_place(),
	force: () => m.explain_kind_force(),
	eliminate: () => m.explain_kind_eliminate(),
	deadend: () => m.explain_kind_deadend(),
	backtrack: () => m.explain_kind_backtrack(),
	solution: () => m.explain_kind_solution(),
	prune: () => m.explain_kind_prune(),
	end: () => m.explain_kind_end()
};
