import type { Answer } from './cards';
import type { SeenCard } from './sight/read-cards';

/** In how many pictures, one after the other where the card is seen, its answer must be the same. */
const AGREEING = 2;

/**
 * The votes of a class on one question. A picture can deceive, two that agree hardly do: a vote counts
 * when a card was seen with the same answer twice in a row. Who turns their card changes their vote.
 */
export class Ballot {
	readonly #votes = new Map<number, Answer>();
	/** The answer that a card showed last, and how often in a row. */
	readonly #last = new Map<number, { answer: Answer; times: number }>();

	/** Takes what one picture shows. */
	see(seen: readonly Pick<SeenCard, 'card' | 'answer'>[]): void {
		for (const { card, answer } of seen) {
			if (answer === null) {
				this.#last.delete(card);
				continue;
			}
			const last = this.#last.get(card);
			const times = last?.answer === answer ? last.times + 1 : 1;
			this.#last.set(card, { answer, times });
			if (times >= AGREEING) this.#votes.set(card, answer);
		}
	}

	/** The numbers of the cards that have voted, ascending. */
	get voters(): readonly number[] {
		return [...this.#votes.keys()].sort((a, b) => a - b);
	}

	/** How many votes an answer has. */
	count(answer: Answer): number {
		return [...this.#votes.values()].filter((one) => one === answer).length;
	}
}
