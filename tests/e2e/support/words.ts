import { baseLocale, readMessages } from '../../../scripts/messages.mjs';
import type { Message } from '../../../scripts/messages/fluent.mjs';
import { LOCALES } from '../../../src/lib/i18n/locales.js';

export type Language = (typeof LOCALES)[number]['code'];

const texts = await readMessages();

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
	readonly #messages: ReadonlyMap<string, Message>;

	constructor(language: Language) {
		const messages = texts.get(language);
		if (messages === undefined) throw new Error(`There is no language ${language}.`);
		this.#messages = messages;
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
		const message = this.#messages.get(key);
		if (message === undefined) throw new Error(`There is no message ${key}.`);
		const sources = message.texts.map((form) =>
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
