import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'en' | 'he';

/** A message as the translators' files have it: a text, or a text for each form of a number. */
type Message = string | { match: Record<string, string> }[];

const lib = path.resolve(import.meta.dirname, '../../../src/lib');

/** All messages of a language, by key. */
function messagesOf(language: Language): Record<string, Message> {
	const shared = path.join(lib, 'i18n/messages', language);
	const problems = path.join(lib, 'problems');
	const files = [
		...readdirSync(shared).map((file) => path.join(shared, file)),
		...readdirSync(problems)
			.map((kind) => path.join(problems, kind, 'messages', `${language}.json`))
			.filter((file) => existsSync(file))
	];
	const texts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object);
	return Object.assign({}, ...texts) as Record<string, Message>;
}

/** Marks of direction around a value and inside of a list of values: they are not to be seen. */
const MARKS = '[\\u2066-\\u2069]*';

function literally(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function valueOf(text: string): string {
	return MARKS + [...text].map(literally).join(MARKS) + MARKS;
}

/**
 * What the site says, by the keys of its messages: so that one test finds its way in every
 * language, and goes on finding it when a sentence is put better.
 */
export class Words {
	readonly #messages: Record<string, Message>;

	constructor(language: Language) {
		this.#messages = messagesOf(language);
	}

	/** All of a text. What is not in `inputs` may be anything; a number takes any of its forms. */
	whole(key: string, inputs: Record<string, string | number> = {}): RegExp {
		return new RegExp(`^\\s*${this.#source(key, inputs)}\\s*$`);
	}

	/** Somewhere in a text. */
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
