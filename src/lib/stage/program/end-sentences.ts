import { BACKTRACK, stepKind, stepVariable } from '$lib/engine/search/step';
import type { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { RunOfProgram } from './program-run';
import { shorten } from './shorten';
import { firstClash, isSolved } from './solved';
import { isWrittenOver } from './step-sentence';
import { MOST_CALLS, type Call, type CallEnd, type CallResult, type Value } from './task';

/** A call that was run. */
export interface RunOfCall extends RunOfProgram {
	readonly call: Call;
	readonly result: CallResult;
	/** The function searches, so what it returns is about the whole ground. */
	readonly isSearch: boolean;
	/** What its error means; empty if it has none. */
	readonly fault: string;
}

/** How a call ended, and what a reader should know of it, in one or two sentences. */
export function endSentences(run: RunOfCall): readonly string[] {
	const { end, line } = run.result;
	const told = end.kind === 'returned' ? returned(run, end.value) : brokenOff(run, end);
	// An error is told with its line, and a given by its name.
	const isElsewhere = end.kind === 'stopped' && end.by !== 'steps' && line > 0;
	const sentences = isElsewhere
		? [...told, m.program_end_line({ line: formatNumber(line) })]
		: told;
	return sentences.filter((sentence) => sentence !== '');
}

function returned(run: RunOfCall, value: Value): string[] {
	const { call, isSearch, problem } = run;
	const names = { name: isolate(call.name), value: isolate(shorten(value.text)) };
	if (call.ground.kind === 'board' && call.ground.open === true)
		return [value.type === 'nothing' ? m.program_end_done(names) : m.program_end_returned(names)];
	if (!isSearch || call.ground.kind === 'nothing') return [m.program_end_returned(names)];
	if (value.type === 'nothing') return [m.program_end_no_return(names), leftNote(run)];

	const { trace } = run;
	const { placements } = trace.statistics;
	const after = { ...names, ...counted(placements) };
	const isNone = placements === 0;
	const board = trace.at(trace.length).assignment;
	if (value.plain !== true) {
		const told = isNone ? m.program_end_returned_none(names) : m.program_end_returned_after(after);
		return [told, value.plain === false ? leftNote(run) : ''];
	}
	if (isSolved(problem, board))
		return [isNone ? m.program_end_solution_none(names) : m.program_end_solution(after)];
	const open = board.reduce((sum, one) => sum + Number(one < 0), 0);
	if (open > 0) return [EMPTY[call.ground.kind]({ ...names, ...counted(open) })];
	const [first, other] = (firstClash(problem, board) ?? [-1, -1]).map((variable) =>
		isolate(run.view.names(run.setup).variable(variable))
	);
	return [m.program_end_but_clash({ ...names, first, other })];
}

/** That places are empty, in the words of the ground. */
const EMPTY = {
	board: m.program_end_but_cells,
	columns: m.program_end_but_rows,
	letters: m.program_end_but_places
};

/** What a search that found nothing has left behind, or passed. */
function leftNote({ trace, problem }: RunOfProgram): string {
	if (trace.solutions.length > 0) return m.program_note_found();
	const board = trace.at(trace.length).assignment;
	const left = board.filter((value, at) => value >= 0 && problem.fixed[at] < 0).length;
	if (left === 0) return '';
	return takesBack(trace)
		? m.program_note_left(counted(left))
		: m.program_note_never_back(counted(left));
}

/** Whether it has taken a value back without writing another one over it. */
function takesBack(trace: StoredTrace): boolean {
	const isTakenBack = (word: number, _: number, position: number) =>
		stepKind(word) === BACKTRACK && !isWrittenOver(trace, position);
	return trace.scan(0, trace.length, isTakenBack) >= 0;
}

function brokenOff(run: RunOfCall, end: Exclude<CallEnd, { kind: 'returned' }>): string[] {
	const { trace, fault, texts } = run;
	const nameOf = (variable: number) => isolate(run.view.names(run.setup).variable(variable));
	switch (end.kind) {
		case 'fault':
			return [fault];
		case 'given':
			return [m.program_end_given({ variable: nameOf(end.variable) })];
		case 'deep': {
			const told = m.program_end_deep({ calls: formatNumber(end.calls) });
			const { waiting } = trace.callsAt(trace.length);
			const text = texts[waiting.at(-1)?.text ?? -1];
			const isSame = text !== undefined && isAllOne(waiting.slice(-LOOKED_AT), ({ text }) => text);
			if (isSame) return [told, m.program_end_deep_same({ call: isolate(shorten(text)) })];
			return [told, end.calls < MOST_CALLS ? m.program_end_deep_room() : ''];
		}
		case 'stopped':
			if (end.by === 'time') return [m.program_end_time()];
			if (end.by === 'memory') return [m.program_end_memory()];
			if (end.by === 'user') return [m.program_end_user(counted(trace.length))];
			return stoppedAfter(trace, nameOf);
	}
}

/** So many calls with the same text are no chance. */
const LOOKED_AT = 20;

function isAllOne<T>(list: readonly T[], of: (one: T) => unknown): boolean {
	return list.length > 1 && list.every((one) => of(one) === of(list[0]));
}

/** Names the place where it spent half of its steps or more, at the end, and the lines that it was in. */
function stoppedAfter(trace: StoredTrace, nameOf: (variable: number) => string): string[] {
	const steps = counted(trace.length);
	for (const most of [1, 2]) {
		const { length, variables } = lastStay(trace, most);
		if (2 * length < trace.length || variables.length === 0) continue;
		const last = formatNumber(length);
		const [variable, other] = variables.map(nameOf);
		const told =
			other === undefined
				? m.program_end_steps_in({ ...steps, last, variable })
				: m.program_end_steps_two({ ...steps, last, variable, other });
		return [told, lastLines(trace)];
	}
	return [m.program_end_steps(steps), lastLines(trace)];
}

/** As many steps are the last ones. */
const LAST = 1000;

/** From which lines the last steps came; empty if no line made them. */
function lastLines({ log: { lines, length } }: StoredTrace): string {
	const last = lines.subarray(Math.max(0, length - LAST), length).filter((line) => line > 0);
	if (last.length === 0) return '';
	const [from, to] = [Math.min(...last), Math.max(...last)].map((line) => formatNumber(line));
	return from === to
		? m.program_end_last_line({ line: from })
		: m.program_end_last_lines({ from, to });
}

/** The last steps that are about so many variables at most: how many they are, and the variables. */
function lastStay({ log: { words, length } }: StoredTrace, most: number) {
	const variables: number[] = [];
	let at = length;
	for (; at > 0; at--) {
		const variable = stepVariable(words[at - 1]);
		if (variable < 0 || variables.includes(variable)) continue;
		if (variables.length === most) break;
		variables.push(variable);
	}
	return { length: length - at, variables: variables.sort((one, other) => one - other) };
}
