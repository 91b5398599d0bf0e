import type { ProblemKind } from '../problems/kind';
import type { Problem } from '../problems/problem';

/** What an edit changes, as one value: undoing is going back to the one before. */
interface State<Setup> {
	readonly setup: Setup;
	/** As it was loaded. */
	readonly opened: Setup;
	readonly name: string | null;
}

/** A puzzle being edited: a setup of one kind of problem, and the ones before it. */
export class Puzzle<Setup> {
	#state: State<Setup>;
	#past = $state.raw<readonly State<Setup>[]>([]);
	#future = $state.raw<readonly State<Setup>[]>([]);
	/** The variable that the user chose, −1 for none. */
	selected = $state(-1);

	readonly setup: Setup = $derived.by(() => this.#state.setup);
	/** What its text or its file calls it, where it does. */
	readonly name: string | null = $derived.by(() => this.#state.name);
	/** As it stands, contradictions and all. */
	readonly problem: Problem = $derived.by(() => this.kind.problem(this.setup));
	/** The variables that contradict each other. */
	readonly conflicts: ReadonlySet<number> = $derived.by(
		() => new Set(this.kind.conflicts(this.setup))
	);
	/** What there was before anything was typed or changed. */
	readonly #untouched = $derived.by(() => this.kind.reset(this.#state.opened));
	readonly canReset = $derived.by(() => {
		const [now, then] = [this.setup, this.#untouched].map((one) => this.kind.write(one));
		return JSON.stringify(now) !== JSON.stringify(then);
	});
	readonly canClear = $derived.by(() => this.kind.clear(this.setup) !== this.setup);
	readonly canUndo = $derived(this.#past.length > 0);
	readonly canRedo = $derived(this.#future.length > 0);

	constructor(private readonly kind: ProblemKind<Setup>) {
		this.#state = $state.raw(loaded(kind.examples[0].setup, null));
	}

	/** Loads a puzzle. Undoing brings the one before back. */
	load(setup: Setup, name: string | null = null): void {
		this.#change(loaded(setup, name));
	}

	/** Loads a puzzle as the start of everything: there is nothing to undo. */
	restore(setup: Setup): void {
		this.selected = -1;
		this.#show(loaded(setup, null));
		this.#past = [];
		this.#future = [];
	}

	/** Goes on with another setup; the same one changes nothing. */
	edit(setup: Setup): void {
		if (setup !== this.setup) this.#change({ ...this.#state, setup });
	}

	isGiven(variable: number): boolean {
		return this.kind.isGiven(this.setup, variable);
	}

	/** Types a value at a variable, −1 to empty it. */
	type(variable: number, value: number): void {
		this.edit(this.kind.type(this.setup, variable, value));
	}

	/** Takes back everything that was typed or changed. */
	reset(): void {
		if (this.canReset) this.edit(this.#untouched);
	}

	/** Takes off all that can be taken off; it is another puzzle then. */
	clear(): void {
		if (this.canClear) this.#change(loaded(this.kind.clear(this.setup), null));
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
		const { variables } = this.problem;
		this.#state = state;
		// In a puzzle of another size the chosen variable would be another one, or none.
		if (this.problem.variables !== variables) this.selected = -1;
	}
}

/** A puzzle of which nothing is changed yet. */
function loaded<Setup>(setup: Setup, name: string | null): State<Setup> {
	return { setup, opened: setup, name };
}
