/**
 * Lists of whole numbers in few bytes, as what differs from the lists before: most of what a checkpoint holds
 * is as in the one before it. A list is its length and then, for each number, the difference from the number at
 * the same place before, if there was one. Numbers that have not changed are a 0 and how many they are.
 *
 * Bytes are LEB128, seven bits each, lowest first; the eighth bit says that more follow. Signs are in the lowest bit.
 */
export type NumberLists = readonly number[][];

/** Maximum bytes of a number. */
const NUMBER_BYTES = 8;

/** Enough bytes for lists. */
export function roomFor(lists: NumberLists): number {
	return lists.reduce((sum, { length }) => sum + (length + 1) * NUMBER_BYTES, 0);
}

/**
 * Writes lists.
 *
 * @param before as many lists before them; they become like the written ones.
 * @returns the end offset.
 */
export function writeLists(
	bytes: Uint8Array,
	start: number,
	lists: NumberLists,
	before: NumberLists
): number {
	let at = start;
	const write = (number: number) => {
		// Division, not shifts: counts exceed 32 bits.
		for (; number > 127; number = Math.floor(number / 128)) bytes[at++] = (number % 128) | 128;
		bytes[at++] = number;
	};
	const writeSame = (count: number) => {
		if (count === 0) return;
		write(0);
		write(count);
	};
	for (let list = 0; list < lists.length; list++) {
		const numbers = lists[list];
		const old = before[list];
		const both = Math.min(numbers.length, old.length);
		write(numbers.length);
		let same = 0;
		// Invariant: all numbers before `i` are written, except for the `same` last ones.
		for (let i = 0; i < numbers.length; i++) {
			const difference = i < both ? numbers[i] - old[i] : numbers[i];
			old[i] = numbers[i];
			if (difference === 0) {
				same++;
				continue;
			}
			writeSame(same);
			same = 0;
			write(difference < 0 ? -2 * difference - 1 : 2 * difference);
		}
		writeSame(same);
		old.length = numbers.length;
	}
	return at;
}

/**
 * Reads lists that {@link writeLists} has written.
 *
 * @param lists those before them; they are changed.
 * @returns the end offset.
 */
export function readLists(bytes: Uint8Array, start: number, lists: NumberLists): number {
	let at = start;
	const read = () => {
		let number = bytes[at++];
		if (number < 128) return number;
		number -= 128;
		for (let unit = 128; ; unit *= 128) {
			const byte = bytes[at++];
			number += (byte & 127) * unit;
			if (byte < 128) return number;
		}
	};
	for (const numbers of lists) {
		const length = read();
		numbers.length = Math.min(numbers.length, length);
		while (numbers.length < length) numbers.push(0);
		for (let i = 0; i < length;) {
			const code = read();
			if (code === 0) i += read();
			else numbers[i++] += code % 2 === 1 ? -(code + 1) / 2 : code / 2;
		}
	}
	return at;
}
