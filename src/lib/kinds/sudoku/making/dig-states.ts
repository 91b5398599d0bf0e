import { questionAt, type Plan } from './plan';

/** What digging has found out about a cell. */
export type DigKind =
	/** Its digit was not tried yet. */
	| 'full'
	/** Its digit was just taken away. */
	| 'asked'
	/** Taken away for good. */
	| 'gone'
	/** Put back just now. */
	| 'back'
	/** Its digit had to stay. */
	| 'stays'
	/** Its digit stays because the search gave up before it knew whether it has to. */
	| 'unknown'
	/** Two solutions differ here. */
	| 'differs';

/** Everything that a board shows about one cell while it loses its digits. */
export interface DigState {
	readonly cell: number;
	readonly kind: DigKind;
	/** Its symbol on the full board, −1 if it is gone. */
	readonly symbol: number;
	/** Its symbol in the second solution, −1 where that does not matter. */
	readonly other: number;
	/** Its digit is on the board. */
	readonly given: boolean;
	/** The step is about it. */
	readonly current: boolean;
}

/** The state of every cell at a position of the run. */
export function digStates(plan: Plan, position: number): DigState[] {
	const { cells } = plan.full;
	const kinds = new Array<DigKind>(cells.length).fill('full');
	const question = questionAt(plan, position);
	for (const past of plan.questions) {
		if (past === question || past.to > position) break;
		const { verdict } = past;
		const kind = verdict === 'taken' ? 'gone' : verdict === 'kept' ? 'stays' : 'unknown';
		for (const cell of past.cells) kinds[cell] = kind;
	}
	const step = position > 0 ? plan.steps[position - 1] : null;
	for (let at = question?.from ?? position; at < position; at++) {
		const { kind, variable } = plan.steps[at];
		if (kind === 'place') kinds[variable] = 'asked';
		if (kind === 'backtrack') kinds[variable] = 'back';
	}
	const given = kinds.map((kind) => kind !== 'gone' && kind !== 'asked');
	const showsOther = step?.kind === 'deadend' || step?.kind === 'backtrack';
	const other = showsOther ? (question?.other ?? null) : null;
	if (other !== null) for (const cell of question!.differ) kinds[cell] = 'differs';
	// A dead end is about the cell that was emptied last.
	const subject = step?.kind === 'deadend' ? question!.cells.at(-1) : step?.variable;
	return Array.from(cells, (symbol, cell) => {
		const kind = kinds[cell];
		return {
			cell,
			kind,
			symbol: kind === 'gone' ? -1 : symbol,
			other: kind === 'differs' ? other![cell] : -1,
			given: given[cell],
			current: subject === cell
		};
	});
}
