import { remember, remembered } from '$lib/site/remembered.svelte';
import { CODE_LANGUAGES, MOST_SOURCE, type CodeLanguage } from '$lib/stage/program/task';
import { WrittenTexts } from '../work/written-texts.svelte';

/** A program that a reader writes outside of the exercises. */
export class WrittenProgram extends WrittenTexts {
	/** @param name under which it is kept */
	constructor(
		private readonly name: string,
		private readonly starters: Readonly<Record<CodeLanguage, string>>
	) {
		super(starters);
	}

	/** Takes what was kept on the device. */
	recall(): void {
		const spoken = remembered(`${this.name}-language`);
		this.language = CODE_LANGUAGES.find((one) => one === spoken) ?? this.language;
		for (const language of CODE_LANGUAGES) {
			const text = remembered(`${this.name}-${language}`);
			if (text !== null && text.length <= MOST_SOURCE) this.set(language, text);
		}
		this.isForeign = false;
	}

	/** Takes a text that came with a link. */
	take(language: CodeLanguage, text: string): void {
		// After a reload, a link is the reader's own text.
		this.isForeign = text !== remembered(`${this.name}-${language}`);
		this.language = language;
		this.set(language, text);
	}

	speak(language: CodeLanguage): void {
		this.keep();
		this.language = language;
		remember(`${this.name}-language`, language);
	}

	startOver(): void {
		this.write(this.starters[this.language]);
	}

	protected store(): void {
		remember(`${this.name}-${this.language}`, this.source);
	}
}
