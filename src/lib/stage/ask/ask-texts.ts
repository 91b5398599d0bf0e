import type { QuestionTexts } from '../board/problem-view';
import type { Names, Vocabulary } from '../board/vocabulary';
import { capitalised, isolate } from '$lib/i18n/bidi';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Problem } from '$lib/engine/problem';
import type { Answer, Reason, Slip } from './judge';
import type { Ask } from './asks';
import type { Question } from './question';
import { sharedUnit } from '../facts/reasons';

/** What a question is about, and how it names things. */
export interface Asked {
	readonly problem: Problem;
	/** The values at the moment of the question. */
	readonly assignment: ArrayLike<number>;
	readonly ordering: string;
	readonly names: Names;
	readonly vocabulary: Vocabulary;
	readonly texts: QuestionTexts;
}

/** What a sort of questions is about. */
export const ASK_KINDS: Record<Ask, () => string> = {
	variable: m.ask_kind_variable,
	value: m.ask_kind_value,
	deadend: m.ask_kind_deadend,
	return: m.ask_kind_return,
	result: m.ask_kind_result
};

/** @param variable the variable that the question is about, if there is one. */
export function questionText(
	{ ask, variable = -1 }: { readonly ask: Ask; readonly variable?: number },
	{ names, texts }: Pick<Asked, 'names' | 'texts'>
): string {
	if (ask === 'variable') return texts.variable();
	const named = { variable: isolate(names.variable(variable)) };
	return ask === 'result' ? m.ask_result(named) : texts[ask](named);
}

export function answerText(question: Question, answer: Answer, { names }: Asked): string {
	switch (question.ask) {
		case 'variable':
			return isolate(names.variable(Number(answer)));
		case 'value':
			return answer === -1 ? m.ask_none() : isolate(names.value(Number(answer)));
		case 'return':
			return answer === -1 ? m.ask_nowhere() : isolate(names.variable(Number(answer)));
		case 'deadend':
			return answer === true ? m.ask_yes() : m.ask_no();
		case 'result':
			return answer === true ? m.ask_result_solution() : m.ask_result_failed();
	}
}

const VALUE_REASONS = {
	crossed: m.ask_reason_crossed,
	tried: m.ask_reason_tried,
	found: m.ask_reason_found,
	forced: m.ask_reason_forced
};

/** Why the search does not do what a wrong answer says. It does not name the right one. */
export function reasonText(reason: Reason, asked: Omit<Asked, 'texts'>): string {
	return capitalised(reasonOf(reason, asked));
}

function reasonOf(reason: Reason, asked: Omit<Asked, 'texts'>): string {
	const { names, ordering, vocabulary } = asked;
	const variableName = (index: number) => isolate(names.variable(index));
	const valueName = (index: number) => isolate(names.value(index));
	const objectName = (index: number) => vocabulary.object?.(valueName(index)) ?? valueName(index);
	switch (reason.kind) {
		case 'given':
		case 'decided': {
			const named = {
				variable: variableName(reason.variable),
				value: valueName(reason.value)
			};
			return reason.kind === 'given' ? m.ask_reason_given(named) : m.ask_reason_decided(named);
		}
		case 'later':
			return m.ask_reason_later({ variable: variableName(reason.variable) });
		case 'counts': {
			const compared = { variable: variableName(reason.variable), ...counted(reason.count) };
			return ordering === 'findmax' ? m.ask_reason_more(compared) : m.ask_reason_fewer(compared);
		}
		case 'tie':
			return m.ask_reason_tie({ variable: variableName(reason.variable) });
		case 'weight':
			return (reason.isTie ? m.ask_reason_weight_tie : m.ask_reason_weight)({
				variable: variableName(reason.variable)
			});
		case 'degree':
			return m.ask_reason_degree({ variable: variableName(reason.variable) });
		case 'clash':
			return clashText(reason, asked);
		case 'crossed':
		case 'tried':
		case 'found':
		case 'forced':
			return VALUE_REASONS[reason.kind]({
				variable: variableName(reason.variable),
				value: objectName(reason.value)
			});
		case 'order':
			return m.ask_reason_order({ value: objectName(reason.value) });
		case 'possible':
			return m.ask_reason_possible({ variable: variableName(reason.variable) });
		case 'nothing':
			return m.ask_reason_nothing({ variable: variableName(reason.variable) });
		case 'open':
			return m.ask_reason_open({ variable: variableName(reason.variable) });
		case 'used-up':
			return m.ask_reason_used_up({ variable: variableName(reason.variable) });
		case 'skipped':
			return m.ask_reason_skipped({ variable: variableName(reason.variable) });
		case 'earlier':
			return reason.variable < 0
				? m.ask_reason_earlier_root()
				: m.ask_reason_earlier({ variable: variableName(reason.variable) });
		case 'solved':
			return m.ask_reason_solved();
		case 'failed':
			return m.ask_reason_failed({ variable: variableName(reason.variable) });
	}
}

function clashText(
	{ variable, value, clashes }: Extract<Reason, { kind: 'clash' }>,
	{ problem, assignment, names, vocabulary }: Omit<Asked, 'texts'>
): string {
	const clash = vocabulary.clash(
		clashes.map((other) => ({
			variable: isolate(names.variable(other)),
			unit: sharedUnit(problem, variable, other, value),
			index: other
		})),
		{ variable, value, assignment }
	);
	const name = isolate(names.value(value));
	const shown = vocabulary.object?.(name) ?? name;
	return clash === ''
		? m.ask_reason_no_fit({ value: shown, variable: isolate(names.variable(variable)) })
		: m.ask_reason_clash({ value: shown, clash });
}

/** The misunderstanding that a wrong answer points to. */
export function slipText(slip: Slip, { ask }: Question): string {
	switch (slip) {
		case 'restart':
			return ask === 'value' ? m.ask_slip_restart_value() : m.ask_slip_restart();
		case 'goes-on':
			return m.ask_slip_goes_on();
		case 'gives-up':
			return m.ask_slip_gives_up();
		case 'ends':
			return m.ask_slip_ends();
	}
}
