import type { Settlement } from '../judge';

/** What became of a task, for whoever keeps its score: the page, or the book or platform around it. */
export interface TaskResult {
	/** 0 to 1; null as long as nothing is settled, but something was tried. */
	readonly score: number | null;
	readonly isDone: boolean;
	/** What brings the reader back to where they were; short, and untrusted when it comes back. */
	readonly state: string;
}

/** The longest state that is read. */
export const MOST_STATE = 2000;

/** How a question was settled, in a state. */
export const LETTERS: Record<Settlement, string> = { first: 'f', later: 'l', shown: 's' };

/** Stands in a state for a wrong answer to what is not settled yet. */
export const MISSED = 'w';

/** How questions were settled, a letter each. @param missed the open question was answered wrongly */
export function writeSettlements(settled: readonly Settlement[], missed = false): string {
	return settled.map((how) => LETTERS[how]).join('') + (missed ? MISSED : '');
}

/** What {@link writeSettlements} wrote; none for anything else. */
export function readSettlements(state: string): readonly Settlement[] {
	if (state.length > MOST_STATE || !/^[fls]*w?$/.test(state)) return [];
	const hows = Object.keys(LETTERS) as Settlement[];
	return Array.from(state.replace(MISSED, ''), (letter) =>
		hows.find((how) => LETTERS[how] === letter)!
	);
}
