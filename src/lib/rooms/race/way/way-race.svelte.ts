import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import { setupOf, type SudokuSetup } from '$lib/kinds/sudoku/setup';
import { kind } from '$lib/kinds/sudoku/way/kind';
import { movesBy } from '$lib/kinds/sudoku/way/moves-by';
import { PlayedSudoku } from '$lib/kinds/sudoku/way/played';
import type { WaySetup } from '$lib/kinds/sudoku/way/setup';
import type { WayCounts } from '$lib/kinds/sudoku/way/walked';
import { nextTask } from '$lib/ui/loading/when-idle';
import { specOf } from '$lib/engine/spec';
import { tickAt } from '../clock/clock';
import { PLAIN, writeEntries } from '$lib/stage/address/entry';
import type { LanePuzzle } from '../lane/lane.svelte';
import { Race } from '../race.svelte';
import { partingOf, type Parting } from './parting';

/** In a race, an entry names another writing of the puzzle; here it is the way of the player. */
const PLAYED = 1;
/** The player, reading order, and the fewest candidates first. */
const LANES = writeEntries([
	{ ...PLAIN, rewriting: PLAYED },
	PLAIN,
	{ ...PLAIN, ordering: 'findmin' }
]);

/** What the address of a race may say, but that of a way may not. */
const FOREIGN = ['kind', 'example', 'entries', 'candidates', 'goal', 'guess', 'present', 'moves'];

/** The way of a player and two searches of the same puzzle, played with one clock. */
export class WayRace extends Race<SudokuSetup> {
	readonly problem: PlayedSudoku;
	override readonly isReadonly = true;
	readonly #played: LanePuzzle<SudokuSetup>;
	/** Where each search first parts from the player; null until that is known. */
	partings = $state.raw<readonly Parting[] | null>(null);

	/** How many moves the player has made at the tick. */
	readonly moves: number = $derived.by(() =>
		this.lanes.length === 0 ? 0 : movesBy(this.problem.walked, this.lanes[0].position)
	);
	/** What the player has done by then. */
	readonly counts: WayCounts = $derived.by(() => this.problem.walked.counts[this.moves]);
	/** The query that shows this moment elsewhere. */
	readonly wayAddress: string = $derived.by(() => {
		const parameters = new URLSearchParams(this.address);
		parameters.delete('lanes');
		const query = new URLSearchParams(kind.write(this.way));
		for (const [name, value] of parameters) query.set(name, value);
		return query.toString();
	});

	constructor(readonly way: WaySetup) {
		super(sudoku);
		this.problem = new PlayedSudoku(way.givens, way.moves);
		this.#played = {
			setup: way,
			problem: this.problem,
			spec: specOf(kind, way),
			conflicts: new Set(),
			isSearchable: true
		};
	}

	/** Shows the moment that a query describes; its puzzle and its moves are those of this way. */
	override visit(search: string): boolean {
		const parameters = new URLSearchParams(search);
		for (const name of FOREIGN) parameters.delete(name);
		const puzzle = sudoku.write(setupOf(this.way.givens));
		for (const [name, value] of Object.entries(puzzle)) parameters.set(name, value);
		parameters.set('lanes', LANES);
		return super.visit(parameters.toString());
	}

	override get canRewrite(): boolean {
		return false;
	}

	override puzzleOf(rewriting: number): LanePuzzle<SudokuSetup> | null {
		return rewriting === PLAYED ? this.#played : super.puzzleOf(0);
	}

	override watch(): void {
		super.watch();
		$effect(() => this.#findPartings());
	}

	/**
	 * Goes to where a search parts from the player. Up to there, they placed the same, so that counting
	 * placements shows both decisions at once; other clocks may not.
	 */
	goToParting({ lane, positions }: Parting): void {
		const runs = [this.lanes[0].run, this.lanes[lane].run];
		const ticks = runs.map((run, at) => tickAt(this.clock, run, positions[at]));
		this.player.pause();
		if (ticks[0] === ticks[1]) {
			this.player.seek(ticks[0]);
			return;
		}
		this.clock = 'placements';
		this.player.seek(Math.max(...runs.map((run, at) => tickAt('placements', run, positions[at]))));
	}

	#findPartings(): (() => void) | undefined {
		const { lanes } = this;
		this.partings = null;
		if (lanes.some(({ run }) => run.trace === null || !run.ended)) return;
		const controller = new AbortController();
		const { signal } = controller;
		const [own, ...others] = lanes;
		Promise.all(
			others.map(({ run }, index) => partingOf(own.run, run, index + 1, nextTask, signal))
		).then(
			(found) => (this.partings = found.filter((parting) => parting !== null)),
			(error: unknown) => {
				if (!signal.aborted) throw error;
			}
		);
		return () => controller.abort();
	}
}
