import { allValues, countValues, listValues } from '$lib/engine/problem';
import type { Moment } from '$lib/engine/trace/moment';
import { childrenOffPath, Draft } from './node';

interface Options {
	/** The number of values per variable; if undefined, only those rejected on the path are known. */
	readonly values: number | undefined;
	/** Nothing is folded, so dead ends off the path show their rejected values too. */
	readonly foldsNothing: boolean;
	/** The maximum number of marks to add. */
	readonly limit: number;
}

/** Adds the values that were tried and clashed to the children, in order of value. */
export function addRejected(path: readonly Draft[], moment: Moment, options: Options): void {
	const { frames, domains } = moment;
	const { values, foldsNothing } = options;
	let room = options.limit;

	function hang(draft: Draft, rejected: number): void {
		const count = countValues(rejected);
		if (count === 0 || count > room) return;
		room -= count;
		draft.children = merge(
			draft.children,
			listValues(rejected).map((value) => rejectedBelow(draft, value))
		);
	}

	path.forEach((draft, at) => {
		if (frames[at] !== undefined) hang(draft, frames[at].rejected);
	});
	if (values === undefined || domains !== null) return;
	const queue = childrenOffPath(path);
	for (const draft of queue) {
		queue.push(...draft.children);
		const isLeaf = draft.kind === 'failed' && (foldsNothing || draft.revealed || draft.isRecent);
		if (draft.later || draft.chosen < 0 || !(draft.open || isLeaf)) continue;
		if (draft.children.some((child) => child.forced)) continue;
		let rejected = allValues(values);
		for (const { value } of draft.children) rejected &= ~(1 << value);
		hang(draft, rejected);
	}
}

function rejectedBelow(draft: Draft, value: number): Draft {
	const rejected = new Draft(draft.key + (value + 1) / 100, draft.depth + 1);
	rejected.variable = draft.chosen;
	rejected.value = value;
	rejected.kind = 'rejected';
	rejected.size = 0;
	return rejected;
}

/** Sorts by value if the children are in that order; otherwise puts the rejected values first. */
function merge(children: readonly Draft[], rejected: Draft[]): Draft[] {
	const rises = children.every((child, at) => at === 0 || children[at - 1].value < child.value);
	const falls = children.every((child, at) => at === 0 || children[at - 1].value > child.value);
	if (rises) return [...children, ...rejected].sort((a, b) => a.value - b.value);
	if (falls) return [...children, ...rejected].sort((a, b) => b.value - a.value);
	return [...rejected, ...children];
}
