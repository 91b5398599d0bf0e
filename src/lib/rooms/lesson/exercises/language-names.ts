import type { CodeLanguage } from '$lib/stage/program/task';

/** What the languages are called, everywhere. */
export const LANGUAGE_NAMES: Readonly<Record<CodeLanguage, string>> = {
	javascript: 'JavaScript',
	python: 'Python'
};
