/**
 * Values that differ by language in a build for browsers: the code holds all of them, and the script of a language
 * keeps its own (scripts/messages/per-language.mjs).
 */

/** Called with the values by locale, as JSON. Nothing defines it: the last step of a build takes the call's place. */
const CALL = '$inEachLanguage';

const called = new RegExp(`\\${CALL}\\(([\`"'])((?:\\\\.|(?!\\1)[^\\\\])*)\\1\\)`, 'gs');

/**
 * The code of values that differ by language.
 *
 * @param {Readonly<Record<string, unknown>>} values by locale, as JSON can write them
 */
export const inEachLanguage = (values) =>
	`/* @__PURE__ */ ${CALL}(${JSON.stringify(JSON.stringify(values))})`;

/** Whether a built file has values of several languages. @param {string} code */
export const hasEachLanguage = (code) => code.includes(`${CALL}(`);

/**
 * A built file with the values of one language.
 *
 * @param {string} code
 * @param {string} locale
 * @param {(literal: string) => string} read the value of a string as JavaScript writes it
 */
export const inOneLanguage = (code, locale, read) =>
	code.replaceAll(called, (_, /** @type {string} */ quote, /** @type {string} */ inside) => {
		const values = /** @type {Record<string, unknown>} */ (
			JSON.parse(read(quote + inside + quote))
		);
		return JSON.stringify(values[locale]);
	});
