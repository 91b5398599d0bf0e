import { highlightSpecialChars } from '@codemirror/view';
import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';

/** Characters of format, such as marks of direction, and what looks like a space or like nothing. */
const HIDDEN = /[\p{Cf}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u3164\uffa0]/u;
const OF_DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Shows characters that cannot be seen: a program that comes with a link could be another than it looks. */
export function hiddenCharacters() {
	return highlightSpecialChars({
		addSpecialChars: HIDDEN,
		render(code) {
			const element = document.createElement('span');
			element.className = 'cm-hidden';
			element.dir = 'ltr';
			element.textContent = numberOf(code);
			element.title = hiddenName(code);
			element.setAttribute('role', 'img');
			element.setAttribute('aria-label', element.title);
			return element;
		}
	});
}

/** What a hidden character is. */
export function hiddenName(code: number): string {
	const character = String.fromCodePoint(code);
	const number = isolate(numberOf(code));
	if (OF_DIRECTION.test(character)) return m.yours_hidden_direction({ number });
	if (/\p{Zs}/u.test(character)) return m.yours_hidden_space({ number });
	return m.yours_hidden({ number });
}

function numberOf(code: number): string {
	return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
