import { tags } from '@lezer/highlight';

/** The kinds of words that have a colour, as in the listings of the tutorial. */
const FUNCTIONS = [
	tags.function(tags.variableName),
	tags.function(tags.definition(tags.variableName))
];
const CONSTANTS = [tags.number, tags.bool, tags.null, tags.string, tags.typeName, tags.className];
const KEYWORDS = [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword];

/** How words of a program look in the editor. */
export const codeColours = [
	{ tag: KEYWORDS, color: 'var(--color-accent)' },
	{ tag: FUNCTIONS, fontWeight: '650' },
	{ tag: CONSTANTS, color: 'var(--color-forced)' },
	{ tag: tags.comment, color: 'var(--color-ink-faint)', fontStyle: 'italic' }
];

/** The same, as classes of tokens. */
export const codeClasses = [
	{ tag: KEYWORDS, class: 'keyword' },
	{ tag: FUNCTIONS, class: 'function' },
	{ tag: CONSTANTS, class: 'constant' },
	{ tag: tags.comment, class: 'comment' }
];
