import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { CodeLanguage } from '../task';
import { nearestName } from './nearest-name';

/** Where an error happened. */
export interface Context {
	readonly line: number;
	readonly source: string;
	/** The functions that are given, by their names. */
	readonly given: readonly string[];
	readonly language: CodeLanguage;
}

/** The names of errors, what their message is like, and what it means; null if another rule may know it. */
export type Rule = readonly [
	names: string,
	message: RegExp,
	tell: (match: RegExpExecArray, context: Context) => string | null
];

/** Names that other languages have, or this one writes in another way. */
const OTHER_NAMES: Readonly<Record<CodeLanguage, Readonly<Record<string, string>>>> = {
	python: {
		true: 'True',
		false: 'False',
		null: 'None',
		undefined: 'None',
		none: 'None',
		console: 'print(…)',
		Math: 'math'
	},
	javascript: {
		True: 'true',
		False: 'false',
		None: 'null',
		print: 'console.log(…)',
		len: '.length',
		math: 'Math'
	}
};

/** The errors of the recorder: something is written on the board that does not belong there. */
export const boardRules: readonly Rule[] = [
	['BoardPlace', /^[^]*$/, ([value]) => m.faults_board_place({ value: isolate(value) })],
	['BoardValue', /^[^]*$/, ([value]) => m.faults_board_value({ value: isolate(value) })]
];

/** That a name is not known. */
export function unknownName(name: string, context: Context): string {
	const right = OTHER_NAMES[context.language][name];
	if (right !== undefined) return m.faults_spelling({ name: isolate(name), right: isolate(right) });
	if (context.line === 0) return missingFunction(name, context);
	const near = nearestName(name, context);
	return near === null
		? m.faults_name({ name: isolate(name) })
		: m.faults_name_near({ name: isolate(name), near: isolate(near) });
}

/** The page has called a function that the program does not have. */
function missingFunction(name: string, { source, language }: Context): string {
	const own = functionsOf(source);
	const near = nearestName(name, { source: '', given: own, language });
	return near === null || !own.includes(near)
		? m.faults_function({ name: isolate(name) })
		: m.faults_function_near({ name: isolate(name), near: isolate(near) });
}

/** The functions of a text in either language, by their names. */
export function functionsOf(text: string): string[] {
	return [...text.matchAll(/^(?:def|function) (\w+)/gm)].map(([, name]) => name);
}

/** The text of the line of an error. */
export function lineOf({ line, source }: Context): string {
	return source.split('\n')[line - 1] ?? '';
}

/** A number as the reader's language writes it. */
export function numberOf(text: string): string {
	return formatNumber(Number(text));
}
