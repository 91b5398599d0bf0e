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
 * back.
 */
export const BINDINGS: readonly Binding[] = [
	{ id: 'toggle', group: 'play', keys: ['Space'], repeats: false },
	{ id: 'step-back', group: 'play', keys: ['ArrowLeft'], repeats: true },
	{ id: 'step-forward', group: 'play', keys: ['ArrowRight'], repeats: true },
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
	{ id: 'mark', group: 'view', keys: ['M'], repeats: false },
	{ id: 'future', group: 'view', keys: ['H'], repeats: false },
	{ id: 'help', group: 'view', keys: ['?'], repeats: false }
];

/** The first key of an action, for the tooltip of its button. */
export function shortcutOf(id: ActionId): string | undefined {
	return BINDINGS.find((binding) => binding.id === id)?.keys[0];
}

/** The parts of a keyboard event that matter. */
export type KeyInput = Pick<
	KeyboardEvent,
	| 'key'
	| 'code'
	| 'shiftKey'
	| 'altKey'
	| 'ctrlKey'
	| 'metaKey'
	| 'isComposing'
	| 'defaultPrevented'
	| 'target'
>;

/**
 * The binding of a key press; null if it has none, or if the focused element needs the key: a
 * field, a dialog, or an element that has already handled it (and prevented its default).
 */
export function matchKey(event: KeyInput, bindings: readonly Binding[] = BINDINGS): Binding | null {
	if (event.defaultPrevented || event.isComposing) return null;
	const chord = chordOf(event);
	const binding = bindings.find(({ keys }) => keys.includes(chord));
	return binding === undefined || isTaken(event.target, event.key) ? null : binding;
}

/**
 * Performs the action of a key press and prevents the browser's default.
 * @returns whether the key has an action.
 */
export function handleKey(
	event: KeyboardEvent,
	perform: (action: ActionId) => void,
	bindings: readonly Binding[] = BINDINGS
): boolean {
	const binding = matchKey(event, bindings);
	if (binding === null) return false;
	event.preventDefault();
	if (!event.repeat || binding.repeats) perform(binding.id);
	return true;
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

const TEXT_FIELDS =
	'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu], dialog, [role=dialog]';
/** Elements that Space activates. */
const PRESSABLE =
	'button, a[href], summary, input, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=menuitem], [role=option]';
/** Elements that handle arrows, Home and End without preventing the default. */
const MOVABLE = 'input[type=radio], input[type=range]';

function isTaken(target: EventTarget | null, key: string): boolean {
	if (typeof Element === 'undefined' || !(target instanceof Element)) return false;
	if (target.closest(TEXT_FIELDS) !== null) return true;
	if (target instanceof HTMLElement && target.isContentEditable) return true;
	if (key === ' ') return target.closest(PRESSABLE) !== null;
	return /^(Arrow|Home$|End$)/.test(key) && target.closest(MOVABLE) !== null;
}
