import { highlightCode, tagHighlighter } from '@lezer/highlight';
import type { Token } from '$lib/stage/explain/code/listings';
import type { CodeLanguage } from '$lib/stage/program/task';
import { codeClasses } from './colours';
import { GRAMMARS } from './grammars';

const highlighter = tagHighlighter(codeClasses);

/** The lines of a program as coloured words, as listings have them. */
export type Colour = (program: string) => readonly (readonly Token[])[];

/** What colours programs in a language. */
export async function colourOf(language: CodeLanguage): Promise<Colour> {
	const { parser } = (await GRAMMARS[language]()).language;
	return (program) => {
		const code = program.trimEnd();
		const lines: Token[][] = [[]];
		highlightCode(
			code,
			parser.parse(code),
			highlighter,
			(text, classes) => lines.at(-1)!.push([text, classes || 'plain']),
			() => lines.push([])
		);
		return lines;
	};
}
