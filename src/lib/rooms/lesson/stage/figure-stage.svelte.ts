import { untrack } from 'svelte';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { decisionAt } from '$lib/stage/ask/decision';
import { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { DEFAULT_PRESENTED, type Presented } from '$lib/stage/present/presented';
import type { Spot } from '$lib/stage/facts/spotlight';
import { Studio } from '$lib/stage/run/studio.svelte';
import { StudioStage } from '$lib/stage/run/studio-stage.svelte';
import type { SolverStage } from '$lib/stage/ask/solver-stage.svelte';
import { glide, wayBetween } from './glide';
import type { OnStage } from './on-stage';
import type { Cue, Figure } from '../text/lesson';
import { lightOf } from './light';

/** The reader pressed a variable, or one of its values, on the board. */
export interface Press {
	readonly variable: number;
	/** −1 for the variable itself. */
	readonly value: number;
}

/** Marks may be as small as a dot where only the shape of the tree counts. */
const OVERVIEW = 0.02;

/** A figure of a chapter on the stage: its search, and the moment that is shown. */
export class FigureStage extends StudioStage implements OnStage {
	readonly facts = new MomentFacts(() => this);
	readonly parts: readonly Presented[];
	readonly isStacked: boolean;
	readonly scale: number | undefined;
	readonly listing: string | undefined;
	readonly beside: string | undefined;
	/** What the text asks for; null before the first time. */
	scene = $state.raw<Cue | null>(null);
	#selected = $state(-1);
	/** Takes what the reader presses; a question does. */
	onpress = $state.raw<((press: Press) => void) | null>(null);
	/** A question about this moment waits for its answer. */
	isAsked = $state(false);
	/** The puzzle is the text's. */
	override edit = undefined;
	/** The reader's own search of this puzzle; null before they begin it. */
	solver = $state.raw<SolverStage | null>(null);
	/** The scene in whose place the reader solves the puzzle; null if they do not. */
	solvedAt = $state.raw<Cue | null>(null);
	/** The reader began with a key, which leads to the board. */
	takesFocus = false;
	/** On the way to the scene. */
	#gliding = $state(false);
	/** The moment is on a way that the reader has seen played. */
	#isPlayed = $state(false);
	#stop: (() => void) | null = null;

	readonly isAway: boolean = $derived.by(() => {
		const { player } = this.studio;
		if (this.scene === null || this.#gliding) return false;
		return player.playing || (player.awaited ?? player.position) !== this.scene.at;
	});
	/** As far as the reader has seen the way to the scene. */
	readonly stepsBack: number = $derived.by(() =>
		this.#isPlayed && !this.isAway && !this.isAsked ? (this.moment?.statistics.backStreak ?? 0) : 0
	);
	/** The reader's own search, where it is shown in place of this one. */
	readonly solving: SolverStage | null = $derived.by(() =>
		this.solvedAt !== null && this.solvedAt === this.scene ? this.solver : null
	);
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
		view: ProblemView
	) {
		super(new Studio(view.kind, { countsSolutions: false }), view);
		this.isStacked = figure.wide === true;
		this.scale = figure.overview === true ? OVERVIEW : undefined;
		this.listing = figure.listing;
		this.beside = figure.beside;
		this.parts = figure.parts ?? DEFAULT_PRESENTED.filter((part) => part !== 'sentence');
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

	/** The variable that the reader has selected on the board, −1 for none. */
	override get selected() {
		return this.#selected;
	}
	override set selected(variable: number) {
		this.type(variable, -1);
	}
	/** The time of a run says nothing about what the text explains. */
	override get milliseconds() {
		return null;
	}
	/** Hidden also from a reader who has seen the end: questions are asked about it, before it and again. */
	override get hidesFuture() {
		return this.studio.view.hidesFuture || this.isAsked;
	}
	get showsShape() {
		return this.scale !== undefined || this.look.whole || this.beside !== undefined;
	}
	get hidesLength() {
		return this.studio.horizon.isHiding;
	}
	get query() {
		return this.studio.address;
	}
	get press() {
		return this.onpress === null ? undefined : this.type;
	}

	/** The reader pressed a variable on the board, or one of its values. */
	override type = (variable: number, value: number): void => {
		this.#selected = variable;
		if (variable >= 0) this.onpress?.({ variable, value });
	};

	/** While a question is open, a node of the tree answers it with its decision. */
	override seek(position: number): void {
		if (this.onpress === null || this.trace === null) {
			super.seek(position);
			return;
		}
		const { variable, placed } = decisionAt(this.trace, position);
		if (placed === null) this.type(variable, -1);
		else this.type(placed.variable, placed.value);
	}

	/** Records the search. Call it where effects may be created. */
	watch(): void {
		this.studio.watch();
		$effect(() => () => this.#stop?.());
	}

	/** Shows a scene; with `glides`, through the moments between. */
	goTo(scene: Cue, glides: boolean): void {
		this.#halt();
		const { player, run } = this.studio;
		this.scene = scene;
		if (untrack(() => !run.running && !run.ended)) {
			this.#arrive(scene.at);
			return;
		}
		player.pause();
		const from = untrack(() => player.position);
		const { trace } = run;
		if (!glides || trace === null || untrack(() => run.length < Math.max(from, scene.at))) {
			player.seek(scene.at);
			return;
		}
		this.#isPlayed = true;
		this.#gliding = true;
		this.#stop = glide(wayBetween(trace, from, scene.at), (position) => {
			player.seek(position);
			if (position === scene.at) this.#gliding = false;
		});
	}

	/** Stops on the way, where the reader takes over. */
	#halt(): void {
		this.#stop?.();
		this.#stop = null;
		this.#isPlayed = false;
		this.#gliding = false;
	}
}
