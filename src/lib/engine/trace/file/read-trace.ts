import { readHeader } from './read-header';
import { fault, TraceFault, type TraceError } from './trace-error';
import {
	MAX_EVENT,
	MAX_GZIPPED,
	MAX_HEADER,
	MAX_TRACE_TEXT,
	type TraceFile,
	type TraceHeader
} from './trace-file';
import { isSearchLog } from './search-log/is-search-log';
import { traceOfLog } from './search-log/trace-of-log';
import { TraceReader, type TraceGround } from './trace-reader';

/** What reading a file asks of its surroundings. */
export interface TraceHost {
	/** The problem that a header with a kind means. @throws TraceFault if there is none */
	groundOf(header: TraceHeader): Promise<TraceGround>;
	/** Called now and then, with the share of the file that is read. */
	progress(share: number): void;
}

/** The most bytes that are unpacked at once: gzip makes at most a thousand times as many of them. */
const PIECE = 1 << 14;
/** Bytes in which the beginning of a search log shows. */
const BEGINNING = 2000;
/** The most bytes of a search log, which is held as a tree. */
const MAX_LOG = 32 * 1024 * 1024;
/** The first bytes of a gzipped file. */
const GZIP = [0x1f, 0x8b] as const;

/**
 * Reads the file of a trace, gzipped or not, or a search log. Nothing of it is executed, and every size is bounded.
 */
export async function readTrace(
	file: Blob,
	host: TraceHost
): Promise<TraceFile | { readonly error: TraceError }> {
	try {
		return await read(await traceOf(file), host);
	} catch (error) {
		if (error instanceof TraceFault) return { error: error.error };
		throw error;
	}
}

/** The file itself, or the trace that a search log makes. */
async function traceOf(file: Blob): Promise<Blob> {
	const start = await file.slice(0, BEGINNING).text();
	if (!isSearchLog(start)) return file;
	if (file.size > MAX_LOG) fault('too-large', { found: String(file.size), expected: MAX_LOG });
	return new Blob([traceOfLog(await file.text())]);
}

async function read(file: Blob, host: TraceHost): Promise<TraceFile> {
	const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
	const isGzipped = GZIP.every((byte, at) => start[at] === byte);
	const most = isGzipped ? MAX_GZIPPED : MAX_TRACE_TEXT;
	if (file.size > most) fault('too-large', { found: String(file.size), expected: most });
	let taken = 0;
	const counted = file.stream().pipeThrough(
		new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
			transform(chunk, controller) {
				// Small pieces, because all that a piece unpacks to may be held at once. The last ones are
				// smaller and smaller: what the last one unpacks to is lost if the file breaks off.
				for (let rest = chunk; rest.length > 0;) {
					const piece = rest.subarray(0, Math.min(PIECE, Math.ceil((file.size - taken) / 2)));
					controller.enqueue(piece);
					taken += piece.length;
					rest = rest.subarray(piece.length);
				}
			}
		})
	);
	const bytes = isGzipped ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
	const chunks = bytes.getReader();
	const decoder = new TextDecoder('utf-8', { fatal: true });
	let reader: TraceReader | null = null;
	let isBlankAbove = false;
	let rest = '';
	let unpacked = 0;
	try {
		for (;;) {
			const { done, value } = await chunks.read().catch(() => {
				// The whole lines of a gzipped file that breaks off are shown.
				if (!isGzipped || reader === null || reader.isEnded) fault('unreadable');
				return { done: true, value: undefined };
			});
			if (value !== undefined && unpacked === 0 && isUtf16(value)) fault('utf-16');
			if (value !== undefined) unpacked += value.length;
			if (unpacked > MAX_TRACE_TEXT) fault('too-large', { expected: MAX_TRACE_TEXT });
			const lines = decode(decoder, value).split('\n');
			lines[0] = rest + lines[0];
			rest = lines.pop()!;
			for (const line of lines) {
				if (reader !== null) reader.read(line);
				else if (line.trim() === '') isBlankAbove = true;
				else reader = await begin(line, isBlankAbove, host);
			}
			if (reader?.isFull === true) rest = '';
			if (rest.length > MAX_HEADER) {
				if (reader === null) fault('long-line', { line: 1, expected: MAX_HEADER });
				fault('long-line', { line: reader.line + 1, expected: MAX_EVENT });
			}
			if (done || reader?.isFull === true) break;
			host.progress(taken / Math.max(1, file.size));
		}
	} finally {
		// What is left of a file that is not read to its end is of no use.
		await chunks.cancel().catch(() => {});
	}
	// A file may be nothing but a header.
	if (reader !== null) return reader.end(rest);
	if (rest.trim() === '') fault('blank');
	return (await begin(rest, isBlankAbove, host)).end();
}

/** Reads the header: the first line, and the first that is not blank. @throws TraceFault */
async function begin(line: string, isBlankAbove: boolean, host: TraceHost): Promise<TraceReader> {
	if (isBlankAbove) fault('not-a-trace', { line: 1 });
	const header = readHeader(line);
	return new TraceReader(header, header.ground === null ? null : await host.groundOf(header));
}

/** Whether text begins with the mark of the byte order in UTF-16, in either order. */
function isUtf16([first, second]: Uint8Array): boolean {
	return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
	try {
		return decoder.decode(bytes, { stream: bytes !== undefined });
	} catch {
		// A file that breaks off may do so within a character.
		return bytes === undefined ? '\uFFFD' : fault('not-text');
	}
}
