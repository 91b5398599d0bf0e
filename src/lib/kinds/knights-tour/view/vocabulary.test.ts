import { afterEach, expect, it } from 'vitest';
import { narrate } from '$lib/stage/explain/narrate';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Strategy } from '$lib/engine/search/strategy';
import { runOfProblem } from '../../../../../tests/fixtures/moments';
import { boardOf, Tour, type TourSetup } from '../tour';
import view from '.';

afterEach(() => readLocaleFrom(() => 'en'));

/** All that is said of a search, a sentence for each step, the start first. */
function told(setup: TourSetup, change: Partial<Strategy> = {}, variant = ''): string[] {
	const searched = new Tour(setup).variant(variant);
	const { problem, strategy, moments } = runOfProblem(searched, change);
	const [names, vocabulary] = [view.names(setup), view.vocabulary(setup)];
	return moments.map((moment, at) =>
		stripIsolates(
			narrate(problem, strategy, moment, names, vocabulary, moments[at - 1] ?? null).text
		)
	);
}

it('says where the knight goes and why it cannot', () => {
	const texts = told(boardOf(3, 3));
	expect(texts[0]).toContain('A knight on a1 is to visit each of the 9 squares once.');
	const all = texts.join('\n');
	expect(all).toContain(
		'The knight goes to b3 (m1). Onward moves from there: 1. From the other squares: c2 (1).'
	);
	expect(all).toMatch(/→↑ is not possible: the board ends there\./);
	expect(all).toMatch(/is not possible: the tour began on a1\./);
	expect(all).toMatch(/is not possible: m1 visited b3\./);
	expect(all).toContain('No move is left on c2.');
});

it('says why a closed tour is closed', () => {
	const kept = told(boardOf(6, 6, { closed: true }), { values: 'preferred' }, 'way-back');
	expect(kept.at(-1)).toContain('A move leads back to a1: it is closed.');
	expect(kept.join('\n')).toContain(
		'c2 is the last free square from which a1 can be reached; the others were taken by m1.'
	);
	const late = told(boardOf(4, 3, { closed: true, start: 'a1' })).join('\n');
	expect(late).toMatch(/is not possible: no move leads from [a-d][1-3] back to a1\./);
});

it('speaks Hebrew', () => {
	readLocaleFrom(() => 'he');
	const all = told(boardOf(3, 3)).join('\n');
	expect(all).toContain('הפרש הולך אל b3 (m1). מהלכי המשך משם: 1. מהמשבצות האחרות: c2 (1).');
	expect(all).toContain('לא אפשרי: המסע התחיל ב-a1.');
});
