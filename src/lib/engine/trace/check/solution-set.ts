import { mix } from '../../seeded';

/** Solutions by two numbers of 32 bits that are made of them, each with the event that claims it. */
export class SolutionSet {
	size = 0;
	#keys = new Int32Array(2 * 1024);
	/** 0 for a free place, otherwise the event and 1. */
	#events = new Int32Array(1024);
	#first = 0;
	#second = 0;

	/** Adds a solution, or returns the event of one that is, in all likelihood, the same; −1 for none. */
	add(assignment: Int8Array, event: number): number {
		if (4 * this.size >= 3 * this.#events.length) this.#grow();
		const at = this.#find(assignment);
		if (this.#events[at] !== 0) return this.#events[at] - 1;
		this.#put(at, event + 1);
		this.size++;
		return -1;
	}

	has(assignment: Int8Array): boolean {
		return this.#events[this.#find(assignment)] !== 0;
	}

	#find(assignment: Int8Array): number {
		let [first, second] = [0x243f6a88, 0x13198a2e];
		for (const value of assignment) {
			first = Math.imul(first ^ (value + 1), 0x9e3779b1);
			first ^= first >>> 15;
			second = Math.imul(second + value + 1, 0x85ebca6b) ^ (second >>> 13);
		}
		this.#first = mix(first, second) | 0;
		this.#second = mix(second, first) | 0;
		return this.#place();
	}

	/** Where the two numbers are, or the free place where they belong. */
	#place(): number {
		const mask = this.#events.length - 1;
		let at = this.#first & mask;
		while (this.#events[at] !== 0) {
			if (this.#keys[2 * at] === this.#first && this.#keys[2 * at + 1] === this.#second) break;
			at = (at + 1) & mask;
		}
		return at;
	}

	#put(at: number, event: number): void {
		this.#events[at] = event;
		this.#keys[2 * at] = this.#first;
		this.#keys[2 * at + 1] = this.#second;
	}

	#grow(): void {
		const [keys, events] = [this.#keys, this.#events];
		this.#keys = new Int32Array(2 * keys.length);
		this.#events = new Int32Array(2 * events.length);
		for (let at = 0; at < events.length; at++) {
			if (events[at] === 0) continue;
			[this.#first, this.#second] = [keys[2 * at], keys[2 * at + 1]];
			this.#put(this.#place(), events[at]);
		}
	}
}
