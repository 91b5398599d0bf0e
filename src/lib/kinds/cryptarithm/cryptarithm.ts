import { allValues, type Model, type Problem, type Unit } from '$lib/engine/problem';
import { brokenColumn, carriesOf, DIGITS, NONE, type CryptarithmSetup, type Sum } from './sum';

/** How the sum is looked at: column by column with carries, or only when all letters have digits. */
const MODELS = ['columns', 'whole'] as const;

/** A cryptarithm as a problem: variables are letters, values are digits; all differ, and the sum holds. */
export class Cryptarithm implements Problem {
	readonly variableCount: number;
	readonly valueCount = DIGITS;
	readonly fixed: Int8Array;
	readonly domains: Int32Array;
	readonly units: readonly Unit[] = [];
	readonly traits = { variants: MODELS };
	readonly #sum: Sum;
	readonly #peers: readonly (readonly number[])[];

	constructor(
		private readonly setup: CryptarithmSetup,
		private readonly isWhole = false
	) {
		const { sum, typed } = setup;
		this.#sum = sum;
		this.variableCount = sum.letters.length;
		this.fixed = typed.slice();
		this.domains = Int32Array.from(sum.leads, (leads) => allValues(DIGITS) & (leads ? ~1 : -1));
		const all = [...sum.letters.keys()];
		this.#peers = all.map((letter) => all.filter((other) => other !== letter));
	}

	variant(name: string): Problem {
		return new Cryptarithm(this.setup, name === 'whole');
	}

	peers(letter: number): readonly number[] {
		return this.#peers[letter];
	}

	clashes(assignment: ArrayLike<number>, letter: number, digit: number): number[] {
		if (((this.domains[letter] >>> digit) & 1) === 0) return [];
		const others = this.#peers[letter];
		const same = others.find((other) => assignment[other] === digit);
		if (same !== undefined) return [same];
		const digits = Array.from(assignment);
		digits[letter] = digit;
		const broken = brokenColumn(this.#sum, digits);
		if (broken === null || (this.isWhole && digits.includes(NONE))) return [];
		if (this.isWhole) return [...others];
		const window = this.#sum.columns.slice(broken.from, broken.column + 1);
		const involved = new Set(window.flatMap(({ addends, result }) => [...addends, result]));
		return others.filter((other) => involved.has(other) && assignment[other] >= 0);
	}

	clashTogether(assignment: ArrayLike<number>, letter: number, digit: number): boolean {
		return !this.#peers[letter].some((other) => assignment[other] === digit);
	}

	model(): Model {
		const { domains, fixed } = this;
		return this.isWhole
			? new WholeModel(this.#sum, domains, fixed)
			: new ColumnsModel(this.#sum, domains, fixed);
	}
}

/** Digits are used once. What else is legal is a matter of how the sum is looked at. */
abstract class DigitsModel implements Model {
	protected readonly digits: Int8Array;
	protected open = 0;
	#used = 0;

	constructor(
		protected readonly sum: Sum,
		private readonly domains: Int32Array,
		fixed: Int8Array
	) {
		this.digits = fixed.slice();
		for (const digit of fixed) {
			if (digit < 0) this.open++;
			else this.#used |= 1 << digit;
		}
	}

	legal(letter: number): number {
		return this.fitting(letter, this.domains[letter] & ~this.#used);
	}

	place(letter: number, digit: number): void {
		this.digits[letter] = digit;
		this.#used |= 1 << digit;
		this.open--;
	}

	takeBack(letter: number, digit: number): void {
		this.digits[letter] = NONE;
		this.#used &= ~(1 << digit);
		this.open++;
	}

	/** Those of the digits of a mask that do not break the sum at a letter that has none. */
	protected abstract fitting(letter: number, mask: number): number;
}

class ColumnsModel extends DigitsModel {
	protected fitting(letter: number, mask: number): number {
		let fits = 0;
		for (let digit = 0; digit < DIGITS; digit++) {
			if (((mask >>> digit) & 1) === 0) continue;
			this.digits[letter] = digit;
			const { low, high } = carriesOf(this.sum, this.digits).at(-1)!;
			if (low <= high) fits |= 1 << digit;
		}
		this.digits[letter] = NONE;
		return fits;
	}
}

class WholeModel extends DigitsModel {
	/** For each letter what it counts in the sum, those of the result less than 0. */
	readonly #weights = this.sum.letters.map((_, letter) =>
		this.sum.columns.reduce((weight, { addends, result }, column) => {
			const count = addends.filter((one) => one === letter).length - (result === letter ? 1 : 0);
			return weight + count * 10 ** column;
		}, 0)
	);

	protected fitting(letter: number, mask: number): number {
		if (this.open > 1) return mask;
		const weights = this.#weights;
		const rest = weights.reduce(
			(rest, weight, other) => (other === letter ? rest : rest + weight * this.digits[other]),
			0
		);
		let fits = 0;
		for (let digit = 0; digit < DIGITS; digit++)
			if (rest + weights[letter] * digit === 0) fits |= mask & (1 << digit);
		return fits;
	}
}
