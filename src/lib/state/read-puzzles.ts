import type { Parsed, ProblemKind } from '../problems/kind';
import { ask, parseWorker } from './workers';

/** Texts of up to this many characters are read at once, on the main thread. */
export const QUICK_TEXT = 20_000;

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
	if (text.length <= QUICK_TEXT) return (await kind.parser())(text, name);
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
