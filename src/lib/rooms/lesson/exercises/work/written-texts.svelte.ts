import type { CodeLanguage } from '$lib/stage/program/task';

/** Milliseconds without a key after which a text is kept. */
const KEEP_AFTER = 500;

/**
 * What a reader writes: a text in each language, kept on the device. What comes with a link is not kept until
 * the reader makes it their own.
 */
export abstract class WrittenTexts {
	language = $state<CodeLanguage>('javascript');
	texts = $state.raw<Readonly<Record<CodeLanguage, string>>>()!;
	/** It came with a link. */
	isForeign = $state(false);
	#keeping: ReturnType<typeof setTimeout> | undefined;

	constructor(texts: Readonly<Record<CodeLanguage, string>>) {
		this.texts = texts;
	}

	/** The text in the language that is shown. */
	get source(): string {
		return this.texts[this.language];
	}

	/** The reader has changed the text. */
	write(text: string): void {
		if (text === this.source) return;
		this.set(this.language, text);
		// Not at every key.
		clearTimeout(this.#keeping);
		this.#keeping = setTimeout(() => this.keep(), KEEP_AFTER);
	}

	/** Makes what came with a link the reader's own. */
	adopt(): void {
		this.isForeign = false;
		this.keep();
	}

	/** Keeps the texts; call it before one is run, because a program may bring the page down. */
	keep(): void {
		clearTimeout(this.#keeping);
		if (!this.isForeign) this.store();
	}

	/** Writes them to the device. */
	protected abstract store(): void;

	protected set(language: CodeLanguage, text: string): void {
		this.texts = { ...this.texts, [language]: text };
	}
}
