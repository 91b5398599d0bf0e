import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseLocale } from '../../../scripts/messages.mjs';
import { LOCALES, type LocaleInfo } from '../../../src/lib/i18n/locales';

export type Language = LocaleInfo['code'];

/** Every language of the site. */
export const languages = LOCALES.map(({ code }) => code);

/** The language at the root of the site, for tests in which languages do not differ. */
export const plain = languages.filter((language) => language === baseLocale);

/** The languages written from right to left, for tests of layout, keys, and mixed directions. */
export const mirrored = LOCALES.filter(({ direction }) => direction === 'rtl').map(
	({ code }) => code
);

/** Whether a language is written from right to left. */
export const isMirrored = (language: Language) => mirrored.includes(language);

/** A message in a translation file: a text, or a text for each form. */
type Message = string | { match: Record<string, string> }[];

const lib = path.resolve(import.meta.dirname, '../../../src/lib');

/** All messages of a language, by key. */
function messagesOf(language: Language): Record<string, Message> {
	const shared = path.join(lib, 'i18n/messages', language);
	const kinds = path.join(lib, 'kinds');
	const files = [
		...readdirSync(shared).map((file) => path.join(shared, file)),
		...readdirSync(kinds, { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith(path.join('messages', `${language}.json`)))
			.map((file) => path.join(kinds, file))
	];
	const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object);
	return Object.assign({}, ...texts) as Record<string, Message>;
}

/** Invisible direction marks around a value and inside a list of values. */
const MARKS = '[\\u2066-\\u2069]*';

function literally(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function valueOf(text: string): string {
	return MARKS + [...text].map(literally).join(MARKS) + MARKS;
}

/**
 * The texts of the site by the keys of its messages, so that a test works in every language and after
 * a sentence was reworded.
 */
export class Words {
	readonly #messages: Record<string, Message>;

	constructor(language: Language) {
		this.#messages = messagesOf(language);
	}

	/** Matches a whole text. Values missing from `inputs` match anything, and any form may occur. */
	whole(key: string, inputs: Record<string, string | number> = {}): RegExp {
		return new RegExp(`^\\s*${this.#source(key, inputs)}\\s*$`);
	}

	/** Matches a part of a text. */
	part(key: string, inputs: Record<string, string | number> = {}): RegExp {
		return new RegExp(this.#source(key, inputs));
	}

	#source(key: string, inputs: Record<string, string | number>): string {
		const message = this.#messages[key];
		if (message === undefined) throw new Error(`There is no message ${key}.`);
		const forms = typeof message === 'string' ? [message] : Object.values(message[0].match);
		const sources = forms.map((form) =>
			form
				.split(/\{(\w+)\}/)
				.map((piece, at) => {
					if (at % 2 === 0) return literally(piece);
					return piece in inputs ? valueOf(String(inputs[piece])) : '.+?';
				})
				.join('')
		);
		return `(?:${sources.join('|')})`;
	}
}
