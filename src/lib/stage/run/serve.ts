import { countSolutions } from './count';
import type { WorkerReply, WorkerRequest } from './protocol';
import { record, type Host } from './record';

/**
 * Makes this thread a worker that records and counts.
 * @param createProblem knows the kinds of problems, which a stage does not.
 */
export function serveSearches(createProblem: Host['createProblem']): void {
	let cancelled = false;

	/** A separate task, so that messages can arrive in between; a timer would wait at least 4 ms. */
	const channel = new MessageChannel();
	const resumers: (() => void)[] = [];
	channel.port1.onmessage = () => resumers.shift()?.();

	const host: Host = {
		createProblem,
		now: () => performance.now(),
		yieldToMessages: () =>
			new Promise((resolve) => {
				resumers.push(resolve);
				channel.port2.postMessage(null);
			}),
		cancelled: () => cancelled,
		send: (reply) => postMessage(reply, { transfer: buffersOf(reply) })
	};

	onmessage = async ({ data: request }: MessageEvent<WorkerRequest>) => {
		try {
			switch (request.type) {
				case 'cancel':
					cancelled = true;
					break;
				case 'ping':
					host.send({ type: 'pong' });
					break;
				case 'record':
					await record(request, host);
					break;
				case 'count':
					host.send({ type: 'count', count: await countSolutions(request, host) });
					break;
				case 'prevent':
					await (await import('./prevent')).prevent(request, host);
					break;
			}
		} catch (error) {
			host.send({ type: 'failure', message: String(error) });
		}
	};
}

/** The arrays of a reply are made for it, so they are transferred instead of copied. */
function buffersOf(reply: WorkerReply): Transferable[] {
	if (reply.type !== 'chunk') return [];
	const { checkpoints, profile, tree, notes, solutions, costs, nodes } = reply.chunk;
	return [
		checkpoints,
		profile,
		tree,
		tree?.added,
		tree?.changed,
		notes,
		{ solutions, costs, nodes }
	]
		.flatMap((part): unknown[] => Object.values(part ?? {}))
		.filter((array) => ArrayBuffer.isView(array))
		.map((array) => array.buffer as ArrayBuffer);
}
