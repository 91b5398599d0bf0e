import type { ProblemKind } from '$lib/engine/kind';
import type { Problem } from '$lib/engine/problem';

/** A puzzle as it was loaded; each load creates a new one. */
export interface Opening<Setup> {
	readonly setup: Setup;
	readonly name: string | null;
	/** The example it came from; null if it is not an example. */
	readonly example: string | null;
}

/** Everything that an edit changes, as one value, so that undo restores the previous value. */
interface State<Setup> {
	readonly setup: Setup;
	readonly opening: Opening<Setup>;
	/** The puzzle was cleared, so its name no longer fits. */
	readonly isCleared: boolean;
}

/** A puzzle being edited: a setup of one kind of problem, with its history. */
export class Puzzle<Setup> {
	#state: State<Setup>;
	#past = $state.raw<readonly State<Setup>[]>([]);
	#future = $state.raw<readonly State<Setup>[]>([]);
	/** The selected variable, −1 for none. */
	selected = $state(-1);

	readonly setup: Setup = $derived.by(() => this.#state.setup);
	readonly opening: Opening<Setup> = $derived.by(() => this.#state.opening);
	/** Its name from its text or file, if it has one. */
	readonly name: string | null = $derived.by(() =>
		this.#state.isCleared ? null : this.opening.name
	);
	/** The current problem, including contradictions. */
	readonly problem: Problem = $derived.by(() => this.kind.problem(this.setup));
	/** The variables that contradict each other. */
	readonly conflicts: ReadonlySet<number> = $derived.by(
		() => new Set(this.kind.conflicts(this.setup))
	);
	/** The setup before anything was typed or changed. */
	readonly #untouched = $derived.by(() => this.kind.reset(this.opening.setup));
	/** What an address gave of a puzzle that could not be read whole; null once the reader has accepted it. */
	#partial = $state.raw<Setup | null>(null);
	/** It may be another puzzle than the one that was meant, so nothing is said of its solutions. */
	readonly isPartial: boolean = $derived.by(() => this.setup === this.#partial);
	/** It is meant as it is, and does not contradict itself. */
	readonly isSearchable: boolean = $derived.by(() => this.conflicts.size === 0 && !this.isPartial);
	readonly canReset = $derived.by(() => {
		const [now, then] = [this.setup, this.#untouched].map((one) => this.kind.write(one));
		return JSON.stringify(now) !== JSON.stringify(then);
	});
	readonly canClear = $derived.by(() => this.kind.clear(this.setup) !== this.setup);
	readonly canUndo = $derived(this.#past.length > 0);
	readonly canRedo = $derived(this.#future.length > 0);

	constructor(private readonly kind: ProblemKind<Setup>) {
		const [{ id, setup }] = kind.examples;
		this.#state = $state.raw(loaded({ setup, name: null, example: id }));
	}

	/** Loads a puzzle. Undo brings back the previous one. */
	load(setup: Setup, name: string | null = null, example: string | null = null): void {
		this.#change(loaded({ setup, name, example }));
	}

	/**
	 * Loads a puzzle without a history, so there is nothing to undo.
	 * @param isPartial parts of it could not be read: it is not searched until it is edited or accepted.
	 */
	restore(
		setup: Setup,
		example: string | null = null,
		name: string | null = null,
		isPartial = false
	): void {
		this.selected = -1;
		this.#partial = isPartial ? setup : null;
		this.#show(loaded({ setup, name, example }));
		this.#past = [];
		this.#future = [];
	}

	/** The reader wants this puzzle, whatever could not be read of another one. */
	accept(): void {
		this.#partial = null;
	}

	/** Replaces the setup; does nothing if it is the same object. */
	edit(setup: Setup): void {
		if (setup !== this.setup) this.#change({ ...this.#state, setup });
	}

	isGiven(variable: number): boolean {
		return this.kind.isGiven(this.setup, variable);
	}

	/** Types a value at a variable; −1 empties it. */
	type(variable: number, value: number): void {
		this.edit(this.kind.type(this.setup, variable, value));
	}

	/** Reverts everything that was typed or changed. */
	reset(): void {
		if (this.canReset) this.#change({ ...loaded(this.opening), setup: this.#untouched });
	}

	/** Removes everything that can be removed. */
	clear(): void {
		if (!this.canClear) return;
		this.#change({ ...this.#state, setup: this.kind.clear(this.setup), isCleared: true });
	}

	undo(): void {
		const before = this.#past.at(-1);
		if (before === undefined) return;
		this.#past = this.#past.slice(0, -1);
		this.#future = [...this.#future, this.#state];
		this.#show(before);
	}

	redo(): void {
		const after = this.#future.at(-1);
		if (after === undefined) return;
		this.#future = this.#future.slice(0, -1);
		this.#past = [...this.#past, this.#state];
		this.#show(after);
	}

	#change(state: State<Setup>): void {
		this.#past = [...this.#past, this.#state];
		this.#future = [];
		this.#show(state);
	}

	#show(state: State<Setup>): void {
		const { variableCount: variables } = this.problem;
		this.#state = state;
		// The selection means nothing in a puzzle of a different size.
		if (this.problem.variableCount !== variables) this.selected = -1;
	}
}

/** A puzzle as loaded, without changes. */
function loaded<Setup>(opening: Opening<Setup>): State<Setup> {
	return { setup: opening.setup, opening, isCleared: false };
}
