import { allValues, countValues } from '$lib/engine/problem';
import type { VariableState } from '$lib/stage/facts/variable-states';
import type { Pencil } from '$lib/stage/facts/view';
import type { Moment } from '$lib/engine/trace/moment';
import type { Link } from './links';

/** Masks of the letters of a position, by state. */
export interface LetterMasks {
	/** Breaks no rule, before the search has chosen the position. */
	readonly legal: number;
	readonly left: number;
	readonly rejected: number;
	readonly failed: number;
	/** Taken back by a jump. */
	readonly skipped: number;
	/** Taken back after leading to a solution. */
	readonly done: number;
	readonly pruned: number;
}

/** Everything that one position of the strip draws and says. */
export interface PositionView extends LetterMasks {
	readonly state: VariableState;
	/** Open, not chosen yet, and no letter fits. */
	readonly barren: boolean;
	/** The letters below are shown. */
	readonly column: boolean;
	/** The state of the order sign between this letter and the next one. */
	readonly sign: 'none' | 'idle' | 'holds' | 'breaks' | 'solves';
}

export interface ViewsInput {
	readonly states: readonly VariableState[];
	readonly assignment: ArrayLike<number>;
	/** Null while the setup is shown. */
	readonly moment: Moment | null;
	readonly links: readonly Link[];
	/** Masks of the remaining letters and of those just pruned; null if there are none. */
	readonly candidates: ArrayLike<number> | null;
	readonly pruned: ArrayLike<number> | null;
	readonly pencil: Pencil;
	/** The number of letters. */
	readonly letterCount: number;
	/** The order of neighbours has a sign. */
	readonly signs: boolean;
}

/** A position with at most this many letters left has few. */
const FEW = 3;

const NO_LETTERS: LetterMasks = {
	legal: 0,
	left: 0,
	rejected: 0,
	failed: 0,
	skipped: 0,
	done: 0,
	pruned: 0
};

/** What each position shows. */
export function positionViews(input: ViewsInput): PositionView[] {
	const { states, assignment, moment, pencil, candidates } = input;
	const frameOf = new Map(moment?.frames.map(({ variable }, index) => [variable, index]));
	const broken = new Set(
		input.links.map(({ position, other }) =>
			Math.abs(position - other) === 1 ? Math.min(position, other) : -1
		)
	);

	function masksAt(position: number): LetterMasks {
		const index = frameOf.get(position);
		if (index === undefined || moment!.frames[index].forced) {
			if (assignment[position] >= 0 || candidates === null) return NO_LETTERS;
			const pruned = input.pruned?.[position] ?? 0;
			return { ...NO_LETTERS, legal: candidates[position], pruned };
		}
		const { left, rejected, failed, skipped, solved, value } = moment!.frames[index];
		const told = left | rejected | failed | skipped | solved | (value < 0 ? 0 : 1 << value);
		return {
			legal: 0,
			left,
			rejected,
			failed,
			skipped,
			done: solved,
			pruned: allValues(input.letterCount) & ~told
		};
	}

	function signAt(position: number): PositionView['sign'] {
		const filled = ({ kind, value }: VariableState) => value >= 0 && kind !== 'taken-back';
		if (!input.signs || position + 1 >= states.length) return 'none';
		if (broken.has(position)) return 'breaks';
		if (!filled(states[position]) || !filled(states[position + 1])) return 'idle';
		return moment?.step?.kind === 'solution' ? 'solves' : 'holds';
	}

	return states.map((state, position) => {
		const masks = masksAt(position);
		const isChosen = frameOf.has(position);
		const isForced = state.kind === 'forced' || state.kind === 'forced-newest';
		const isJudged = isChosen || (assignment[position] < 0 && candidates !== null);
		const hasFew = countValues(isChosen ? masks.left : masks.legal) <= FEW && !isForced;
		return {
			state,
			barren: state.barren && state.kind === 'open' && !isChosen,
			column:
				isJudged &&
				state.kind !== 'set' &&
				pencil !== 'off' &&
				(pencil === 'all' || state.current || hasFew),
			...masks,
			sign: signAt(position)
		};
	});
}

/** The state of one letter of a position. */
export type LetterFate =
	| 'legal'
	| 'illegal'
	| 'left'
	| 'rejected'
	| 'failed'
	| 'skipped'
	| 'done'
	| 'placed'
	| 'solved'
	| 'pruned';

export function fateOf(view: PositionView, letter: number): LetterFate {
	const { kind, value } = view.state;
	const has = (mask: number) => (mask & (1 << letter)) !== 0;
	if (value === letter && kind !== 'tried' && kind !== 'taken-back')
		return kind === 'solved' ? 'solved' : 'placed';
	if (has(view.failed)) return 'failed';
	if (has(view.skipped)) return 'skipped';
	if (has(view.done)) return 'done';
	if (has(view.rejected)) return 'rejected';
	if (has(view.left)) return 'left';
	if (has(view.legal)) return 'legal';
	return has(view.pruned) ? 'pruned' : 'illegal';
}
