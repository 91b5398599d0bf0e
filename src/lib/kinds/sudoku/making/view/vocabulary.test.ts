import { afterEach, describe, expect, it } from 'vitest';
import { record } from '../../../../../../tests/fixtures/recordings';
import { narrate } from '$lib/stage/explain/narrate';
import { endSentence } from '$lib/stage/explain/narrate-end';
import { stripIsolates } from '$lib/i18n/bidi';
import { locales, readLocaleFrom } from '$lib/i18n/locale';
import { fitStrategy } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { kind } from '../kind';
import { makingOf, NINE, type MakingSetup } from '../setup';
import view from './index';

/** What is said at every position of a run. */
function told(setup: MakingSetup): string[] {
	const problem = kind.problem(setup);
	const wanted = { ...DEFAULT_STRATEGY, ordering: 'findmin', values: 'random' } as const;
	const strategy = fitStrategy(problem, wanted);
	const { trace } = record(problem, strategy);
	const vocabulary = view.vocabulary(setup);
	return Array.from({ length: trace.length + 1 }, (_, position) => {
		const before = position === 0 ? null : trace.at(position - 1);
		const [at, names] = [trace.at(position), view.names(setup)];
		const { text } = narrate(problem, strategy, at, names, vocabulary, before, null, endSentence);
		return stripIsolates(text);
	});
}

afterEach(() => readLocaleFrom(() => 'en'));

describe('the narration', () => {
	it('of digging says what can go and what must stay', () => {
		const sentences = told(makingOf('dig', NINE, 7));
		expect(sentences[0]).toMatch(/^A full board with 81 digits\./);
		expect(sentences[2]).toMatch(/can be taken away: still one solution\. 80 clues are left\.$/);
		expect(sentences[65]).toBe(
			'6 must stay: with it gone there are two solutions. They differ in 6 cells.'
		);
		expect(sentences[66]).toBe(
			'6 is put back into r8c2: without it there is a second solution. This is failed attempt 1 of 10.'
		);
		expect(sentences.at(-1)).toBe(
			'The puzzle is made: 30 clues, exactly one solution. No further failed attempt is allowed.'
		);
	});

	it('of digging in pairs counts pairs, not digits', () => {
		const pairs = { ...makingOf('dig', NINE, 2026), symmetry: 'half-turn', attempts: 0 };
		const sentences = told(pairs as MakingSetup);
		const back = sentences.filter((text) => /^\d is put back/.test(text));
		expect(back[0]).toMatch(/: without its set there is a second solution\.$/);
		expect(back[1]).toMatch(/second solution\. One set of digits has had to stay so far\.$/);
	});

	it('of always the first digit says that it must come again', () => {
		const ascending = { ...makingOf('redraw', NINE, 7), order: 'reading', ascending: true };
		const back = told(ascending as MakingSetup).find((text) => text.includes('forgotten'));
		expect(back).toMatch(/is again the first digit that fits there, so it must come again\.$/);
	});

	it('names the steps of digging', () => {
		const digging = view.vocabulary(makingOf('dig', NINE, 7));
		const kinds = ['choose', 'place', 'deadend', 'backtrack', 'solution'];
		expect(kinds.map((kind) => digging.heading!(kind))).toEqual([
			undefined,
			'Take away',
			'Stays',
			'Put back',
			'Made'
		]);
		expect('heading' in view.vocabulary(makingOf('fill', NINE, 7))).toBe(false);
	});

	it('of filling blindly says that there is no way back', () => {
		const sentences = told(makingOf('blind', NINE, 7));
		expect(sentences.at(-1)).toBe(
			'r8c8 has no legal digit left. This method has no way back: it is stuck, with 46 cells empty.'
		);
	});

	it('of drawing again says that it would go on forever', () => {
		const sentences = told(makingOf('redraw', NINE, 7));
		expect(sentences.at(-1)).toMatch(/^Stopped after 6,620 steps.* It would go on forever/);
		const back = sentences.find((text) => text.includes('forgotten'));
		expect(back).toMatch(/has only this one digit again: the next draw must be the same\.$/);
	});

	it.each(locales)('has a sentence without gaps for every moment: %s', (locale) => {
		readLocaleFrom(() => locale);
		for (const mode of ['fill', 'blind', 'redraw', 'dig'] as const)
			for (const text of told(makingOf(mode, { rows: 2, columns: 3 }, 3)))
				expect(text).toMatch(/^(?!.*(making_|undefined|NaN|\{)).+$/s);
		const symmetric = { ...makingOf('dig', NINE, 3), symmetry: 'quarters', attempts: 0 };
		for (const text of told(symmetric as MakingSetup))
			expect(text).toMatch(/^(?!.*(making_|undefined|NaN|\{)).+$/s);
	});
});
