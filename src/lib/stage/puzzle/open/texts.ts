import type { ProblemMenus } from '../../board/problem-view';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { ParserFault } from '$lib/engine/reading/guarded';
import { MAX_TEXT, type ParseError, type ParseNote } from '$lib/engine/kind';

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
		case 'reader-failed':
			return m.puzzle_error_reader_failed();
		case 'parser-failed':
			return m.puzzle_error_parser_failed({ found: (error as ParserFault).found });
		case 'too-large':
			return m.puzzle_error_too_large({ formatted: formatNumber(MAX_TEXT) });
		case 'not-text':
			return m.puzzle_error_not_text();
		case 'picture':
			return m.puzzle_error_picture();
		case 'empty':
			return m.puzzle_error_empty();
		case 'other-kind':
			return m.puzzle_error_other_kind();
		case 'own-link':
			return m.puzzle_error_own_link();
		default:
			return menus.errorText(error);
	}
}

/** What the puzzles do not have as it was in their text. */
export function noteText<Setup>(menus: ProblemMenus<Setup>, note: ParseNote): string {
	const { code, lines = [], count = lines.length, error } = note;
	if (code !== 'left-out') return menus.noteText?.(note) ?? '';
	const more = count - lines.length;
	const numbers = lines.map((line) => formatNumber(line));
	const left =
		more > 0
			? m.puzzle_note_left_out_more({ lines: numbers.join(', '), ...counted(more) })
			: m.puzzle_note_left_out({ lines: formatList(numbers), ...counted(count) });
	if (error === undefined) return left;
	// The line is not named twice.
	const isOnly = count === 1 && error.line === lines[0];
	return `${left} ${isOnly ? errorWhat(menus, error) : errorText(menus, error)}`;
}
