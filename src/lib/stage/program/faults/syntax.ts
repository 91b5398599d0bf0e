import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { SyntaxFault, SyntaxHint } from '../mark/marked';
import type { Fault } from '../task';

type Tell = (near: { readonly near: string }, plain: string) => string;

const OPERATORS: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or', '!': 'not' };
const other = (right: (near: string) => string): Tell => {
	return ({ near }, plain) => m.faults_spelling({ name: near, right: isolate(right(plain)) });
};

const TEXTS: Readonly<Record<SyntaxHint, Tell>> = {
	unclear: ({ near }, plain) => (plain === '' ? m.faults_syntax_here() : m.faults_syntax({ near })),
	open: ({ near }, plain) =>
		/^[([{]$/.test(plain) ? m.faults_open({ near }) : m.faults_open_end(),
	close: (near) => m.faults_close(near),
	quote: (near) => m.faults_quote(near),
	colon: (near) => m.faults_colon(near),
	indent: () => m.faults_indent(),
	unindent: () => m.faults_unindent(),
	level: () => m.faults_level(),
	tabs: () => m.faults_tabs(),
	body: () => m.faults_body(),
	equals: () => m.faults_equals(),
	elif: () => m.faults_elif(),
	operator: other((near) => OPERATORS[near]),
	increment: other((near) => `${near[0]}= 1`),
	brace: () => m.faults_brace(),
	javascript: other((near) => (near === 'function' ? 'def' : 'x = …')),
	print: () => m.faults_spelling({ name: isolate('print …'), right: isolate('print(…)') }),
	match: () => m.faults_match()
};

/** An error of syntax as an error of the program. */
export function syntaxError({ line, hint, near }: SyntaxFault): Fault {
	return { line, name: 'SyntaxError', message: `${hint}: ${near}` };
}

/** What an error of syntax means; null for one that we did not find ourselves. */
export function syntaxText({ name, message }: Fault): string | null {
	if (name !== 'SyntaxError') return null;
	const [, hint, near] = /^(\w+): ([^]*)$/.exec(message) ?? [];
	if (hint === undefined || !Object.hasOwn(TEXTS, hint)) return null;
	return TEXTS[hint as SyntaxHint]({ near: isolate(near) }, near);
}
