import { afterEach, expect, it } from 'vitest';
import { narrate } from '$lib/stage/explain/narrate';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom, type Locale } from '$lib/i18n/locale';
import { runOfProblem } from '../../../../../tests/fixtures/moments';
import { kind } from '../kind';
import view from '.';

afterEach(() => readLocaleFrom(() => 'en'));

/** What is said of the start and of each step. */
function told(example: string, variant = '', locale: Locale = 'en'): string[] {
	readLocaleFrom(() => locale);
	const { setup } = kind.examples.find(({ id }) => id === example)!;
	const whole = kind.problem(setup);
	const { problem, strategy, moments } = runOfProblem(
		variant === '' ? whole : whole.variant!(variant)
	);
	const [names, vocabulary] = [view.names(setup), view.vocabulary(setup)];
	return moments.map((moment, at) =>
		stripIsolates(
			narrate(problem, strategy, moment, names, vocabulary, moments[at - 1] ?? null).text
		)
	);
}

it.each(['en', 'he'] as const)('calculates the column that does not come out (%s)', (locale) => {
	expect(told('send', '', locale)[40]).toContain('D + E = 0 + 3 = 3');
});

it('calculates the whole sum where only that is looked at', () => {
	expect(told('to', 'whole')[14]).toContain('21 + 31 = 52');
});
