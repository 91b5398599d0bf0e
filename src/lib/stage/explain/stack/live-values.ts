import type { Problem } from '$lib/engine/problem';
import type { Step, StepKind } from '$lib/engine/search/step';
import type { Names } from '../../facts/names';

/** What the variables of the code hold: names as on the board, null for none. */
export interface LiveValues {
	readonly variable: string | null;
	readonly value: string | null;
}

/** The lengths of the longest names of a problem, in characters. */
export interface NameLengths {
	readonly variable: number;
	readonly value: number;
}

/** Longer names are cut off. */
const LONGEST = 10;

/** What the variables of the code hold at a step. */
export function liveValues(step: Step | null, names: Names): LiveValues {
	const { kind, variable = -1, value = -1 } = step ?? {};
	const hasValue = kind !== 'deadend' && value >= 0;
	return {
		variable: variable < 0 ? null : names.variable(variable),
		value: hasValue ? names.value(value) : null
	};
}

/** The lengths of a problem's longest names; 0 without a problem. */
export function nameLengths(
	problem: Pick<Problem, 'variableCount' | 'valueCount'> | null,
	names: Names
): NameLengths {
	const longest = (count: number, name: (at: number) => string) =>
		Math.min(LONGEST, Math.max(0, ...Array.from({ length: count }, (_, at) => name(at).length)));
	return {
		variable: longest(problem?.variableCount ?? 0, names.variable),
		value: longest(problem?.valueCount ?? 0, names.value)
	};
}

/** The sign between variable and value on the line of a step; null if the line shows no value. */
const SIGNS: Readonly<Partial<Record<StepKind, string | null>>> = {
	choose: null,
	deadend: null,
	reject: '≠',
	eliminate: '≠',
	place: '=',
	force: '=',
	backtrack: '='
};

/** The sign on the line of a step; undefined if the line shows neither a variable nor a value. */
export function signOf(kind: StepKind): string | null | undefined {
	return SIGNS[kind];
}
