import { Draft } from './excerpt-node';

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

function chainOf(run: readonly Draft[]): Draft {
	const [first] = run;
	const last = run[run.length - 1];
	const chain = new Draft(first.key, first.depth);
	chain.kind = 'chain';
	chain.toggle = 'open';
	chain.onPath = chain.open = true;
	chain.inside = run.map(({ variable, value }) => ({ variable, value }));
	chain.position = last.position;
	chain.chosen = last.chosen;
	chain.choosing = last.choosing;
	chain.children = last.children;
	chain.size = first.size;
	chain.hidden = run.length - 1;
	return chain;
}
