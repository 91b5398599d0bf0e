import { readLocaleFrom } from './locale';

/**
 * What a function returns when texts are English, whatever the language of the page: for files in languages
 * that hold no other letters. The scripts of a page hold the texts of its language only, so the English ones are
 * loaded first. The function must not wait for anything, because the page goes on in its own language.
 *
 * @throws Error if the texts cannot be loaded
 */
export async function inEnglish<Result>(make: () => Result): Promise<Result> {
	const { default: texts } = await import('messages:english');
	const before = readLocaleFrom(() => 'en');
	globalThis.$english = texts ?? undefined;
	try {
		return make();
	} finally {
		globalThis.$english = undefined;
		readLocaleFrom(before);
	}
}
