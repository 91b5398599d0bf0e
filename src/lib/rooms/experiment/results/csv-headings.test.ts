import { afterEach, expect, it } from 'vitest';
import { loadSets } from '../measure/boards';
import { writeCsv } from '../measure/csv';
import * as m from '$lib/i18n/compiled/messages';
import { baseLocale, locales, readLocaleFrom } from '$lib/i18n/locale';
import { experimentOf, measured } from '../../../../../tests/fixtures/experiments';

afterEach(() => readLocaleFrom(() => baseLocale));

it.each(locales)(
	'the page has a heading for each column of its table, in the language %s',
	async (locale) => {
		const boards = [{ parameters: { size: '5' } }];
		const experiment = experimentOf({ sets: [{ kind: 'queens', name: 'mine', boards }] });
		const rows = await measured(experiment);
		const loaded = await loadSets(experiment);
		if ('error' in loaded) throw new Error(loaded.error.code);
		const here = { timeOf: () => null, nameOf: () => '' };
		const plain = writeCsv({ experiment, rows }, loaded.sets, here);
		readLocaleFrom(() => locale);
		const headings = m.experiment_csv_headings().split(',');
		expect(new Set(headings).size).toBe(plain.split('\n', 1)[0].split(',').length);
		const table = writeCsv({ experiment, rows }, loaded.sets, { ...here, headings });
		expect(table.split('\n').slice(1)).toEqual(plain.split('\n').slice(1));
		// Programs read the English one like that of the command.
		if (locale === baseLocale) expect(table).toBe(plain);
	}
);
