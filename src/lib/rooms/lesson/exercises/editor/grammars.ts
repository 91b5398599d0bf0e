import type { LanguageSupport } from '@codemirror/language';
import type { CodeLanguage } from '$lib/stage/program/task';

/** What the editor and the listings know of each language. A page loads those of its programs. */
export const GRAMMARS: Readonly<Record<CodeLanguage, () => Promise<LanguageSupport>>> = {
	javascript: async () => (await import('./javascript')).grammar(),
	python: async () => (await import('./python')).grammar()
};
