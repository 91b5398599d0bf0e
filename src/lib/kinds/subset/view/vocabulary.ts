import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import { plainVocabulary, type Tried, type Vocabulary } from '$lib/stage/board/vocabulary';
import type { SubsetSetup } from '../setup';
import { placesOf, sumOf, TAKE } from '../subset';

/** A sum of more numbers is shortened. */
const TERMS = 6;

/** "31 + 7 = 38"; of many numbers, all but the last are one. */
function sumText(numbers: readonly number[], places: readonly number[]): string {
	let terms = places.map((at) => numbers[at]);
	const sum = sumOf(numbers, places);
	if (terms.length > TERMS) terms = [sum - terms.at(-1)!, terms.at(-1)!];
	const written = terms.map(formatNumber).join(' + ');
	return isolate(terms.length < 2 ? formatNumber(sum) : `${written} = ${formatNumber(sum)}`);
}

/** Why what was decided by hand leads nowhere. */
export function contradiction({ weights, target, typed }: SubsetSetup): string {
	const { taken, open } = placesOf(typed);
	const inputs = { sum: sumText(weights, taken), target: formatNumber(target) };
	return sumOf(weights, taken) > target
		? m.subset_too_much(inputs)
		: m.subset_too_little({ ...inputs, reach: formatNumber(sumOf(weights, [...taken, ...open])) });
}

/** The narration: what is taken, what the sum is, and why a number is too much or is needed. */
export function vocabularyOf(setup: SubsetSetup): Vocabulary {
	const { weights, profits, target } = setup;
	const targetName = formatNumber(target);
	const open = (count: number) =>
		count === 0
			? m.subset_says_open_none()
			: m.subset_says_open({ formatted: formatNumber(count) });
	function clash({ variable, value, assignment }: Tried): string {
		const { taken, left, open } = placesOf(assignment, variable);
		if (value === TAKE) {
			if (weights[variable] > target)
				return m.subset_says_alone({ weight: formatNumber(weights[variable]), target: targetName });
			const all = [...taken, variable];
			if (sumOf(weights, all) > target)
				return m.subset_says_over({ sum: sumText(weights, all), target: targetName });
			taken.push(variable);
		} else left.push(variable);
		const sum = sumOf(weights, taken);
		if (open.length === 0)
			return m.subset_says_last({ sum: sumText(weights, taken), target: targetName });
		const reach = sum + sumOf(weights, open);
		if (reach < target)
			return m.subset_says_under({ reach: formatNumber(reach), target: targetName });
		return m.subset_says_next({ missing: formatNumber(target - sum), sum: formatNumber(sum) });
	}

	return {
		...plainVocabulary,
		start: () => {
			const inputs = { target: targetName };
			return profits === null ? m.subset_says_start(inputs) : m.subset_says_start_knapsack(inputs);
		},
		ruleNaive: () => m.subset_says_rule(),
		tries: (values) =>
			values === 'ascending'
				? m.subset_says_take_first()
				: values === 'descending'
					? m.subset_says_leave_first()
					: values === 'preferred'
						? m.subset_says_preferred()
						: undefined,
		chooseNaive: (names) => m.subset_says_choose(names),
		chooseOnly: (names) => m.subset_says_choose_only(names),
		clash: (_, tried) => clash(tried),
		reject: ({ variable, clash }, { value }) =>
			value === TAKE
				? m.subset_says_no_take({ variable, clash })
				: m.subset_says_no_leave({ variable, clash }),
		place: ({ variable }, { variable: at, value, assignment }) => {
			const taken = placesOf(assignment, at).taken;
			if (value !== TAKE) return m.subset_says_leave({ variable });
			const sum = sumText(weights, [...taken, at]);
			return profits === null
				? m.subset_says_take({ variable, sum, target: targetName })
				: m.subset_says_pack({
						...{ variable, sum, target: targetName },
						profit: formatNumber(sumOf(profits, [...taken, at]))
					});
		},
		deadend: ({ variable }) => m.subset_says_deadend({ variable }),
		open,
		solution: (number, assignment) => {
			const { taken } = placesOf(assignment);
			const told =
				profits === null
					? m.subset_says_solution({ sum: sumText(weights, taken) })
					: m.subset_says_packed({ sum: sumText(weights, taken), profit: sumText(profits, taken) });
			return number === null
				? told
				: `${told} ${m.subset_says_solution_number({ formatted: formatNumber(number) })}`;
		},
		object: (value) => m.subset_says_object({ value })
	};
}
