import type { ParseError, Parsed, Parser, ProblemKind } from '../problems/kind';
import { KINDS } from '../problems/registry';
import { readAddress } from './address';
import { ask, parseWorker } from './workers';

/** Texts of up to this many characters are read at once, on the main thread. */
export const QUICK_TEXT = 20_000;

/** The parser of a kind, which also reads a link to the studio's own page. */
export async function parserFor<Setup>(kind: ProblemKind<Setup>): Promise<Parser<Setup>> {
	const parse = await kind.parser();
	return (text, name) => readLink(kind, text) ?? parse(text, name);
}

/**
 * Reads puzzles of one kind from a text; reads a long text in a worker.
 * @param signal cancels the reading.
 * @throws DOMException `AbortError` if it was canceled, Error if the worker fails.
 */
export async function readPuzzles<Setup>(
	kind: ProblemKind<Setup>,
	text: string,
	name: string | undefined,
	signal: AbortSignal
): Promise<Parsed<Setup>> {
	if (text.length <= QUICK_TEXT) return (await parserFor(kind))(text, name);
	const worker = parseWorker<Setup>();
	try {
		return await new Promise<Parsed<Setup>>((resolve, reject) => {
			signal.throwIfAborted();
			signal.addEventListener('abort', () => reject(signal.reason as Error));
			ask(
				worker,
				{ kind: kind.id, text, name },
				({ parsed }) => resolve(parsed),
				(message) => reject(new Error(message))
			);
		});
	} finally {
		worker.terminate();
	}
}

/** The puzzle in a link to a page of this studio; null for any other text. */
function readLink<Setup>(kind: ProblemKind<Setup>, text: string): Parsed<Setup> | null {
	const link = text.trim();
	if (!/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link)) return null;
	const { pathname, search } = new URL(link);
	const [, id] = /\/studio\/([\w-]+)\/?(?:index\.html)?$/.exec(pathname) ?? [];
	if (id === undefined || !KINDS.includes(id)) return null;
	const failed = (code: string): { error: ParseError } => ({ error: { code } });
	if (id !== kind.id) return failed('other-kind');
	const { address, errors } = readAddress(kind, search);
	const own = [...Object.keys(kind.write(address.setup)), 'example'];
	const isBroken = errors.some(({ parameter }) => own.includes(parameter));
	return isBroken ? failed('own-link') : { puzzles: [{ setup: address.setup }], cut: false };
}
