import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { listValues } from '$lib/engine/problem';
import type { StateKind, VariableState } from '../facts/variable-states';

/** The names of the states; `what` is the value or piece on the square: "queen". */
export type StateTexts = Record<StateKind, (inputs: { what: string }) => string>;
export type FlagTexts = Record<
	'barren' | 'conflict' | 'clash' | 'reason' | 'cause' | 'current',
	() => string
>;

const STATES: StateTexts = {
	open: () => m.board_square_open(),
	set: m.board_square_set,
	placed: m.board_square_placed,
	newest: m.board_square_newest,
	forced: m.board_square_forced,
	'forced-newest': m.board_square_forced_newest,
	tried: m.board_square_tried,
	'taken-back': m.board_square_taken_back,
	deadend: () => m.board_square_deadend(),
	'used-up': () => m.board_square_used_up(),
	solved: m.board_square_solved
};

const FLAGS: FlagTexts = {
	barren: m.board_square_barren,
	conflict: m.board_square_conflict,
	clash: m.board_square_clash,
	reason: m.board_square_reason,
	cause: m.board_square_cause,
	current: m.board_square_current
};

/** The mark on a square that stands for a value. */
export type ValueMark =
	| 'candidate'
	| 'pruned'
	| 'eliminated'
	| 'left'
	| 'rejected'
	| 'failed'
	| 'solved'
	| 'skipped';

/** The mark of one value of a variable, on a board with a square for each value. */
export function valueMark(state: VariableState, value: number): ValueMark | 'none' {
	const isIn = (mask: number) => (mask & (1 << value)) !== 0;
	if (isIn(state.eliminated)) return 'eliminated';
	if (isIn(state.failed)) return 'failed';
	if (isIn(state.solved)) return 'solved';
	if (isIn(state.skipped)) return 'skipped';
	if (state.current && isIn(state.rejected)) return 'rejected';
	if (state.current && isIn(state.left)) return 'left';
	if (isIn(state.candidates)) return 'candidate';
	return isIn(state.pruned) ? 'pruned' : 'none';
}

const MARKS: Record<ValueMark, () => string> = {
	candidate: m.board_mark_candidate,
	pruned: m.board_mark_pruned,
	eliminated: m.board_mark_eliminated,
	left: m.board_mark_left,
	rejected: m.board_mark_rejected,
	failed: m.board_mark_failed,
	solved: m.board_mark_solved,
	skipped: m.board_mark_skipped
};

/** "crossed out by elimination" */
export function markText(mark: ValueMark): string {
	return MARKS[mark]();
}

/** How a value got there: "queen, placed by the search". */
export function kindText(kind: StateKind, what: string, own: Partial<StateTexts> = {}): string {
	return { ...STATES, ...own }[kind]({ what });
}

/** Texts for the other facts about a variable, one each. */
export function flagTexts(
	state: Pick<VariableState, keyof FlagTexts>,
	own: Partial<FlagTexts> = {}
): string[] {
	const texts = { ...FLAGS, ...own };
	return (Object.keys(FLAGS) as (keyof FlagTexts)[])
		.filter((flag) => state[flag] && !(flag === 'clash' && state.reason))
		.map((flag) => texts[flag]());
}

/**
 * The full description of a variable: "5, newest placement, current".
 *
 * @param own texts in the words of the problem.
 */
export function stateText(
	state: VariableState,
	nameOf: (value: number) => string,
	own: Partial<StateTexts & FlagTexts> = {}
): string {
	const texts = [kindText(state.kind, state.value < 0 ? '' : nameOf(state.value), own)];
	const isOpen = state.kind === 'open';
	texts.push(...flagTexts({ ...state, barren: state.barren && isOpen }, own));
	const gone = listValues(state.eliminated);
	if (gone.length > 0)
		texts.push(
			m.board_square_eliminated({ what: gone.map(nameOf).join(' '), ...counted(gone.length) })
		);
	if (isOpen && state.candidates !== 0)
		texts.push(
			m.board_square_candidates({ list: listValues(state.candidates).map(nameOf).join(' ') })
		);
	if (state.weight > 0) texts.push(m.board_square_weight({ weight: formatNumber(state.weight) }));
	if (state.deadEnds > 0) texts.push(m.board_square_dead_ends(counted(state.deadEnds)));
	return texts.join(', ');
}

/** "r3" for the third row, "c5" for the fifth column: the same in every language. */
export function rowName(row: number): string {
	return `r${row + 1}`;
}
export function columnName(column: number): string {
	return `c${column + 1}`;
}

/** "row 3, column 5", from 0. */
export function placeText(row: number, column: number): string {
	return m.board_place({ row: formatNumber(row + 1), column: formatNumber(column + 1) });
}

/** The accessible name of a grid square: "row 3, column 5: empty". */
export function squareName(columns: number, square: number, content: string): string {
	return m.board_square({
		row: formatNumber(Math.floor(square / columns) + 1),
		column: formatNumber((square % columns) + 1),
		content
	});
}
