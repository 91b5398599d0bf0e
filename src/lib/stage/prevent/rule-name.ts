import type { Rule } from '$lib/engine/prevention/stronger';
import type { Strategy } from '$lib/engine/search/strategy';
import * as m from '$lib/i18n/compiled/messages';
import type { ProblemView } from '../board/problem-view';
import { BACK_NAMES, ELIMINATION_NAMES } from '../explain/strategy-names';

/**
 * A rule by its name, as it reads beside a run: "naked singles, after every placement" if that run eliminates
 * at the start only.
 */
export function ruleName(
	rule: Rule,
	{ elimination, eliminate }: Pick<Strategy, 'elimination' | 'eliminate'>,
	variants: ProblemView['variants']
): string {
	if (rule.kind === 'jump') return BACK_NAMES.jump();
	if (rule.kind === 'variant') {
		const name = variants?.texts[rule.variant]?.[0]() ?? rule.variant;
		return variants === undefined
			? name
			: m.prevention_rule_model({ label: variants.label(), name });
	}
	// In the menu it continues the name above it.
	const name =
		rule.elimination === 'hidden'
			? m.prevention_rule_hidden()
			: ELIMINATION_NAMES[rule.elimination]();
	const isOnce = elimination !== 'none' && eliminate !== 'every';
	return isOnce ? m.prevention_rule_every({ rule: name }) : name;
}
