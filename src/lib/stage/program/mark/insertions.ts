/** Texts to be inserted into a source, each at an offset of it. */
export class Insertions {
	readonly #texts: { at: number; order: number; text: string }[] = [];
	readonly #starts: number[] = [0];

	constructor(private readonly source: string) {
		for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
			this.#starts.push(at + 1);
	}

	/** Inserts a text before the character at an offset, after what was inserted there before. */
	before(at: number, text: string): void {
		this.#texts.push({ at, order: this.#texts.length, text });
	}

	/** Inserts a text before the character at an offset, and before what was inserted there before. */
	first(at: number, text: string): void {
		this.#texts.push({ at, order: -this.#texts.length, text });
	}

	/** The line of an offset, counted from 1. */
	lineOf(at: number): number {
		let low = 0;
		let high = this.#starts.length;
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if (this.#starts[middle] <= at) low = middle;
			else high = middle;
		}
		return low + 1;
	}

	/** The source with all insertions. */
	apply(): string {
		const texts = this.#texts.sort((one, two) => one.at - two.at || one.order - two.order);
		let result = '';
		let done = 0;
		for (const { at, text } of texts) {
			result += this.source.slice(done, at) + text;
			done = at;
		}
		return result + this.source.slice(done);
	}
}
