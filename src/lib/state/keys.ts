/** Everything that a key does in the studio. */
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
	| 'undo'
	| 'redo'
	| 'tree-fit'
	| 'tree-follow'
	| 'help';

export type KeyGroup = 'play' | 'jump' | 'edit' | 'view';

export interface Binding {
	readonly id: ActionId;
	/** The section of the help. */
	readonly group: KeyGroup;
	/**
	 * As `aria-keyshortcuts` writes them: `Shift+ArrowLeft`. Each one does it; where Control stands, ⌘
	 * does too.
	 */
	readonly keys: readonly string[];
	/** Holding the key down does it again and again. */
	readonly repeats: boolean;
}

/**
 * The keys, in the order of the help. Time runs left to right in every language, so ← is back in
 * each of them.
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
	{ id: 'help', group: 'view', keys: ['?'], repeats: false }
];

/** The first key of an action, for the tooltip of its button. */
export function shortcutOf(id: ActionId): string | undefined {
	return BINDINGS.find((binding) => binding.id === id)?.keys[0];
}

/** What is read of a keyboard event. */
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
 * The binding that a key press means; null when it means none, or belongs to where it was pressed:
 * to a field, a dialog, or an element that has used it (and prevented its default).
 */
export function matchKey(event: KeyInput, bindings: readonly Binding[] = BINDINGS): Binding | null {
	if (event.defaultPrevented || event.isComposing) return null;
	const chord = chordOf(event);
	const binding = bindings.find(({ keys }) => keys.includes(chord));
	return binding === undefined || isTaken(event.target, event.key) ? null : binding;
}

/**
 * Does what a key press means, and keeps the browser from doing something else with it.
 * @returns whether it meant anything.
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

/** Punctuation that is bound, by the place where a Latin keyboard has it. */
const PLACES: Record<string, string> = { Comma: ',', Period: '.' };

function chordOf({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyInput): string {
	let name = key === ' ' ? 'Space' : key;
	// A letter of another script (Hebrew, Russian, Serbian): the key is known by its place.
	if (name.length === 1 && name > '~') {
		if (/^Key[A-Z]$/.test(code)) name = code.slice(3);
		else if (code === 'Slash' && shiftKey) name = '?';
		else name = PLACES[code] ?? name;
	}
	const isLetter = /^[a-z]$/i.test(name);
	if (isLetter) name = name.toUpperCase();
	// Shift is what makes a ? of a key, or the comma of a Russian one: the sign alone counts.
	const shift = shiftKey && (isLetter || name.length > 1) ? 'Shift+' : '';
	return (ctrlKey || metaKey ? 'Control+' : '') + (altKey ? 'Alt+' : '') + shift + name;
}

const TEXT_FIELDS =
	'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu], dialog, [role=dialog]';
/** What Space presses. */
const PRESSABLE =
	'button, a[href], summary, input, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=menuitem], [role=option]';
/** What takes arrows, Home and End without saying so. */
const MOVABLE = 'input[type=radio], input[type=range]';

function isTaken(target: EventTarget | null, key: string): boolean {
	if (typeof Element === 'undefined' || !(target instanceof Element)) return false;
	if (target.closest(TEXT_FIELDS) !== null) return true;
	if (target instanceof HTMLElement && target.isContentEditable) return true;
	if (key === ' ') return target.closest(PRESSABLE) !== null;
	return /^(Arrow|Home$|End$)/.test(key) && target.closest(MOVABLE) !== null;
}
