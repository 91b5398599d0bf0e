import { MARKS, markJavaScript } from '../mark/javascript';
import type { SyntaxFault } from '../mark/marked';
import type { Program } from '../task';

/** The text of a worker's script that holds a program, or the error of its syntax. */
export type Composed =
	| {
			readonly text: string;
			/** The lines of the text before the reader's first one. */
			readonly linesBefore: number;
	  }
	| { readonly error: SyntaxFault };

/**
 * The text of a function expression that makes the program: it takes the marks, and the program's
 * `console` and `structuredClone`, and returns the functions by their names. The reader's text is part of it, so nothing is evaluated.
 */
export function composeJavaScript({
	given,
	source,
	after = '',
	roles,
	aliases = {}
}: Program): Composed {
	const own = markJavaScript(source, { lines: true });
	if (own.error !== null) return { error: own.error };
	const only = new Set([...Object.keys(roles), ...Object.keys(aliases)]);
	const before = markJavaScript(given, { lines: false, only }).text;
	const behind = markJavaScript(after, { lines: false, only });
	const names = [...new Set([...own.names, ...behind.names])];
	const exported = names.map((name) => `get ${name}(){return ${name}}`).join();
	// What follows calls a function by its first name.
	const renamed = Object.entries(aliases)
		.filter(([alias, name]) => own.names.includes(alias) && !own.names.includes(name))
		.map(([alias, name]) => `const ${name}=${alias};`)
		.join('');
	const head = `(function(${Object.values(MARKS).join()},console,structuredClone){'use strict';${before}\nreturn (function(){`;
	return {
		text: `${head}\n${own.text}\n${renamed}${behind.text}\nreturn {${exported}}})()})`,
		linesBefore: head.split('\n').length
	};
}
