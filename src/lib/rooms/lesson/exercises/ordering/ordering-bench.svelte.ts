import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { loadOrderingKit } from '$lib/kinds/sudoku/view/ordering/kit';
import type { SudokuSetup } from '$lib/kinds/sudoku/setup';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { orderingFaultText } from '$lib/stage/program/ordering/fault-text';
import { readProgram, isOrdering } from '$lib/stage/program/raced/raced-program';
import { Sandbox } from '$lib/stage/program/sandbox/sandbox';
import type { CallResult, Task } from '$lib/stage/program/task';
import { Bench } from '../bench.svelte';
import { makeFilm, type Film } from '../film/film';
import { WrittenProgram } from '../own-program/written-program.svelte';
import { easyBoards, orderingCall, placementsIn, placementsOf } from './ordering-calls';
import { ORDERING_PROGRAMS, orderingProgram } from './ordering-programs';

/** How an ordering did on the fifty boards. */
export interface Standing {
	/** Boards that were searched to their ends. */
	readonly done: number;
	readonly placements: number;
	/** Null while they are being searched. */
	readonly ours: { readonly findmin: number; readonly naive: number } | null;
	/** The number of the board, from 1, on which the program broke off or was cut off; null for none. */
	readonly failed: number | null;
}

/** Milliseconds that one of the fifty boards may take. */
const PATIENCE = 20_000;

/** The ordering that a reader writes, its run on one board, and how it does on fifty. */
export class OrderingBench extends Bench<'run' | 'measure'> {
	readonly written = new WrittenProgram('ordering', {
		javascript: ORDERING_PROGRAMS.javascript.starter,
		python: ORDERING_PROGRAMS.python.starter
	});
	/** The number of the board that Run shows, from 1. */
	board = $state(1);
	boards = $state.raw<readonly SudokuSetup[]>([]);
	film = $state.raw<Film | null>(null);
	standing = $state.raw<Standing | null>(null);
	/** The program that the standing is of. */
	measured = $state('');
	readonly #sandbox = new Sandbox();

	constructor(private readonly viewOf: (kind: string) => Promise<ProblemView>) {
		super();
	}

	get program() {
		return orderingProgram(this.written.language, this.written.source);
	}

	/** The film is of the program as it is. */
	get isFresh(): boolean {
		const { source, language } = this.written;
		return this.film?.source === source && this.film.language === language;
	}

	/** Loads the boards, and the texts that were kept. Nothing runs. */
	async begin(): Promise<void> {
		this.written.recall();
		this.boards = await easyBoards();
	}

	/** Takes a program from an address. Nothing of it runs. */
	async take(packed: string): Promise<void> {
		const raced = await readProgram(packed);
		if (raced === null || !isOrdering(raced)) return;
		this.written.take(raced.program.language, raced.program.source);
		this.standing = null;
	}

	/** Searches the board with the reader's ordering and shows how. */
	async run(): Promise<void> {
		const { program } = this;
		const { language, source } = this.written;
		const setup = this.boards.at(this.board - 1);
		if (setup === undefined) return;
		const call = orderingCall(setup);
		const log = new StepLogBuilder();
		const results: CallResult[] = [];
		await this.do('run', async (signal) => {
			await this.#sandbox.run(
				{ program, calls: [call] },
				{
					signal,
					kit: loadOrderingKit,
					onsteps: (_, steps) => log.append(steps),
					onresult: (_, result) => results.push(result)
				}
			);
			const [result] = results;
			const shown = { call: { ...call, name: 'search' }, language, source, roles: {} };
			const film = await makeFilm({ ...shown, ran: { log, result } }, this.viewOf);
			const { end } = result;
			const fault = end.kind === 'fault' ? orderingFaultText(end.fault) : null;
			this.film?.stage.player.dispose();
			this.film = film && { ...film, parts: ['board', 'tree'], fault: fault ?? film.fault };
		});
	}

	/** Searches all fifty boards with it, and counts. */
	async measure(): Promise<void> {
		const { program, boards } = this;
		const calls = boards.map((setup) => orderingCall(setup, true));
		this.measured = this.written.source;
		let standing: Standing = { done: 0, placements: 0, ours: null, failed: null };
		this.standing = standing;
		await this.do('measure', async (signal, stop) => {
			const measuring = this.#count({ program, calls }, signal, (call, result) => {
				const placements = placementsIn(result);
				standing =
					placements === null
						? { ...standing, failed: signal.aborted ? null : call + 1 }
						: {
								...standing,
								done: standing.done + 1,
								placements: standing.placements + placements
							};
				this.standing = standing;
				if (placements === null) stop();
			});
			const [findmin, naive] = await Promise.all([
				placementsOf(boards, 'findmin'),
				placementsOf(boards, 'naive')
			]);
			await measuring;
			this.standing = standing = { ...standing, ours: { findmin, naive } };
		});
	}

	#count(
		task: Task,
		signal: AbortSignal,
		onresult: (call: number, result: CallResult) => void
	): Promise<unknown> {
		return this.#sandbox.run(task, {
			...{ signal, kit: loadOrderingKit, milliseconds: PATIENCE },
			...{ onsteps: () => {}, onresult }
		});
	}

	dispose(): void {
		this.written.keep();
		this.cancel();
		this.#sandbox.dispose();
		this.film?.stage.player.dispose();
	}
}
