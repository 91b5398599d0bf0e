import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../scripts/messages.mjs';
import { areas, messages, placeholders, root, type Message } from '../fixtures/message-files';

describe.each(areas)('the messages of %s', (area) => {
	const all = locales.map((locale) => ({ locale, messages: messages(area, locale) }));
	const base = all[0].messages;

	/** The names of the messages that a sieve finds. */
	const namesOf = (from: Map<string, Message>, find: (message: Message) => boolean) =>
		[...from].filter(([, message]) => find(message)).map(([name]) => name);

	test.each(all)('have the same keys in $locale', ({ messages }) => {
		expect([...messages.keys()].sort()).toEqual([...base.keys()].sort());
	});

	test.each(all)('carry the prefix of their area in $locale', ({ messages }) => {
		const prefix = `${area.replaceAll('-', '_')}_`;
		expect([...messages.keys()].filter((key) => !key.startsWith(prefix))).toEqual([]);
	});

	test.each(all)('insert the same values in $locale', ({ messages }) => {
		const inserted = (from: Map<string, Message>) =>
			Object.fromEntries([...from].map(([key, { texts }]) => [key, placeholders(texts.join())]));
		expect(inserted(messages)).toEqual(inserted(base));
	});

	test.each(all)('are not empty in $locale', ({ messages }) => {
		expect(namesOf(messages, ({ texts }) => texts.some((text) => text.trim() === ''))).toEqual([]);
	});

	test.each(all)('have every plural form of $locale', ({ locale, messages }) => {
		const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
		const lacks = ({ selectors }: Message) =>
			selectors.some(
				({ by, forms }) =>
					by === 'plural' &&
					![...forms.keys()].every((value) => /^\d|^other$/.test(value)) &&
					pluralCategories.some((category) => !forms.has(category))
			);
		expect(namesOf(messages, lacks)).toEqual([]);
	});

	test.each(all)('use only three genders in $locale', ({ messages }) => {
		const genders = [...messages].flatMap(([key, { texts }]) =>
			key.includes('_gender_') ? texts : []
		);
		expect(['masculine', 'feminine', 'neuter']).toEqual(expect.arrayContaining(genders));
	});

	test.each(all)('close every direction mark that they open in $locale', ({ messages }) => {
		const isOpen = (text: string) =>
			text.split(/[\u2066-\u2068]/).length !== text.split('\u2069').length;
		expect(namesOf(messages, ({ texts }) => texts.some(isOpen))).toEqual([]);
	});
});

test('every message is used', () => {
	const words = new Set<string>();
	const visit = (folder: string) => {
		for (const entry of readdirSync(folder, { withFileTypes: true })) {
			const file = path.join(folder, entry.name);
			if (entry.isDirectory()) {
				if (!['compiled', 'messages'].includes(entry.name)) visit(file);
			} else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) {
				for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+/g)) words.add(word);
			}
		}
	};
	visit(path.join(root, 'src'));
	const unused = areas
		.flatMap((area) => [...messages(area, locales[0]).keys()])
		.filter((key) => !words.has(key));
	expect(unused).toEqual([]);
});
