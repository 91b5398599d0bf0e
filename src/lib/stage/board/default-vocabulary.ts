import * as m from '$lib/i18n/paraglide/messages';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
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

/** What is still undecided, with a text of its own for nothing. */
export function openText(none: () => string, some: Numbered): Vocabulary['open'] {
	return (open) => (open === 0 ? none() : some({ formatted: formatNumber(open) }));
}

/** That there is a solution, with a text of its own if solutions are counted. */
export function solutionText(only: () => string, numbered: Numbered): Vocabulary['solution'] {
	return (number) => (number === null ? only() : numbered({ formatted: formatNumber(number) }));
}
