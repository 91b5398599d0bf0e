import { untrack } from 'svelte';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { MomentFacts, type Shown } from '$lib/stage/facts/moment-facts.svelte';
import { DEFAULT_PRESENTED, type Presented } from '$lib/stage/present/presented';
import type { Spot } from '$lib/stage/facts/spotlight';
import { Studio } from '$lib/stage/run/studio.svelte';
import { glide } from './glide';
import type { Figure, Moment } from '../text/lesson';
import { lightOf } from './light';

/** The reader pressed a variable, or one of its values, on the board. */
export interface Press {
	readonly variable: number;
	/** −1 for the variable itself. */
	readonly value: number;
}

/** A figure of a chapter on the stage: its search, and the moment that is shown. */
export class FigureStage {
	readonly studio: Studio;
	readonly facts: MomentFacts;
	readonly parts: readonly Presented[];
	/** The board is wide, so the other parts are below it. */
	readonly isStacked: boolean;
	readonly isOverview: boolean;
	/** What the text asks for; null before the first time. */
	scene = $state.raw<Moment | null>(null);
	/** The variable that the reader has selected on the board, −1 for none. */
	selected = $state(-1);
	/** Takes what the reader presses; a question does. */
	onpress = $state.raw<((press: Press) => void) | null>(null);
	/** On the way to the scene. */
	#gliding = $state(false);
	#stop: (() => void) | null = null;

	/** The reader has moved away from what the text shows. */
	readonly isAway: boolean = $derived.by(() => {
		const { player } = this.studio;
		if (this.scene === null || this.#gliding) return false;
		return player.playing || (player.awaited ?? player.position) !== this.scene.at;
	});
	/** What the text speaks of, unless the reader is elsewhere. */
	readonly light: Spot | null = $derived.by(() => {
		const { problem } = this.studio;
		const text = this.scene?.light;
		if (text === undefined || problem === null || this.isAway) return null;
		return lightOf(text, problem, this.facts.names);
	});
	/** How many calls have returned since the end of the search. */
	readonly returned: number = $derived.by(() => {
		const isThere = this.studio.player.position === this.scene?.at;
		return isThere ? (this.scene?.returned ?? 0) : 0;
	});
	/** The mark of the lines of listings that are lit: what the text speaks of, or the step. */
	readonly mark: string | null = $derived.by(() => {
		const { spotlight, step } = this.facts;
		if (this.scene?.line !== undefined && !this.isAway) return this.scene.line;
		if (this.returned > 0) return 'return';
		return spotlight?.kind ?? step?.kind ?? null;
	});

	constructor(
		readonly name: string,
		private readonly figure: Figure,
		readonly view: ProblemView
	) {
		this.studio = new Studio(view.kind, { countsSolutions: false });
		this.isStacked = figure.wide === true;
		this.isOverview = figure.overview === true;
		this.parts = figure.parts ?? DEFAULT_PRESENTED.filter((part) => part !== 'sentence');
		const shown = this.#shown();
		this.facts = new MomentFacts(() => shown);
		this.#arrive(0);
	}

	/** Shows the puzzle, to go to a position once the search is recorded. */
	#arrive(position: number): void {
		const { studio, figure } = this;
		const query = new URLSearchParams({ future: 'hidden', pencil: 'off' });
		// Neither what follows nor the candidates are given away, unless the figure says otherwise.
		for (const [name, value] of new URLSearchParams(figure.search)) query.set(name, value);
		query.set('at', String(position));
		studio.visit(query.toString());
		if (studio.problem !== null) studio.run.prepare(studio.problem, studio.strategy);
	}

	/** Getters, because each fact depends on some of these only. */
	#shown(): Shown {
		const { studio, view } = this;
		const { player, puzzle, run, horizon } = studio;
		const light = () => this.light;
		const returned = () => this.returned;
		return {
			get setup() {
				return puzzle.setup;
			},
			get puzzle() {
				return puzzle.problem;
			},
			get conflicts() {
				return puzzle.conflicts;
			},
			get moment() {
				return studio.moment;
			},
			get trace() {
				return run.trace;
			},
			get strategy() {
				return studio.strategy;
			},
			get names() {
				return view.names(puzzle.setup);
			},
			get pencil() {
				return studio.view.pencil ?? view.pencil ?? 'off';
			},
			get grain() {
				return player.grain;
			},
			get hidesFuture() {
				return horizon.isHiding;
			},
			get light() {
				return light();
			},
			get returned() {
				return returned();
			}
		};
	}

	/** The reader pressed something on the board or in the tree. */
	press(variable: number, value: number): void {
		this.selected = variable;
		if (variable >= 0) this.onpress?.({ variable, value });
	}

	/** Records the search. Call it where effects may be created. */
	watch(): void {
		this.studio.watch();
		$effect(() => () => this.#stop?.());
	}

	/** Shows a scene; with `glides`, through the moments between. */
	show(scene: Moment, glides: boolean): void {
		this.#halt();
		const { player, run } = this.studio;
		this.scene = scene;
		if (untrack(() => !run.running && !run.ended)) {
			this.#arrive(scene.at);
			return;
		}
		player.pause();
		const from = untrack(() => player.position);
		if (!glides || untrack(() => run.length < Math.max(from, scene.at))) {
			player.seek(scene.at);
			return;
		}
		this.#gliding = true;
		this.#stop = glide(from, scene.at, (position) => {
			player.seek(position);
			if (position === scene.at) this.#gliding = false;
		});
	}

	/** Stops on the way, where the reader takes over. */
	#halt(): void {
		this.#stop?.();
		this.#stop = null;
		this.#gliding = false;
	}
}
