/** A thread of `npm run experiment` that measures runs, like the page's worker does. */
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ module: string }} */
const { module } = workerData;
/** @type {typeof import('../src/lib/rooms/experiment/run/measure-runs')} */
const { RunMeasurer } = await import(module);

const port = parentPort;
if (port === null) throw new Error('this is no thread');

const measurer = new RunMeasurer({
	now: () => performance.now(),
	send: (reply) => port.postMessage(reply)
});

port.on(
	'message',
	(/** @type {import('../src/lib/rooms/experiment/run/protocol').MeasureRequest} */ request) => {
		measurer.take(request).catch((/** @type {unknown} */ error) => {
			port.postMessage({ type: 'failure', message: String(error) });
		});
	}
);
