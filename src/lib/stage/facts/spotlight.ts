import { STEP_KINDS, type StepKind } from '$lib/engine/search/step';

/** What is lit in every view: a variable, one of its values, or a kind of step. */
export interface Spot {
	/** −1 for none. */
	readonly variable: number;
	readonly value: number;
	readonly kind: StepKind | null;
}

/**
 * A variable, or one of its values, as an element's `data-spot` or `data-hold`: pointing at an
 * element with `data-spot` lights what it stands for, and holding one with either does.
 */
export function spotText(variable: number, value = -1): string | undefined {
	if (variable < 0) return undefined;
	return value < 0 ? String(variable) : `${variable},${value}`;
}

/** Reads what {@link spotText} wrote, or the name of a kind of step; null for anything else. */
export function readSpot(text: string | undefined): Spot | null {
	const numbers = /^(\d{1,7})(?:,(\d{1,2}))?$/.exec(text ?? '');
	if (numbers !== null)
		return { variable: Number(numbers[1]), value: Number(numbers[2] ?? -1), kind: null };
	const kind = STEP_KINDS.find((one) => one === text);
	return kind === undefined ? null : { variable: -1, value: -1, kind };
}

/** Whether a name lights up; with `value` −1 it is the name of the variable. */
export function isLit(spot: Spot | null, variable: number, value = -1): boolean {
	if (spot === null || variable < 0 || spot.variable !== variable) return false;
	return value < 0 || spot.value === value;
}
