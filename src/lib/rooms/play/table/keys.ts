import { letterOf, type Key } from '$lib/stage/board/keys';
import { symbolTexts } from '$lib/kinds/sudoku/symbols';
import { symbolTyped } from '$lib/kinds/sudoku/view/board/typing';

/** What a key does while a game is played, apart from typing. */
export type PlayCommand =
	| 'undo'
	| 'redo'
	| 'notes'
	| 'colours'
	| 'symbol-first'
	| 'hint'
	| 'pause'
	| 'help';

export type Pressed =
	| { readonly kind: 'symbol' | 'note'; readonly symbol: number }
	| { readonly kind: 'erase' }
	| { readonly kind: 'command'; readonly command: PlayCommand }
	/** A character that means nothing here. */
	| { readonly kind: 'refused'; readonly character: string };

/** The commands, in the order of the help, in the notation of `aria-keyshortcuts`. */
const PLAY_KEYS: readonly {
	readonly command: PlayCommand;
	readonly keys: readonly string[];
	/** The letter where the usual one is a symbol of the board: 25×25 has A to P. */
	readonly large?: string;
}[] = [
	{ command: 'notes', keys: ['N'], large: 'W' },
	{ command: 'colours', keys: ['K'], large: 'R' },
	{ command: 'symbol-first', keys: ['L'], large: 'S' },
	{ command: 'hint', keys: ['H'], large: 'T' },
	{ command: 'pause', keys: ['P'], large: 'Q' },
	{ command: 'undo', keys: ['Control+Z'] },
	{ command: 'redo', keys: ['Control+Y', 'Control+Shift+Z'] },
	{ command: 'help', keys: ['?'] }
];

/** The keys of each command on a board of `size` symbols, in the order of the help. */
export function playKeys(
	size: number
): readonly { readonly command: PlayCommand; readonly keys: readonly string[] }[] {
	const symbols = symbolTexts(size);
	return PLAY_KEYS.map(({ command, keys, large }) => ({
		command,
		keys: large !== undefined && keys.some((key) => symbols.includes(key)) ? [large] : keys
	}));
}

/** The first key of a command on a board of `size` symbols. */
export function keyOf(command: PlayCommand, size: number): string {
	return playKeys(size).find((one) => one.command === command)!.keys[0];
}

/**
 * What a key means on a board of `size` symbols; null if it is the page's. A letter that is a symbol
 * of the board types it, so a large board has other letters for commands.
 *
 * @param letters whether single letters and signs are commands
 */
export function pressed(size: number, key: Key, letters = true): Pressed | null {
	if (key.ctrlKey || key.metaKey) return commandWithControl(key);
	const symbol = symbolTyped(size, plain(key));
	const isNote = key.altKey || key.shiftKey;
	if (symbol === -1) return isNote ? null : { kind: 'erase' };
	if (symbol !== null) return { kind: isNote ? 'note' : 'symbol', symbol };
	if (key.altKey || [...key.key].length !== 1 || key.key === ' ') return null;
	const letter = key.key === '?' ? key.key : letterOf(key)?.toUpperCase();
	const found = playKeys(size).find(({ keys }) => letter !== undefined && keys.includes(letter));
	if (found !== undefined && letters) return { kind: 'command', command: found.command };
	return { kind: 'refused', character: key.key };
}

/** The key without Shift and Alt, which change the character of a digit's key. */
function plain(key: Key): Key {
	const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(key.code) ?? [];
	const [, letter] = /^Key([A-Z])$/.exec(key.code) ?? [];
	const { shiftKey, altKey, code } = key;
	const changed = shiftKey || altKey ? (digit ?? (altKey ? letter : undefined)) : undefined;
	return { key: changed ?? key.key, code, shiftKey, altKey: false, ctrlKey: false, metaKey: false };
}

function commandWithControl(key: Key): Pressed | null {
	if (key.altKey) return null;
	const letter = letterOf(key);
	if (letter === 'z') return { kind: 'command', command: key.shiftKey ? 'redo' : 'undo' };
	return letter === 'y' && !key.shiftKey ? { kind: 'command', command: 'redo' } : null;
}
