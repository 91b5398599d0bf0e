import { allValues, listValues, type Model, type Problem, type Unit } from '$lib/engine/problem';
import { lettersOf } from './alphabet';
import { canBalance, clashing, ruleBroken } from './rules';
import { NONE, type Rules, type SequenceSetup } from './setup';

/**
 * A sequence of letters as a problem: variables are positions, values are letters by their index in
 * the alphabet, the typed ones are fixed. The setup is copied. Typed letters that break the rules
 * stay: the search adds none that break a rule, but its results are then not solutions.
 */
export class Sequence implements Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly alphabet: string;
	readonly rules: Rules;
	readonly #peers: readonly (readonly number[])[];

	constructor({ alphabet, length, rules, letters }: SequenceSetup) {
		this.alphabet = alphabet;
		this.rules = rules;
		this.variableCount = length;
		this.valueCount = lettersOf(alphabet).length;
		this.fixed = letters.slice();
		const positions = Array.from({ length }, (_, position) => position);
		const reach = rules.once || rules.order === 'balanced' ? length : 1;
		this.#peers = positions.map((position) =>
			positions.filter((other) => other !== position && Math.abs(other - position) <= reach)
		);
	}

	/** The neighbours; all other positions if no letter may occur twice, or brackets balance. */
	peers(position: number): readonly number[] {
		return this.#peers[position];
	}

	/** The positions whose letters break a rule together with the letter. */
	clashes(assignment: ArrayLike<number>, position: number, letter: number): number[] {
		return clashing(this.rules, assignment, position, letter, this.valueCount);
	}

	/** Brackets cannot be balanced because of several others, unless two letters break another rule. */
	clashTogether(assignment: ArrayLike<number>, position: number, letter: number): boolean {
		return (
			this.rules.order === 'balanced' &&
			this.clashes(assignment, position, letter).every(
				(other) => ruleBroken(this.rules, position, letter, other, assignment[other]) === null
			)
		);
	}

	model(): Model {
		return new SequenceModel(this.fixed, this.valueCount, this.rules);
	}
}

/**
 * The letter at each position, and the used letters if each may occur once. Precomputes, as a bit
 * mask, which letters each letter allows beside it.
 */
class SequenceModel implements Model {
	readonly #full: number;
	readonly #none: number;
	readonly #once: boolean;
	/** Indexed from 1, with no letter at either end. */
	readonly #letters: Uint8Array;
	/** Masks of the letters allowed right after, and right before, each letter; all letters for none. */
	readonly #after: Int32Array;
	readonly #before: Int32Array;
	#used = 0;
	/** The letter at each position, if brackets are to be balanced. */
	readonly #row: Int8Array | null;

	constructor(fixed: Int8Array, values: number, rules: Rules) {
		this.#full = allValues(values);
		this.#none = values;
		this.#once = rules.once;
		this.#row = rules.order === 'balanced' ? fixed.slice() : null;
		this.#letters = new Uint8Array(fixed.length + 2).fill(values);
		this.#after = new Int32Array(values + 1).fill(this.#full);
		this.#before = new Int32Array(values + 1).fill(this.#full);
		const neighbours = { ...rules, once: false };
		for (let first = 0; first < values; first++)
			for (let second = 0; second < values; second++) {
				if (ruleBroken(neighbours, 0, first, 1, second) === null) continue;
				this.#after[first] &= ~(1 << second);
				this.#before[second] &= ~(1 << first);
			}
		fixed.forEach((letter, position) => {
			if (letter === NONE) return;
			this.#letters[position + 1] = letter;
			// Not place(): typed letters may break the rules, and a bit set twice must stay set.
			if (rules.once) this.#used |= 1 << letter;
		});
	}

	legal(position: number): number {
		const letters = this.#letters;
		const mask = this.#after[letters[position]] & this.#before[letters[position + 2]] & ~this.#used;
		return this.#row === null ? mask : this.#balancing(this.#row, position, mask);
	}

	/** The letters of a mask with which the brackets can still be balanced. */
	#balancing(row: Int8Array, position: number, mask: number): number {
		const before = row[position];
		for (const letter of listValues(mask)) {
			row[position] = letter;
			if (!canBalance(row, this.#none)) mask &= ~(1 << letter);
		}
		row[position] = before;
		return mask;
	}

	place(position: number, letter: number): void {
		this.#letters[position + 1] = letter;
		if (this.#row !== null) this.#row[position] = letter;
		if (this.#once) this.#used ^= 1 << letter;
	}

	takeBack(position: number, letter: number): void {
		this.#letters[position + 1] = this.#none;
		if (this.#row !== null) this.#row[position] = NONE;
		if (this.#once) this.#used ^= 1 << letter;
	}
}
