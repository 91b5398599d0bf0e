/**
 * The languages of the interface, and what a page needs to know of each. The first is that of addresses
 * without a prefix.
 */

/**
 * A language.
 *
 * @typedef {object} LocaleInfo
 * @property {string} code as in `Intl` and in addresses
 * @property {string} name in the language, for the language switch
 * @property {'ltr' | 'rtl'} direction
 * @property {string} lists the locale of `Intl.ListFormat`
 * @property {readonly string[]} scripts the parts of the text's font, whose files a page preloads
 * @property {'javascript' | 'python'} programs the language of exercises' programs at first
 * @property {Script} [script] if it is another of these languages in other letters
 */

/**
 * A second script of a language, as Serbian has.
 *
 * @typedef {object} Script
 * @property {string} of the code of the language whose texts these are
 * @property {string} letters its small letters, with spaces between them
 * @property {string} as what is written for each
 */

/** @satisfies {readonly LocaleInfo[]} */
const SPOKEN = /** @type {const} */ ([
	{
		code: 'en',
		name: 'English',
		direction: 'ltr',
		lists: 'en-GB', // the texts are British: no comma before "and"
		scripts: ['latin'],
		programs: 'javascript'
	},
	{
		code: 'he',
		name: 'עברית',
		direction: 'rtl',
		lists: 'he',
		scripts: ['latin', 'hebrew'],
		programs: 'python' // as schools in Israel teach it
	}
]);

/**
 * Languages for development: with all of the grammar that a language can need, in two scripts (CONTRIBUTING.md).
 *
 * @satisfies {readonly LocaleInfo[]}
 */
const TEST = /** @type {const} */ ([
	{
		code: 'ru-x-test',
		name: 'Тест',
		direction: 'ltr',
		lists: 'ru',
		scripts: ['latin', 'latin-ext', 'cyrillic'],
		programs: 'python'
	},
	{
		code: 'ru-latn-x-test',
		name: 'Test',
		direction: 'ltr',
		lists: 'ru',
		scripts: ['latin', 'latin-ext'],
		programs: 'python',
		script: {
			of: 'ru-x-test',
			letters: 'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я',
			as: 'a b v g d e ë ž z i j k l m n o p r s t u f h c č š ŝ ʺ y ʹ è û â'
		}
	}
]);

/** Vite puts a constant in its place, so that a build leaves the test language out. Node has the environment. */
const isTest =
	typeof TEST_LANGUAGE === 'undefined'
		? Boolean(globalThis.process?.env.TEST_LANGUAGE)
		: TEST_LANGUAGE;

/** All languages of the interface, in the order of the switch. */
export const LOCALES = /** @type {typeof SPOKEN} */ (isTest ? [...SPOKEN, ...TEST] : SPOKEN);
