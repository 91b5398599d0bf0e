import { KeptDraft } from '$lib/site/drafts/kept-draft.svelte';
import { remember, remembered } from '$lib/site/remembered.svelte';
import { CODE_LANGUAGES, MOST_SOURCE, type CodeLanguage } from '$lib/stage/program/task';
import { WrittenTexts } from '../work/written-texts.svelte';

/** A program that a reader writes outside of the exercises. */
export class WrittenProgram extends WrittenTexts {
	readonly #drafts: Readonly<Record<CodeLanguage, KeptDraft<string>>>;

	/** @param name under which it is kept */
	constructor(
		private readonly name: string,
		private readonly starters: Readonly<Record<CodeLanguage, string>>
	) {
		super(starters);
		this.#drafts = { javascript: this.#draftIn('javascript'), python: this.#draftIn('python') };
	}

	get draft(): KeptDraft<string> {
		return this.#drafts[this.language];
	}

	/** Takes what was kept on the device. */
	recall(): void {
		const spoken = remembered(`${this.name}-language`);
		this.language = CODE_LANGUAGES.find((one) => one === spoken) ?? this.language;
		this.isForeign = false;
		for (const language of CODE_LANGUAGES)
			if (this.#drafts[language].recall() === null) this.set(language, this.starters[language]);
	}

	/** Follows other tabs. @returns what ends that */
	watch(): () => void {
		const ends = CODE_LANGUAGES.map((language) => this.#drafts[language].watch());
		return () => ends.forEach((end) => end());
	}

	/** Takes a text that came with a link. */
	take(language: CodeLanguage, text: string): void {
		this.keep();
		this.language = language;
		this.isForeign = false;
		// After a reload, a link is the reader's own text.
		this.isForeign = text !== this.#drafts[language].recall();
		this.set(language, text);
	}

	speak(language: CodeLanguage): void {
		this.keep();
		this.language = language;
		remember(`${this.name}-language`, language);
	}

	startOver(): void {
		this.replace(this.starters[this.language]);
	}

	#draftIn(language: CodeLanguage): KeptDraft<string> {
		return new KeptDraft(`${this.name}-${language}`, {
			thing: 'program',
			text: () => this.texts[language],
			read: (text) => (text.length <= MOST_SOURCE ? text : null),
			// What came with a link stays in sight.
			show: (text) => (this.isForeign ? undefined : this.set(language, text))
		});
	}
}
