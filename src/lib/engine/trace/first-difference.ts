import { BACKTRACK, CHOOSE, FORCE, PLACE, stepKind } from '../search/step';
import { RESTART } from './stored/step-log';
import type { Trace } from './trace';

/** Where each of two traces has just made the first decision that the other did not make. */
export type Difference = readonly [number, number];

/** Steps read at a time, and between two pauses. */
const READ = 4096;
const SLICE = 1 << 20;

/** The decisions that searches are compared by, as a mask of kinds of steps. */
const DECISIONS = (1 << CHOOSE) | (1 << PLACE);
/** What changes the board: programs and other solvers need not say which variable they choose. */
export const CHANGES = (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK) | (1 << RESTART);

/** A decision: a variable that was chosen, or a value that was tried and placed. */
interface Decision {
	readonly word: number;
	readonly position: number;
}

/**
 * Where two searches of one problem first decide differently. Steps that follow from a decision, such
 * as eliminations and forced placements, are not compared.
 * @param pause yields to the event loop between slices of a long comparison.
 * @param kinds the kinds of steps that are compared, as a mask
 * @param ends whether each has come to its end: then it is a difference, too, that it does nothing where
 * the other goes on; it has just made its last step there.
 * @returns null if one of them makes the same decisions as the other, as far as it is recorded.
 * @throws DOMException `AbortError` when `signal` is aborted.
 */
export async function firstDifference(
	first: Pick<Trace, 'length' | 'scan'>,
	second: Pick<Trace, 'length' | 'scan'>,
	pause: () => Promise<void>,
	signal?: AbortSignal,
	kinds = DECISIONS,
	ends: readonly [boolean, boolean] = [false, false]
): Promise<Difference | null> {
	const [one, other] = [new Decisions(first, kinds), new Decisions(second, kinds)];
	let pauseAt = SLICE;
	for (;;) {
		const [a, b] = [one.next(), other.next()];
		if (a === null && b !== null && ends[0]) return [first.length, b.position];
		if (b === null && a !== null && ends[1]) return [a.position, second.length];
		if (a === null || b === null) return null;
		if (a.word !== b.word) return [a.position, b.position];
		if (Math.max(a.position, b.position) < pauseAt) continue;
		pauseAt += SLICE;
		await pause();
		signal?.throwIfAborted();
	}
}

/** Reads the decisions of a trace, some steps at a time. */
class Decisions {
	#read = 0;
	#waiting: Decision[] = [];
	#next = 0;
	/** The placements in force after the last step that was read. */
	#depth = 0;

	constructor(
		private readonly trace: Pick<Trace, 'length' | 'scan'>,
		private readonly kinds: number
	) {}

	/** The next decision; null at the end. */
	next(): Decision | null {
		while (this.#next === this.#waiting.length && this.#read < this.trace.length) {
			const to = Math.min(this.#read + READ, this.trace.length);
			const waiting: Decision[] = [];
			this.trace.scan(this.#read, to, (word, depth, position) => {
				const kind = stepKind(word);
				// A restart before anything is placed takes nothing back.
				const isIdle = kind === RESTART && this.#depth === 0;
				if ((this.kinds >>> kind) & 1 && !isIdle) waiting.push({ word, position });
				this.#depth = depth;
				return false;
			});
			this.#waiting = waiting;
			this.#next = 0;
			this.#read = to;
		}
		return this.#waiting[this.#next++] ?? null;
	}
}
