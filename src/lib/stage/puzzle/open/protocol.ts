import type { Parsed } from '$lib/engine/kind';
import type { FailureReply } from '../../run/protocol';

/** One large text to read, for a worker that does nothing else. */
export interface ParseRequest {
	readonly kind: string;
	readonly text: string;
	/** The file name, if the text has one. */
	readonly name?: string;
}

export type ParseReply<Setup = unknown> =
	| { readonly type: 'parsed'; readonly parsed: Parsed<Setup> }
	| FailureReply;
