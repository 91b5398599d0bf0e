import { getLocale } from '$lib/i18n/paraglide/runtime';
import { remember, remembered } from '$lib/site/remembered.svelte';
import { CODE_LANGUAGES, type CodeLanguage } from '$lib/stage/program/task';

const SPOKEN = 'exercise-language';

/** What programs are written in at first: in Israel, schools teach Python. */
export function usualLanguage(): CodeLanguage {
	return getLocale() === 'he' ? 'python' : 'javascript';
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
