import type { Cue } from '../text/lesson';
import type { Problem } from '$lib/engine/problem';
import { STEP_KINDS } from '$lib/engine/search/step';
import type { Names } from '$lib/stage/facts/names';
import type { Spot } from '$lib/stage/facts/spotlight';

/**
 * Reads what a moment lights: `r1c3`, `r1c3=5`, or a kind of step.
 * @throws RangeError if the problem has nothing of that name.
 */
export function lightOf(text: string, problem: Problem, names: Names): Spot {
	const kind = STEP_KINDS.find((one) => one === text);
	if (kind !== undefined) return { variable: -1, value: -1, kind };
	const [variableName, valueName] = text.split('=');
	const variable = indexOf(variableName, problem.variableCount, names.variable);
	if (valueName === undefined) return { variable, value: -1, kind: null };
	return { variable, value: indexOf(valueName, problem.valueCount, names.value), kind: null };
}

/** What a moment is about: what it lights, or the variable and value of its step; null for neither. */
export function subjectOf({ light, is }: Cue, problem: Problem, names: Names): Spot | null {
	if (light !== undefined) return lightOf(light, problem, names);
	const [, variable, value] = is.split(' ');
	if (variable === undefined) return null;
	return lightOf(value === undefined ? variable : `${variable}=${value}`, problem, names);
}

function indexOf(name: string, count: number, nameOf: (index: number) => string): number {
	for (let index = 0; index < count; index++) if (nameOf(index) === name) return index;
	throw new RangeError(`nothing is called ${name}`);
}
