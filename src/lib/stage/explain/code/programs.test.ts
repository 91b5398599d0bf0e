import { describe, expect, it } from 'vitest';
import { locales } from '$lib/i18n/locale';
import { parseListing } from './parse.mjs';
import { linesFor, programLanguages, PROGRAM_LANGUAGES, textOf } from './programs';

const SOURCE = `def f(x):
    # @en: nothing is left
    # @he: לא נשאר כלום
    return x  # @past
`;

describe('a program of the tutorial', () => {
	it('has comments in the language of its readers, and no others', () => {
		const lines = parseListing(SOURCE).map(({ text, step, locale }) => ({
			tokens: [[text, 'plain']] as const,
			mark: step,
			wrong: null,
			locale
		}));
		const shown = (locale: 'en' | 'he') => linesFor(lines, locale).map(textOf);
		expect(shown('en')).toEqual(['def f(x):', '    # nothing is left', '    return x']);
		expect(shown('he')).toEqual(['def f(x):', '    # לא נשאר כלום', '    return x']);
	});

	it('is shown first in the language that its readers most likely know', () => {
		expect(programLanguages('en')[0]).toBe('typescript');
		expect(programLanguages('he')[0]).toBe('python');
		for (const locale of locales)
			expect([...programLanguages(locale)].sort()).toEqual([...PROGRAM_LANGUAGES].sort());
	});
});
