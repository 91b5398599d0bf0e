import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { boardOf, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { boardGround } from '$lib/kinds/sudoku/view/ordering/board-ground';
import { countsIn } from '$lib/stage/program/ordering/counts';
import {
	isOrdering,
	programFragment,
	programIn,
	readProgram,
	type RacedProgram
} from '$lib/stage/program/raced/raced-program';
import type { Call, CallResult } from '$lib/stage/program/task';
import { setupOfRun, type LoadedSet } from '../measure/boards';
import {
	PLAIN_METHOD,
	type Experiment,
	type Method,
	type RowOutcome,
	type RunKey
} from '../measure/experiment';
import { rowOf } from '../measure/measure';
import type { Measured } from '../run/protocol';

/** Milliseconds and steps that a board may take, if the experiment does not say. */
const PATIENCE = 20_000;
const MOST_STEPS = 20_000_000;

/** What runs an ordering; loaded when it is measured for the first time. */
async function loadRunner() {
	const [{ Sandbox }, { loadOrderingKit }] = await Promise.all([
		obtain(() => import('$lib/stage/program/sandbox/sandbox')),
		obtain(() => import('$lib/kinds/sudoku/view/ordering/kit'))
	]);
	return { sandbox: new Sandbox(), kit: loadOrderingKit };
}

/** A reader's ordering, from the address, measured on the boards of an experiment beside its strategies. */
export class OwnMeasuring {
	/** Null without one. Nothing of it runs before {@link measure}. */
	program = $state.raw<RacedProgram | null>(null);
	/** The experiment that it was measured for. */
	experiment = $state.raw<Experiment | null>(null);
	measured = $state.raw<readonly Measured[]>([]);
	/** How many boards there are for it, and whether some are left out. */
	total = $state(0);
	hasSkipped = $state(false);
	isRunning = $state(false);
	/** Running was not possible at all. */
	isUnable = $state(false);
	readonly failed = $derived(
		this.measured.filter(({ row }) => row.outcome === 'failed' || row.outcome === 'time').length
	);
	#packed = '';
	#runner: ReturnType<typeof loadRunner> | null = null;
	#controller: AbortController | null = null;

	/** The program as the fragment of an address; empty without one. */
	get fragment(): string {
		return this.program === null ? '' : programFragment(this.#packed);
	}

	/** Takes the program of an address's fragment, if it is an ordering. */
	async take(fragment: string): Promise<void> {
		const packed = programIn(fragment);
		const read = packed === null ? null : await readProgram(packed);
		if (packed === null || read === null || !isOrdering(read)) return;
		this.#packed = packed;
		this.program = read;
	}

	/** The experiment with this ordering as its last strategy, once something is counted for it. */
	joined(experiment: Experiment): Experiment {
		if (this.experiment !== experiment || this.measured.length === 0) return experiment;
		return { ...experiment, strategies: [...experiment.strategies, methodOf(experiment)] };
	}

	/** What was counted for an experiment. */
	of(experiment: Experiment | null): readonly Measured[] {
		return this.experiment === experiment ? this.measured : [];
	}

	/** Searches all boards of an experiment with it, as printed and rewritten. */
	async measure(experiment: Experiment, sets: readonly LoadedSet[]): Promise<void> {
		if (this.program === null || this.isRunning) return;
		const controller = (this.#controller = new AbortController());
		const { signal } = controller;
		const { runs, calls, hasSkipped } = callsOf(this.program, experiment, sets);
		this.experiment = experiment;
		this.measured = [];
		this.total = runs.length;
		this.hasSkipped = hasSkipped;
		this.isRunning = true;
		this.isUnable = false;
		const { milliseconds = PATIENCE } = experiment.limits;
		try {
			const { sandbox, kit } = await (this.#runner ??= loadRunner());
			// A program that breaks the sandbox ends its task: the boards after it get another one.
			for (let first = 0; first < runs.length && !signal.aborted;) {
				let last = first;
				let started = performance.now();
				await sandbox.run(
					{ program: this.program.program, calls: calls.slice(first) },
					{
						...{ signal, kit, milliseconds, onsteps: () => {} },
						onresult: (call, result) => {
							if (signal.aborted) return;
							const took = performance.now() - started;
							started = performance.now();
							last = first + call + 1;
							this.measured = [...this.measured, measuredOf(runs[first + call], result, took)];
						}
					}
				);
				if (last === first) break;
				first = last;
			}
		} catch (error) {
			this.#runner = null;
			this.isUnable = true;
			throw error;
		} finally {
			this.isRunning = false;
		}
	}

	cancel(): void {
		this.#controller?.abort();
	}

	dispose(): void {
		this.cancel();
		void this.#runner?.then(({ sandbox }) => sandbox.dispose());
	}
}

/** It fits wherever the fewest candidates can come first. */
function methodOf({ strategies }: Experiment): Method {
	const [{ goal }] = strategies;
	return { ...PLAIN_METHOD, ordering: 'findmin', goal, own: true };
}

function callsOf({ name }: RacedProgram, experiment: Experiment, sets: readonly LoadedSet[]) {
	const runs: RunKey[] = [];
	const calls: Call[] = [];
	let hasSkipped = false;
	const { strategies, limits, rewritings } = experiment;
	const counted = {
		goal: methodOf(experiment).goal,
		limits: { ...limits, steps: limits.steps ?? MOST_STEPS }
	};
	for (const [set, { kind, puzzles, rewriter }] of sets.entries())
		for (const board of puzzles.keys())
			for (let rewriting = 0; rewriting <= (rewriter === null ? 0 : rewritings); rewriting++) {
				const setup = setupOfRun(sets, { set, board, rewriting });
				const isBoard = kind.id === 'sudoku';
				const ground = isBoard ? boardGround(boardOf(setup as SudokuSetup)) : null;
				if (ground === null) {
					hasSkipped = true;
					continue;
				}
				runs.push({ set, board, rewriting, strategy: strategies.length, seed: 1 });
				calls.push({ name, arguments: [], ground, steps: counted.limits.steps, counted });
			}
	return { runs, calls, hasSkipped };
}

function measuredOf(run: RunKey, result: CallResult, milliseconds: number): Measured {
	const counted = countsIn(result);
	const { end } = result;
	if (counted === null) {
		const outcome = end.kind === 'stopped' && end.by === 'time' ? 'time' : 'failed';
		return { row: rowOf(run, null, outcome), milliseconds: null };
	}
	const { counts, isWhole } = counted;
	const whole: RowOutcome = counts.solutions > 0 ? 'solved' : 'exhausted';
	return { row: rowOf(run, counts, isWhole ? whole : 'limit'), milliseconds };
}
