import type { Named, Vocabulary } from '$lib/stage/board/vocabulary';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { countValues } from '$lib/engine/problem';
import type { Moment } from '$lib/engine/trace/moment';
import { emptyBoard } from '../../board';
import { sudoku } from '../../sudoku';
import { planOf, questionAt, type Plan, type Question } from '../plan';
import type { DigSetup, DrawSetup } from '../setup';

type Tell = NonNullable<Vocabulary['tell']>;

const openOf = ({ assignment }: Pick<Moment, 'assignment'>) =>
	assignment.reduce((open, symbol) => open + (symbol < 0 ? 1 : 0), 0);

/** The sentences about filling a board by drawing. */
export function tellOfDrawing(setup: DrawSetup): Tell {
	const problem = sudoku(emptyBoard(setup.shape));
	const ascending = setup.mode === 'redraw' && setup.ascending;
	const order = setup.mode === 'redraw' ? setup.order : 'random';

	/** How many symbols are legal at a cell. */
	function countAt(cell: number, assignment: Int8Array): number {
		const model = problem.model();
		assignment.forEach((symbol, other) => symbol >= 0 && model.place(other, symbol));
		return countValues(model.legal(cell));
	}

	function start(open: number): string[] {
		const first = m.making_says_blind_start(counted(open));
		if (setup.mode === 'blind') return [first, m.making_says_blind_rule()];
		return [first, ascending ? m.making_says_redraw_rule_first() : m.making_says_redraw_rule()];
	}

	function chosen(cell: number, moment: Moment, named: Named): string {
		const variable = named.variable(cell);
		if (order === 'reading') return m.making_says_choose_reading({ variable });
		if (order === 'random')
			return m.making_says_choose_random({ variable, ...counted(openOf(moment)) });
		const count = countAt(cell, moment.assignment);
		return count === 0
			? m.making_says_choose_fewest_none({ variable })
			: m.making_says_choose_fewest({ variable, ...counted(count) });
	}

	function takenBack(cell: number, value: string, moment: Moment, named: Named): string[] {
		const variable = named.variable(cell);
		const told = m.making_says_taken_back({ value, variable });
		if (ascending && order !== 'random') return [told, m.making_says_first_again({ value })];
		if (order !== 'fewest') return [told, m.making_says_may_repeat()];
		const count = countAt(cell, moment.assignment);
		return [told, m.making_says_same_again({ variable, ...counted(count) })];
	}

	/** Why it would not have ended by itself. */
	function stopped({ steps, placements }: Moment['statistics']): string[] {
		const told = m.making_says_stopped({ steps: formatNumber(steps), ...counted(placements) });
		if (setup.mode === 'blind') return [told];
		const repeats = order === 'fewest' || (order === 'reading' && ascending);
		return [told, repeats ? m.making_says_trapped() : m.making_says_never_back()];
	}

	return ({ moment, variable, value, clash, named }) => {
		const { step, outcome, statistics } = moment;
		const open = openOf(moment);
		if (step === null) return start(open);
		if (outcome?.kind === 'stopped') return stopped(statistics);
		switch (step.kind) {
			case 'choose':
				return [chosen(step.variable, moment, named)];
			case 'reject':
				return [
					ascending
						? m.making_says_reject_first({ value, clash })
						: m.making_says_reject({ value, clash })
				];
			case 'place':
				return [
					ascending
						? m.making_says_place_first({ variable, value })
						: m.making_says_place({ variable, value }),
					open === 0 ? m.making_says_empty_none() : m.making_says_empty(counted(open))
				];
			case 'deadend':
				return [
					m.making_says_deadend({ variable }),
					setup.mode === 'blind' ? m.making_says_stuck(counted(open)) : m.making_says_empty_last()
				];
			case 'backtrack':
				return takenBack(step.variable, value, moment, named);
			case 'solution':
				return [m.making_says_full()];
			default:
				return [];
		}
	};
}

/** The sentences about taking digits away. */
export function tellOfDigging(setup: DigSetup): Tell {
	return ({ moment, variable, value, named }) => {
		const plan = planOf(setup);
		const { step, position } = moment;
		if (step === null) return start(plan);
		if (step.kind === 'solution') return end(plan);
		const question = questionAt(plan, position);
		if (question === null) return [];
		switch (step.kind) {
			case 'choose': {
				const asked = { variable, value: named.value(plan.full.cells[step.variable]) };
				return [
					position === question.from + 1
						? m.making_says_dig_choose(asked)
						: m.making_says_dig_with(asked)
				];
			}
			case 'place':
				return placed(question, value, position === question.asked);
			case 'deadend':
				return [kept(question, named.value(plan.full.cells[question.cells[0]]))];
			case 'backtrack': {
				const told = [putBack(question, { value, variable })];
				return position === question.to ? [...told, used(question.stayed + 1)] : told;
			}
			default:
				return [];
		}
	};

	function start(plan: Plan): string[] {
		return [
			m.making_says_dig_start(counted(plan.full.cells.length)),
			plan.isPattern ? m.making_says_dig_pattern() : '',
			setup.symmetry === 'none' ? m.making_says_dig_rule() : m.making_says_dig_rule_set(),
			setup.attempts === 0 ? '' : m.making_says_dig_attempts(counted(setup.attempts))
		];
	}

	function placed({ verdict, cells, clues }: Question, value: string, isLast: boolean): string[] {
		if (!isLast) return [m.making_says_dig_try_more({ value, count: formatNumber(cells.length) })];
		if (verdict !== 'taken') return [m.making_says_dig_try({ value })];
		return [
			cells.length === 1
				? m.making_says_taken({ value })
				: m.making_says_taken_set({ count: formatNumber(cells.length) }),
			m.making_says_clues(counted(clues - cells.length))
		];
	}

	function kept({ verdict, cells, differ }: Question, value: string): string {
		if (verdict === 'unknown') return m.making_says_unknown();
		return cells.length === 1
			? m.making_says_kept({ value, ...counted(differ.length) })
			: m.making_says_kept_set({ cells: formatNumber(cells.length), ...counted(differ.length) });
	}

	/** Why a digit is put back. */
	function putBack({ verdict, cells }: Question, names: { value: string; variable: string }) {
		if (verdict === 'unknown') return m.making_says_put_back_unknown(names);
		return cells.length === 1 ? m.making_says_put_back(names) : m.making_says_put_back_set(names);
	}

	function used(stayed: number): string {
		if (setup.attempts > 0)
			return m.making_says_used({
				count: formatNumber(stayed),
				attempts: formatNumber(setup.attempts)
			});
		return setup.symmetry === 'none'
			? m.making_says_stayed(counted(stayed))
			: m.making_says_stayed_set(counted(stayed));
	}

	function end(plan: Plan): string[] {
		const clues = plan.left.cells.reduce((count, symbol) => count + (symbol < 0 ? 0 : 1), 0);
		return [m.making_says_end(counted(clues)), ending(plan)];
	}

	function ending({ end, unknown }: Plan): string {
		switch (end) {
			case 'attempts':
				return m.making_says_end_attempts();
			case 'clues':
				return m.making_says_end_clues();
			case 'gave-up':
				return m.making_says_end_gave_up(counted(unknown));
			case 'all':
				if (unknown > 0) return m.making_says_end_unknown(counted(unknown));
				return setup.symmetry === 'none'
					? m.making_says_end_minimal()
					: m.making_says_end_minimal_set();
		}
	}
}
