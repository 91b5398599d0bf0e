import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { CodeLanguage, Fault } from '../task';
import { boardRules, functionsOf, type Context, type Rule } from './context';
import { javaScriptRules } from './javascript';
import { pythonRules } from './python';
import { syntaxText } from './syntax';

const RULES: Readonly<Record<CodeLanguage, readonly Rule[]>> = {
	javascript: [...boardRules, ...javaScriptRules],
	python: [...boardRules, ...pythonRules]
};
const NAMES: Readonly<Record<CodeLanguage, string>> = {
	javascript: 'JavaScript',
	python: 'Python'
};

/**
 * What an error of a program means, in the reader's language. One that is not known is told in the words of
 * the program's language, as such.
 *
 * @param source the reader's program; empty if it is not at hand
 * @param given what is given before it
 */
export function faultText(fault: Fault, language: CodeLanguage, source = '', given = ''): string {
	const { name, message, line } = fault;
	const syntax = syntaxText(fault);
	if (syntax !== null) return syntax;
	const context: Context = { line, source, given: functionsOf(given), language };
	for (const [names, pattern, tell] of RULES[language]) {
		if (!names.split(' ').includes(name)) continue;
		const match = pattern.exec(message);
		const text = match === null ? null : tell(match, context);
		if (text !== null) return text;
	}
	const words = isolate(message === '' ? name : `${name}: ${message}`);
	return m.faults_words({ language: NAMES[language], words });
}
