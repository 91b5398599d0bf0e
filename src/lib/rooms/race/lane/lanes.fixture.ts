/** For the tests of races: recorded lanes, and the plain lists of their steps. */
import fc from 'fast-check';
import { record } from '../../../../../tests/fixtures/recordings';
import { searched } from '../../../../../tests/fixtures/searches';
import { boardOf, solvedBoard } from '../../../../../tests/fixtures/boards';
import type { Problem } from '$lib/engine/problem';
import { sudoku } from '$lib/kinds/sudoku/sudoku';
import { BACKTRACK, FORCE, PLACE, stepKind } from '$lib/engine/search/step';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { SHARES, type Clock, type Timed } from '../clock/clock';

/** A recorded lane and, found without its recording, its steps. */
export interface PlainLane extends Timed {
	readonly trace: NonNullable<Timed['trace']>;
	readonly steps: readonly number[];
	/** Positions that these steps lead to are the indices of these counts. */
	readonly placements: readonly number[];
	readonly deepest: readonly number[];
	readonly depths: readonly number[];
}

export function plainLane(problem: Problem, change: Partial<Strategy> = {}): PlainLane {
	const strategy = { ...DEFAULT_STRATEGY, ...change };
	const { trace, recorder } = record(problem, strategy);
	const { steps } = searched(problem, strategy);
	const [placements, deepest, depths] = [[0], [0], [0]];
	steps.forEach((step, i) => {
		const isPlaced = stepKind(step) === PLACE || stepKind(step) === FORCE;
		placements.push(placements[i] + (isPlaced ? 1 : 0));
		depths.push(depths[i] + (isPlaced ? 1 : stepKind(step) === BACKTRACK ? -1 : 0));
		deepest.push(Math.max(deepest[i], depths[i + 1]));
	});
	const { statistics } = recorder;
	return { trace, length: steps.length, statistics, steps, placements, deepest, depths };
}

/** How many ticks a lane takes, by its plain steps. */
export function plainTicks(clock: Clock, { steps, placements, deepest }: PlainLane): number {
	return {
		steps: steps.length,
		placements: placements.at(-1)!,
		depth: deepest.at(-1)!,
		share: steps.length === 0 ? 0 : SHARES
	}[clock];
}

/** Where a lane stands at a tick, by its plain steps. */
export function plainPosition(clock: Clock, lane: PlainLane, tick: number): number {
	const { steps, placements, deepest } = lane;
	if (tick >= plainTicks(clock, lane)) return steps.length;
	return {
		steps: () => tick,
		placements: () => placements.findIndex((count) => count >= tick),
		depth: () => deepest.findIndex((depth) => depth >= tick),
		share: () => Math.round((tick / SHARES) * steps.length)
	}[clock]();
}

/** The first tick at which a lane stands at a position or after it, by trying all. */
export function plainTick(clock: Clock, lane: PlainLane, position: number): number {
	const ticks = plainTicks(clock, lane);
	for (let tick = 0; tick < ticks; tick++)
		if (plainPosition(clock, lane, tick) >= position) return tick;
	return ticks;
}

/** Small Sudokus with some cells of a full board, searched by any strategy, and not for long. */
export const smallLanes: fc.Arbitrary<PlainLane> = fc
	.record({
		shape: fc.constantFrom({ rows: 2, columns: 2 }, { rows: 2, columns: 3 }),
		keep: fc.infiniteStream(fc.nat(3)),
		ordering: fc.constantFrom('naive', 'findmin', 'findmax', 'random'),
		values: fc.constantFrom('ascending', 'descending', 'random'),
		elimination: fc.constantFrom('none', 'none', 'naked', 'hidden'),
		goal: fc.constantFrom('first', 'all'),
		seed: fc.nat(99),
		steps: fc.constantFrom(1, 7, 60, 900)
	} as const)
	.map(({ shape, keep, steps, ...strategy }) => {
		const kept = [...keep.take(36)];
		const cells = boardOf(solvedBoard(shape), (cell) => kept[cell] === 0);
		return plainLane(sudoku({ shape, cells }), { ...strategy, limits: { steps } });
	});
