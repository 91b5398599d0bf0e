import { costOf, type CostScale, type Problem } from '../../problem';
import { nearTo } from '../../reading/near';
import { STOP_REASONS, type Outcome } from '../../search/outcome';
import { BACKTRACK, FORCE, JUMP, packStep, PLACE } from '../../search/step';
import { Numbers } from '../numbers';
import { NOTE, RESTART } from '../stored/step-log';
import { EVENTS, type Argument, type EventForm } from './events';
import { jsonIn } from './json-in';
import { Numbering } from './numbering';
import { isTraceName, refuseTraceName } from './read-header';
import { fault, quotedJson } from './trace-error';
import {
	loggedCost,
	MAX_EVENT,
	MAX_EVENTS,
	MAX_NOTE,
	MAX_NOTES,
	MAX_NUMBER,
	MAX_PLACEMENTS,
	MAX_REASONS,
	MAX_TRACE_VARIABLES,
	tableScale,
	type TraceFile,
	type TraceHeader
} from './trace-file';

const FORMS = new Map(
	EVENTS.flatMap((form) => [form.word, ...(form.letter ? [form.letter] : [])].map((w) => [w, form]))
);
const WORDS = [...EVENTS.map(({ word }) => word), 'end'];
/** The ends of a search. */
export const ENDS: readonly string[] = [
	'all',
	'found',
	'cut',
	'stuck',
	'stranded',
	'contradiction'
];
/** Why a file can say that a search was cut short. */
export const CUTS = STOP_REASONS.filter((reason) => reason !== 'trace');
/** What most lines are: a letter and up to two numbers. */
const SHORT = /^\["([a-z]+)"(?:,(\d{1,7}))?(?:,(\d{1,7}))?\]$/;

/** What the reader must know of the problem of a kind. */
export type TraceGround = Pick<
	Problem,
	'variableCount' | 'valueCount' | 'fixed' | 'most' | 'least'
>;

/**
 * Reads a file of a trace, line by line. What an event claims is not judged: a placement that breaks a rule
 * is kept, and so is a take-back out of order.
 */
export class TraceReader {
	readonly #variables: Numbering;
	readonly #values: Numbering;
	readonly #words = new Numbers(1024);
	readonly #others = new Numbers(1024);
	readonly #reasons = new Numbers(16);
	readonly #notes: string[] = [];
	/** How much of {@link MAX_NOTES} they need. */
	#noted = 0;
	readonly #lines = new Numbers(16);
	/** The placements in force, to know what a take-back without a variable means. */
	readonly #stack: number[] = [];
	readonly #valueOf: Int8Array;
	#outcome: Outcome | null = null;
	#ended = false;
	#line = 1;
	#expectedLine = 2;
	#isFull = false;

	/** How many variables have a value from the start. */
	readonly #givens: number;
	readonly #scale: CostScale;

	/** @param ground the problem, if the header names a kind; null for a table. */
	constructor(
		readonly header: TraceHeader,
		ground: TraceGround | null
	) {
		const { first, variables, values, isLargest } = header;
		if (isLargest && ground !== null && ground.most === undefined) fault('largest', { line: 1 });
		this.#variables = new Numbering('variable', ground?.variableCount, variables, first[0]);
		this.#values = new Numbering('value', ground?.valueCount, values, first[1]);
		this.#scale = ground ?? tableScale(header);
		this.#givens = ground?.fixed.filter((value) => value >= 0).length ?? 0;
		this.#valueOf = new Int8Array(ground?.variableCount ?? MAX_TRACE_VARIABLES).fill(-1);
	}

	/** How many events are read. */
	get length(): number {
		return this.#words.length;
	}

	/** The number of the last line that was read, from 1. */
	get line(): number {
		return this.#line;
	}

	/** There are as many events as are read. */
	get isFull(): boolean {
		return this.#isFull;
	}

	/** The end of the search is read. */
	get isEnded(): boolean {
		return this.#ended;
	}

