import type { FaultCode } from '../../text/parse';
import type { SlipCode } from './slips';

/** What can be wrong in a chapter of one's own, besides what can be wrong in ours. */
export type OwnFaultCode =
	| Exclude<FaultCode, 'bad-forms'> // which agree with numbers of ours
	| SlipCode
	| 'too-long'
	| 'long-paragraph'
	| 'too-many'
	| 'too-deep'
	| 'html'
	| 'image'
	| 'not-read'
	| 'three-colons'
	| 'unknown-attribute'
	| 'no-address'
	| 'bad-address'
	| 'bad-parameter'
	| 'bad-at'
	| 'far-at'
	| 'past-end'
	| 'no-figure'
	| 'no-picture'
	| 'bad-name'
	| 'bad-show'
	| 'bad-light'
	| 'two-asks'
	| 'bad-ask'
	| 'no-ask'
	| 'bad-cell'
	| 'bad-number'
	| 'choices-not-asked'
	| 'one-choice'
	| 'no-right'
	| 'two-right'
	| 'unknown-counter'
	| 'cannot-ask'
	| 'not-counted'
	| 'not-for-own';

/** Something that is wrong in a line. */
export interface OwnFault {
	/** Counted from 1. */
	readonly line: number;
	readonly code: OwnFaultCode;
	/** What is wrong, as it is in the text; empty if the line says it all. */
	readonly found: string;
	/** What may be meant, or what is possible. */
	readonly meant?: string;
	/** The nearest positions where it would be right. */
	readonly steps?: readonly number[];
}
