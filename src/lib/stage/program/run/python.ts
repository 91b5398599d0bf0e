import type { SyntaxFault } from '../mark/marked';
import { markPython } from '../mark/python';
import type { Program } from '../task';

/** A program in Python with marks. */
export interface ComposedPython {
	readonly given: string;
	readonly source: string;
	readonly after: string;
	/** For each line of the source with marks the reader's line, counted from 1. */
	readonly lines: readonly number[];
}

/** Puts marks into the texts of a program; or the first error of the reader's syntax. */
export function composePython({
	given,
	source,
	after = '',
	roles,
	aliases
}: Program): ComposedPython | { readonly error: SyntaxFault } {
	const own = markPython(source, { lines: true });
	if (own.error !== null) return { error: own.error };
	const only = new Set([...Object.keys(roles), ...Object.keys(aliases ?? {})]);
	return {
		given: markPython(given, { lines: false, only }).text,
		source: own.text,
		after: markPython(after, { lines: false, only }).text,
		lines: own.lines
	};
}
