import type { Problem } from '$lib/engine/problem';
import { readTrace } from '$lib/engine/trace/file/read-trace';
import type { TraceFile, TraceHeader } from '$lib/engine/trace/file/trace-file';
import type { TraceReply, TraceRequest } from './protocol';

/** What a trace is about. */
export interface TraceSubject<Setup = unknown> {
	readonly kind: string;
	readonly setup: Setup;
	readonly problem: Problem;
}

/** What knows the kinds of problems. */
export interface TraceKinds {
	/** The puzzle of a header that names a kind. @throws TraceFault if there is none */
	readonly subjectOf: (header: TraceHeader) => Promise<TraceSubject>;
	/** The table of a file without a kind. */
	readonly tableOf: (file: TraceFile) => Promise<TraceSubject>;
}

/** Milliseconds between two messages of progress. */
const INTERVAL = 50;

/** Makes this thread a worker that reads traces. */
export function serveTraces({ subjectOf, tableOf }: TraceKinds): void {
	const send = (reply: TraceReply, transfer: Transferable[] = []) =>
		postMessage(reply, { transfer });

	async function open(blob: Blob): Promise<void> {
		let subject: TraceSubject | null = null;
		let toldAt = 0;
		const file = await readTrace(blob, {
			groundOf: async (header) => (subject = await subjectOf(header)).problem,
			progress: (share) => {
				const now = performance.now();
				if (now - toldAt >= INTERVAL) {
					toldAt = now;
					send({ type: 'progress', share });
				}
			}
		});
		if ('error' in file) {
			send({ type: 'refused', error: file.error });
			return;
		}
		const isEmpty = file.variables.length === 0 || file.values.length === 0;
		if (subject === null && isEmpty) {
			send({ type: 'refused', error: { code: 'empty' } });
			return;
		}
		const { kind, setup } = subject ?? (await tableOf(file));
		const { log, reasons } = file;
		const buffers = [log.words, log.others, reasons].map(({ buffer }) => buffer as ArrayBuffer);
		send({ type: 'opened', file, kind, setup }, buffers);
	}

	onmessage = async ({ data: { file } }: MessageEvent<TraceRequest>) => {
		// An error in an asynchronous handler never reaches the page's `onerror`.
		try {
			await open(file);
		} catch (error) {
			send({ type: 'failure', message: String(error) });
		}
	};
}
