import { isSearchLog } from './search-log/is-search-log';

/** Characters in which the beginning of a trace shows. */
const BEGINNING = 2000;

/** Whether a text begins like the file of a trace. */
export function isTraceText(text: string): boolean {
	return /^\uFEFF?\s*\{.*"backtrail"\s*:/.test(text.slice(0, BEGINNING));
}

/** Whether a file begins like a trace or a search log, or is gzipped, as no file of puzzles is. */
export async function isTraceFile(file: Blob): Promise<boolean> {
	const bytes = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
	const isGzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
	const text = new TextDecoder().decode(bytes);
	return isGzipped || isTraceText(text) || isSearchLog(text);
}
