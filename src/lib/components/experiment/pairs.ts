import type { Ratio, Value } from '$lib/experiment/summary';
import type { ExperimentView } from './experiment-view.svelte';
import type { Effort } from './texts';

/** Two strategies on one board. */
export interface Pair {
	readonly run: Pick<Ratio, 'set' | 'board' | 'rewriting'>;
	readonly base: Value;
	readonly judged: Value;
	/** What the first needed by what the second needed. */
	readonly ratio: Ratio;
}

/** The boards that both compared strategies were measured on. */
export function pairsOf(view: ExperimentView, effort: Effort): Pair[] {
	const { base, judged } = view;
	const found = new Map(
		view.boards
			.filter(({ strategy }) => strategy === base || strategy === judged)
			.map((runs) => [`${runs.set}.${runs.board}.${runs.rewriting}.${runs.strategy}`, runs])
	);
	return view.ratios(effort).flatMap((ratio) => {
		const key = `${ratio.set}.${ratio.board}.${ratio.rewriting}`;
		const [first, second] = [found.get(`${key}.${base}`), found.get(`${key}.${judged}`)];
		if (!first || !second) return [];
		const [one, other] = [view.effort(first, effort), view.effort(second, effort)];
		return one && other ? [{ run: ratio, base: one, judged: other, ratio }] : [];
	});
}

export function isBoundEither({ base, judged }: Pair): boolean {
	return base.atLeast || judged.atLeast;
}
