import type { SyntaxFault } from '../mark/marked';
import type { Program } from '../task';

/** A program that is ready for a worker. */
export interface Composed {
	/** What comes before the worker's script. */
	readonly before: string;
	/** The lines of it before the reader's first one; absent if their program is no part of it. */
	readonly linesBefore?: number;
}

/** Makes a program ready; or the first error of its syntax. */
export async function compose(
	program: Program
): Promise<Composed | { readonly error: SyntaxFault }> {
	const { composeJavaScript } = await import('../run/javascript');
	const made = composeJavaScript(program);
	if ('error' in made) return made;
	return { before: `var program=${made.text};\n`, linesBefore: made.linesBefore };
}
