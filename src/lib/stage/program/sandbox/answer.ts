import type { ComposedPython } from '../run/python';
import type { Task } from '../task';
import type { Post } from './replies';

/** What the page sends to a worker. */
export interface Order {
	readonly task: Task;
	/** How long each call may take. The page's clock gives it a little longer. */
	readonly milliseconds: number;
	/** A program in Python with marks, and MicroPython. */
	readonly python?: ComposedPython;
	readonly wasm?: ArrayBuffer;
}

/** Runs the calls of a task and posts the steps and the result of each. */
export type RunTask = (order: Order, post: Post) => void | Promise<void>;

/**
 * Makes a worker answer the page's order, once. An error of `run` itself is left uncaught: the frame hears of
 * it, as of an error in the script.
 *
 * The program is text behind this code in the same script, and the engine may read it otherwise than our parser
 * did, so it may run before the order comes. Whoever gets hold of the port can send more, and faster, than the page
 * can throw away. So all that touches the port is taken here, before the first character of the program is run.
 */
export function answer(run: RunTask): void {
	const apply = Reflect.apply as (act: unknown, on: object, given: readonly unknown[]) => unknown;
	const postMessage: unknown = Reflect.get(MessagePort.prototype, 'postMessage');
	const stop: unknown = Reflect.get(Event.prototype, 'stopImmediatePropagation');
	const ports = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'ports')!;
	const portsOf: unknown = Reflect.get(ports, 'get');
	// A setter that all objects inherit would be handed what their constructors assign.
	Object.preventExtensions(Object.prototype);
	addEventListener(
		'message',
		(event: MessageEvent<Order>) => {
			apply(stop, event, []);
			const port = (apply(portsOf, event, []) as readonly MessagePort[])[0];
			const post: Post = (reply) => {
				const columns =
					reply.type === 'steps' ? [reply.words, reply.lines, reply.depths, reply.others] : [];
				const buffers = columns.map(({ buffer }) => buffer as ArrayBuffer);
				apply(postMessage, port, [reply, buffers]);
			};
			const done = () => post({ type: 'done' });
			// An error in a timer reaches the frame; that of a promise would not.
			const fail = (error: unknown) =>
				setTimeout(() => {
					throw error;
				});
			const running = async () => run(event.data, post);
			running().then(done, fail);
		},
		{ once: true }
	);
}
