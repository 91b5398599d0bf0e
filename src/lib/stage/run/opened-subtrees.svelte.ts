import type { Tree } from '$lib/engine/trace/tree/tree';
import { withExpansion } from './expansions';
import type { Run } from './run.svelte';

const NONE: ReadonlyMap<number, Tree> = new Map();

/** The folded subtrees of a run that were opened. Another run has none. */
export class OpenedSubtrees {
	#opened = $state.raw<{ readonly trace: unknown; readonly trees: ReadonlyMap<number, Tree> }>({
		trace: null,
		trees: NONE
	});
	/** The subtrees, keyed by the position of their root. */
	readonly trees: ReadonlyMap<number, Tree> = $derived.by(() =>
		this.#opened.trace === this.run.trace ? this.#opened.trees : NONE
	);

	constructor(private readonly run: Run) {}

	/**
	 * Searches a folded subtree again, to open it; canceled when the run changes.
	 * @param position the position of its root, which identifies it in the tree.
	 * @param path the placements that lead to it.
	 * @throws Error if its worker fails.
	 */
	async open(
		position: number,
		path: readonly { readonly variable: number; readonly value: number }[]
	): Promise<void> {
		const { trace } = this.run;
		const decisions = path.flatMap(({ variable, value }) => [variable, value]);
		const inside = await this.run.subtree(decisions, position, path.length);
		if (inside === null || trace !== this.run.trace) return;
		this.#opened = { trace, trees: withExpansion(this.trees, position, inside) };
	}
}
