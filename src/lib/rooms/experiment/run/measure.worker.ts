import { RunMeasurer } from './measure-runs';
import type { MeasureReply, MeasureRequest } from './protocol';

const send = (reply: MeasureReply) => postMessage(reply);
const measurer = new RunMeasurer({ now: () => performance.now(), send, repeats: true });

/** Measures runs of an experiment. */
onmessage = async ({ data: request }: MessageEvent<MeasureRequest>) => {
	// An error in an asynchronous handler never reaches the page's `onerror`.
	try {
		await measurer.take(request);
	} catch (error) {
		send({ type: 'failure', message: String(error) });
	}
};
