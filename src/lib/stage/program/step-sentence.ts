import type { StoredStep, StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { Told } from '../board/vocabulary';
import { callsShown } from './calls';
import type { RunOfProgram } from './program-run';
import { shorten } from './shorten';

/** What the step that leads to a moment does, or what is about to begin, in a sentence. */
export function stepSentence(
	{ trace, problem, view, setup, texts }: RunOfProgram,
	{ moment, variable, value, clash, named }: Told
): string {
	const { position, assignment } = moment;
	const step = trace.eventAt(position);
	if (step === null) {
		const first = trace.eventAt(1);
		const call = first?.kind === 'call' ? texts[first.other] : undefined;
		return call === undefined
			? m.program_begin()
			: m.program_begin_call({ call: isolate(shorten(call)) });
	}
	const names = { variable, value };
	const words = view.vocabulary(setup);
	const before = trace.at(position - 1).assignment;
	const tried = { variable: step.variable, value: step.value, assignment };
	switch (step.kind) {
		case 'choose':
			return m.program_chosen(names);
		case 'reject':
			if (before[step.variable] === step.value) return m.program_reject_there(names);
			if (clash === '') {
				// Where not even the same value clashes, the rule is the program's own.
				const same = new Int8Array(problem.variableCount).fill(step.value);
				const hasOwnRule = problem.clashes(same, step.variable, step.value).length === 0;
				return hasOwnRule ? m.program_reject_own_rule(names) : m.program_reject_wrongly(names);
			}
			return words.reject?.({ ...names, clash }, tried) ?? m.explain_reject({ ...names, clash });
		case 'place':
			if (step.other >= 0)
				return m.program_overwrite({ ...names, before: named.value(step.other) });
			return clash === '' ? m.program_place(names) : m.program_place_clash({ ...names, clash });
		case 'deadend': {
			const left = before[step.variable];
			return left < 0
				? m.program_deadend(names)
				: m.program_deadend_left({ variable, value: named.value(left) });
		}
		case 'backtrack':
			return isWrittenOver(trace, position)
				? m.program_give_way(names)
				: m.program_take_back(names);
		case 'solution':
			return words.solution(null, assignment);
		case 'pass':
			return m.program_pass({
				variable: named.variable(step.variable),
				value: named.value(step.value)
			});
		case 'call': {
			const call = callsShown(trace.callsAt(position), texts).waiting.at(-1);
			return m.program_call({ call: isolate(call?.text ?? '') });
		}
		case 'return': {
			const { waiting, returned } = callsShown(trace.callsAt(position), texts);
			if (returned === null) return '';
			const told = { call: isolate(returned.text), value: isolate(returned.result) };
			const caller = waiting.at(-1);
			return caller === undefined
				? m.program_return_first(told)
				: m.program_return_to({ ...told, caller: isolate(caller.text) });
		}
		default:
			return '';
	}
}

/** Whether the step that leads to a position takes a value back only because the next one writes over it. */
export function isWrittenOver(trace: StoredTrace, position: number): boolean {
	const step = trace.eventAt(position);
	const next = trace.eventAt(position + 1);
	return next?.kind === 'place' && next.variable === step?.variable && next.other === step.value;
}

/** What a step is called that no search makes. */
export function eventWord(step: StoredStep | null): string | undefined {
	if (step?.kind === 'call') return m.program_kind_call();
	if (step?.kind === 'return') return m.program_kind_return();
	return step?.kind === 'pass' ? m.program_kind_pass() : undefined;
}