	/** Reads the next line. @throws TraceFault */
	read(line: string): void {
		this.#line++;
		if (line === '' || this.#isFull) return;
		const short = SHORT.exec(line);
		if (short !== null && !this.#ended) {
			const [, word, one, other] = short;
			const args = other === undefined ? (one === undefined ? [] : [+one]) : [+one, +other];
			this.#event(word, args);
			return;
		}
		if (line.trim() === '') return;
		this.#long(line);
	}

	/**
	 * What was read.
	 * @param last a last line that no line break ends: it may be torn.
	 * @throws TraceFault
	 */
	end(last = ''): TraceFile {
		const isTorn = last.trim() !== '' && !isJson(last);
		if (!isTorn) this.read(last);
		const { header } = this;
		const length = this.#words.length;
		const none = new Uint16Array(0);
		return {
			header,
			variables: this.#variables.names,
			values: this.#values.names,
			log: {
				length,
				words: this.#words.take(),
				others: this.#others.take(),
				lines: none,
				depths: none
			},
			reasons: this.#reasons.take(),
			notes: this.#notes,
			outcome: this.#outcome,
			cut: this.#isFull ? 'too-many' : this.#ended ? null : 'no-end',
			lines: this.#lines.take()
		};
	}

	#long(line: string): void {
		const at = { line: this.#line };
		if (this.#ended) fault('after-end', { ...at, found: line.slice(0, 40) });
		if (line.length > MAX_EVENT) fault('long-line', { ...at, expected: MAX_EVENT });
		const event = jsonIn(line);
		const [word, ...args] = Array.isArray(event) ? (event as unknown[]) : [];
		if (typeof word !== 'string') fault('not-json', { ...at, found: line.slice(0, 40) });
		if (word === 'end') this.#end(args);
		else this.#event(word, args);
	}

	#event(word: string, args: readonly unknown[]): void {
		const form = FORMS.get(word);
		if (form === undefined) {
			if (word === 'end') return this.#end(args);
			const near = nearTo(word, WORDS);
			const about = near === null ? { possible: WORDS } : { expected: near };
			fault('word', { line: this.#line, found: quotedJson(word), ...about });
		}
		if (this.#words.length === MAX_EVENTS) {
			this.#isFull = true;
			return;
		}
		const { takes, needs } = form;
		if (args.length > takes.length)
			fault('arguments', { line: this.#line, found: form.word, expected: takes.length });
		let variable = -1;
		let value = -1;
		let other = -1;
		for (let at = 0; at < takes.length; at++) {
			const taken = args[at] ?? null;
			if (taken === null && at >= needs) continue;
			if (taken === null) this.#refuseAbsent(takes[at], [word, ...this.#samplesOf(form, args)]);
			if (takes[at] === 'variable') variable = this.#name(this.#variables, taken);
			else if (takes[at] === 'value') value = this.#name(this.#values, taken);
			else other = this.#other(takes[at], taken);
		}
		this.#write(form, variable, value, other);
	}

	#name(names: Numbering, given: unknown): number {
		const number = names.number(given);
		if (number < 0) this.#refuseName(names, given);
		return number;
	}

	#refuseName(names: Numbering, given: unknown): never {
		const { what, count, most, first, isOpen, isCounted } = names;
		const at = { line: this.#line, found: quotedJson(given) };
		if (isOpen) {
			if (!isTraceName(given) && typeof given !== 'number') refuseTraceName(given, this.#line);
			return fault(`many-${what}s`, { line: this.#line, expected: most });
		}
		const possible = [first, first + count - 1];
		if (typeof given === 'number' && isCounted) return fault(`${what}-number`, { ...at, possible });
		if (names.names.length === 0) return fault(`${what}-text`, { ...at, possible });
		const near = typeof given === 'string' ? nearTo(given, names.names) : null;
		return fault(what, { ...at, ...(near !== null && { expected: near }) });
	}

	/** The arguments of an event, those that must be there and are not made up. */
	#samplesOf({ takes, needs }: EventForm, args: readonly unknown[]): unknown[] {
		return takes.slice(0, Math.max(needs, args.length)).map((argument, at) => {
			if (at >= needs || (args[at] ?? null) !== null) return args[at];
			if (argument === 'variable') return this.#variables.sample;
			if (argument === 'value') return this.#values.sample;
			return argument === 'note' ? 'text' : 12;
		});
	}

	#refuseAbsent(argument: Argument, example: unknown): never {
		const shown = JSON.stringify(example);
		return fault('missing', { line: this.#line, found: argument, example: shown });
	}

	#other(argument: Argument, given: unknown): number {
		if (argument === 'cause') return this.#name(this.#variables, given);
		if (argument === 'reasons') return this.#listed(Array.isArray(given) ? given : [given]);
		if (argument === 'note') return this.#note(given);
		if (!Number.isInteger(given) || Math.abs(given as number) > MAX_NUMBER)
			fault('number', { line: this.#line, found: quotedJson(given), expected: MAX_NUMBER });
		if (argument === 'bound') return costOf(this.#scale, given as number);
		return argument === 'cost' ? loggedCost(this.#scale, given as number) : (given as number);
	}

	/** Adds a list of reasons. @returns where it is; −1 if there is no room for it */
	#listed(list: readonly unknown[]): number {
		const found = list.map((one) => this.#name(this.#variables, one));
		const begin = this.#reasons.length;
		if (begin + found.length >= MAX_REASONS) return -1;
		this.#reasons.push(found.length);
		for (const one of found) this.#reasons.push(one);
		return begin;
	}

	/** Adds a note. @returns its index */
	#note(given: unknown): number {
		if (typeof given !== 'string' || given.length > MAX_NOTE)
			fault('note', { line: this.#line, found: quotedJson(given), expected: MAX_NOTE });
		this.#noted += given.length + 16;
		if (this.#noted <= MAX_NOTES) return this.#notes.push(given) - 1;
		if (this.#notes.at(-1) !== '') this.#notes.push('');
		return this.#notes.length - 1;
	}

	#write({ kind, isJump }: EventForm, named: number, given: number, detail: number): void {
		let [variable, value, other, written] = [named, given, detail, kind];
		const stack = this.#stack;
		const valueOf = this.#valueOf;
		if (kind === PLACE || kind === FORCE) {
			// A second value of the variable on top takes the place of the first.
			if (stack[stack.length - 1] !== variable && stack.push(variable) > MAX_PLACEMENTS)
				fault('deep', { line: this.#line, expected: MAX_PLACEMENTS });
			valueOf[variable] = value;
		} else if (kind === BACKTRACK) {
			if (variable < 0) variable = stack[stack.length - 1] ?? -1;
			const at = variable < 0 ? -1 : stack.lastIndexOf(variable);
			if (at < 0) [written, value, other] = [NOTE, -1, -1];
			else {
				if (value < 0) value = valueOf[variable];
				other = Math.min(other, JUMP - 1);
				if (isJump === true) other = JUMP + Math.max(0, other);
				stack.length = at;
			}
		} else if (kind === RESTART) stack.length = 0;
		if (this.#expectedLine !== this.#line) {
			this.#lines.push(this.length);
			this.#lines.push(this.#line);
		}
		this.#expectedLine = this.#line + 1;
		this.#words.push(packStep(written, variable, value));
		this.#others.push(other);
	}

	#end(args: readonly unknown[]): void {
		const [reason, detail] = args;
		const at = { line: this.#line };
		const isPlain = reason === 'all' || reason === 'found';
		if (reason === undefined || reason === null) fault('end-missing', { ...at, possible: ENDS });
		if (!ENDS.includes(reason as string))
			fault('end', { ...at, found: quotedJson(reason), possible: ENDS });
		const most = isPlain ? 1 : 2;
		if (args.length > most) fault('arguments', { ...at, found: 'end', expected: most });
		this.#ended = true;
		this.#outcome = this.#outcomeOf(reason as string, detail ?? null);
	}

	#outcomeOf(reason: string, detail: unknown): Outcome {
		switch (reason) {
			case 'all':
				return { kind: 'exhausted' };
			case 'found':
				return { kind: 'solved' };
			case 'contradiction':
				if (detail === null)
					this.#refuseAbsent('variable', ['end', reason, this.#variables.sample]);
				return { kind: reason, variable: this.#name(this.#variables, detail) };
			case 'cut':
				return { kind: 'stopped', by: detail === null ? 'trace' : this.#cutIn(detail) };
			default: {
				const kind = reason as 'stuck' | 'stranded';
				return { kind, open: detail === null ? this.#open() : this.#other('number', detail) };
			}
		}
	}

	#cutIn(detail: unknown): (typeof STOP_REASONS)[number] {
		const at = { line: this.#line, found: quotedJson(detail), possible: CUTS };
		return STOP_REASONS.find((one) => one === detail) ?? fault('cut', at);
	}

	/** How many variables have no value now. */
	#open(): number {
		return Math.max(0, this.#variables.count - this.#givens - new Set(this.#stack).size);
	}
}

function isJson(line: string): boolean {
	return jsonIn(line) !== undefined;
}
