import { StepLogBuilder, type StepLog } from '$lib/engine/trace/stored/step-log';
import { MOST_IN_REPLY } from '../sandbox/replies';
import { MOST_PRINTED, type Printed } from '../task';

/** What is told of a call while it runs. */
export interface StepsPost extends StepLog {
	readonly type: 'steps';
	readonly call: number;
	/** The texts of calls and the prints that came since the post before. */
	readonly texts: readonly string[];
	readonly prints: readonly Printed[];
	/** The line where the program is now. */
	readonly line: number;
}

const MOST_TEXTS = 50_000;
/** The most characters of a text. */
export const LONGEST_TEXT = 200;

/** Collects the steps, texts and prints of a call, and posts them in batches. */
export class Report {
	#log = new StepLogBuilder();
	/** Steps before those in the log. */
	#posted = 0;
	#postedLine = 0;
	#postedPrints = 0;
	readonly #texts = new Map<string, number>();
	#newTexts: string[] = [];
	readonly prints: Printed[] = [];

	/** @param post takes steps; its arrays are its own */
	constructor(
		private readonly call: number,
		private readonly post: (steps: StepsPost) => void
	) {}

	/** The steps so far. */
	get position(): number {
		return this.#posted + this.#log.length;
	}

	/** The texts so far, by their numbers. */
	get texts(): string[] {
		return [...this.#texts.keys()];
	}

	/** @returns whether so many steps have come that they should be posted */
	write(...step: Parameters<StepLogBuilder['write']>): boolean {
		this.#log.write(...step);
		return this.#log.length >= MOST_IN_REPLY;
	}

	/** The number of a text; −1 if there are too many. */
	text(whole: string): number {
		const text = whole.slice(0, LONGEST_TEXT);
		const known = this.#texts.get(text);
		if (known !== undefined) return known;
		if (this.#texts.size >= MOST_TEXTS) return -1;
		const number = this.#texts.size;
		this.#texts.set(text, number);
		this.#newTexts.push(text);
		return number;
	}

	print(text: string): void {
		if (this.prints.length >= MOST_PRINTED) return;
		this.prints.push({ position: this.position, text: text.slice(0, LONGEST_TEXT) });
	}

	/** Posts what is new. @param line where the program is */
	flush(line: number): void {
		const prints = this.prints.slice(this.#postedPrints);
		if (this.#log.length === 0 && prints.length === 0 && line === this.#postedLine) return;
		const texts = this.#newTexts;
		this.post({ type: 'steps', call: this.call, ...this.#log.since(0), texts, prints, line });
		this.#newTexts = [];
		this.#postedPrints = this.prints.length;
		this.#postedLine = line;
		this.#posted += this.#log.length;
		this.#log = new StepLogBuilder();
	}
}
