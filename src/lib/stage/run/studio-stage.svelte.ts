import type { ProblemView } from '../board/problem-view';
import type { View } from '../facts/view';
import { noteAt } from '../player/stops/breakpoints';
import type { Stage } from '../stage';
import type { Studio } from './studio.svelte';

/** The moment of a studio's run, on a board that edits its puzzle. */
export class StudioStage<Setup = unknown> implements Stage<Setup> {
	constructor(
		readonly studio: Studio<Setup>,
		private readonly usualView: ProblemView<Setup>,
		/** The strategy is not named anywhere. */
		private readonly hidesStrategy = false
	) {}

	get view() {
		return this.studio.watched?.view ?? this.usualView;
	}
	get run() {
		return this.studio.run;
	}
	get file() {
		return this.studio.watched?.file;
	}
	get player() {
		return this.studio.player;
	}
	get opened() {
		return this.studio.opened;
	}
	get tree() {
		return this.run.tree;
	}
	get trace() {
		return this.run.trace;
	}
	get setup() {
		return this.studio.puzzle.setup;
	}
	get puzzle() {
		return this.studio.problem ?? this.studio.puzzle.problem;
	}
	get conflicts() {
		return this.studio.puzzle.conflicts;
	}
	get moment() {
		return this.studio.moment;
	}
	get strategy() {
		const { strategy } = this.studio;
		return this.hidesStrategy ? { ...strategy, isHidden: true } : strategy;
	}
	get names() {
		return this.view.names(this.setup);
	}
	get pencil() {
		return this.look.pencil ?? this.view.pencil ?? 'off';
	}
	get fails() {
		// What an ordering learns is to be seen.
		const isShown = this.look.fails || this.studio.strategy.ordering === 'dom-wdeg';
		return isShown && this.view.showsFails === true && !this.hidesStrategy;
	}
	get grain() {
		return this.player.grain;
	}
	get count() {
		return this.studio.count;
	}
	/** A note may ask what comes next, so nothing beside it answers that. */
	get hidesFuture() {
		const { horizon, player } = this.studio;
		return horizon.isHiding || noteAt(player.breakpoints, player.position) !== '';
	}
	get milliseconds() {
		const isOurs = this.studio.watched === null;
		return isOurs && this.studio.horizon.ended ? this.run.milliseconds : null;
	}
	get look() {
		return this.studio.view;
	}
	get selected() {
		return this.studio.puzzle.selected;
	}
	set selected(variable: number) {
		this.studio.puzzle.selected = variable;
	}

	show(change: Partial<View>): void {
		this.studio.show(change);
	}

	seek(position: number): void {
		this.player.seek(position);
	}

	goToFrame(depth: number): void {
		void this.studio.goToFrame(depth);
	}

	/** The reasons that another solver gives for a value that it rejects. */
	get reasons(): readonly number[] | null {
		const { watched } = this.studio;
		const { moment } = this;
		if (watched?.isTable !== true || moment?.step?.kind !== 'reject') return null;
		return watched.reasonsAt(moment.position);
	}

	type: NonNullable<Stage<Setup>['type']> = (variable, value) => {
		// The run of another solver is about its puzzle as it is.
		if (this.studio.watched === null) this.studio.type(variable, value);
	};

	edit: Stage<Setup>['edit'] = (setup) => {
		if (this.studio.watched === null) this.studio.edit(() => this.studio.puzzle.edit(setup));
	};
}
