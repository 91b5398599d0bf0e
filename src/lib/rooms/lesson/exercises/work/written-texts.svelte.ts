import type { KeptDraft } from '$lib/site/drafts/kept-draft.svelte';
import type { CodeLanguage } from '$lib/stage/program/task';

/**
 * What a reader writes: a text in each language, kept on the device. What comes with a link is not kept until
 * the reader makes it their own.
 */
export abstract class WrittenTexts {
	language = $state<CodeLanguage>('javascript');
	texts = $state.raw<Readonly<Record<CodeLanguage, string>>>()!;
	/** It came with a link. */
	isForeign = $state(false);

	constructor(texts: Readonly<Record<CodeLanguage, string>>) {
		this.texts = texts;
	}

	/** What is kept of the text that is shown. */
	abstract readonly draft: KeptDraft<unknown>;

	/** The text in the language that is shown. */
	get source(): string {
		return this.texts[this.language];
	}

	/** The reader has changed the text. */
	write(text: string): void {
		if (text === this.source) return;
		this.set(this.language, text);
		this.change();
	}

	/** Makes what came with a link the reader's own. What was theirs is kept beside it. */
	adopt(): void {
		this.draft.putAside();
		this.isForeign = false;
		this.change();
		this.keep();
	}

	/** What is kept has changed. */
	change(): void {
		if (!this.isForeign) this.draft.change();
	}

	/** Keeps the texts; call it before one is run, because a program may bring the page down. */
	keep(): void {
		this.draft.keep();
	}

	/** Replaces a text by the one that it started with, and keeps it beside. */
	protected replace(starter: string): void {
		if (starter !== this.source && !this.isForeign) this.draft.putAside();
		this.write(starter);
		this.keep();
	}

	protected set(language: CodeLanguage, text: string): void {
		this.texts = { ...this.texts, [language]: text };
	}
}
