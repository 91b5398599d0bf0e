import type { Action, Logged } from './action';

/** Longer texts are not logs: half a million actions. */
export const MAX_LOG = 8 * 1024 * 1024;

/** An entry as text: a letter, what it is about, and whole milliseconds, such as `p40.8t@61500`. */
export function writeEntry({ action, at }: Logged): string {
	return `${writeAction(action)}@${Math.max(0, Math.round(at))}`;
}

function writeAction(action: Action): string {
	switch (action.do) {
		case 'place': {
			const flags = (action.tidy ? 't' : '') + (action.by === 'solver' ? 's' : '');
			return `p${action.cell}.${action.symbol}${flags}`;
		}
		case 'erase':
			return `e${action.cell}`;
		case 'note':
			return `n${action.cell}.${action.symbol}`;
		case 'colour':
			return `c${action.cell}.${action.colour}`;
		case 'cross-out':
			return `k${action.removed.map(({ cell, symbols }) => `${cell}.${symbols}`).join(',')}`;
		case 'fill-notes':
			return 'f';
		case 'clear-notes':
			return 'x';
		case 'undo':
			return 'u';
		case 'redo':
			return 'r';
		case 'reset':
			return 'z';
		case 'solve':
			return 's';
	}
}

const PLAIN = {
	f: 'fill-notes',
	x: 'clear-notes',
	u: 'undo',
	r: 'redo',
	z: 'reset',
	s: 'solve'
} as const;

const ENTRY =
	/^(?:([pnc])(\d{1,4})\.(\d{1,2})(t?)(s?)|e(\d{1,4})|([fxurzs])|k([\d.,]{3,9999}))@(\d{1,12})$/;
const CROSSED = /^(\d{1,4})\.(\d{1,10})$/;

/**
 * Reads the output of {@link writeEntry}, strictly: no other text for the same entry. Whether the
 * entry is possible in a game, only the game can tell.
 */
export function readEntry(text: string): Logged | null {
	const [, letter, cell, number, tidy, solver, erased, plain, crossed, at] = ENTRY.exec(text) ?? [];
	let action: Action;
	if (plain !== undefined) action = { do: PLAIN[plain as keyof typeof PLAIN] };
	else if (crossed !== undefined) action = { do: 'cross-out', removed: readCrossed(crossed) };
	else if (erased !== undefined) action = { do: 'erase', cell: Number(erased) };
	else if (letter === 'p') {
		const placed = { cell: Number(cell), symbol: Number(number), tidy: tidy === 't' };
		action = { do: 'place', ...placed, ...(solver === 's' ? { by: 'solver' } : {}) };
	} else if (letter === 'n') action = { do: 'note', cell: Number(cell), symbol: Number(number) };
	else if (letter === 'c') action = { do: 'colour', cell: Number(cell), colour: Number(number) };
	else return null;
	const logged = { action, at: Number(at) };
	return writeEntry(logged) === text ? logged : null;
}

/** NaN for a text that is not a number; the entry then differs from what was read. */
function readCrossed(text: string): { readonly cell: number; readonly symbols: number }[] {
	return text.split(',').map((one) => {
		const [, cell, symbols] = CROSSED.exec(one) ?? [];
		return { cell: Number(cell), symbols: Number(symbols) };
	});
}

/** A log as text, one entry a line. */
export function writeLog(log: readonly Logged[]): string {
	return log.map(writeEntry).join('\n');
}

/** Reads the output of {@link writeLog}; null for any other text, and for one that is too long. */
export function readLog(text: string): Logged[] | null {
	if (text.length > MAX_LOG) return null;
	if (text === '') return [];
	const log = [];
	for (const line of text.split('\n')) {
		const logged = readEntry(line);
		if (logged === null) return null;
		log.push(logged);
	}
	return log;
}
