import type { FailureReply, PongReply } from './protocol';

/** The parts of a worker that we use. */
export interface WorkerLike<Request, Reply> {
	onmessage: ((event: { readonly data: Reply }) => void) | null;
	/** The event has no message if the worker could not be loaded. */
	onerror: ((event: { readonly message?: string }) => void) | null;
	postMessage(request: Request, transfer?: Transferable[]): void;
	terminate(): void;
}

/** A worker that was asked something. */
export interface Job<Request> {
	post(request: Request): void;
	/** Terminates the worker and reports nothing more. */
	end(): void;
}

/** Milliseconds between two looks at whether a worker was heard of. */
const BEAT = 1000;
/** A worker that was silent for this many beats is asked whether it is still there. */
const ASKED = 2;
/** One that does not answer for this many beats has ended: each of its tasks takes far less time. */
const SILENT = 10;
/** One that was never heard of may still be loading. */
const LOADING = 60;

/**
 * Sends a request to a worker and listens for replies.
 * @param fail called at most once, with a message for the log, after the worker is terminated.
 * @param options.ping a request that the worker answers even while it works. With it, a worker that
 * ends without a word, which no event reports, has failed.
 * @param options.transfer the memory in the request that the worker takes over.
 */
export function call<Request, Reply>(
	worker: WorkerLike<Request, Reply>,
	request: Request,
	take: (reply: Exclude<Reply, FailureReply | PongReply>) => void,
	fail: (message: string) => void,
	{ ping, transfer = [] }: { ping?: Request; transfer?: Transferable[] } = {}
): Job<Request> {
	let silent = 0;
	let patience = LOADING;
	// Counts beats, not time: while the computer sleeps, nobody answers.
	const pulse = ping === undefined ? undefined : setInterval(listen, BEAT, ping);
	function listen(ping: Request) {
		silent++;
		if (silent > patience) giveUp('');
		else if (silent >= ASKED) worker.postMessage(ping);
	}
	function end() {
		clearInterval(pulse);
		worker.onmessage = worker.onerror = null;
		worker.terminate();
	}
	function giveUp(message: string) {
		end();
		fail(message);
	}
	worker.onmessage = ({ data }) => {
		silent = 0;
		patience = SILENT;
		if (isA(data, 'failure')) giveUp((data as FailureReply).message);
		else if (!isA(data, 'pong')) take(data as Exclude<Reply, FailureReply | PongReply>);
	};
	worker.onerror = ({ message }) => giveUp(message ?? '');
	worker.postMessage(request, transfer);
	return { post: (request) => worker.postMessage(request), end };
}

function isA(reply: unknown, type: string): boolean {
	return (reply as { type?: unknown } | null)?.type === type;
}

/** Creates a worker, or a stand-in that fails as soon as it is asked if the browser cannot. */
export function workerOrFailure<Request, Reply>(make: () => Worker): WorkerLike<Request, Reply> {
	try {
		return make() as WorkerLike<Request, Reply>;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const worker: WorkerLike<Request, Reply> = {
			onmessage: null,
			onerror: null,
			postMessage: () => queueMicrotask(() => worker.onerror?.({ message })),
			terminate: () => (worker.onerror = null)
		};
		return worker;
	}
}
