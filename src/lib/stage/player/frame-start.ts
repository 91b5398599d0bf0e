import { CHOOSE, FORCE, PLACE, stepKind } from '$lib/engine/search/step';
import type { Moment } from '$lib/engine/trace/moment';
import type { Trace } from '$lib/engine/trace/trace';
import { childOf, type Tree } from '$lib/engine/trace/tree/tree';

/**
 * The position after the step that placed the value of a stack frame, or that chose its variable if it has
 * none; −1 if there is none.
 *
 * @param index of the frame, from the root
 * @param tree that of the trace, or what is known of it
 */
export async function frameStart(
	trace: Trace,
	{ frames, position }: Moment,
	index: number,
	tree: Tree = trace.tree
): Promise<number> {
	if (frames[index] === undefined) return -1;
	let node = 0;
	for (const { variable, value } of frames.slice(0, index + 1)) {
		node = value < 0 ? -1 : childOf(tree, node, variable, value);
		if (node < 0) break;
	}
	if (node > 0) return tree.position[node];
	// The node is folded away or not placed yet: look through the earlier steps.
	const isOpen = frames[index].value < 0;
	const kinds = isOpen ? 1 << CHOOSE : (1 << PLACE) | (1 << FORCE);
	const depth = isOpen ? index : index + 1;
	return trace.find(
		position + 1,
		-1,
		(word, at) => at === depth && ((kinds >>> stepKind(word)) & 1) !== 0
	);
}
