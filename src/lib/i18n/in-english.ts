import { getLocale, overwriteGetLocale } from './paraglide/runtime';

/**
 * What a function returns when texts are English, whatever the language of the page: for files in languages
 * that hold no other letters. The function must not wait for anything, because the page goes on in its own
 * language.
 */
export function inEnglish<Result>(make: () => Result): Result {
	const usual = getLocale;
	overwriteGetLocale(() => 'en');
	try {
		return make();
	} finally {
		overwriteGetLocale(usual);
	}
}
