import { Draft } from './node';

/** Fewer placements than this are drawn one by one. */
const SHORTEST = 3;

/**
 * Draws runs of the path without a branch as one mark each, so that ancestors with branches stay
 * near. The user can open them.
 *
 * @param path its nodes have all their children.
 * @param kept the number of last nodes that are always drawn.
 * @returns the path with such marks in place of the runs.
 */
export function shortenPath(
	path: readonly Draft[],
	kept: number,
	asked: ReadonlyMap<number, boolean> | undefined
): Draft[] {
	const shown: Draft[] = [];
	let run: Draft[] = [];

	function endRun(): void {
		const [first] = run;
		if (run.length < SHORTEST || asked?.get(first.key) === true) {
			if (run.length >= SHORTEST) first.toggle = 'fold';
			shown.push(...run);
		} else {
			const chain = chainOf(run);
			const above = shown[shown.length - 1];
			above.children = above.children.map((child) => (child === first ? chain : child));
			shown.push(chain);
		}
		run = [];
	}

	path.forEach((draft, at) => {
		const isPlain = draft.kind === 'open' && draft.children.length === 1 && draft.hidden === 0;
		if (isPlain && at > 0 && at < path.length - kept) run.push(draft);
		else {
			endRun();
			shown.push(draft);
		}
	});
	endRun();
	return shown;
}

/**
 * Draws the first nodes of a path that is too long as one mark below the root, which cannot be opened.
 *
 * @param path its nodes have no children beside it.
 * @param most the maximum number of marks, of at least 3.
 */
export function squeezePath(path: readonly Draft[], most: number): readonly Draft[] {
	const excess = path.length - most;
	if (excess <= 0) return path;
	const [root] = path;
	// The root, the mark of many, and the current node always stay.
	const chain = chainOf(path.slice(1, Math.min(excess + 2, path.length - 1)));
	chain.toggle = null;
	root.children = [chain];
	return [root, chain, ...path.slice(Math.min(excess + 2, path.length - 1))];
}

function chainOf(run: readonly Draft[]): Draft {
	const [first] = run;
	const last = run[run.length - 1];
	const chain = new Draft(first.key, first.depth);
	chain.kind = 'chain';
	chain.toggle = 'open';
	chain.onPath = chain.open = true;
	chain.inside = run.flatMap(({ inside, variable, value }) =>
		inside.length > 0 ? inside : [{ variable, value }]
	);
	chain.position = last.position;
	chain.chosen = last.chosen;
	chain.choosing = last.choosing;
	chain.children = last.children;
	chain.size = first.size;
	chain.hidden = run.reduce((sum, { hidden }) => sum + hidden + 1, -1);
	return chain;
}
