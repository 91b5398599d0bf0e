import { on } from 'svelte/events';
import { MOST_STATE_JSON } from '$lib/stage/homework/result';
import { readFrameMessage } from '$lib/stage/frame/protocol';

/** What a page that frames a task does with what the frame says. */
export interface TaskHost {
	/** The state that was kept of the task: it is given back; null for none. */
	kept(): unknown;
	/** The score is null as long as the task has none. */
	took(score: number | null, state: unknown): void;
	/** All of the task is settled. */
	completed(): void;
	/** In CSS pixels. */
	resized(height: number): void;
}

/**
 * Listens to one frame of this site, and to nothing else, as the page around it: the host's side of SPLICE
 * (`stage/frame/protocol.ts`). @returns a function that stops it.
 */
export function hostFrame(frame: HTMLIFrameElement, host: TaskHost): () => void {
	return on(window, 'message', ({ source, origin, data }) => {
		// A frame that has gone elsewhere is no frame of ours.
		if (source === null || source !== frame.contentWindow || origin !== location.origin) return;
		const message = readFrameMessage(data);
		if (message === null) return;
		switch (message.subject) {
			case 'SPLICE.getState': {
				const { message_id } = message;
				const answer = { subject: 'SPLICE.getState.response', message_id, state: host.kept() };
				frame.contentWindow.postMessage(answer, location.origin);
				break;
			}
			case 'SPLICE.reportScoreAndState':
				host.took(message.score, plain(message.state));
				break;
			case 'SPLICE.sendEvent':
				if (message.name === 'completed') host.completed();
				if (message.name === 'state') host.took(null, plain(stateIn(message.data)));
				break;
			case 'lti.frameResize':
				host.resized(message.height);
		}
	});
}

function stateIn(data: unknown): unknown {
	return typeof data === 'object' && data !== null && 'state' in data ? data.state : null;
}

/** A copy as plain data; null for what cannot be kept. */
function plain(state: unknown): unknown {
	const json = JSON.stringify(state) as string | undefined;
	return json === undefined || json.length > MOST_STATE_JSON ? null : JSON.parse(json);
}
