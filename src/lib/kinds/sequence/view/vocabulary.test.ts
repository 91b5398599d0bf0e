import { afterEach, describe, expect, it } from 'vitest';
import { narrate } from '$lib/stage/explain/narrate';
import { stripIsolates } from '$lib/i18n/bidi';
import { locales, readLocaleFrom } from '$lib/i18n/locale';
import type { Strategy } from '$lib/engine/search/strategy';
import { examples } from '../examples';
import { parseSequence } from '../parse';
import { ORDERS, sequence, withLetter, type Rules, type SequenceSetup } from '../setup';
import { letterNames, positionName } from './names';
import { brokenText, contradiction, ruleSentence } from './rule-texts';
import { vocabulary } from './vocabulary';
import menus from './menus';
import { exampleName, sequenceName } from './texts';
import { walk } from './walk.fixture';

afterEach(() => readLocaleFrom(() => 'en'));

/** Narrates a position of a real search. */
function teller(setup: SequenceSetup, strategy: Partial<Strategy> = {}) {
	const run = walk(setup, strategy);
	const names = { variable: positionName, value: letterNames(setup.alphabet) };
	const texts = vocabulary(setup);
	const at = (position: number) => {
		const moment = run.trace.at(position);
		const before = position > 0 ? run.trace.at(position - 1) : null;
		const { text } = narrate(run.problem, run.strategy, moment, names, texts, before);
		return stripIsolates(text);
	};
	return { at, end: run.trace.length };
}

describe('the narration of ABC', () => {
	const { at, end } = teller(sequence('ABC', 3));

	it('names the rule at the start', () => {
		expect(at(0)).toBe(
			'3 places are open. Each letter is later than the one before. The search fills them from left to right. Letters are tried in alphabetical order.'
		);
	});

	it('says what follows what, and why not', () => {
		expect(at(1)).toBe('The next place is p1. First to try: A.');
		expect(at(2)).toBe('A breaks no rule at p1, so it is placed there. 2 places are still open.');
		expect(at(4)).toBe(
			'A cannot follow A: each letter must be later than the one before. Next: B.'
		);
		expect(at(5)).toBe('B is later than A, so it is placed at p2. One place is still open.');
		expect(at(6)).toBe('p3 is the only open place left. First to try: A.');
		expect(at(end)).toContain('ABC: every place has a letter and no rule is broken.');
	});

	it('speaks Hebrew', () => {
		readLocaleFrom(() => 'he');
		expect(at(4)).toContain('A לא יכולה לבוא אחרי A: כל אות חייבת להיות מאוחרת מזו שלפניה.');
		expect(at(end)).toContain('ABC: בכל מקום יש אות ושום כלל לא הופר.');
	});
});

describe('brackets', () => {
	const { at } = teller(sequence('()', 6, { order: 'balanced' }));

	it('say why they cannot be balanced', () => {
		expect(at(8)).toBe('( would leave 4 open, and the places left to close them are 2. Next: ).');
		expect(at(14)).toBe('( would leave 2 open, and the places left to close them are 0. Next: ).');
	});

	it('speak Hebrew', () => {
		readLocaleFrom(() => 'he');
		expect(at(8)).toContain('אחרי ( יהיו סוגריים פתוחים: 4, ומקומות לסגור אותם: 2.');
	});

	it('that are typed wrong contradict each other, or the length', () => {
		const typed = (length: number, ...letters: number[]) =>
			letters.reduce(
				(setup, letter, at) => withLetter(setup, at, letter),
				sequence('()', length, { order: 'balanced' })
			);
		const wrong = 'the brackets cannot be balanced. Change one of them.';
		for (const setup of [typed(4, 0, 1, 1), typed(4, 1), typed(3, 0)])
			expect(stripIsolates(contradiction(setup))).toBe(wrong);
	});
});

describe('other rules', () => {
	it('mention differences, distances and repeated letters', () => {
		expect(teller(sequence('ABC', 3, { order: 'different' })).at(4)).toContain(
			'A cannot follow A: neighbouring letters must be different.'
		);
		expect(teller(sequence('ABC', 3, { order: 'different' })).at(5)).toContain(
			'B is different from A, so it is placed at p2.'
		);
		expect(teller(sequence('ABC', 3, { order: 'any', once: true })).at(4)).toContain(
			'A is already at p1, and no letter may occur twice.'
		);
		const far = sequence('ABCDE', 2, { order: 'any', apart: 2 });
		expect(teller(withLetter(far, 1, 4)).at(2)).toContain(
			'A cannot come before E: neighbours may be at most 2 letters apart.'
		);
	});

	it('number the solutions if all are sought', () => {
		const { at, end } = teller(sequence('AB', 2, { order: 'different' }), { goal: 'all' });
		const all = Array.from({ length: end + 1 }, (_, position) => at(position)).join('\n');
		expect(all).toContain(
			'AB: every place has a letter and no rule is broken. It is solution number 1.'
		);
		expect(all).toContain(
			'BA: every place has a letter and no rule is broken. It is solution number 2.'
		);
	});
});

