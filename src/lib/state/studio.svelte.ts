import { untrack } from 'svelte';
import { boardOfExample, findExample, type ExampleId } from '../problems/sudoku/examples';
import type { Board } from '../problems/sudoku/board';
import { sudoku } from '../problems/sudoku/sudoku';
import { DEFAULT_STRATEGY, type Strategy } from '../search/strategy';
import { CHOOSE, FORCE, PLACE, stepKind } from '../trace/step';
import { childOf, type Tree } from '../trace/tree';
import { readAddress, writeAddress, type Address, type AddressError } from './address';
import { Player } from './player.svelte';
import { Puzzle } from './puzzle.svelte';
import { Run } from './run.svelte';
import { Uniqueness } from './uniqueness.svelte';
import { DEFAULT_VIEW, type View } from './view';

/** The board that the studio shows when it is not told which. */
const FIRST_EXAMPLE: ExampleId = 'raster';

/** The studio: a puzzle, a strategy, the run that they make, and where the reader stands in it. */
export class Studio {
	readonly puzzle = new Puzzle();
	readonly run = new Run();
	readonly uniqueness = new Uniqueness();
	readonly player = new Player(this.run, { selected: () => this.puzzle.selected });
	strategy = $state.raw<Strategy>(DEFAULT_STRATEGY);
	view = $state.raw<View>(DEFAULT_VIEW);
	/** The example that was loaded, as long as it is the puzzle. */
	example = $state.raw<ExampleId | null>(null);
	/** What of the address could not be read. */
	addressErrors = $state.raw<readonly AddressError[]>([]);
	/** Folded subtrees that were opened, by node. */
	expansions = $state.raw<ReadonlyMap<number, Tree>>(new Map());

	/** What is searched; null while the board contradicts itself. */
	readonly problem = $derived(this.puzzle.conflicts.length > 0 ? null : sudoku(this.puzzle.board));
	/** Everything at the position; null until the search of this very problem is under way. */
	readonly moment = $derived(
		this.run.problem !== null && this.run.problem === this.problem ? this.player.moment : null
	);
	/** The query that shows this moment elsewhere. */
	readonly address = $derived(
		writeAddress({ ...this.#settings(), position: this.player.position })
	);
	/** The position passes by: the address is written when it comes to rest. */
	readonly moving = $derived(this.player.playing);
	/** The part of the address that says what is searched: a change of it is worth a way back. */
	readonly subject = $derived(
		writeAddress({
			...this.#settings(),
			position: 0,
			stops: [],
			rate: null,
			grain: 'try',
			view: DEFAULT_VIEW
		})
	);

	/** Where to go as soon as the next run is there. */
	#arrival: { position: number; play: boolean } | null = null;

	#settings(): Omit<Address, 'position' | 'play' | 'open'> {
		const { puzzle, player } = this;
		return {
			example: this.example,
			givens: puzzle.givensBoard,
			entries: puzzle.entriesBoard,
			strategy: this.strategy,
			grain: player.grain,
			rate: player.rate === DEFAULT_RATE ? null : player.rate,
			stops: player.stops,
			view: this.view
		};
	}

	/** Keeps the run in step with the puzzle and the strategy. Call it where effects may be made. */
	watch(): void {
		$effect(() => {
			const { problem, strategy } = this;
			untrack(() => {
				this.expansions = new Map();
				this.uniqueness.ask(problem);
				if (problem === null) {
					this.run.clear();
					return;
				}
				this.run.start(problem, strategy);
				const arrival = this.#arrival;
				this.#arrival = null;
				if (arrival === null) return;
				this.player.seek(arrival.position);
				if (arrival.play) this.player.play();
			});
		});
		$effect(() => () => {
			this.player.dispose();
			this.run.dispose();
			this.uniqueness.dispose();
		});
	}

	/** Shows what an address says. @returns whether it asks for the dialog that opens a puzzle. */
	visit(search: string): { open: boolean } {
		const { address, errors } = readAddress(search);
		this.addressErrors = errors;
		const example = address.givens === null ? FIRST_EXAMPLE : address.example;
		const board = address.givens ?? boardOfExample(findExample(FIRST_EXAMPLE)!);
		this.player.pause();
		this.#arrival = { position: address.position, play: address.play };
		this.puzzle.restore(board, address.entries);
		this.example = example;
		this.strategy = address.strategy;
		this.view = address.view;
		this.player.grain = address.grain;
		this.player.rate = address.rate ?? DEFAULT_RATE;
		this.player.stops = address.stops;
		return { open: address.open };
	}

	/** Loads a board, as an example or from somewhere else. */
	load(board: Board, name: string | null, example: ExampleId | null = null): void {
		this.player.pause();
		this.puzzle.load(board, name);
		this.example = example;
	}

	/** Changes how the search goes about it. */
	choose(change: Partial<Strategy>): void {
		this.strategy = { ...this.strategy, ...change };
	}

	/** Changes what is shown. */
	show(change: Partial<View>): void {
		this.view = { ...this.view, ...change };
	}

	/** Changes the board: from the start, because the search is another one then. */
	edit(change: () => void): void {
		const { givensBoard, entriesBoard } = this.puzzle;
		change();
		if (this.puzzle.givensBoard !== givensBoard) this.example = null;
		// A key on a given changes nothing, and must not lose the place.
		else if (this.puzzle.entriesBoard === entriesBoard) return;
		this.player.reset();
	}

	type(cell: number, symbol: number): void {
		this.edit(() => this.puzzle.type(cell, symbol));
	}

	erase(cell: number): void {
		this.edit(() => this.puzzle.erase(cell));
	}

	/** Goes to where the value of a frame of the stack was placed. */
	async goToFrame(index: number): Promise<void> {
		const { moment, player } = this;
		const { tree, trace } = this.run;
		if (moment === null || tree === null || trace === null) return;
		let node = 0;
		for (const { variable, value } of moment.frames.slice(0, index + 1)) {
			node = value < 0 ? -1 : childOf(tree, node, variable, value);
			if (node < 0) break;
		}
		if (node > 0) {
			player.seek(tree.position[node]);
			return;
		}
		// Folded away, or not placed yet: the steps before know.
		const kinds = moment.frames[index].value < 0 ? 1 << CHOOSE : (1 << PLACE) | (1 << FORCE);
		const depth = moment.frames[index].value < 0 ? index : index + 1;
		const found = await trace.find(
			moment.position + 1,
			-1,
			(word, at) => at === depth && ((kinds >>> stepKind(word)) & 1) !== 0
		);
		if (found >= 0 && trace === this.run.trace) player.seek(found);
	}

	/**
	 * Searches what is below a folded node again, to open it.
	 * @param position the node's, by which the tree knows it.
	 * @param path the placements that lead to it.
	 */
	async expand(
		position: number,
		path: readonly { readonly variable: number; readonly value: number }[]
	): Promise<void> {
		const { trace } = this.run;
		const decisions = path.flatMap(({ variable, value }) => [variable, value]);
		const inside = await this.run.subtree(decisions, position, path.length);
		if (trace !== this.run.trace) return;
		this.expansions = new Map(this.expansions).set(position, inside);
	}
}

/** Moves a second, at first: slow enough to follow. */
export const DEFAULT_RATE = 5;
