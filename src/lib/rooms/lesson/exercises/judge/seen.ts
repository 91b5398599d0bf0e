import {
	BACKTRACK,
	PLACE,
	REJECT,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable
} from '$lib/engine/search/step';
import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { CodeLanguage, Plain } from '$lib/stage/program/task';
import type { Code } from './code';
import type { Failure, Tested } from './judge';

/** A mistake that can be seen in a run or in the program, whatever else the program does. */
export interface Seen {
	/** What is wrong, as it is told. */
	readonly text: string;
	/** The position of the run that shows it; null for the one where it parts from a right one. */
	readonly at: number | null;
}

/** Looks for a mistake that is certain; null if there is none. */
export function seenIn(
	{ call, expected, result, log }: Tested,
	failure: Failure,
	code: Code,
	language: CodeLanguage
): Seen | null {
	const { end } = result;
	if (code.comparison > 0)
		return { text: m.yours_seen_compared({ line: formatNumber(code.comparison) }), at: null };
	if (code.lostReturn > 0)
		return { text: m.yours_seen_for_each({ line: formatNumber(code.lostReturn) }), at: null };
	const isNothing = end.kind === 'returned' && end.value.type === 'nothing';
	const printed = result.prints.at(-1)?.text;
	const isAnswer = (value: Plain) => value !== null && printed === printedText(value, language);
	if (failure.kind === 'value' && isNothing && expected.returns?.some(isAnswer))
		return { text: m.yours_seen_printed(), at: log.length };

	const { words, length } = log;
	/** What the program has placed. */
	const placed = new Map<number, number>();
	let solved = -1;
	for (let at = 0; at < length; at++) {
		const [kind, variable, value] = [
			stepKind(words[at]),
			stepVariable(words[at]),
			stepValue(words[at])
		];
		if (kind === SOLUTION) solved = at;
		else if (kind === BACKTRACK) {
			placed.delete(variable);
			const isTrue = end.kind === 'returned' && end.value.plain === true;
			const isLast = !words.subarray(at, length).some((word) => stepKind(word) === SOLUTION);
			if (failure.kind === 'unsolved' && isTrue && solved >= 0 && isLast)
				return { text: m.yours_seen_taken_back(), at: at + 1 };
		} else if (kind === REJECT && placed.get(variable) === value)
			return { text: m.yours_seen_written_first(), at: at + 1 };
		else if (kind === PLACE) {
			const isRefused = at > 0 && words[at - 1] === ((words[at] & ~0xf) | REJECT);
			if (isRefused) return { text: m.yours_seen_refused(), at: at + 1 };
			placed.set(variable, value);
		}
	}
	const size = call.ground.kind === 'board' ? call.ground.rows.length : 0;
	const isTried = (value: number) =>
		words
			.subarray(0, length)
			.some((word) => [REJECT, PLACE].includes(stepKind(word)) && stepValue(word) === value);
	const isChecked = words.subarray(0, length).some((word) => stepKind(word) === REJECT);
	const isTooShort = size > 1 && isChecked && isTried(size - 2) && !isTried(size - 1);
	if (isTooShort && end.kind === 'returned' && SHORT[language].test(code.text))
		return { text: m.yours_seen_last({ value: formatNumber(size) }), at: null };
	return null;
}

/** That each call has as much left to do as the one before; null if they differ. */
export function endlessIn({ result: { end, texts }, log }: Tested): Seen | null {
	if (end.kind !== 'deep' || texts.length !== 1) return null;
	return { text: m.yours_seen_same({ call: isolate(texts[0]) }), at: log.length };
}

/** A loop that ends before the number of rows. */
const SHORT: Readonly<Record<CodeLanguage, RegExp>> = {
	python: /\brange\(\s*1\s*,\s*(?:\w+|len\(\w+\))\s*\)/,
	javascript: /\bvalue\s*<\s*[\w.]+\s*;|\bfor\s*\([^;]*=\s*1\s*;\s*\w+\s*<\s*[\w.]+\s*;/
};

function printedText(value: Plain, language: CodeLanguage): string {
	if (Array.isArray(value))
		return `[${(value as readonly Plain[]).map((one) => printedText(one, language)).join(', ')}]`;
	if (typeof value !== 'boolean' || language === 'javascript') return String(value);
	return value ? 'True' : 'False';
}
