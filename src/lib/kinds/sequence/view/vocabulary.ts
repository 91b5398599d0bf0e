import { prune, type Clash, type Tried, type Vocabulary } from '$lib/stage/board/vocabulary';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { ValueOrdering } from '$lib/engine/search/strategy';
import { ruleBroken, type BrokenRule } from '../rules';
import type { Rules, SequenceSetup } from '../setup';
import { letterNames } from './names';
import { ruleSentence } from './rule-texts';

const TRIES: Record<ValueOrdering, () => string> = {
	ascending: m.sequence_says_tries_ascending,
	descending: m.sequence_says_tries_descending,
	random: m.sequence_says_tries_random,
	'least-constraining': m.sequence_says_tries_least_constraining,
	preferred: m.explain_values_preferred
};

/** The narration of a sequence, based on its rules. */
export function vocabulary({ alphabet, rules, length }: SequenceSetup): Vocabulary {
	const nameOf = letterNames(alphabet);
	const letter = (value: number) => isolate(nameOf(value));
	const word = (assignment: ArrayLike<number>) => isolate(Array.from(assignment, nameOf).join(''));

	/** Why a letter cannot go: "B cannot follow B: each letter must be later than the one before". */
	function clash(others: readonly Clash[], tried: Tried): string {
		const { variable, value, assignment } = tried;
		if (rules.order === 'balanced') {
			const told = unbalancedText(tried, letter(value), length);
			if (told !== null) return told;
		}
		// Elimination may have crossed the letter out for more distant reasons.
		if (others.length === 0)
			return rules.order === 'balanced'
				? m.sequence_says_never_balanced({ value: letter(value) })
				: '';
		const pairs = others.filter(
			({ index }) => ruleBroken(rules, variable, value, index, assignment[index]) !== null
		);
		if (pairs.length === 0 && rules.order === 'balanced') {
			const list = formatList(others.map(({ variable: name }) => name));
			return m.sequence_says_unbalanced({ value: letter(value), list });
		}
		return others
			.map(({ variable: name, index }) => {
				const other = assignment[index];
				const broken = ruleBroken(rules, variable, value, index, other);
				if (broken === 'once' || broken === null)
					return m.sequence_says_taken({ value: letter(value), variable: name });
				const names = { value: letter(value), other: letter(other), rule: must(broken, rules) };
				return index < variable ? m.sequence_says_follow(names) : m.sequence_says_precede(names);
			})
			.reduce((first, second) => m.sequence_says_and({ first, second }));
	}

	return {
		genders: () => ({
			variable: m.sequence_gender_variable(),
			value: m.sequence_gender_value()
		}),
		start: (open) =>
			open === 0
				? m.sequence_says_open_none()
				: m.sequence_says_start_rule({
						open: m.sequence_says_start(counted(open)),
						rule: ruleSentence(rules)
					}),
		ruleNaive: () => m.sequence_says_rule_naive(),
		chooseNaive: (names) => m.sequence_says_choose_naive(names),
		chooseOnly: (names) => m.sequence_says_choose_only(names),
		chooseRandom: ({ variable, open, seed }) =>
			m.sequence_says_choose_random({ variable, seed, ...counted(open) }),
		tie: ({ count, ...names }) => m.sequence_says_tie({ ...names, ...counted(count) }),
		clash,
		reject: ({ clash: reason, ...names }) =>
			reason === ''
				? m.sequence_says_reject_plain(names)
				: m.sequence_says_reject({ clash: reason }),
		place: (names, { variable, assignment }) => {
			const before = assignment[variable - 1] ?? -1;
			const after = assignment[variable + 1] ?? -1;
			const inputs = { ...names, other: letter(before) };
			// State a single reason if it is the whole reason.
			if (before >= 0 && after < 0 && rules.apart === null) {
				if (rules.order === 'later') return m.sequence_says_place_later(inputs);
				if (rules.order === 'different' && !rules.once)
					return m.sequence_says_place_different(inputs);
			}
			return m.sequence_says_place(names);
		},
		tries: (values) => TRIES[values](),
		open: (open) =>
			open === 0 ? m.sequence_says_open_none() : m.sequence_says_open(counted(open)),
		solution: (number, assignment) =>
			number === null
				? m.sequence_says_solution({ letters: word(assignment) })
				: m.sequence_says_solution_number({
						letters: word(assignment),
						formatted: formatNumber(number)
					}),
		prune,
		stuck: (open) => m.sequence_says_stuck(counted(open)),
		unit: ({ index }) => m.explain_plain_unit({ number: formatNumber(index + 1) })
	};
}

/**
 * Why a bracket cannot stand after those before it: too many are open, or none. Null if not all of the
 * places before it are filled.
 */
function unbalancedText(
	{ variable, value, assignment }: Tried,
	bracket: string,
	length: number
): string | null {
	let open = 0;
	for (let at = 0; at < variable; at++) {
		if (assignment[at] < 0) return null;
		open += [1, -1][assignment[at]] ?? 0;
	}
	const left = length - variable - 1;
	if (value === 1 && open === 0) return m.sequence_says_none_open({ value: bracket });
	if (value !== 0 || open < left) return null;
	const inputs = { value: bracket, open: formatNumber(open + 1) };
	return m.sequence_says_many_open({ ...inputs, left: formatNumber(left) });
}

function must(rule: Exclude<BrokenRule, 'once' | 'balanced'>, { apart }: Rules): string {
	switch (rule) {
		case 'later':
			return m.sequence_says_must_later();
		case 'different':
			return m.sequence_says_must_different();
		case 'apart':
			return m.sequence_says_must_apart(counted(apart!));
	}
}
