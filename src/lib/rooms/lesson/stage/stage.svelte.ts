import { untrack } from 'svelte';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { ActionId } from '$lib/stage/player/keys/keys';
import { FigureStage } from './figure-stage.svelte';
import type { OnStage } from './on-stage';
import type { Cue, Lesson } from '../text/lesson';

/** Gives the view of a kind of problem. */
export type Views = (kind: string) => Promise<ProblemView>;

/**
 * The stage beside the text: the figure and the moment of the place where the reader is. A figure that
 * was shown keeps its search, so that going back to it costs nothing.
 */
export class ChapterStage {
	/** The figure on the stage; null until its problem's view is loaded. */
	current = $state.raw<FigureStage | null>(null);
	/** What a task shows in place of the figure, until the text shows something. */
	guest = $state.raw<OnStage | null>(null);
	#figures = $state.raw<ReadonlyMap<string, FigureStage>>(new Map());
	readonly #ends: (() => void)[] = [];
	/** What was asked for last: a view that comes later than another place must not be shown. */
	#wanted: Cue | null = null;
	#watches = false;

	/** @param first the view of the first figure, so that it can be shown at once. */
	constructor(
		private lesson: Lesson,
		private readonly views: Views,
		scene: Cue,
		first: ProblemView
	) {
		this.#wanted = scene;
		this.#put(scene, first, false);
	}

	/** Shows a scene; with `glides`, through the moments between. */
	async show(scene: Cue, glides: boolean): Promise<void> {
		untrack(() => this.dismiss(this.guest));
		this.#wanted = scene;
		const known = this.#figures.get(scene.figure);
		if (known !== undefined) {
			this.#put(scene, known.view, glides && known === this.current);
			return;
		}
		const view = await this.viewOf(scene.figure);
		if (this.#wanted === scene) this.#put(scene, view, false);
	}

	/** Takes the figures of a changed chapter. Those of the same name are the same. */
	revise(lesson: Lesson): void {
		this.lesson = lesson;
	}

	/** Shows something else than the text speaks of. */
	invite(guest: OnStage): void {
		this.dismiss(this.guest);
		this.guest = guest;
	}

	/** Whether a key walks through what a task shows. At either end, the text goes on. */
	takes(action: ActionId): boolean {
		if (this.guest === null) return false;
		const { position, length } = this.guest.player;
		if (action === 'step-back' || action === 'start') return position > 0;
		return (action === 'step-forward' || action === 'end') && position < length;
	}

	/** Shows the figure again, if this is what is shown in its place. */
	dismiss(guest: OnStage | null): void {
		if (guest === null || guest !== this.guest) return;
		guest.player.dispose();
		this.guest = null;
	}

	/** Gets the figure of a scene ready, without showing it. */
	async prepare(scene: Cue): Promise<void> {
		const view = await this.viewOf(scene.figure);
		this.#get(scene.figure, view);
	}

	/** A figure that has been on the stage or prepared; null before. */
	figure(name: string | undefined): FigureStage | null {
		return this.#figures.get(name ?? '') ?? null;
	}

	/** The view of a figure's problem. */
	viewOf(figure: string): Promise<ProblemView> {
		return this.views(this.lesson.figures[figure].kind);
	}

	/** Records the searches of the figures that are shown. Call it in the browser. */
	watch(): () => void {
		this.#watches = true;
		for (const figure of this.#figures.values()) this.#watch(figure);
		return () => {
			for (const end of this.#ends) end();
			this.dismiss(this.guest);
		};
	}

	#put(scene: Cue, view: ProblemView, glides: boolean): void {
		const figure = this.#get(scene.figure, view);
		figure.goTo(scene, glides);
		this.current = figure;
	}

	#get(name: string, view: ProblemView): FigureStage {
		const known = this.#figures.get(name);
		if (known !== undefined) return known;
		const figure = new FigureStage(name, this.lesson.figures[name], view);
		this.#figures = new Map(this.#figures).set(name, figure);
		if (this.#watches) this.#watch(figure);
		if (figure.beside !== undefined) this.#get(figure.beside, view);
		return figure;
	}

	#watch(figure: FigureStage): void {
		this.#ends.push($effect.root(() => figure.watch()));
	}
}
