import type { SyntaxFault } from '../mark/marked';
import type { Program } from '../task';
import type { Order } from './answer';

/** A program that is ready for a worker. */
export interface Composed {
	/** What comes behind the worker's script. */
	readonly behind: string;
	/** The lines of it before the reader's first one; absent if their program is no part of it. */
	readonly linesBefore?: number;
	/** The program, if it is no part of the script. */
	readonly python?: Order['python'];
}

/** Makes a program ready; or the first error of its syntax. */
export async function compose(
	program: Program
): Promise<Composed | { readonly error: SyntaxFault }> {
	if (program.language === 'python') {
		const { composePython } = await import('../run/python');
		const python = composePython(program);
		return 'error' in python ? python : { behind: '', python };
	}
	const { composeJavaScript } = await import('../run/javascript');
	const made = composeJavaScript(program);
	if ('error' in made) return made;
	return { behind: `var program=${made.text};\n`, linesBefore: made.linesBefore };
}
