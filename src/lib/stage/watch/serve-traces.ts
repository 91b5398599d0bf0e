import type { Problem } from '$lib/engine/problem';
import { checkTrace } from '$lib/engine/trace/check/check-trace';
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

	let toldAt = 0;
	function tell(share: number): void {
		const now = performance.now();
		if (now - toldAt < INTERVAL) return;
		toldAt = now;
		send({ type: 'progress', share });
	}

	async function open(blob: Blob): Promise<void> {
		let subject: TraceSubject | null = null;
		const file = await readTrace(blob, {
			groundOf: async (header) => (subject = await subjectOf(header)).problem,
			progress: tell
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

	async function check(file: TraceFile): Promise<void> {
		const isTable = file.header.ground === null;
		const problem = isTable ? null : (await subjectOf(file.header)).problem;
		const checking = checkTrace(file, problem);
		for (;;) {
			const { done, value } = checking.next();
			if (done) {
				send({ type: 'checked', checked: value });
				return;
			}
			tell(value);
		}
	}

	onmessage = async ({ data: request }: MessageEvent<TraceRequest>) => {
		// An error in an asynchronous handler never reaches the page's `onerror`.
		try {
			if (request.type === 'open') await open(request.file);
			else await check(request.file);
		} catch (error) {
			send({ type: 'failure', message: String(error) });
		}
	};
}
