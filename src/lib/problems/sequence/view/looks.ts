import { lastPlacement } from '$lib/state/reasons';
import { allValues, countValues } from '$lib/problems/problem';
import type { Frame } from '$lib/search/frame';
import type { Moment } from '$lib/trace/moment';
import type { Pencil } from '$lib/state/view';
import type { Link } from './links';

/** How a letter came where it stands, or does not stand. */
export type TileState =
	| 'empty'
	/** Typed by the user. */
	| 'typed'
	/** Placed by the search: part of the interim checkpoint. */
	| 'placed'
	/** The tip of the interim checkpoint. */
	| 'newest'
	/** Placed by elimination. */
	| 'forced'
	/** Placed by elimination, and the tip. */
	| 'forced-newest'
	/** Rejected just now: it breaks a rule. */
	| 'tried'
	/** Taken back just now. */
	| 'ghost'
	/** No letter is left to try. */
	| 'deadend'
	/** Placed by the search, in a solution. */
	| 'solved';

/** All that one position of the strip draws and says. */
export interface PositionView {
	readonly position: number;
	readonly state: TileState;
	/** The letter on the tile, −1 for none. */
	readonly letter: number;
	/** Breaks a rule with another typed letter. */
	readonly conflict: boolean;
	/** Breaks a rule with the letter that is being tried. */
	readonly clash: boolean;
	/** The cause of the elimination. */
	readonly cause: boolean;
	/** The step is about it. */
	readonly current: boolean;
	/** Open, and no candidate is left. */
	readonly barren: boolean;
	/** The letters below are shown. */
	readonly column: boolean;
	/** Masks of letters: candidates of an open position; left to try, rejected, failed, taken back
	 * after a solution, crossed out by elimination. */
	readonly legal: number;
	readonly left: number;
	readonly rejected: number;
	readonly failed: number;
	readonly done: number;
	readonly struck: number;
	/** The letter that the step is about, −1 for none. */
	readonly ringed: number;
	/** What is to be seen of the order between this letter and the next one: it holds, it breaks. */
	readonly sign: 'none' | 'idle' | 'holds' | 'breaks' | 'solves';
}

export interface ViewsInput {
	/** Of the setup: for each position its letter, −1 where there is none. */
	readonly letters: ArrayLike<number>;
	readonly assignment: ArrayLike<number>;
	/** Null while the setup is shown. */
	readonly moment: Moment | null;
	readonly conflicts: ReadonlySet<number>;
	readonly clashes: readonly number[];
	readonly links: readonly Link[];
	readonly candidates: ArrayLike<number> | null;
	readonly struck: ArrayLike<number> | null;
	readonly pencil: Pencil;
	/** How many letters there are. */
	readonly values: number;
	/** For a frame: mask of the letters taken back there that had led to a solution. */
	readonly succeeded: (frame: number) => number;
	/** Neighbours keep to an order that has a sign. */
	readonly signs: boolean;
}

/** A position with no more letters left than this has few. */
const FEW = 3;

/** What each position shows. */
export function positionViews(input: ViewsInput): PositionView[] {
	const { letters, assignment, moment, pencil, candidates, struck, values } = input;
	const step = moment?.step ?? null;
	const frames = new Map<number, { frame: Frame; index: number }>();
	moment?.frames.forEach((frame, index) => frames.set(frame.variable, { frame, index }));
	/** The position placed last of those in force. */
	const tip = moment === null ? null : lastPlacement(moment)?.variable;
	const broken = new Set(
		input.links.map(({ position, other }) =>
			Math.abs(position - other) === 1 ? Math.min(position, other) : -1
		)
	);
	const filled = (position: number) =>
		(assignment[position] ?? -1) >= 0 ||
		(step?.kind === 'reject' && step.variable === position && step.value >= 0);

	function signAt(position: number): PositionView['sign'] {
		if (!input.signs || position + 1 >= assignment.length) return 'none';
		if (broken.has(position)) return 'breaks';
		if (!filled(position) || !filled(position + 1)) return 'idle';
		return step?.kind === 'solution' ? 'solves' : 'holds';
	}

	return Array.from({ length: assignment.length }, (_, position) => {
		const isTyped = letters[position] >= 0;
		const isOpen = assignment[position] < 0;
		const isStep = step?.variable === position;
		const known = frames.get(position);
		let state: TileState = 'empty';
		let letter = assignment[position];
		if (isTyped) state = 'typed';
		else if (!isOpen) {
			if (step?.kind === 'solution') state = 'solved';
			else if (known?.frame.forced) state = position === tip ? 'forced-newest' : 'forced';
			else state = position === tip ? 'newest' : 'placed';
		} else if (isStep && step.kind === 'deadend') state = 'deadend';
		else if (isStep && (step.kind === 'reject' || step.kind === 'backtrack')) {
			state = step.kind === 'reject' ? 'tried' : 'ghost';
			letter = step.value;
		}

		const out = struck?.[position] ?? 0;
		const masks = { legal: 0, left: 0, rejected: 0, failed: 0, done: 0, struck: 0 };
		if (known !== undefined && !known.frame.forced) {
			const { left, rejected, failed, value } = known.frame;
			masks.left = left;
			masks.rejected = rejected;
			masks.done = failed & input.succeeded(known.index);
			masks.failed = failed & ~masks.done;
			const told = left | rejected | failed | (value < 0 ? 0 : 1 << value);
			masks.struck = allValues(values) & ~told;
		} else if (isOpen && candidates !== null) {
			masks.legal = candidates[position];
			masks.struck = out;
		}
		const count = countValues(known === undefined ? masks.legal : masks.left);
		const judged = known !== undefined || (isOpen && candidates !== null);
		const column =
			judged &&
			!isTyped &&
			pencil !== 'off' &&
			(pencil === 'all' || isStep || (count <= FEW && !known?.frame.forced));

		return {
			position,
			state,
			letter,
			conflict: input.conflicts.has(position),
			clash: step?.kind === 'reject' && input.clashes.includes(position),
			cause: step?.kind === 'eliminate' && step.cause === position,
			current: isStep,
			barren:
				state === 'empty' &&
				known === undefined &&
				pencil !== 'off' &&
				candidates !== null &&
				masks.legal === 0,
			column,
			...masks,
			ringed: isStep ? step.value : -1,
			sign: signAt(position)
		};
	});
}

/** What has become of one letter of a position. */
export type MarkState =
	'legal' | 'illegal' | 'left' | 'rejected' | 'failed' | 'done' | 'placed' | 'solved' | 'struck';

export function markState(view: PositionView, letter: number): MarkState {
	const bit = 1 << letter;
	const has = (mask: number) => (mask & bit) !== 0;
	if (view.letter === letter && view.state !== 'tried' && view.state !== 'ghost')
		return view.state === 'solved' ? 'solved' : 'placed';
	if (has(view.failed)) return 'failed';
	if (has(view.done)) return 'done';
	if (has(view.rejected)) return 'rejected';
	if (has(view.left)) return 'left';
	if (has(view.legal)) return 'legal';
	return has(view.struck) ? 'struck' : 'illegal';
}
