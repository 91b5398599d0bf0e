import type { ProblemView } from '$lib/stage/board/problem-view';
import type { View } from '$lib/stage/facts/view';
import type { Stage } from '$lib/stage/stage';
import type { Race } from '../race.svelte';
import { tickAt } from '../clock/clock';
import type { Lane } from './lane.svelte';

/** The moment of a lane. All lanes of a race have one player. */
export class LaneStage<Setup = unknown> implements Stage<Setup> {
	readonly pencil = 'off';
	readonly hidesFuture = true;
	readonly milliseconds = null;
	/** The recording whose whole tree could not be laid out. */
	#tooLarge = $state.raw<unknown>(null);

	constructor(
		readonly race: Race<Setup>,
		readonly lane: Lane<Setup>,
		private readonly usualView: ProblemView<Setup>
	) {}

	/** That of another solver's trace says what the solver does. */
	get view() {
		const { lane, race } = this;
		return (lane.isTrace ? race.watched.fitting?.view : null) ?? this.usualView;
	}

	/** The lane's puzzle; that of the race until it is rewritten. */
	get #posed() {
		return this.lane.puzzle ?? this.race.puzzleOf(0)!;
	}
	/** A rewritten puzzle follows the one it is made from, and a trace is about its puzzle as it is. */
	get #isEdited() {
		const { lane, race } = this;
		return !race.isReadonly && !lane.isTrace && lane.entry.rewriting === 0;
	}
	get player() {
		return this.race.player;
	}
	/** A program has no run that could be resumed. */
	get run() {
		return this.lane.isProgram ? undefined : this.lane.search;
	}
	get opened() {
		return this.lane.isProgram ? undefined : this.lane.opened;
	}
	get tree() {
		return this.lane.run.tree;
	}
	get trace() {
		return this.lane.run.trace;
	}
	get setup() {
		return this.#posed.setup;
	}
	get puzzle() {
		return this.#posed.problem;
	}
	get conflicts() {
		return this.#posed.conflicts;
	}
	get moment() {
		return this.lane.moment;
	}
	get strategy() {
		return this.lane.strategy;
	}
	get names() {
		return this.view.names(this.setup);
	}
	get look() {
		const whole = this.#tooLarge === null || this.#tooLarge !== this.trace;
		return { whole, stubs: false, language: 'pseudocode' as const };
	}
	get selected() {
		return this.#isEdited ? this.race.puzzle.selected : -1;
	}
	set selected(variable: number) {
		if (this.#isEdited) this.race.puzzle.selected = variable;
	}
	get type() {
		if (!this.#isEdited) return undefined;
		return (variable: number, value: number) => this.race.type(variable, value);
	}
	get edit() {
		if (!this.#isEdited) return undefined;
		return (setup: Setup) => this.race.edit(() => this.race.puzzle.edit(setup));
	}

	show({ whole }: Partial<View>): void {
		if (whole === false) this.#tooLarge = this.trace;
	}

	/** Goes to the tick at which the lane comes to a position of its run. */
	seek(position: number): void {
		const { race, lane } = this;
		race.player.seek(tickAt(race.clock, lane.run, position));
	}

	/** A lane has no call stack. */
	goToFrame(): void {}
}
