import { countValues, listValues } from '$lib/engine/problem';
import type { Tried } from '$lib/engine/search/frame';
import type { OrderAfter } from '$lib/engine/search/order-after';
import type { Moment } from '$lib/engine/trace/moment';
import { Draft } from './node';

interface Options {
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
	const { orderAfter, foldsNothing } = options;
	let room = options.limit;

	/** @param order the values in the order in which they are tried, as far as it is known. */
	function hang(draft: Draft, variable: number, rejected: number, order: readonly number[]): void {
		const count = countValues(rejected);
		if (count === 0 || count > room) return;
		room -= count;
		/** The place of a child among the others. A node may have had other variables before. */
		const rank = (child: Draft) => {
			if (child.variable !== variable && !child.later) return -1;
			const at = order.indexOf(child.value);
			return at < 0 ? order.length : at;
		};
		const added = listValues(rejected).map((value) => rejectedBelow(draft, variable, value));
		draft.children = [...draft.children, ...added]
			.map((child) => ({ child, rank: rank(child) }))
			.sort((a, b) => a.rank - b.rank)
			.map(({ child }) => child);
	}

	path.forEach((draft, at) => {
		const frame = frames[at];
		if (frame !== undefined) hang(draft, frame.variable, frame.rejected, inOrder(frame.tried));
	});
	if (orderAfter === undefined || domains !== null) return;

	const queue: Beside[] = path.flatMap((on, at) =>
		on.children.filter((child) => !child.onPath).map((draft) => ({ draft, at, above: null }))
	);
	for (const beside of queue) {
		const { draft, at } = beside;
		queue.push(...draft.children.map((child) => ({ draft: child, at, above: beside })));
		const isLeaf = draft.kind === 'failed' && (foldsNothing || draft.revealed || draft.isRecent);
		if (draft.later || draft.chosen < 0 || !(draft.open || isLeaf)) continue;
		if (draft.children.some((child) => child.forced)) continue;
		const { key, chosen: variable } = draft;
		const decisions = () => decisionsOf(path, beside);
		const order = Array.from(orderAfter({ key, variable, decisions }));
		let rejected = 0;
		for (const value of order) rejected |= 1 << value;
		for (const { value } of draft.children) rejected &= ~(1 << value);
		hang(draft, variable, rejected, order);
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
