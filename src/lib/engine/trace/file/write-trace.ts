import type { Outcome } from '../../search/outcome';
import { JUMP, stepKind, stepValue, stepVariable, type StepBatch } from '../../search/step';
import type { ProblemSpec } from '../../spec';
import { EVENTS, type Argument } from './events';
import { TRACE_VERSION, type TraceGoal } from './trace-file';

const JUMPED = EVENTS.find(({ isJump }) => isJump === true)!;

/** The header of one of our own runs, with its line break. */
export function headerLine(
	{ kind, parameters }: ProblemSpec,
	about: { readonly goal: TraceGoal; readonly solver: string }
): string {
	return line({ backtrail: TRACE_VERSION, kind, setup: parameters, ...about });
}

/** The lines of a search's steps. */
export function eventLines({ steps, causes, length }: StepBatch): string {
	let text = '';
	for (let at = 0; at < length; at++) text += eventLine(steps[at], causes[at]);
	return text;
}

/** The line of a packed step. */
function eventLine(word: number, cause: number): string {
	const kind = stepKind(word);
	const isJump = kind === JUMPED.kind && cause >= JUMP;
	const form = isJump ? JUMPED : EVENTS.find((one) => one.kind === kind)!;
	const detail = isJump ? cause - JUMP : cause;
	const args = form.takes.map((argument) => argumentOf(argument, word, detail));
	while (args.at(-1) === null) args.pop();
	return line([form.letter ?? form.word, ...args]);
}

function argumentOf(argument: Argument, word: number, detail: number): number | null {
	const number =
		argument === 'variable' ? stepVariable(word) : argument === 'value' ? stepValue(word) : detail;
	// The reasons of a value that clashes follow from the board.
	return argument === 'reasons' || number < 0 ? null : number;
}

/** The last line: how the run ended. */
export function endLine(outcome: Outcome): string {
	switch (outcome.kind) {
		case 'exhausted':
			return line(['end', 'all']);
		case 'solved':
			return line(['end', 'found']);
		case 'stopped':
			return line(['end', 'cut', outcome.by]);
		case 'stuck':
		case 'stranded':
			return line(['end', outcome.kind, outcome.open]);
		case 'contradiction':
			return line(['end', outcome.kind, outcome.variable]);
	}
}

function line(value: unknown): string {
	return `${JSON.stringify(value)}\n`;
}