describe('the sentence of the rules', () => {
	const say = (rules: Partial<Rules>) => ruleSentence(sequence('ABC', 3, rules).rules);

	it('reads as one sentence, whatever applies', () => {
		expect(say({})).toBe('Each letter is later than the one before.');
		expect(say({ once: true })).toBe(
			'Each letter is later than the one before, and no letter occurs twice.'
		);
		expect(say({ order: 'any' })).toBe('Any letter may follow any other.');
		expect(say({ order: 'any', once: true })).toBe('No letter occurs twice.');
		expect(say({ order: 'any', apart: 1 })).toBe('Neighbours are at most one letter apart.');
		expect(say({ order: 'different', apart: 2, once: true })).toBe(
			'Neighbouring letters are different, neighbours are at most 2 letters apart, and no letter occurs twice.'
		);
	});

	it('differs for every combination, in every language', () => {
		for (const locale of locales) {
			readLocaleFrom(() => locale);
			const all = ORDERS.flatMap((order) =>
				[null, 1, 2, 5].flatMap((apart) =>
					[true, false].map((once) => ruleSentence({ order, apart, once }))
				)
			);
			expect(new Set(all).size).toBe(32);
			for (const sentence of all) expect(sentence).toMatch(/\.$/);
		}
	});
});

describe('broken rules, in words', () => {
	const rules: Rules = { order: 'later', apart: 2, once: true };
	const say = (rule: 'later' | 'different' | 'apart' | 'once', first = 'B', second = 'B') =>
		stripIsolates(brokenText({ rule, first, second, other: 'p2' }, rules));

	it('names the two letters', () => {
		expect(say('later')).toBe('B is not later than B');
		expect(say('different')).toBe('B is not different from B');
		expect(say('apart', 'A', 'E')).toBe('A and E are more than 2 letters apart');
		expect(say('once')).toBe('p2 already has B');
	});
});

describe('names', () => {
	it('say what a sequence is', () => {
		expect(stripIsolates(sequenceName(sequence()))).toBe('3 letters of ABC');
		expect(stripIsolates(sequenceName(sequence('ABCDEFGHIJ', 1)))).toBe('One letter of ABC…J');
		expect(stripIsolates(menus.factsOf(sequence()))).toBe(
			'3 letters of ABC. Each letter is later than the one before.'
		);
		expect(menus.formatName('rules')).not.toBe('');
	});

	it('exist for every example', () => {
		for (const { id } of examples) {
			expect(exampleName(id)).not.toBe('');
			expect(menus.exampleLine(id)).not.toBe('');
		}
	});
});

describe('a contradiction', () => {
	it('names the letters and the rule they break', () => {
		const parsed = parseSequence('letters: ABC\nlength: 3\nrule: later\ntyped: .BB');
		if ('error' in parsed) throw new Error('it should be readable');
		expect(stripIsolates(contradiction(parsed.puzzles[0].setup))).toBe(
			'B is not later than B. Change one of them.'
		);
	});
});

describe('what is wrong with a text', () => {
	const say = (text: string) => {
		const parsed = parseSequence(text);
		return 'error' in parsed ? stripIsolates(menus.errorText(parsed.error)) : null;
	};

	it('is stated plainly', () => {
		expect(say('ABA')).toBe('“A” appears twice.');
		expect(say('letters: ABC\nlength: 99')).toContain('“99” is not a valid length');
		expect(say('letters: ABC\nrule: bigger')).toContain('“bigger” is not a valid rule');
		expect(say('letters: ABC\napart: 0')).toContain('“0” is not a valid distance');
		expect(say('letters: ABC\nonce: perhaps')).toContain('neither yes nor no');
		expect(say('colour: red')).toContain('“colour” is not a known word');
		expect(say('ABC\nDEF')).toContain('second line of letters');
		expect(say('rule: any\nRule: any')).toBe('“Rule” appears twice.');
		expect(say('letters: ABC\ntyped: AXC')).toBe('“X” is not one of the letters.');
		expect(say('letters: ABC\ntyped: ABCAB')).toBe('5 letters are typed, but there are 3 places.');
		expect(say('letters:')).toBe('Type at least one letter.');
		expect(say('ABCDEFGHIJKLMNOPQRSTUVWXYZabc')).toBe(
			'At most 26 letters are allowed; these are 29.'
		);
		expect(say('A\u0301\u0301')).toContain('U+0301');
	});
});
