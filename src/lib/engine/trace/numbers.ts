/** Numbers of 32 bits, added one by one. */
export class Numbers {
	length = 0;
	#numbers: Int32Array<ArrayBuffer>;

	/** @param capacity how many there is room for at first. */
	constructor(capacity: number) {
		this.#numbers = new Int32Array(capacity);
	}

	push(number: number): void {
		if (this.length === this.#numbers.length) {
			const larger = new Int32Array(2 * this.length);
			larger.set(this.#numbers);
			this.#numbers = larger;
		}
		this.#numbers[this.length++] = number;
	}

	/** Takes away the number that was added last. */
	pop(): number {
		return this.#numbers[--this.length];
	}

	/** All numbers, in an array of their own; nothing can be added after that. */
	take(): Int32Array<ArrayBuffer> {
		const all = this.#numbers.slice(0, this.length);
		this.#numbers = new Int32Array(0);
		return all;
	}
}
