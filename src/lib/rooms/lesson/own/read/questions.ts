import { mostSimilar } from '$lib/stage/address/similar';
import { ASKS, isAsk } from '$lib/stage/ask/asks';
import type { AskedQuestion } from '../../text/lesson';
import type { Positioned } from '../../text/parse';
import type { Part } from '../../text/text';
import type { FaultLog } from './fault-log';
import type { Attributes } from './nodes';
import type { Pictures } from './pictures';

/** What the questions of a chapter ask, collected while it is read. */
export class Questions {
	readonly asked: Record<string, AskedQuestion> = {};
	/** The right choices. */
	readonly #right = new Set<string>();

	constructor(
		private readonly faults: FaultLog,
		private readonly pictures: Pictures
	) {}

	/** Takes what the attributes of a question ask. */
	ask(node: Positioned, id: string, { ask, cell, number, guess }: Attributes): void {
		const { asked, faults, pictures } = this;
		const things = [ask, cell, number, guess].filter((one) => one !== undefined);
		if (things.length > 1) return faults.report(node, 'two-asks');
		if (ask !== undefined) {
			if (isAsk(ask)) asked[id] = { ask };
			else faults.report(node, 'bad-ask', ask, mostSimilar(ask, ASKS));
		}
		if (cell !== undefined) asked[id] = { ask: 'cell', is: cell };
		const wanted = number ?? guess;
		if (wanted === undefined) return;
		const name = pictures.asked(node, wanted);
		if (name === null) faults.report(node, 'bad-number', wanted);
		else asked[id] = { ask: number === undefined ? 'guess' : 'number', number: name };
	}

	/** Takes a choice as a right one. */
	take(choice: string): void {
		this.#right.add(choice);
	}

	/** Finds the questions whose answer is a choice, and reports what is wrong with the others. */
	judge(parts: readonly Part[], lines: Readonly<Record<string, number>>): void {
		const { asked, faults } = this;
		for (const part of parts) {
			if (part.kind !== 'question') continue;
			const line = lines[part.id];
			const right = part.choices.filter(({ id }) => this.#right.has(id));
			if (part.id in asked) {
				if (part.choices.length > 0) faults.report(line, 'choices-not-asked');
			} else if (part.choices.length === 0) {
				// What it asks was told as wrong already, if it said anything.
				if (!faults.has(line)) faults.report(line, 'no-ask');
			} else if (part.choices.length === 1) faults.report(line, 'one-choice');
			else if (right.length === 0) faults.report(line, 'no-right');
			else if (right.length > 1) faults.report(lines[right[1].id], 'two-right');
			if (part.choices.length > 1 && right.length > 0 && !(part.id in asked))
				asked[part.id] = { ask: 'choice', right: right[0].id };
		}
	}
}
