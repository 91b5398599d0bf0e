import { localeInfo } from '$lib/i18n/locale';
import { remember, remembered } from '$lib/site/remembered.svelte';
import { CODE_LANGUAGES, type CodeLanguage } from '$lib/stage/program/task';

const SPOKEN = 'exercise-language';

/** What programs are written in at first, in the language of the page. */
export function usualLanguage(): CodeLanguage {
	return localeInfo().programs;
}

/** The language of programs that the reader has chosen on this device; null if they have not. */
export function spokenLanguage(): CodeLanguage | null {
	const spoken = remembered(SPOKEN);
	return CODE_LANGUAGES.find((language) => language === spoken) ?? null;
}

/** Keeps the language that the reader chose, for all pages with programs. */
export function speak(language: CodeLanguage): void {
	remember(SPOKEN, language);
}
