import type { Moment } from '$lib/engine/trace/moment';
import type { Names } from '../../facts/names';

/** What the step of a moment did, in a few English words, for the comments of a file. */
export function stepComment(
	{ step, outcome }: Pick<Moment, 'step' | 'outcome'>,
	names: Pick<Names, 'variable' | 'value'>
): string {
	const told = step === null ? 'start' : stepWords(step, names);
	return outcome === null ? told : `${told}; the end: ${outcome.kind}`;
}

function stepWords(
	{ kind, variable, value }: NonNullable<Moment['step']>,
	names: Pick<Names, 'variable' | 'value'>
): string {
	const at = variable < 0 ? '' : names.variable(variable);
	const what = value < 0 ? '' : names.value(value);
	switch (kind) {
		case 'choose':
			return `choose ${at}`;
		case 'reject':
			return `${at} cannot be ${what}`;
		case 'place':
			return `${at} = ${what}`;
		case 'force':
			return `${at} = ${what}, by elimination`;
		case 'eliminate':
			return `cross ${what} out at ${at}`;
		case 'deadend':
			return at === '' ? 'dead end' : `dead end at ${at}`;
		case 'backtrack':
			return `take ${what} back at ${at}`;
		case 'solution':
			return 'solution';
		case 'prune':
			return 'nothing better can follow';
		case 'stuck':
			return 'elimination finds nothing more';
	}
}
