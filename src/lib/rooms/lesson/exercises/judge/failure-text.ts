import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Call, CodeLanguage, Plain } from '$lib/stage/program/task';
import { isRows } from '../film/grounds';
import type { Asked } from './judge';
import type { Failed } from './verdict';

/** A value as a language writes it. */
export function plainText(value: Plain, language: CodeLanguage): string {
	if (value === null) return language === 'python' ? 'None' : 'undefined';
	if (typeof value === 'boolean') {
		const text = String(value);
		return language === 'python' ? text[0].toUpperCase() + text.slice(1) : text;
	}
	if (typeof value === 'string') return `'${value}'`;
	if (typeof value === 'number') return String(value);
	return `[${value.map((one) => plainText(one, language)).join(', ')}]`;
}

/** A call as it is written: `solve(board, 2)`. */
export function callText({ name, arguments: given, ground }: Call): string {
	const names = { board: 'board', columns: 'columns', letters: 'row', nothing: '' };
	const shown = given.map((one) => {
		if (typeof one === 'object' && one !== null && 'ground' in one) return names[ground.kind];
		const text = plainText(one, 'python');
		return text.length > 60 ? '[…]' : text;
	});
	return `${name}(${shown.join(', ')})`;
}

/** What a test expects, in a line. */
export function expectedText({ expected }: Asked, language: CodeLanguage): string {
	const { returns, ground } = expected;
	const code = (value: Plain) => isolate(plainText(value, language));
	const parts: string[] = [];
	if (returns !== undefined) {
		// Nothing is what a language writes for it; of several, the first is what a right program returns.
		const [first, ...others] = returns.filter((one, at) => one !== null || at === 0).map(code);
		const value = others.reduce((one, other) => m.yours_expected_or({ one, other }), first);
		parts.push(m.yours_expect_return({ value }));
	}
	if (ground === 'solved') parts.push(m.yours_expect_solved());
	else if (ground === 'same') parts.push(m.yours_expect_same());
	else if (isRows(ground)) parts.push(m.yours_expect_board());
	else if (ground !== undefined) parts.push(m.yours_expect_value({ value: code(ground) }));
	return parts.join('; ');
}

/** What the reader's function did in place of it. */
export function failureText({ failure, tested, film }: Failed, language: CodeLanguage): string {
	const returned = (value: string) => m.yours_got_returned({ value: isolate(value) });
	switch (failure.kind) {
		case 'value':
			return returned(failure.got.text);
		case 'changed':
			return m.yours_got_changed(counted(failure.cells.length));
		case 'unsolved':
			return failure.empty > 0 ? m.yours_got_empty(counted(failure.empty)) : m.yours_got_clash();
		case 'ground':
			return isRows(failure.got)
				? m.yours_got_board()
				: m.yours_got_ground({ value: isolate(plainText(failure.got, language)) });
		case 'check': {
			const { end } = tested.result;
			return end.kind === 'returned' ? returned(end.value.text) : '';
		}
		case 'end': {
			const { end } = failure;
			switch (end.kind) {
				case 'fault':
					return end.fault.line > 0
						? m.yours_got_fault({ line: formatNumber(end.fault.line) })
						: m.yours_got_fault_nowhere();
				case 'deep':
					return m.yours_got_deep({ calls: formatNumber(end.calls) });
				case 'given': {
					const cell = isolate(film?.stage.names.variable(end.variable) ?? '');
					return m.yours_got_given({ cell });
				}
				case 'stopped':
					return m.yours_got_stopped();
			}
		}
	}
}
