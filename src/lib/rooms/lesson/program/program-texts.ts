import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { Told } from '$lib/stage/board/vocabulary';
import type { ProgramLanguage } from '$lib/stage/explain/code/programs';
import { MOST_CALLS, type ProgramEnd } from './interpret';
import type { Refusal } from './program';
import type { ProgramTrace } from './program-trace';

/** What the first step of a run leads from, each step does, and the last one ends with, in sentences. */
export function programSentences(
	trace: ProgramTrace,
	language: ProgramLanguage,
	told: Told
): readonly string[] {
	const { position } = told.moment;
	const happened = position === 0 ? m.program_start() : stepSentence(trace, language, told);
	return position < trace.length ? [happened] : [happened, ...endSentences(trace)];
}

function stepSentence(trace: ProgramTrace, language: ProgramLanguage, told: Told): string {
	const { problem, steps } = trace;
	const { position } = told.moment;
	const step = steps[position - 1];
	const cell = (at: number) => told.named.variable(at);
	const digit = (at: number) => told.named.value(at);
	const isPast = step.variable >= problem.variableCount;
	const variable = isPast ? '' : cell(step.variable);
	const value = digit(step.value);
	const isGiven = !isPast && problem.fixed[step.variable] >= 0;
	const before = trace.at(position - 1).assignment;
	switch (step.kind) {
		case 'choose':
			return m.program_choose({ variable });
		case 'reject': {
			if (step.other !== step.variable)
				return m.program_reject_other({ variable, value, other: cell(step.other) });
			return before[step.variable] === step.value
				? m.program_reject_own({ variable, value })
				: m.program_reject({ variable, value, clash: told.clash });
		}
		case 'place': {
			const names = { variable, value, before: digit(step.other) };
			if (isGiven && step.other === problem.fixed[step.variable]) return m.program_spoil(names);
			if (step.other >= 0) return m.program_overwrite(names);
			const [clash = -1] = problem.clashes(before, step.variable, step.value);
			return clash < 0
				? m.program_place(names)
				: m.program_place_clash({ ...names, other: cell(clash) });
		}
		case 'deadend': {
			const left = before[step.variable];
			return left < 0
				? m.program_deadend({ variable })
				: m.program_deadend_left({ variable, value: digit(left) });
		}
		case 'backtrack':
			return isGiven
				? m.program_erase({ variable, value })
				: m.program_take_back({ variable, value });
		case 'pass':
			return m.program_pass({ variable, value });
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
	}
}

function literal(value: boolean, language: ProgramLanguage): string {
	const text = String(value);
	return isolate(language === 'python' ? text[0].toUpperCase() + text.slice(1) : text);
}

/** What happened in all, and what a reader should know of it. */
export function endSentences(trace: ProgramTrace): readonly string[] {
	return [endSentence(trace), noteOf(trace)].filter((sentence) => sentence !== '');
}

function endSentence({ end, isRight, statistics: { placements } }: ProgramTrace): string {
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
function noteOf(trace: ProgramTrace): string {
	const { end, isRight, problem, board, spoilt, statistics } = trace;
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
