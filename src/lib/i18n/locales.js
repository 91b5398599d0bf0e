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
 */

/** All languages of the interface, in the order of the switch. */
export const LOCALES = /** @type {const} @satisfies {readonly LocaleInfo[]} */ ([
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
