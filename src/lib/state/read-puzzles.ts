import type { Parsed, ProblemKind } from '../problems/kind';
import type { ParseReply, ParseRequest } from '../worker/protocol';

/** Text up to this many characters is read at once, on the page's thread. */
export const QUICK_TEXT = 20_000;

/**
 * Reads puzzles of a kind from a text, a long one in a worker.
 * @param signal ends the reading.
 * @throws DOMException `AbortError` when the reading is ended, Error when they cannot be read.
 */
export async function readPuzzles<Setup>(
	kind: ProblemKind<Setup>,
	text: string,
	name: string | undefined,
	signal: AbortSignal
): Promise<Parsed<Setup>> {
	if (text.length <= QUICK_TEXT) return (await kind.parser())(text, name);
	const worker = new Worker(new URL('../worker/parse.worker.ts', import.meta.url), {
		type: 'module'
	});
	try {
		return await new Promise<Parsed<Setup>>((resolve, reject) => {
			signal.throwIfAborted();
			signal.addEventListener('abort', () => reject(signal.reason as Error));
			worker.onmessage = ({ data }: MessageEvent<ParseReply<Setup>>) => {
				if ('parsed' in data) resolve(data.parsed);
				else reject(new Error(data.failure));
			};
			worker.onerror = ({ message }) => reject(new Error(message));
			worker.postMessage({ kind: kind.id, text, name } satisfies ParseRequest);
		});
	} finally {
		worker.terminate();
	}
}
