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
 */
export function answer(run: RunTask): void {
	addEventListener(
		'message',
		({ data, ports: [port] }: MessageEvent<Order>) => {
			// Taken before the program runs, which could replace it and so get hold of the port: it could then
			// send more, and faster, than the page can throw away.
			const send = port.postMessage.bind(port);
			const post: Post = (reply) => {
				const columns =
					reply.type === 'steps' ? [reply.words, reply.lines, reply.depths, reply.others] : [];
				send(
					reply,
					columns.map(({ buffer }) => buffer as ArrayBuffer)
				);
			};
			const done = () => post({ type: 'done' });
			// An error in a timer reaches the frame; that of a promise would not.
			const fail = (error: unknown) =>
				setTimeout(() => {
					throw error;
				});
			const running = async () => run(data, post);
			running().then(done, fail);
		},
		{ once: true }
	);
}
