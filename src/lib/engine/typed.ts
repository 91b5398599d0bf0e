import type { ProblemKind } from './kind';

/** A puzzle that gives no value: those that it has were set by hand. */
interface Typed {
	/** For each variable its value, {@link NONE} if it has none. */
	readonly typed: Int8Array;
}

export const NONE = -1;

/** No value for any of this many variables. */
export function untyped(count: number): Int8Array {
	return new Int8Array(count).fill(NONE);
}

/** What a kind of such puzzles does with values set by hand. @param valueCount how many values there are */
export function typing<Setup extends Typed>(
	valueCount: (setup: Setup) => number
): Pick<ProblemKind<Setup>, 'type' | 'isGiven' | 'reset' | 'clear'> {
	const cleared = (setup: Setup) => {
		const isBlank = setup.typed.every((value) => value === NONE);
		return isBlank ? setup : { ...setup, typed: untyped(setup.typed.length) };
	};
	return {
		type(setup, variable, value) {
			const { typed } = setup;
			const isValue = Number.isInteger(value) && value >= NONE && value < valueCount(setup);
			if (!isValue || typed[variable] === undefined || typed[variable] === value) return setup;
			return { ...setup, typed: typed.with(variable, value) };
		},
		isGiven: () => false,
		reset: cleared,
		clear: cleared
	};
}
