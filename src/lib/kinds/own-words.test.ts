/** Every kind tells of its search in its own words: regions and colours, not variables and values. */
import { describe, expect, it } from 'vitest';
import { choicesFor } from '$lib/engine/search/choices';
import { plainVocabulary } from '$lib/stage/board/default-vocabulary';
import type { Vocabulary } from '$lib/stage/board/vocabulary';
import { KINDS, kindOf } from './registry';
import { viewOf } from './views';

/** The words of a problem that a reader makes up are the general ones; the others are not searched in the studio. */
const WITHOUT = ['own', 'making', 'way'];

describe.each(KINDS.filter((id) => !WITHOUT.includes(id)))('the words of %s', async (id) => {
	const kind = (await kindOf(id))!;
	const { setup } = kind.examples[0];
	const words = (await viewOf(id)).vocabulary(setup);
	const { orderings, values, eliminations } = choicesFor(kind.problem(setup));

	it('count, choose and end in the kind’s own terms', () => {
		const needed: (keyof Vocabulary)[] = ['start', 'ruleNaive', 'chooseNaive', 'chooseOnly'];
		needed.push('clash', 'place', 'open', 'solution');
		if (orderings.includes('random')) needed.push('chooseRandom');
		if (eliminations.length > 1) needed.push('stuck');
		expect(needed.filter((name) => words[name] === plainVocabulary[name])).toEqual([]);
	});

	it('name what is tried, in every order that can be chosen', () => {
		const told = values.map((order) => words.tries?.(order)?.replace(/\(.*\)/, ''));
		expect(told.filter((text) => text === undefined || /\bvalues?\b/i.test(text))).toEqual([]);
		expect(new Set(told).size).toBe(values.length);
	});
});
