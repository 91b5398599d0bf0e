import type { Problem } from '$lib/engine/problem';
import type { Trace } from '$lib/engine/trace/trace';
import type { Answer } from './judge';
import type { Question } from './question';

/** Above this number of variables, only the ones that are worth considering are offered. */
const FEW = 6;

/** The answers to choose from, each once: the right one, and those that misunderstandings lead to. */
export function optionsFor(problem: Problem, trace: Trace, question: Question): readonly Answer[] {
	const { assignment, frames } = trace.at(question.position);
	const open = () => Array.from(assignment.keys()).filter((variable) => assignment[variable] < 0);
	switch (question.ask) {
		case 'deadend':
		case 'result':
			return [true, false];
		case 'value':
			return [...Array(problem.valueCount).keys(), -1];
		case 'variable': {
			const all = open();
			if (all.length <= FEW) return all;
			const last = frames.findLast(({ value }) => value >= 0)?.variable;
			return sorted([question.answer, ...all.slice(0, 3), all.at(-1), last]);
		}
		case 'return': {
			const placed = frames.filter(({ value }) => value >= 0).map(({ variable }) => variable);
			const next = open().find((variable) => variable !== question.variable);
			const options = [question.answer, placed[0], ...placed.slice(-3), question.variable, next];
			return sorted(options.filter((variable) => variable !== -1)).concat(-1);
		}
	}
}

function sorted(variables: readonly (number | undefined)[]): number[] {
	const known = variables.filter((variable) => variable !== undefined);
	return [...new Set(known)].sort((a, b) => a - b);
}
