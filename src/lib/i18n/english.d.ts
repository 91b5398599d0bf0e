/** The English texts of each built file; null where all languages are at hand, and on English pages. */
type EnglishTexts = Readonly<Record<string, readonly ((inputs?: object) => unknown)[]>>;

declare module 'messages:english' {
	const texts: EnglishTexts | null;
	export default texts;
}

/** Whether the test language is among the languages (locales.js). */
declare const TEST_LANGUAGE: boolean;

/** While it is there, the texts of a page in another language are these (scripts/messages/per-language.mjs). */
// eslint-disable-next-line no-var
declare var $english: EnglishTexts | undefined;
