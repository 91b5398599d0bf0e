import { isolate } from '$lib/i18n/bidi';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { ExcerptNode } from './layout/excerpt/node';
import type { Names as AllNames } from '../facts/names';
import { isTriangle } from './picture/shapes';

/** The names of variables and values: `r1c3`, `7`. */
export type Names = Pick<AllNames, 'variable' | 'value' | 'valueTint' | 'placements'>;

/** What a node is: the placement that leads to it, the start, or a bundle of subtrees. */
export function placementText(node: ExcerptNode, names: Names): string {
	if (node.bundled > 1) return m.tree_bundle(counted(node.bundled));
	if (node.inside.length > 0) return m.tree_chain(counted(node.inside.length));
	if (node.variable < 0) return m.tree_start();
	return isolate(
		m.tree_placement({
			variable: names.variable(node.variable),
			value: names.value(node.value)
		})
	);
}

/** The state of a node at the moment: open, failed, folded … */
export function stateText(node: ExcerptNode, names: Names): string {
	if (node.later) return m.tree_state_later();
	switch (node.kind) {
		case 'open':
		case 'chain':
			return node.current ? m.tree_state_current() : m.tree_state_open();
		case 'failed':
			if (names.placements !== undefined) return names.placements.takenBack();
			return node.chosen < 0
				? m.tree_state_failed()
				: m.tree_state_failed_at({ variable: isolate(names.variable(node.chosen)) });
		case 'pruned':
			return m.tree_state_pruned();
		case 'exhausted':
			return names.placements?.takenBack() ?? m.tree_state_exhausted();
		case 'skipped':
			return m.tree_state_skipped();
		case 'solved':
			return m.tree_state_solved();
		case 'solution':
			return m.tree_state_solution();
		case 'folded':
			return node.onPath ? m.tree_state_folded_open() : m.tree_state_folded();
		case 'folded-solved':
			return m.tree_state_folded_solved();
		case 'rejected':
			return m.tree_state_rejected();
	}
}

/** That nobody decided on a node. */
export function forcedText({ placements }: Names): string {
	return placements?.forced() ?? m.tree_forced();
}

/** How many nodes are below a node, or in a bundle. */
export function belowText(node: ExcerptNode): string {
	const below = node.bundled > 1 ? node.size : node.size - 1;
	if (below <= 0) return isTriangle(node) ? m.tree_below_unknown() : m.tree_below_none();
	const inputs = counted(below);
	if (node.bundled > 1) return m.tree_nodes(inputs);
	return node.hidden > 0 ? m.tree_below_hidden(inputs) : m.tree_below(inputs);
}

/** Everything about a node in one line, for screen readers. */
export function nodeText(node: ExcerptNode, names: Names): string {
	const parts: string[] = [
		m.tree_item({ what: placementText(node, names), state: stateText(node, names) })
	];
	if (node.forced) parts.push(forcedText(names));
	if (node.size > 1 || isTriangle(node)) parts.push(belowText(node));
	return parts.join(' · ');
}
