import type { Moment } from '$lib/engine/trace/moment';
import { ruleBroken, type BrokenRule } from '../../rules';
import { NONE, type SequenceSetup } from '../../setup';

/** A rule that the letters of two positions break. */
export interface Link {
	/** The position that the link is about, and the earlier one. */
	readonly position: number;
	readonly other: number;
	readonly letter: number;
	readonly otherLetter: number;
	readonly rule: BrokenRule;
	/** A candidate is crossed out, instead of a letter rejected. */
	readonly eliminates: boolean;
}

export interface LinksInput {
	readonly setup: SequenceSetup;
	/** Null while the setup is shown. */
	readonly moment: Moment | null;
	readonly assignment: ArrayLike<number>;
	/** The positions that forbid the letter being tried. */
	readonly clashes: readonly number[];
	readonly conflicts: ReadonlySet<number>;
}

/** The letters between which a rule breaks: those of the step, or contradictory typed ones. */
export function linksOf({ setup, moment, assignment, clashes, conflicts }: LinksInput): Link[] {
	const { rules, letters } = setup;
	const links: Link[] = [];
	function link(position: number, letter: number, other: number, eliminates = false) {
		const otherLetter = assignment[other] ?? NONE;
		if (otherLetter === NONE) return;
		const rule =
			ruleBroken(rules, position, letter, other, otherLetter) ??
			(rules.order === 'balanced' ? 'balanced' : null);
		if (rule !== null) links.push({ position, other, letter, otherLetter, rule, eliminates });
	}
	const step = moment?.step ?? null;
	if (step?.kind === 'reject') for (const other of clashes) link(step.variable, step.value, other);
	else if (step?.kind === 'eliminate' && step.cause >= 0)
		link(step.variable, step.value, step.cause, true);
	if (step !== null) return links;
	// Each with its left neighbour, and with the nearest same letter to the left.
	const last = new Map<number, number>();
	for (const [position, letter] of letters.entries()) {
		if (letter === NONE) continue;
		const same = last.get(letter) ?? -1;
		last.set(letter, position);
		if (!conflicts.has(position)) continue;
		if (position > 0) link(position, letter, position - 1);
		if (same >= 0 && same !== position - 1) link(position, letter, same);
	}
	return links;
}
