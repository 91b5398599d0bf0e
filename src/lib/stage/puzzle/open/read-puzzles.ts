import type { Parsed, Parser, ProblemKind } from '$lib/engine/kind';
import { guarded } from '$lib/engine/reading/guarded';
import { readAddress } from '../../address/address';
import { call } from '../../run/call';
import { parseWorker } from '../../run/workers';

/** Texts of up to this many characters are read at once, on the main thread: no text takes 50 ms there. */
export const QUICK_TEXT = 5000;

/** The parser of a kind, which also reads a link to a page of the studio. */
export async function parserFor<Setup>(kind: ProblemKind<Setup>): Promise<Parser<Setup>> {
	const parse = guarded(await kind.parser());
	return (text, name) => {
		const link = studioLink(text);
		if (link?.kind === kind.id) return readLink(kind, link.search);
		const parsed = parse(text, name);
		// Other sites have studios, too.
		return link !== null && 'error' in parsed ? { error: { code: 'other-kind' } } : parsed;
	};
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
			call(
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

/** The kind of problem and the query in a link to a page of a studio; null for any other text. */
function studioLink(text: string): { kind: string; search: string } | null {
	const link = text.trim();
	if (!/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link)) return null;
	const { pathname, search } = new URL(link);
	const [, kind] = /\/studio\/([\w-]+)\/?(?:index\.html)?$/.exec(pathname) ?? [];
	return kind === undefined ? null : { kind, search };
}

/** The puzzle that an address of the studio describes. */
function readLink<Setup>(kind: ProblemKind<Setup>, search: string): Parsed<Setup> {
	const { address, errors } = readAddress(kind, search);
	const isBroken = errors.some(({ parameter }) => {
		return parameter === 'example' || kind.parameters.includes(parameter);
	});
	if (isBroken) return { error: { code: 'own-link' } };
	return { puzzles: [{ setup: address.setup }], cut: false };
}
