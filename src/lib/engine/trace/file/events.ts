import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	STUCK
} from '../../search/step';
import { NOTE, RESTART } from '../stored/step-log';

/** What an argument of an event is; those after the first {@link EventForm.needs} may be left out. */
export type Argument =
	| 'variable'
	| 'value'
	| 'reasons'
	| 'number'
	| 'bound'
	| 'cost'
	| 'cause'
	| 'note';

/** An event of the format, and the kind of step that it is. */
export interface EventForm {
	readonly word: string;
	/** Its short form; absent for rare ones. */
	readonly letter?: string;
	readonly kind: number;
	/** Its arguments, in their order. */
	readonly takes: readonly Argument[];
	/** How many of them must be there. */
	readonly needs: number;
	/** The first of a jump back. */
	readonly isJump?: boolean;
}

/** The events of version 1. */
export const EVENTS: readonly EventForm[] = [
	{ word: 'choose', letter: 'c', kind: CHOOSE, takes: ['variable'], needs: 1 },
	{ word: 'reject', letter: 'r', kind: REJECT, takes: ['variable', 'value', 'reasons'], needs: 2 },
	{ word: 'place', letter: 'p', kind: PLACE, takes: ['variable', 'value'], needs: 2 },
	{ word: 'force', letter: 'f', kind: FORCE, takes: ['variable', 'value', 'number'], needs: 2 },
	{
		word: 'eliminate',
		letter: 'e',
		kind: ELIMINATE,
		takes: ['variable', 'value', 'cause'],
		needs: 2
	},
	{ word: 'deadend', letter: 'd', kind: DEADEND, takes: ['variable', 'value', 'number'], needs: 0 },
	{
		word: 'takeback',
		letter: 't',
		kind: BACKTRACK,
		takes: ['variable', 'value', 'number'],
		needs: 0
	},
	{
		word: 'jump',
		letter: 'j',
		kind: BACKTRACK,
		takes: ['variable', 'value', 'number'],
		needs: 0,
		isJump: true
	},
	{ word: 'bound', letter: 'b', kind: PRUNE, takes: ['bound'], needs: 1 },
	{ word: 'solution', letter: 's', kind: SOLUTION, takes: ['cost'], needs: 0 },
	{ word: 'stuck', kind: STUCK, takes: [], needs: 0 },
	{ word: 'restart', kind: RESTART, takes: [], needs: 0 },
	{ word: 'note', kind: NOTE, takes: ['note'], needs: 1 }
];
