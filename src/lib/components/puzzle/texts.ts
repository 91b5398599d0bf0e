import type { ProblemMenus } from '$lib/board-kit/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import { MAX_TEXT, type ParseError } from '$lib/problems/kind';

/** The error in a text, with its position. */
export function errorText<Setup>(menus: ProblemMenus<Setup>, error: ParseError): string {
	const what = errorWhat(menus, error);
	// Do not name the row too if it is the same as the line of the text.
	if (error.line === undefined || ('row' in error && error.row === error.line)) return what;
	return m.puzzle_error_line({ line: formatNumber(error.line), text: what });
}

function errorWhat<Setup>(menus: ProblemMenus<Setup>, error: ParseError): string {
	switch (error.code) {
		case 'unreadable':
			return m.puzzle_error_unreadable();
		case 'too-large':
			return m.puzzle_error_too_large({ formatted: formatNumber(MAX_TEXT) });
		case 'not-text':
			return m.puzzle_error_not_text();
		case 'empty':
			return m.puzzle_error_empty();
		default:
			return menus.errorText(error);
	}
}
