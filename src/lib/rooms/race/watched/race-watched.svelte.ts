import type { ProblemKind } from '$lib/engine/kind';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { holdsTrace } from '$lib/stage/watch/fragment';
import { racedTrace } from '$lib/stage/watch/handed';
import type { TraceOpening } from '$lib/stage/watch/trace-opening.svelte';
import type { Watched } from '$lib/stage/watch/watched';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';

/**
 * The trace of another solver that a race is about: in the fragment of its address, or handed over by the
 * studio where it is too long for one. Nothing of it is executed, so it is shown at once.
 */
export class RaceWatched<Setup> {
	/** As in the address, with "#"; empty for none. */
	fragment = $state.raw('');
	/** Why it could not be opened. */
	error = $state.raw<TraceOpening['error']>(null);
	/** It is being opened. */
	isComing = $state(false);
	#opened = $state.raw<Watched<Setup> | null>(null);
	#opening: TraceOpening | null = null;

	readonly #about: string | null = $derived.by(() => this.#opened && this.#written(this.#opened));
	/** The trace, if it is about the puzzle of the race; null without one. A table has no puzzle. */
	readonly fitting: Watched<Setup> | null = $derived.by(() => {
		const isFitting = this.#about === this.#written(this.puzzle);
		return this.#opened?.isTable === false && isFitting ? this.#opened : null;
	});
	/** Who made it; empty if that is not known. */
	readonly solver: string = $derived.by(() => this.#opened?.file.header.solver ?? '');

	/**
	 * @param view without which nothing is opened.
	 * @param puzzle that of the race, reactive.
	 */
	constructor(
		private readonly kind: ProblemKind<Setup>,
		private readonly view: ProblemView<Setup> | null,
		private readonly puzzle: { readonly setup: Setup }
	) {}

	/** There is a trace, which may have an error or be about another puzzle. */
	get isThere(): boolean {
		return this.fragment !== '' || this.#opened !== null;
	}

	/** Takes the trace of a fragment, or without one the trace that was handed over. */
	visit(fragment: string): void {
		const held = holdsTrace(fragment) ? fragment : '';
		if (held !== '' && held === this.fragment) return;
		this.#end();
		this.fragment = held;
		this.error = null;
		this.#opened = held === '' ? racedTrace(this.kind.id) : null;
		if (held !== '') void this.#open(held);
	}

	/** Whether it is the one in a fragment. */
	isIn(fragment: string): boolean {
		return fragment === this.fragment;
	}

	/** Gives up what is being opened. */
	dispose(): void {
		this.#end();
	}

	async #open(fragment: string): Promise<void> {
		const { kind, view } = this;
		this.isComing = true;
		// A race without a trace loads none of this.
		const { TraceOpening } = await obtain(() => import('$lib/stage/watch/trace-opening.svelte'));
		if (fragment !== this.fragment) return;
		const opening = (this.#opening = new TraceOpening());
		const read = await opening.readFragment(fragment);
		// A trace of another kind is about another puzzle.
		const isOurs = read !== null && read.kind === kind.id && view !== null;
		const watched = isOurs ? await opening.watch(view, read) : null;
		if (opening !== this.#opening) return;
		this.#opened = watched;
		this.error = opening.error;
		this.#end();
	}

	#end(): void {
		this.#opening?.cancel();
		this.#opening = null;
		this.isComing = false;
	}

	#written({ setup }: { readonly setup: Setup }): string {
		return JSON.stringify(this.kind.write(setup));
	}
}
