import { letterKeys } from './letter-keys.svelte';

/** Everything that a key can do in the studio. */
export type ActionId =
	| 'toggle'
	| 'step-back'
	| 'step-forward'
	| 'start'
	| 'end'
	| 'slower'
	| 'faster'
	| 'grain'
	| 'backtrack-back'
	| 'backtrack-forward'
	| 'solution-back'
	| 'solution-forward'
	| 'deadend-back'
	| 'deadend-forward'
	| 'cell-back'
	| 'cell-forward'
	| 'return'
	| 'breakpoint'
	| 'mark'
	| 'future'
	| 'undo'
	| 'redo'
	| 'tree-fit'
	| 'tree-follow'
	| 'present'
	| 'code'
	| 'second'
	| 'ask'
	| 'stage'
	| 'help';

export type KeyGroup = 'play' | 'jump' | 'edit' | 'view';

export interface Binding {
	readonly id: ActionId;
	/** The section of the help that lists it. */
	readonly group: KeyGroup;
	/**
	 * In the notation of `aria-keyshortcuts`: `Shift+ArrowLeft`. Any of them triggers the action; ⌘
	 * works like Control.
	 */
	readonly keys: readonly string[];
	/** Holding the key down repeats the action. */
	readonly repeats: boolean;
}

/**
 * The keys, in the order of the help. Time runs left to right in every language, so ← always means
 * back. A presenter's clicker sends PageUp and PageDown, and B to blank the screen.
 */
export const BINDINGS: readonly Binding[] = [
	{ id: 'toggle', group: 'play', keys: ['Space', 'B'], repeats: false },
	{ id: 'step-back', group: 'play', keys: ['ArrowLeft', 'PageUp'], repeats: true },
	{ id: 'step-forward', group: 'play', keys: ['ArrowRight', 'PageDown'], repeats: true },
	{ id: 'start', group: 'play', keys: ['Home'], repeats: false },
	{ id: 'end', group: 'play', keys: ['End'], repeats: false },
	{ id: 'slower', group: 'play', keys: [','], repeats: true },
	{ id: 'faster', group: 'play', keys: ['.'], repeats: true },
	{ id: 'grain', group: 'play', keys: ['G'], repeats: false },
	{ id: 'backtrack-back', group: 'jump', keys: ['Shift+ArrowLeft'], repeats: true },
	{ id: 'backtrack-forward', group: 'jump', keys: ['Shift+ArrowRight'], repeats: true },
	{ id: 'solution-back', group: 'jump', keys: ['Alt+ArrowLeft'], repeats: true },
	{ id: 'solution-forward', group: 'jump', keys: ['Alt+ArrowRight'], repeats: true },
	{ id: 'deadend-back', group: 'jump', keys: ['Shift+D'], repeats: true },
	{ id: 'deadend-forward', group: 'jump', keys: ['D'], repeats: true },
	{ id: 'cell-back', group: 'jump', keys: ['Shift+C'], repeats: true },
	{ id: 'cell-forward', group: 'jump', keys: ['C'], repeats: true },
	{ id: 'return', group: 'jump', keys: ['R'], repeats: true },
	{ id: 'breakpoint', group: 'jump', keys: ['N'], repeats: true },
	{ id: 'undo', group: 'edit', keys: ['Control+Z'], repeats: true },
	{ id: 'redo', group: 'edit', keys: ['Control+Y', 'Control+Shift+Z'], repeats: true },
	{ id: 'tree-fit', group: 'view', keys: ['F'], repeats: false },
	{ id: 'tree-follow', group: 'view', keys: ['T'], repeats: false },
	{ id: 'present', group: 'view', keys: ['P'], repeats: false },
	{ id: 'code', group: 'view', keys: ['Q'], repeats: false },
	{ id: 'second', group: 'view', keys: ['W'], repeats: false },
	{ id: 'ask', group: 'view', keys: ['A'], repeats: false },
	{ id: 'stage', group: 'view', keys: ['S'], repeats: false },
	{ id: 'mark', group: 'view', keys: ['M'], repeats: false },
	{ id: 'future', group: 'view', keys: ['H'], repeats: false },
	{ id: 'help', group: 'view', keys: ['?'], repeats: false }
];

/** A key that types a character: a letter or a sign, with or without Shift. */
function isCharacter(chord: string): boolean {
	return chord.replace('Shift+', '').length === 1;
}

/** The keys of a binding that act at present: those that type a character can be switched off. */
export function activeKeys({ keys }: Binding): readonly string[] {
	return letterKeys.on ? keys : keys.filter((chord) => !isCharacter(chord));
}

/** The first active key of an action, for the tooltip of its button. */
export function shortcutOf(id: ActionId): string | undefined {
	const binding = BINDINGS.find((one) => one.id === id);
	return binding && activeKeys(binding)[0];
}

/** The parts of a keyboard event that a binding depends on. */
export type KeyInput = Pick<
	KeyboardEvent,
	'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'
>;

/** The binding of a key press, or null if it has none. */
export function bindingOf(event: KeyInput): Binding | null {
	if (event.isComposing) return null;
	const chord = chordOf(event);
	return BINDINGS.find((binding) => activeKeys(binding).includes(chord)) ?? null;
}

/** Bound punctuation keys, by their position on a Latin keyboard. */
const PUNCTUATION: Record<string, string> = { Comma: ',', Period: '.' };

function chordOf({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyInput): string {
	let name = key === ' ' ? 'Space' : key;
	// A letter of another script (Hebrew, Russian, Serbian): use the key's position.
	if (name.length === 1 && name > '~') {
		if (/^Key[A-Z]$/.test(code)) name = code.slice(3);
		else if (code === 'Slash' && shiftKey) name = '?';
		else name = PUNCTUATION[code] ?? name;
	}
	const isLetter = /^[a-z]$/i.test(name);
	if (isLetter) name = name.toUpperCase();
	// Ignore Shift when it only serves to type a ? (or a comma on a Russian keyboard).
	const shift = shiftKey && (isLetter || name.length > 1) ? 'Shift+' : '';
	return (ctrlKey || metaKey ? 'Control+' : '') + (altKey ? 'Alt+' : '') + shift + name;
}
