import { stepVariable } from '$lib/engine/search/step';
import type { CallEnd, CallResult, Printed, Task } from '../task';
import type { StepLog } from '$lib/engine/trace/stored/step-log';
import { ReplyReader } from './replies';

/** Takes what a task gives. */
export interface Listening {
	onsteps(call: number, steps: StepLog): void;
	onresult(call: number, result: CallResult): void;
}

/** Hears the replies to a task and passes them on; what it has heard of a call is kept until the call ends. */
export class Hearing {
	readonly #reader: ReplyReader;
	/** The call that is running. */
	#call = 0;
	#line = 0;
	#variable = -1;
	#texts: string[] = [];
	#prints: Printed[] = [];

	constructor(
		private readonly task: Task,
		private readonly listening: Listening
	) {
		this.#reader = new ReplyReader(task);
	}

	/**
	 * Takes a message of the worker.
	 *
	 * @returns what it was; `cut-off` for the result of a call that took too long, or too much memory: the next
	 * ones would do the same.
	 */
	hear(message: unknown): 'steps' | 'result' | 'cut-off' | 'done' | 'junk' {
		const heard = this.#reader.read(message);
		if (heard === null) return 'junk';
		if (heard.type === 'steps') {
			const { steps, line, texts, prints } = heard;
			this.#line = line;
			this.#texts.push(...texts);
			this.#prints.push(...prints);
			this.#variable = lastVariable(steps) ?? this.#variable;
			this.listening.onsteps(heard.call, steps);
		} else if (heard.type === 'result') {
			this.listening.onresult(heard.call, heard.result);
			this.#call++;
			this.#line = 0;
			this.#variable = -1;
			[this.#texts, this.#prints] = [[], []];
			const { end } = heard.result;
			if (end.kind === 'stopped' && end.by !== 'steps') return 'cut-off';
		}
		return heard.type;
	}

	/** Gives the call that is running a result, from what has been heard of it. */
	end(end: CallEnd): void {
		if (this.#call === this.task.calls.length) return;
		this.listening.onresult(this.#call, {
			end,
			ground: null,
			prints: this.#prints,
			texts: this.#texts,
			line: this.#line,
			variable: this.#variable
		});
	}
}

function lastVariable({ words, length }: StepLog): number | undefined {
	for (let at = length - 1; at >= 0; at--) {
		const variable = stepVariable(words[at]);
		if (variable >= 0) return variable;
	}
	return undefined;
}
