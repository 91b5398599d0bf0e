import { NODE_CLOSED, NODE_SOLVED } from '$lib/engine/trace/tree/tree';
import { Draft } from './node';

/**
 * Makes room in a picture that has too many marks: from the root down, what lies beside the path is
 * drawn as one mark for each node of the path, then counted there without a mark. What the user
 * opened goes last, and marks that lie ahead, which nothing counts, go after that.
 *
 * @param path its nodes have their children.
 * @param excess how many marks are too many.
 * @returns how many are still too many; more than 0 only if the path alone is too long.
 */
export function bundle(
	path: readonly Draft[],
	excess: number,
	opened: ReadonlyMap<number, boolean> | undefined
): number {
	let left = excess;
	for (const isAsked of [false, true]) {
		const groups = path
			.map((on) => ({ on, beside: on.children.filter((child) => !child.onPath && !child.later) }))
			.filter(({ beside }) => beside.length > 0)
			.filter(({ beside }) => (opened?.get(bundleKey(beside)) ?? false) === isAsked);
		for (const { on, beside } of groups) {
			if (left <= 0) return left;
			if (beside.length < 2) continue;
			on.children = [markFor(on, beside), ...on.children.filter(isElsewhere)];
			left -= beside.length - 1;
		}
		for (const { on, beside } of groups) {
			if (left <= 0) return left;
			on.hidden += beside.reduce((sum, { size }) => sum + size, 0);
			on.children = on.children.filter(isElsewhere);
			left--;
		}
	}
	for (const on of path) {
		if (left <= 0) return left;
		const known = on.children.filter((child) => !child.later);
		left -= on.children.length - known.length;
		on.children = known;
	}
	return left;
}

/** Not beside the path at the moment. */
function isElsewhere(child: Draft): boolean {
	return child.onPath || child.later;
}

function bundleKey(beside: readonly Draft[]): number {
	return beside[0].key + 0.5;
}

/** The mark of closed siblings. */
function markFor(on: Draft, beside: readonly Draft[]): Draft {
	const mark = new Draft(bundleKey(beside), on.depth + 1);
	mark.bundled = beside.length;
	mark.size = mark.hidden = beside.reduce((sum, { size }) => sum + size, 0);
	for (const { flags } of beside) mark.flags |= flags & NODE_SOLVED;
	mark.flags |= NODE_CLOSED;
	mark.toggle = 'open';
	return mark;
}
