import { HAS_RETURNED, PASS, RETURN, CALL, type StepLog } from '$lib/engine/trace/stored/step-log';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	PLACE,
	REJECT,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable
} from '$lib/engine/search/step';
import { isWhole, readPrint, readResult, readTexts } from './read-result';
import {
	MOST_CALLS,
	MOST_PRINTED,
	type Call,
	type CallResult,
	type Ground,
	type Printed,
	type Task
} from '../task';

/**
 * What a program's worker says to the page. The program runs in the same worker, so anything may arrive
 * here: {@link ReplyReader} accepts what these types describe, within bounds, and nothing else.
 */
export type Reply = StepsReply | ResultReply | DoneReply;

/** The next steps of a call. The first call of a task has the number 0. */
export interface StepsReply {
	readonly type: 'steps';
	readonly call: number;
	/** The columns of a `StepLog`, all of the same length; transferred, not copied. */
	readonly words: Int32Array;
	readonly lines: Uint16Array;
	readonly depths: Uint16Array;
	readonly others: Int32Array;
	/** The texts that came after those of earlier replies, and what was printed since. */
	readonly texts: readonly string[];
	readonly prints: readonly Printed[];
	/** The reader's line where the program is now; 0 for none. */
	readonly line: number;
}

/** A call has ended. The next one may follow. */
export interface ResultReply {
	readonly type: 'result';
	readonly call: number;
	readonly result: CallResult;
}

/** All calls have ended. */
export interface DoneReply {
	readonly type: 'done';
}

/** What a worker posts while it runs a task, with the buffers of a reply's columns to transfer. */
export type Post = (reply: Reply) => void;

/** As many steps are in one reply. */
export const MOST_IN_REPLY = 4096;
/** After as many milliseconds a reply is due, even if it has fewer steps. */
export const REPLY_EVERY = 100;

/** As many characters have all texts and prints of a call together. */
const MOST_CHARACTERS = 20_000_000;
/** As many replies have all calls of a task, apart from those that are full. */
const MOST_REPLIES = 20_000;

/** A reply that was read: the steps as a log. */
export type Heard =
	| {
			readonly type: 'steps';
			readonly call: number;
			readonly steps: StepLog;
			readonly texts: readonly string[];
			readonly prints: readonly Printed[];
			readonly line: number;
	  }
	| ResultReply
	| DoneReply;

/** Reads the replies to one task, in order. */
export class ReplyReader {
	readonly #calls: readonly Call[];
	/** The call that is running, and how much of it was heard. */
	#call = 0;
	#steps = 0;
	#texts = 0;
	#prints = 0;
	#characters = 0;
	#replies = 0;

	constructor({ calls }: Task) {
		this.#calls = calls;
	}

	/** What a message says; null if it is no reply that may come now. Nothing of the message itself is kept but its columns. */
	read(message: unknown): Heard | null {
		try {
			if (typeof message !== 'object' || message === null) return null;
			const reply = message as Readonly<Record<string, unknown>>;
			if (reply.type === 'done') return this.#call === this.#calls.length ? { type: 'done' } : null;
			if (reply.call !== this.#call || this.#call >= this.#calls.length) return null;
			if (reply.type === 'steps') return this.#readSteps(reply);
			return reply.type === 'result' ? this.#readEnd(reply) : null;
		} catch {
			return null; // a getter or a proxy would throw, but no clone has one; whatever threw was no reply
		}
	}

	#readSteps(reply: Readonly<Record<string, unknown>>): Heard | null {
		const { words, lines, depths, others } = reply;
		if (!(words instanceof Int32Array && lines instanceof Uint16Array)) return null;
		if (!(depths instanceof Uint16Array && others instanceof Int32Array)) return null;
		const { length } = words;
		if (length > MOST_IN_REPLY || lines.length !== length) return null;
		if (depths.length !== length || others.length !== length) return null;
		const { ground, steps: most } = this.#calls[this.#call];
		// The end of a call may follow the last step that it may make.
		if ((this.#steps += length) > most + MOST_IN_REPLY) return null;
		if (length < MOST_IN_REPLY && ++this.#replies > MOST_REPLIES) return null;

		const texts = readTexts(reply.texts, MOST_IN_REPLY);
		const prints = this.#readPrints(reply.prints);
		const line = reply.line;
		if (texts === null || prints === null || !isWhole(line, 0, 0xffff)) return null;
		for (const text of texts) this.#characters += text.length;
		if (this.#characters > MOST_CHARACTERS) return null;
		this.#texts += texts.length;

		const steps: StepLog = { length, words, lines, depths, others };
		if (!areSteps(steps, ground, this.#texts)) return null;
		return { type: 'steps', call: this.#call, steps, texts, prints, line };
	}

	#readPrints(value: unknown): Printed[] | null {
		if (!Array.isArray(value) || (this.#prints += value.length) > MOST_PRINTED) return null;
		const prints: Printed[] = [];
		for (const print of value as unknown[]) {
			const read = readPrint(print, this.#steps);
			if (read === null) return null;
			this.#characters += read.text.length;
			prints.push(read);
		}
		return prints;
	}

	#readEnd(reply: Readonly<Record<string, unknown>>): ResultReply | null {
		const result = readResult(reply.result, this.#steps);
		if (result === null || result.texts.length < this.#texts) return null;
		const call = this.#call++;
		this.#steps = this.#texts = this.#prints = this.#characters = 0;
		return { type: 'result', call, result };
	}
}

/** How many cells a ground has, and how many values: steps name both by their numbers. */
function sizesOf(ground: Ground): readonly [cells: number, values: number] {
	switch (ground.kind) {
		case 'board':
			return [ground.rows.length ** 2, ground.rows.length];
		case 'columns':
			return [ground.size, ground.size];
		case 'letters':
			return [ground.length, ground.letters.length];
		case 'nothing':
			return [0, 0];
	}
}

/** The kinds of steps of which each is about a cell and a value, about a cell, or about neither. */
const WITH_VALUE: readonly number[] = [REJECT, PLACE, BACKTRACK];
const WITH_CELL: readonly number[] = [CHOOSE, DEADEND, PASS];
const WITH_NEITHER: readonly number[] = [SOLUTION, CALL, RETURN];

/** Whether each step is of a kind that programs make, names a cell and a value that there are, and a text that came. */
function areSteps({ length, words, depths, others }: StepLog, ground: Ground, texts: number) {
	const [cells, values] = sizesOf(ground);
	for (let at = 0; at < length; at++) {
		const kind = stepKind(words[at]);
		const variable = stepVariable(words[at]);
		const value = stepValue(words[at]);
		const other = others[at];
		if (WITH_NEITHER.includes(kind)) {
			if (variable !== -1 || value > 1) return false;
		} else {
			const hasValue = WITH_VALUE.includes(kind);
			if (!hasValue && !WITH_CELL.includes(kind)) return false;
			if (variable < 0 || variable >= cells || value >= values) return false;
			if (hasValue && value < 0) return false;
		}
		const most = kind === CALL || kind === RETURN ? texts : Math.max(cells, values);
		if (other < -1 || other >= most) return false;
		if ((depths[at] & ~HAS_RETURNED) > MOST_CALLS) return false;
	}
	return true;
}
