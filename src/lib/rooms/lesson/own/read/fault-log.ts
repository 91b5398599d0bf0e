import type { Positioned } from '../../text/parse';
import type { OwnFault, OwnFaultCode } from '../form/faults';
import type { SlipCode } from '../form/slips';

/** The most characters that are repeated of what is wrong. */
const MOST_FOUND = 80;

/** What is wrong with such a line as it stands is not said: it was meant otherwise. */
const MISREAD: readonly OwnFaultCode[] = [
	'crowded-address',
	'other-address',
	'one-colon',
	'no-space'
] satisfies SlipCode[];

/** The line of a node, counted from 1. */
export function lineOf({ position }: Positioned): number {
	return position?.start.line ?? 1;
}

/** What is wrong in a chapter, collected while it is read. */
export class FaultLog {
	readonly all: OwnFault[] = [];

	/** Tells a fault of a node or of a line, counted from 1. */
	report(at: number | Positioned, code: OwnFaultCode, found = '', meant?: string | null): void {
		const shown = found.slice(0, MOST_FOUND);
		const line = typeof at === 'number' ? at : lineOf(at);
		const told = this.all.filter((fault) => fault.line === line);
		// Words and the moment that they are tied to may lack the same picture.
		if (told.some((one) => one.code === code && one.found === shown)) return;
		// The line was not meant as it is read.
		if (told.some((one) => MISREAD.includes(one.code))) return;
		this.all.push({ line, code, found: shown, ...(meant && { meant }) });
	}

	/** Whether something is wrong in a line. */
	has(line: number): boolean {
		return this.all.some((fault) => fault.line === line);
	}
}
