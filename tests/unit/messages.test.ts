import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
	areas,
	i18n,
	locales,
	messages,
	patterns,
	placeholders,
	root,
	textsOf,
	type Forms,
	type Message
} from '../fixtures/message-files';

/** A message in the form that the tests use. */
interface Reading {
	texts: string[];
	/** Names of the inserted values. */
	inputs: string[];
	/** Combinations of selected values without a text. */
	uncovered: string[];
}

const kinds = path.join(root, 'src/lib/kinds');

/** All ways to pick one element from each list. */
function combinations(lists: string[][]): string[][] {
	return lists.reduce<string[][]>(
		(ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])),
		[[]]
	);
}

/** The combinations of plural categories and other selected values without a text. */
function uncoveredOf({ declarations = [], selectors = [], match }: Forms, locale: string) {
	const variants = Object.keys(match).map(
		(key) => new Map(key.split(',').map((part) => part.trim().split('=') as [string, string]))
	);
	const plurals = new Set(
		declarations.flatMap((text) => /^local (\w+) = \w+: plural/.exec(text)?.[1] ?? [])
	);
	const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
	const domains = selectors.map((selector) =>
		plurals.has(selector)
			? pluralCategories
			: [...new Set(variants.map((variant) => variant.get(selector) ?? '*'))]
	);
	return combinations(domains)
		.filter(
			(way) =>
				!variants.some((variant) =>
					selectors.every((selector, i) => ['*', way[i]].includes(variant.get(selector) ?? '*'))
				)
		)
		.map((way) => way.join(', '));
}

function read(message: Message, locale: string): Reading {
	if (typeof message === 'string') {
		return { texts: [message], inputs: placeholders(message), uncovered: [] };
	}
	const texts = textsOf(message);
	const declared = message.flatMap(({ declarations = [] }) =>
		declarations.flatMap((text) => /^input (\w+)/.exec(text)?.[1] ?? [])
	);
	return {
		texts,
		inputs: [...new Set([...declared, ...texts.flatMap(placeholders)])].sort(),
		uncovered: message.flatMap((forms) => uncoveredOf(forms, locale))
	};
}

test('every area is listed for the compiler, and every listed area exists', () => {
	for (const locale of locales) {
		const shared = readdirSync(path.join(i18n, 'messages', locale)).map(
			(file) => `./messages/{locale}/${file}`
		);
		const own = readdirSync(kinds, { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith(path.join('messages', `${locale}.json`)))
			.map((name) => `../kinds/${path.dirname(name).replaceAll('\\', '/')}/{locale}.json`);
		expect([...shared, ...own].sort()).toEqual([...patterns.values()].sort());
	}
});

describe.each(areas)('the messages of %s', (area) => {
	const all = locales.map((locale) => ({ locale, messages: messages(area, locale) }));
	const base = all[0].messages;

	test.each(all)('have the same keys in $locale', ({ messages }) => {
		expect(Object.keys(messages).sort()).toEqual(Object.keys(base).sort());
	});

	test.each(all)('carry the prefix of their area in $locale', ({ messages }) => {
		const others = Object.keys(messages).filter(
			(key) => !key.startsWith(`${area.replaceAll('-', '_')}_`)
		);
		expect(others.filter((key) => key !== '$schema')).toEqual([]);
	});

	test.each(all)('take the same inputs in $locale', ({ locale, messages }) => {
		const inputs = (of: Record<string, Message>, language: string) =>
			Object.fromEntries(Object.entries(of).map(([key, one]) => [key, read(one, language).inputs]));
		expect(inputs(messages, locale)).toEqual(inputs(base, locales[0]));
	});

	test.each(all)('are not empty in $locale', ({ locale, messages }) => {
		const silent = Object.entries(messages).filter(([, one]) =>
			read(one, locale).texts.some((text) => text.trim() === '')
		);
		expect(silent).toEqual([]);
	});

	test.each(all)('have every plural form of $locale', ({ locale, messages }) => {
		const missing = Object.entries(messages).flatMap(([key, one]) =>
			read(one, locale).uncovered.map((way) => `${key}: ${way}`)
		);
		expect(missing).toEqual([]);
	});

	test.each(all)('use only three genders in $locale', ({ messages }) => {
		const genders = Object.entries(messages)
			.filter(([key]) => key.includes('_gender_'))
			.map(([, gender]) => gender);
		expect(['masculine', 'feminine', 'neuter']).toEqual(expect.arrayContaining(genders));
	});

	test.each(all)('close every direction mark that they open in $locale', ({ locale, messages }) => {
		const open = Object.entries(messages).filter(([, one]) =>
			read(one, locale).texts.some(
				(text) => text.split(/[\u2066-\u2068]/).length !== text.split('\u2069').length
			)
		);
		expect(open).toEqual([]);
	});
});

test('every message is used', () => {
	const words = new Set<string>();
	const visit = (folder: string) => {
		for (const entry of readdirSync(folder, { withFileTypes: true })) {
			const file = path.join(folder, entry.name);
			if (entry.isDirectory()) {
				if (!['paraglide', 'messages'].includes(entry.name)) visit(file);
			} else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) {
				for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+/g)) words.add(word);
			}
		}
	};
	visit(path.join(root, 'src'));
	const unused = areas
		.flatMap((area) => Object.keys(messages(area, locales[0])))
		.filter((key) => !words.has(key) && key !== '$schema');
	expect(unused).toEqual([]);
});
