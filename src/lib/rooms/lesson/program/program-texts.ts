import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Told } from '$lib/stage/board/vocabulary';
import type { ProgramLanguage } from '$lib/stage/explain/code/programs';
import type { RunOfProgram } from '$lib/stage/program/program-run';
import { stepSentence } from '$lib/stage/program/step-sentence';
import { MOST_CALLS, type ProgramEnd } from './interpret';
import type { Refusal } from './program';
import type { RecordedProgram } from './record';

/** What the step that leads to a moment does; at the start, what is about to begin. */
export function orderSentence(run: RunOfProgram, language: ProgramLanguage, told: Told): string {
	const { trace, problem } = run;
	const { position } = told.moment;
	const step = trace.eventAt(position);
	if (step === null) return m.program_start();
	const isPast = step.variable >= problem.variableCount;
	const variable = isPast ? '' : told.named.variable(step.variable);
	const value = told.named.value(step.value);
	const isGiven = problem.fixed[step.variable] >= 0;
	switch (step.kind) {
		case 'choose':
			return m.program_choose({ variable });
		case 'reject':
			if (step.other === step.variable) return stepSentence(run, told);
			return m.program_reject_other({ variable, value, other: told.named.variable(step.other) });
		case 'place':
			return isGiven && step.other === problem.fixed[step.variable]
				? m.program_spoil({ variable, value, before: told.named.value(step.other) })
				: stepSentence(run, told);
		case 'backtrack':
			return isGiven ? m.program_erase({ variable, value }) : stepSentence(run, told);
		case 'solution':
			return m.program_solution({ value: literal(true, language) });
		case 'return': {
			if (step.value < 0)
				return isPast ? m.program_return_past_nothing() : m.program_return_nothing({ variable });
			const result = literal(step.value === 1, language);
			return isPast
				? m.program_return_past({ value: result })
				: m.program_return({ variable, value: result });
		}
		default:
			return stepSentence(run, told);
	}
}

function literal(value: boolean, language: ProgramLanguage): string {
	const text = String(value);
	return isolate(language === 'python' ? text[0].toUpperCase() + text.slice(1) : text);
}

/** What happened in all, and what a reader should know of it. */
export function endSentences(run: RecordedProgram): readonly string[] {
	return [endSentence(run), noteOf(run)].filter((sentence) => sentence !== '');
}

function endSentence({ end, isRight, trace }: RecordedProgram): string {
	const { placements } = trace.statistics;
	const placed = counted(placements);
	const isNone = placements === 0;
	switch (end.kind) {
		case 'returned':
			if (isRight) return isNone ? m.program_end_solved_none() : m.program_end_solved(placed);
			if (end.value === true)
				return isNone ? m.program_end_true_none() : m.program_end_true(placed);
			if (end.value === false)
				return isNone ? m.program_end_false_none() : m.program_end_false(placed);
			return isNone ? m.program_end_nothing_none() : m.program_end_nothing(placed);
		case 'fault':
			return faultSentence(end);
		case 'endless':
			return m.program_end_endless({ calls: formatNumber(MOST_CALLS) });
		case 'stopped':
			return isNone ? m.program_end_stopped_none() : m.program_end_stopped(placed);
	}
}

function faultSentence({ line, lacks }: ProgramEnd & { kind: 'fault' }): string {
	const at = formatNumber(line);
	return lacks === 'board'
		? m.program_end_board({ line: at })
		: m.program_end_name({ line: at, name: isolate(lacks) });
}

/** The most telling thing about a program that is not right; empty for nothing. */
function noteOf({ trace, end, isRight, problem, board }: RecordedProgram): string {
	const { spoilt, statistics } = trace;
	if (isRight || statistics.placements + spoilt.size === 0) return '';
	if (spoilt.size > 0) return m.program_note_spoilt(counted(spoilt.size));
	if (end.kind !== 'returned') return '';
	if (end.value === true) {
		const open = board.filter((value) => value < 0).length;
		return open > 0 ? m.program_note_open(counted(open)) : m.program_note_clash();
	}
	if (trace.solutions.length > 0) return m.program_note_found();
	const left = board.filter((value, cell) => value >= 0 && problem.fixed[cell] < 0).length;
	if (left === 0) return '';
	return statistics.undos === 0
		? m.program_note_never_back(counted(left))
		: m.program_note_left(counted(left));
}

/** Why lines cannot be run. */
export function refusalSentence({ refused, line }: Refusal): string {
	const names = { line: formatNumber(line) };
	switch (refused) {
		case 'open':
			return m.program_refused_open(names);
		case 'outside':
			return m.program_refused_outside(names);
		case 'no-loop':
			return m.program_refused_no_loop(names);
		case 'indented':
			return m.program_refused_indented(names);
		case 'empty':
			return m.program_refused_empty(names);
	}
}
