/**
 * What a frame and the page around it say to each other: the SPLICE protocol for pages of a book, and
 * LTI's message for the height (https://cssplice.org/slcp/). All of it is `postMessage`.
 */

/** The most characters that the state of a frame has as JSON: a learning platform keeps 4,096 of text. */
export const MOST_STATE = 3800;
const MOST_NAME = 60;
const MOST_HEIGHT = 20_000;

/** What a frame tells the page around it. */
type FrameMessage =
	| { readonly subject: 'lti.frameResize'; readonly height: number }
	| { readonly subject: 'SPLICE.getState'; readonly message_id: string }
	| {
			readonly subject: 'SPLICE.reportScoreAndState';
			/** From 0 to 1. */
			readonly score: number;
			readonly state: unknown;
	  }
	| { readonly subject: 'SPLICE.sendEvent'; readonly name: string; readonly data: unknown };

/** The names of the events that our frames send. */
export const FRAME_EVENTS = [
	/** The reader has moved, or settled something: `data` is `{ state }`. Sent as long as there is no score. */
	'state',
	/** The reader is elsewhere in the text: `data` is `{ place }`, by its id. */
	'place',
	/** Everything is settled, rightly or not. */
	'completed'
] as const;
export type FrameEvent = (typeof FRAME_EVENTS)[number];

/** A message of a frame of ours; null for anything else. Accepts any value. */
export function readFrameMessage(data: unknown): FrameMessage | null {
	if (!isRecord(data)) return null;
	const { subject } = data;
	switch (subject) {
		case 'lti.frameResize': {
			const { height } = data;
			return isBetween(height, 1, MOST_HEIGHT) ? { subject, height } : null;
		}
		case 'SPLICE.getState': {
			const { message_id } = data;
			return isName(message_id) ? { subject, message_id } : null;
		}
		case 'SPLICE.reportScoreAndState': {
			const { score, state } = data;
			if (!isBetween(score, 0, 1) || !isShort(state)) return null;
			return { subject, score, state };
		}
		case 'SPLICE.sendEvent': {
			const { name, data: about } = data;
			return isName(name) && isShort(about) ? { subject, name, data: about } : null;
		}
		default:
			return null;
	}
}

/**
 * The state in the answer to a `SPLICE.getState`; undefined for anything else, null if nothing was kept.
 * Accepts any value. A book may keep the state as JSON.
 */
export function readStateResponse(data: unknown, message_id: string): unknown {
	if (!isRecord(data) || data.subject !== 'SPLICE.getState.response') return undefined;
	if (data.message_id !== message_id) return undefined;
	const { state } = data;
	if (typeof state === 'string') return state.length <= MOST_STATE ? parsed(state) : null;
	return isShort(state) ? (state ?? null) : null;
}

/** Whether a value is short enough to be kept. */
export function isShort(value: unknown): boolean {
	try {
		return (JSON.stringify(value) ?? '').length <= MOST_STATE;
	} catch {
		// It is no plain data.
		return false;
	}
}

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
	return typeof value === 'string' && value !== '' && value.length <= MOST_NAME;
}

function isBetween(value: unknown, least: number, most: number): value is number {
	return typeof value === 'number' && value >= least && value <= most;
}
