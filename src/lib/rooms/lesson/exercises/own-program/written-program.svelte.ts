import { remember, remembered } from '$lib/site/remembered.svelte';
import { CODE_LANGUAGES, MOST_SOURCE, type CodeLanguage } from '$lib/stage/program/task';

/** Milliseconds without a key after which a text is kept. */
const KEEP_AFTER = 500;

/**
 * A program that a reader writes outside of the exercises: a text in each language, kept on the device. One
 * that comes with a link is not kept until the reader makes it their own.
 */
export class WrittenProgram {
	language = $state<CodeLanguage>('javascript');
	texts = $state.raw<Readonly<Record<CodeLanguage, string>>>()!;
	/** It came with a link. */
	isForeign = $state(false);
	#keeping: ReturnType<typeof setTimeout> | undefined;

	/** @param name under which it is kept */
	constructor(
		private readonly name: string,
		private readonly starters: Readonly<Record<CodeLanguage, string>>
	) {
		this.texts = starters;
	}

	get source(): string {
		return this.texts[this.language];
	}

	/** Takes what was kept on the device. */
	recall(): void {
		const spoken = remembered(`${this.name}-language`);
		this.language = CODE_LANGUAGES.find((one) => one === spoken) ?? this.language;
		for (const language of CODE_LANGUAGES) {
			const text = remembered(`${this.name}-${language}`);
			if (text !== null && text.length <= MOST_SOURCE) this.#set(language, text);
		}
		this.isForeign = false;
	}

	/** Takes a text that came with a link. */
	take(language: CodeLanguage, text: string): void {
		// After a reload, a link is the reader's own text.
		this.isForeign = text !== remembered(`${this.name}-${language}`);
		this.language = language;
		this.#set(language, text);
	}

	write(text: string): void {
		if (text === this.source) return;
		this.#set(this.language, text);
		// Not at every key.
		clearTimeout(this.#keeping);
		this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER);
	}

	speak(language: CodeLanguage): void {
		this.keep();
		this.language = language;
		remember(`${this.name}-language`, language);
	}

	startOver(): void {
		this.write(this.starters[this.language]);
	}

	/** Makes a text that came with a link the reader's own. */
	adopt(): void {
		this.isForeign = false;
		this.keep();
	}

	/** Keeps the text; call it before it is run, because a program may bring the page down. */
	keep(): void {
		clearTimeout(this.#keeping);
		if (!this.isForeign) remember(`${this.name}-${this.language}`, this.source);
	}

	#set(language: CodeLanguage, text: string): void {
		this.texts = { ...this.texts, [language]: text };
	}
}
