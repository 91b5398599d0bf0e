import { FocusReach } from './focus-reach';
import { bindingOf, type ActionId, type Binding } from './keys';
import { letterKeys } from './letter-keys.svelte';

/** Elements that need every key: somebody types there, or they are open in front of the page. */
const OWN_WORLD =
	'input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, [role=textbox], [role=combobox], [role=listbox], [role=menu], dialog, [role=dialog]';
/** The player's keys that controls use too. */
const SHARED = /^( |Arrow(Left|Right)|Home|End|Page(Up|Down))$/;
/** Elements that Space activates. */
const PRESSABLE =
	'button, a[href], summary, input, [role=button], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=menuitem], [role=option]';
/** Elements that handle arrows, Home and End without preventing the default. */
const MOVABLE = 'input[type=radio], input[type=range]';

/**
 * Gives the page's keys to the player and the studio.
 *
 * A field and an open dialog keep all keys. A control that the user reached with the keyboard keeps
 * those that it uses. A control that the user clicked keeps no key of the player's: → steps forward
 * after a click on a radio button, a cell or a slider. A board on which somebody types is reached too: the
 * next arrow leads to the next cell to type in.
 *
 * @returns a function that stops it.
 */
export function listenToKeys(perform: (action: ActionId) => void): () => void {
	const reach = new FocusReach();
	const controller = new AbortController();
	const { signal } = controller;
	let isSpaceTaken = false;
	/** The last key that was the player's. */
	let acted: KeyboardEvent | null = null;

	function act(event: KeyboardEvent, binding: Binding): void {
		acted = event;
		event.preventDefault();
		if (!event.repeat || binding.repeats) perform(binding.id);
	}

	/** A character that a board takes, whatever it is there: known once all have heard of the key. */
	function followTyping(event: KeyboardEvent): void {
		const { key, target } = event;
		if ([...key].length !== 1 || key === ' ' || !(target instanceof Element)) return;
		if (target.closest('[role=grid]') === null) return;
		setTimeout(() => {
			if (event.defaultPrevented && acted !== event) reach.type(target);
		});
	}

	function takeFirst(event: KeyboardEvent): void {
		isSpaceTaken = false;
		followTyping(event);
		if (
			!SHARED.test(event.key) ||
			needsAll(innermost(event), reach) ||
			isReached(event.target, reach)
		)
			return;
		const binding = bindingOf(event);
		if (binding === null) return;
		isSpaceTaken = event.key === ' ';
		event.stopImmediatePropagation();
		act(event, binding);
	}

	function takeLast(event: KeyboardEvent): void {
		if (
			event.defaultPrevented ||
			needsAll(innermost(event), reach) ||
			uses(event.target, event.key)
		)
			return;
		const binding = bindingOf(event);
		if (binding !== null) act(event, binding);
	}

	letterKeys.recall();
	const unfollow = reach.follow();
	window.addEventListener('keydown', takeFirst, { capture: true, signal });
	window.addEventListener('keydown', takeLast, { signal });
	// Firefox presses a button when Space is released.
	window.addEventListener(
		'keyup',
		(event) => {
			if (event.key === ' ' && isSpaceTaken) event.preventDefault();
		},
		{ capture: true, signal }
	);
	return () => {
		unfollow();
		controller.abort();
	};
}

/** Where a key was pressed, be it in a shadow tree: the editor is in one. */
function innermost(event: KeyboardEvent): EventTarget | null {
	return event.composedPath()[0] ?? event.target;
}

function isReached(target: EventTarget | null, reach: FocusReach): boolean {
	return target instanceof Element && reach.has(target);
}

function needsAll(target: EventTarget | null, reach: FocusReach): boolean {
	if (!(target instanceof Element)) return false;
	// A field that was just closed keeps the focus for some milliseconds.
	const own = target.closest(OWN_WORLD);
	const isShown = own !== null && own.getClientRects().length > 0;
	if (isShown || document.querySelector('dialog:modal') !== null) return true;
	if (target instanceof HTMLSelectElement) return reach.has(target) || isOpen(target);
	return target instanceof HTMLElement && target.isContentEditable;
}

/** Browsers that do not know `:open` keep the keys of an open list to themselves. */
function isOpen(select: HTMLSelectElement): boolean {
	return CSS.supports('selector(:open)') && select.matches(':open');
}

function uses(target: EventTarget | null, key: string): boolean {
	if (!(target instanceof Element)) return false;
	if (key === ' ') return target.closest(PRESSABLE) !== null;
	if (/^Arrow(Left|Right)$/.test(key) && scrollsAcross(target)) return true;
	if (/^(Arrow|Home$|End$)/.test(key)) return target.closest(MOVABLE) !== null;
	return key.startsWith('Page') && scrolls(target);
}

function scrolls(element: Element): boolean {
	const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowY);
	return isScroller && element.scrollHeight > element.clientHeight;
}

function scrollsAcross(element: Element): boolean {
	const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
	return isScroller && element.scrollWidth > element.clientWidth;
}
