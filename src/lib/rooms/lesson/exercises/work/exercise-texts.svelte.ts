import type { KeptDraft } from '$lib/site/drafts/kept-draft.svelte';
import { remember, remembered } from '$lib/site/remembered.svelte';
import { CODE_LANGUAGES, type CodeLanguage } from '$lib/stage/program/task';
import type { ExercisePrograms } from '../exercise';
import type { Work } from './work';
import { WrittenTexts } from './written-texts.svelte';

/** A text with blanks, or one to write it all. */
export type Form = 'blanks' | 'empty';

/** The language that the reader last wrote in, in whatever exercise. */
const LANGUAGE = 'exercise-language';

/** What a reader has written in an exercise, with blanks or without them. */
export class ExerciseTexts extends WrittenTexts {
	form = $state<Form>('blanks');
	/** What the reader wrote in the other form. */
	#aside: Partial<Record<`${CodeLanguage} ${Form}`, string>> = {};

	/** @param draft of all that is kept of the exercise */
	constructor(
		private readonly programs: Readonly<Record<CodeLanguage, ExercisePrograms>>,
		readonly draft: KeptDraft<Work>
	) {
		super({ javascript: programs.javascript.starter, python: programs.python.starter });
	}

	/** The text that a language starts with. */
	starter(language = this.language, form: Form = this.form): string {
		const { starter, empty } = this.programs[language];
		return form === 'empty' ? (empty ?? starter) : starter;
	}

	get hasForms(): boolean {
		return this.programs[this.language].empty !== undefined;
	}

	/** The texts in which something was changed. */
	get changed(): Work['texts'] {
		const isStarter = (language: CodeLanguage) =>
			[this.starter(language, 'blanks'), this.starter(language, 'empty')].includes(
				this.texts[language]
			);
		const changed = CODE_LANGUAGES.filter((language) => !isStarter(language));
		return Object.fromEntries(changed.map((language) => [language, this.texts[language]]));
	}

	/** Goes on in the language of other exercises. */
	recall(): void {
		const spoken = remembered(LANGUAGE);
		this.language = CODE_LANGUAGES.find((language) => language === spoken) ?? this.language;
	}

	/** Takes the texts of a work. */
	take({ language, texts }: Pick<Work, 'language' | 'texts'>): void {
		this.language = language;
		for (const one of CODE_LANGUAGES) this.set(one, texts[one] ?? this.starter(one));
	}

	speak(language: CodeLanguage): void {
		this.language = language;
		remember(LANGUAGE, language);
	}

	startOver(): void {
		this.replace(this.starter());
	}

	/** Goes on with blanks, or without them: each form keeps its text. */
	shape(form: Form): void {
		if (form === this.form) return;
		// The other form is forgotten with the page.
		if (!this.isForeign && this.source !== this.starter()) this.draft.putAside();
		for (const language of CODE_LANGUAGES) {
			this.#aside[`${language} ${this.form}`] = this.texts[language];
			this.set(language, this.#aside[`${language} ${form}`] ?? this.starter(language, form));
		}
		this.form = form;
	}
}
