import type { Parser } from '../kind';
import { quoted } from './errors';

/** A parser whose own faults are errors, too: no text makes a page stop. */
export function guarded<Setup>(parse: Parser<Setup>): Parser<Setup> {
	return (text, name) => {
		try {
			return parse(text, name);
		} catch (error) {
			const fault: ParserFault = { code: 'parser-failed', found: quoted(String(error)) };
			return { error: fault };
		}
	};
}

/** A fault of the parser itself, not of the text. */
export interface ParserFault {
	readonly code: 'parser-failed';
	/** What was thrown. */
	readonly found: string;
}
