import { worthOf, type CostScale } from '../../problem';
import type { Outcome } from '../../search/outcome';
import { BACKTRACK, JUMP, stepKind, stepValue, stepVariable } from '../../search/step';
import type { ProblemSpec } from '../../spec';
import { NOTE } from '../stored/step-log';
import { EVENTS, type Argument } from './events';
import { LARGEST } from './read-header';
import {
	reasonsFrom,
	TRACE_VERSION,
	writtenCost,
	type TraceFile,
	type TraceGoal
} from './trace-file';

/** The header of one of our own runs, with its line break. */
export function headerLine(
	{ kind, parameters }: ProblemSpec,
	about: { readonly goal: TraceGoal; readonly solver: string }
): string {
	return line({ backtrail: TRACE_VERSION, kind, setup: parameters, ...about });
}

/** The header of a file that was read, with numbers from 0. */
export function headerOf({ header, variables, values }: TraceFile): string {
	const { ground, goal, isLargest, solver } = header;
	const isText = typeof ground?.puzzle === 'string';
	return line({
		backtrail: TRACE_VERSION,
		...(ground === null
			? { variables, values }
			: { kind: ground.kind, [isText ? 'puzzle' : 'setup']: ground.puzzle }),
		...(goal !== null && { goal: isLargest ? LARGEST : goal }),
		...(solver !== '' && { solver })
	});
}

/** Steps, each with its second number: a batch of a search, or a part of a log. */
export interface WrittenSteps {
	readonly words: ArrayLike<number>;
	readonly others: ArrayLike<number>;
	/** Where it begins and ends. */
	readonly from: number;
	readonly to: number;
}

/**
 * The lines of steps.
 * @param scale what their costs are counted from
 * @param file where the reasons and notes of the steps are; absent: they have none
 */
export function eventLines(
	{ words, others, from, to }: WrittenSteps,
	scale: CostScale,
	file?: TraceFile
): string {
	let text = '';
	for (let at = from; at < to; at++) text += eventLine(words[at], others[at], scale, file);
	return text;
}

/** The line of a packed step. */
function eventLine(word: number, other: number, scale: CostScale, file?: TraceFile): string {
	const kind = stepKind(word);
	const isJump = kind === BACKTRACK && other >= JUMP;
	// What is taken back there is not placed.
	const isIdle = kind === NOTE && other < 0;
	const form = EVENTS.find(
		(one) => one.kind === (isIdle ? BACKTRACK : kind) && (one.isJump === true) === isJump
	)!;
	const step: WrittenStep = { word, other: isJump ? other - JUMP : other };
	const args = form.takes.map((argument) => argumentOf(argument, step, scale, file));
	while (args.at(-1) === null) args.pop();
	return line([form.letter ?? form.word, ...args]);
}

interface WrittenStep {
	readonly word: number;
	readonly other: number;
}

function argumentOf(
	argument: Argument,
	{ word, other }: WrittenStep,
	scale: CostScale,
	file?: TraceFile
): number | string | readonly number[] | null {
	if (argument === 'note') return file?.notes[other] ?? '';
	// Without a file, they follow from the board.
	if (argument === 'reasons')
		return file === undefined || other < 0 ? null : reasonsFrom(file, other);
	if (argument === 'bound') return worthOf(scale, other);
	if (argument === 'cost') return other === -1 ? null : writtenCost(scale, other);
	const number =
		argument === 'variable' ? stepVariable(word) : argument === 'value' ? stepValue(word) : other;
	return number < 0 ? null : number;
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
