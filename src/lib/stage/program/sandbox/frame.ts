import html from './boot.js?frame';
import type { Order } from './answer';

/** How long a frame may take to load, in milliseconds, and how often another one is tried. */
const PATIENCE = 4000;
const ATTEMPTS = 5;
/** While a worker runs, the frame is asked as often whether it is still there, in milliseconds. */
const ASK_EVERY = 500;
/** After as many questions without an answer, it is not. Its process has run out of memory. */
const MOST_UNANSWERED = 5;

/** What the page asks of the frame. */
export type Request =
	| {
			readonly type: 'run';
			/** The number of the run, with which errors are reported. */
			readonly run: number;
			readonly scripts: string[];
			readonly order: Order;
	  }
	| { readonly type: 'stop' }
	/** Say that you are there. */
	| { readonly type: 'ping' };

/** What the page hears of a worker. */
export interface Listener {
	/** A message of the program's worker: anything at all. */
	onmessage(message: unknown): void;
	/** An error that nothing caught, also one in the text of the script. */
	onerror(message: string, line: number): void;
	/** The frame is gone, and the worker with it. */
	onlost(): void;
}

/**
 * A frame without an origin, in which workers run. The page and the frame talk through a port that only its
 * own script has, the page and each worker through another.
 */
export class Frame {
	readonly #element: HTMLIFrameElement;
	readonly #port: MessagePort;
	#run = 0;
	#listener: Listener | null = null;
	#worker: MessagePort | null = null;
	#unanswered = 0;
	#asking: ReturnType<typeof setInterval> | undefined;

	private constructor(element: HTMLIFrameElement, port: MessagePort) {
		this.#element = element;
		this.#port = port;
		port.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
	}

	/**
	 * Adds a frame to the page. It does nothing until it is asked to.
	 *
	 * @throws an error if it cannot be loaded
	 */
	static async open(): Promise<Frame> {
		for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
			const frame = await Frame.#load();
			if (frame !== null) return frame;
		}
		throw new Error('The frame for programs does not load.');
	}

	/** Adds a frame to the page, and removes it again if it takes long: its process may be ending. */
	static async #load(): Promise<Frame | null> {
		const element = document.createElement('iframe');
		element.hidden = true;
		element.setAttribute('sandbox', 'allow-scripts');
		element.srcdoc = html;
		const { port1, port2 } = new MessageChannel();
		const isThere = await new Promise<boolean>((resolve) => {
			setTimeout(() => resolve(false), PATIENCE);
			port1.onmessage = () => resolve(true);
			// It has no origin that could be named; the port goes to its own window.
			element.onload = () => element.contentWindow?.postMessage(null, '*', [port2]);
			document.body.append(element);
		});
		if (isThere) return new Frame(element, port1);
		element.remove();
		return null;
	}

	/** Stops what runs, and starts a worker whose script is these texts, one after the other. */
	start(scripts: string[], order: Order, listener: Listener): void {
		this.stop();
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }: MessageEvent<unknown>) => listener.onmessage(data);
		port1.onmessageerror = () => listener.onmessage(undefined);
		this.#worker = port1;
		this.#listener = listener;
		this.#ask({ type: 'run', run: ++this.#run, scripts, order }, port2);
		this.#unanswered = 0;
		this.#asking = setInterval(() => {
			if (this.#unanswered++ === MOST_UNANSWERED) listener.onlost();
			else this.#ask({ type: 'ping' });
		}, ASK_EVERY);
	}

	/** Stops the worker. Nothing is heard of it any more. */
	stop(): void {
		if (this.#listener === null) return;
		clearInterval(this.#asking);
		this.#worker?.close();
		this.#worker = this.#listener = null;
		this.#ask({ type: 'stop' });
	}

	/** Removes the frame from the page. */
	close(): void {
		this.stop();
		this.#port.close();
		this.#element.remove();
	}

	#ask(request: Request, ...ports: MessagePort[]): void {
		this.#port.postMessage(request, ports);
	}

	/** The frame's script is ours, but it shares a process with programs. */
	#hear(data: unknown): void {
		const { type, run, message, line } = (data ?? {}) as Readonly<Record<string, unknown>>;
		if (type === 'pong') this.#unanswered = 0;
		else if (type === 'error' && run === this.#run)
			this.#listener?.onerror(
				typeof message === 'string' ? message.slice(0, 500) : '',
				Number.isInteger(line) ? (line as number) : 0
			);
	}
}
