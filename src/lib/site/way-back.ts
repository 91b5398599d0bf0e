import { isFrame } from './remembered.svelte';

/** A board that was opened from an experiment, so that the race can lead back. */
export interface OpenedBoard {
	/** The query of the experiment, with "?". */
	readonly query: string;
	/** "Easy 50, board 17". */
	readonly name: string;
	readonly kind: string;
	/** The board, as `kind.write` makes it. */
	readonly parameters: Readonly<Record<string, string>>;
}

/** Whether a puzzle is the board that was opened, without an edit. */
export function isOpened(
	board: OpenedBoard,
	kind: string,
	written: Record<string, string>
): boolean {
	const names = Object.keys(written);
	return (
		kind === board.kind &&
		names.length === Object.keys(board.parameters).length &&
		names.every((name) => written[name] === board.parameters[name])
	);
}

/** What pages keep for the way back to them. */
interface Kept {
	/** The query of the race that was left last, and what follows it. */
	race: string;
	/** The board that was opened last. */
	board: OpenedBoard;
	/** The place in the tutorial that was left last: its address. */
	lesson: string;
	/** Which of several drafts of a name this tab shows: the names of their places. */
	drafts: Readonly<Record<string, string>>;
	/** The work on an exercise that this tab has written into its address last. */
	work: string;
	/** The addresses that a teacher has collected. */
	collected: string;
	/** The files of homework that a teacher has opened: their page knows what they hold. */
	collectedFiles: unknown;
	/** How the experiment looked: its page knows what that is. */
	experiment: unknown;
}

const nameOf = (key: keyof Kept) => `backtrail-${key}`;

/** Keeps something for the way back, as long as the tab is open. @returns whether it is kept */
export function leave<Key extends keyof Kept>(key: Key, value: Kept[Key]): boolean {
	if (isFrame) return false;
	try {
		sessionStorage.setItem(nameOf(key), JSON.stringify(value));
		return true;
	} catch {
		// Storage is refused: the way back leads to the page as it begins.
		return false;
	}
}

/** What {@link leave} kept; null if there is nothing. */
export function left<Key extends keyof Kept>(key: Key): Kept[Key] | null {
	if (isFrame) return null;
	try {
		return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') as Kept[Key] | null;
	} catch {
		return null;
	}
}

/** Forgets what {@link leave} kept. */
export function forget(key: keyof Kept): void {
	try {
		sessionStorage.removeItem(nameOf(key));
	} catch {
		// Storage is refused: nothing was kept.
	}
}
