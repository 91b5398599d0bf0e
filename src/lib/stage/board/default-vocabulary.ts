import * as m from '$lib/i18n/compiled/messages';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import type { ValueOrdering } from '$lib/engine/search/strategy';
import { prune, type Vocabulary } from './vocabulary';

/** For a problem without its own words. */
export const plainVocabulary: Vocabulary = {
	start: (open) =>
		open === 0 ? m.explain_plain_open_none() : m.explain_plain_start(counted(open)),
	ruleNaive: () => m.explain_plain_rule_naive(),
	chooseNaive: (names) => m.explain_plain_choose_naive(names),
	chooseOnly: (names) => m.explain_plain_choose_only(names),
	chooseRandom: ({ variable, open, seed }) =>
		m.explain_plain_choose_random({ variable, seed, ...counted(open) }),
	tie: ({ count, ...names }) => m.explain_plain_tie({ ...names, ...counted(count) }),
	clash: (clashes) => {
		const list = formatList(clashes.map(({ variable }) => variable));
		return m.explain_plain_clash({ list, ...counted(clashes.length) });
	},
	place: (names) => m.explain_plain_place(names),
	open: (open) => (open === 0 ? m.explain_plain_open_none() : m.explain_plain_open(counted(open))),
	solution: (number) =>
		number === null
			? m.explain_plain_solution()
			: m.explain_plain_solution_number({ formatted: formatNumber(number) }),
	prune,
	stuck: (open) => m.explain_plain_stuck(counted(open)),
	unit: ({ index }) => m.explain_plain_unit({ number: formatNumber(index + 1) })
};

/** The narration of a problem that overrides only some of the default texts. */
export function extendVocabulary(own: Partial<Vocabulary>): Vocabulary {
	return { ...plainVocabulary, ...own };
}

type Numbered = (inputs: { formatted: string }) => string;
type Counted = (inputs: { count: number; formatted: string }) => string;

/** What is still undecided, with a text of its own for nothing. */
export function openText(none: () => string, some: Counted): Vocabulary['open'] {
	return (open) => (open === 0 ? none() : some(counted(open)));
}

/** What is said of an open variable that is drawn, of elimination that is stuck, and of the order of values. */
export function ownTexts(says: {
	random(inputs: { variable: string; seed: number; count: number; formatted: string }): string;
	stuck: Counted;
	tries(inputs: { order: ValueOrdering }): string;
}): Pick<Vocabulary, 'chooseRandom' | 'stuck' | 'tries'> {
	return {
		chooseRandom: ({ open, ...names }) => says.random({ ...names, ...counted(open) }),
		stuck: (open) => says.stuck(counted(open)),
		tries: (order) => says.tries({ order })
	};
}

/** That there is a solution, with a text of its own if solutions are counted. */
export function solutionText(only: () => string, numbered: Numbered): Vocabulary['solution'] {
	return (number) => (number === null ? only() : numbered({ formatted: formatNumber(number) }));
}
