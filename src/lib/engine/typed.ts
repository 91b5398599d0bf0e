import type { ProblemKind } from './kind';
import type { Problem } from './problem';

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

/** The variables that have values by hand that clash with others. */
export function clashing(problem: Problem, typed: Int8Array): number[] {
	return Array.from(typed.keys()).filter(
		(variable) =>
			typed[variable] !== NONE && problem.clashes(typed, variable, typed[variable]).length > 0
	);
}

/** The values by hand as texts. @param names of all variables */
export function typedTexts(
	names: readonly string[],
	typed: Int8Array,
	textOf: (name: string, value: number) => string
): string[] {
	return names.flatMap((name, variable) =>
		typed[variable] === NONE ? [] : [textOf(name, typed[variable])]
	);
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
