import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { narrate } from '$lib/stage/explain/narrate';
import { reasonText } from '$lib/stage/ask/ask-texts';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { runOfProblem } from '../../../../../tests/fixtures/moments';
import { kind } from '../kind';
import view from '.';

const setup = kind.examples.find(({ id }) => id === 'australia-two')!.setup;
const names = view.names(setup);
const vocabulary = view.vocabulary();
const { problem, strategy, moments } = runOfProblem(kind.problem(setup), {});

/** All that is said of the steps of a kind. */
function said(step: string, run = { problem, strategy, moments }, of = names) {
	return run.moments
		.map((moment, at) => ({ moment, previous: at > 0 ? run.moments[at - 1] : null }))
		.filter(({ moment }) => moment.step?.kind === step)
		.map(({ moment, previous }) =>
			stripIsolates(narrate(run.problem, run.strategy, moment, of, vocabulary, previous).text)
		);
}

describe('colours, which are words', () => {
	it('begin a sentence with a capital, and stay small in it', () => {
		expect(said('reject')[0]).toMatch(/^Red cannot go in [A-Z]+: .* Next: green\.$/);
		const asked = { problem, assignment: problem.fixed, ordering: 'naive', names, vocabulary };
		const text = reasonText({ kind: 'tried', variable: 0, value: 0 }, asked);
		expect(stripIsolates(text)).toMatch(/^Red has been tried at WA/);
	});
});

it('says once why a jump goes where it goes, at the dead end', () => {
	const usa = kind.examples.find(({ id }) => id === 'usa-jump')!;
	const run = runOfProblem(kind.problem(usa.setup), { back: 'jump' });
	const skipped = said('backtrack', run, view.names(usa.setup)).filter((text) =>
		text.startsWith('Jump')
	);
	expect(skipped.length).toBeGreaterThan(20);
	expect(skipped[0]).toMatch(/^Jump from PA to OH: OR is skipped, and yellow is taken back\. /);
	expect(said('deadend', run, view.names(usa.setup))[0]).toContain(
		'Jump back to OH, the latest of these. The 2 placements after it are skipped.'
	);
	expect(Math.max(...skipped.map((text) => text.split(' ').length))).toBeLessThan(30);
});

describe('colours in Hebrew, which are words', () => {
	beforeAll(() => readLocaleFrom(() => 'he'));
	afterAll(() => readLocaleFrom(() => 'en'));

	it('are taken back as "the colour red"', () => {
		expect(said('backtrack')[0]).toMatch(/ולכן מסירים את הצבע (אדום|ירוק) מ-[A-Z]+\./);
		expect(said('deadend')[0]).toMatch(/ומסירים שם את הצבע (אדום|ירוק)\.$/);
	});

	it('stand alone where no object is needed', () => {
		expect(said('choose')[0]).toMatch(/הניסיון הראשון: אדום\.$/);
	});

	it('are joined in lists without a hyphen', () => {
		expect(said('deadend').join(' ')).toContain('אדום וירוק');
	});

	it('are tried as "the colour red" in what is said to a wrong answer', () => {
		const asked = { problem, assignment: problem.fixed, ordering: 'naive', names, vocabulary };
		const text = reasonText({ kind: 'tried', variable: 0, value: 0 }, asked);
		expect(stripIsolates(text)).toBe('החיפוש כבר ניסה את הצבע אדום ב-WA, וזה לא הוביל לפתרון.');
	});
});
