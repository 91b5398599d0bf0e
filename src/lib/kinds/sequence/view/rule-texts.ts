import { isolate } from '$lib/i18n/bidi';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { BrokenRule } from '../rules';
import type { Rules, SequenceSetup } from '../setup';
import { linksOf, type Link } from './board/links';
import { letterNames, positionName } from './names';

/** All rules as one sentence: "Each letter is later than the one before, and no letter occurs twice." */
export function ruleSentence({ order, apart, once }: Rules): string {
	const clauses: string[] = [];
	if (order === 'later') clauses.push(m.sequence_rule_later());
	if (order === 'different') clauses.push(m.sequence_rule_different());
	if (order === 'balanced') clauses.push(m.sequence_rule_balanced());
	if (apart !== null) {
		const inputs = counted(apart);
		clauses.push(
			clauses.length === 0 ? m.sequence_rule_apart_first(inputs) : m.sequence_rule_apart(inputs)
		);
	}
	if (once)
		clauses.push(clauses.length === 0 ? m.sequence_rule_once_first() : m.sequence_rule_once());
	const [first, second, third] = clauses;
	switch (clauses.length) {
		case 0:
			return m.sequence_rule_any();
		case 1:
			return m.sequence_rule_one({ first });
		case 2:
			return m.sequence_rule_two({ first, second });
		default:
			return m.sequence_rule_three({ first, second, third });
	}
}

/** Two letters that break a rule together. */
export interface BrokenPair {
	readonly rule: BrokenRule;
	/** The letters in order, from left to right. */
	readonly first: string;
	readonly second: string;
	/** The position of the earlier letter. */
	readonly other: string;
}

/** What is wrong with two letters, in a few words: "B is not later than B". */
export function brokenText(pair: BrokenPair, { apart }: Rules): string {
	const first = isolate(pair.first);
	const second = isolate(pair.second);
	switch (pair.rule) {
		case 'later':
			return m.sequence_broken_later({ first, second });
		case 'different':
			return m.sequence_broken_different({ first, second });
		case 'apart':
			return m.sequence_broken_apart({
				first,
				second,
				...counted(apart!)
			});
		case 'once':
			return m.sequence_broken_once({ other: isolate(pair.other), letter: second });
		case 'balanced':
			return m.sequence_broken_balanced();
	}
}

/** What is wrong with the letters between which a rule breaks, each said once. */
export function linksText(links: readonly Link[], setup: SequenceSetup): string {
	return [...new Set(links.map((link) => linkText(link, setup)))].join(' · ');
}

function linkText(link: Link, { alphabet, rules }: SequenceSetup): string {
	const { position, other, rule } = link;
	const [letter, otherLetter] = [link.letter, link.otherLetter].map(letterNames(alphabet));
	const [first, second] = position > other ? [otherLetter, letter] : [letter, otherLetter];
	return brokenText({ rule, first, second, other: positionName(other) }, rules);
}

/** "B is not later than C. Change one of them.", about the first two letters that break a rule. */
export function contradiction(setup: SequenceSetup): string {
	const { letters } = setup;
	const conflicts = new Set(letters.keys());
	const links = linksOf({ setup, moment: null, assignment: letters, clashes: [], conflicts });
	const broken = links.length > 0 ? linkText(links[0], setup) : m.sequence_broken_balanced();
	return m.sequence_contradiction({ broken });
}
