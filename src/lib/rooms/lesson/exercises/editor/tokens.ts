import { javascriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { highlightCode, tagHighlighter } from '@lezer/highlight';
import type { Token } from '$lib/stage/explain/code/listings';
import type { CodeLanguage } from '$lib/stage/program/task';
import { codeClasses } from './colours';

const highlighter = tagHighlighter(codeClasses);
const PARSERS = { javascript: javascriptLanguage.parser, python: pythonLanguage.parser };

/** The lines of a program as coloured words, as listings have them. */
export function tokensOf(program: string, language: CodeLanguage): readonly (readonly Token[])[] {
	const code = program.trimEnd();
	const lines: Token[][] = [[]];
	highlightCode(
		code,
		PARSERS[language].parse(code),
		highlighter,
		(text, classes) => lines.at(-1)!.push([text, classes || 'plain']),
		() => lines.push([])
	);
	return lines;
}
