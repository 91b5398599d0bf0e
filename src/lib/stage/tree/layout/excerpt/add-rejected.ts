import { allValues, countValues } from '$lib/engine/problem';
import type { Tried } from '$lib/engine/search/frame';
import type { OrderAfter } from '$lib/engine/search/order-after';
import type { Moment } from '$lib/engine/trace/moment';
import { Draft } from './node';

interface Options {
	/** The number of values per variable. */
	readonly values: number;
	/** The order in which values are tried; if undefined, only those rejected on the path are known. */
	readonly orderAfter: OrderAfter | undefined;
	/** Nothing is folded, so dead ends off the path show their rejected values too. */
	readonly foldsNothing: boolean;
	/** The maximum number of marks to add. */
	readonly limit: number;
}

/** Adds the values that were tried and clashed to the children, where they were tried. */
export function addRejected(path: readonly Draft[], moment: Moment, options: Options): void {
	const { frames, domains } = moment;
	const { values, orderAfter, foldsNothing } = options;
	let room = options.limit;

	function hang(
		draft: Draft,
		variable: number,
		rejected: number,
		order: () => Iterable<number>
	): void {
		const count = countValues(rejected);
		if (count === 0 || count > room) return;
		room -= count;
		draft.children = merge(draft, variable, rejected, order());
	}

	path.forEach((draft, at) => {
		const frame = frames[at];
		if (frame !== undefined)
			hang(draft, frame.variable, frame.rejected, () => inOrder(frame.tried));
	});
	if (orderAfter === undefined || domains !== null) return;
	const queue: Beside[] = [];
	path.forEach((on, at) => {
		for (const draft of on.children) if (!draft.onPath) queue.push({ draft, at, above: null });
	});
	for (const beside of queue) {
		const { draft, at } = beside;
		const { key, chosen: variable, children } = draft;
		for (const child of children) queue.push({ draft: child, at, above: beside });
		const isLeaf = draft.kind === 'failed' && (foldsNothing || draft.revealed || draft.isRecent);
		if (draft.later || variable < 0 || !(draft.open || isLeaf)) continue;
		if (children.some((child) => child.forced)) continue;
		let rejected = allValues(values);
		for (const { value } of children) rejected &= ~(1 << value);
		const decisions = () => decisionsOf(path, beside);
		hang(draft, variable, rejected, () => orderAfter({ key, variable, decisions }));
	}
}

/** A mark off the path. */
interface Beside {
	readonly draft: Draft;
	/** The depth at which it leaves the path. */
	readonly at: number;
	/** Its parent; null if that is on the path. */
	readonly above: Beside | null;
}

function decisionsOf(path: readonly Draft[], { at, ...beside }: Beside): number[] {
	const below: Draft[] = [];
	for (let one: Omit<Beside, 'at'> | null = beside; one !== null; one = one.above)
		below.push(one.draft);
	return [...path.slice(1, at + 1), ...below.reverse()].flatMap(({ variable, value }) => [
		variable,
		value
	]);
}

/**
 * Puts the values that were rejected below a mark among its children, which are in the order in which
 * they were placed.
 * @param order the values in the order in which they are tried, as far as it is known.
 */
function merge(draft: Draft, variable: number, rejected: number, order: Iterable<number>): Draft[] {
	const { children } = draft;
	const merged: Draft[] = [];
	let next = 0;
	// A mark of several nodes comes first, and so does what was placed for another variable before.
	while (next < children.length && children[next].variable !== variable && !children[next].later)
		merged.push(children[next++]);
	for (const value of order) {
		if (((rejected >>> value) & 1) === 1) merged.push(rejectedBelow(draft, variable, value));
		else if (next < children.length && children[next].value === value)
			merged.push(children[next++]);
	}
	return next === children.length ? merged : [...merged, ...children.slice(next)];
}

/** The values that were tried, the first one first. */
function inOrder(last: Tried | undefined): number[] {
	const values: number[] = [];
	for (let one = last; one !== undefined; one = one.before) values.push(one.value);
	return values.reverse();
}

function rejectedBelow(draft: Draft, variable: number, value: number): Draft {
	const rejected = new Draft(draft.key + (value + 1) / 100, draft.depth + 1);
	rejected.variable = variable;
	rejected.value = value;
	rejected.kind = 'rejected';
	rejected.size = 0;
	return rejected;
}
