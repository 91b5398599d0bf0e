import type { Problem } from '../../src/lib/engine/problem';
import { kind as maps } from '../../src/lib/kinds/map-colouring/kind';
import { Queens } from '../../src/lib/kinds/queens/queens';
import { limitedSearch, singleSteps } from '../../src/lib/engine/search/limits';
import { PLACE, stepKind } from '../../src/lib/engine/search/step';
import { DEFAULT_STRATEGY, type Strategy } from '../../src/lib/engine/search/strategy';
import { RecordedTrace } from '../../src/lib/engine/trace/recorded-trace';
import { Recorder } from '../../src/lib/engine/trace/recorder';
import { sudokuOf } from '../fixtures/sudokus';
import { bestOf, bestOfEach, percentile, type Row } from './measure';

const SEVENTEEN =
	'48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....';
const AGAINST_NAIVE =
	'..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** The state of a 9×9 board in a plain program: masks of used digits. */
class Plain {
	readonly rows = new Int32Array(9);
	readonly columns = new Int32Array(9);
	readonly boxes = new Int32Array(9);
	readonly rowOf = Uint8Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
	readonly columnOf = Uint8Array.from({ length: 81 }, (_, cell) => cell % 9);
	readonly boxOf = Uint8Array.from(
		{ length: 81 },
		(_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)
	);
	readonly open: number[] = [];

	constructor(cells: string) {
		[...cells].forEach((symbol, cell) => {
			if (symbol === '.') this.open.push(cell);
			else this.toggle(cell, 1 << (Number(symbol) - 1));
		});
	}

	toggle(cell: number, bit: number): void {
		this.rows[this.rowOf[cell]] ^= bit;
		this.columns[this.columnOf[cell]] ^= bit;
		this.boxes[this.boxOf[cell]] ^= bit;
	}

	used(cell: number): number {
		return (
			this.rows[this.rowOf[cell]] | this.columns[this.columnOf[cell]] | this.boxes[this.boxOf[cell]]
		);
	}
}

/** Naive order in a plain loop. @returns the number of values tried. */
function plainNaive(cells: string): number {
	const board = new Plain(cells);
	const { open } = board;
	const values = new Int8Array(open.length).fill(-1);
	let depth = 0;
	let tries = 0;
	while (depth >= 0 && depth < open.length) {
		const cell = open[depth];
		let value = values[depth];
		if (value >= 0) board.toggle(cell, 1 << value);
		const used = board.used(cell);
		for (value++; value < 9; value++) {
			tries++;
			if ((used & (1 << value)) === 0) break;
		}
		if (value < 9) {
			values[depth++] = value;
			board.toggle(cell, 1 << value);
		} else values[depth--] = -1;
	}
	return tries;
}

/** Fewest candidates first in a plain loop. @returns the number of values tried. */
function plainFindmin(cells: string): number {
	const board = new Plain(cells);
	const placed = new Uint8Array(81).fill(1);
	for (const cell of board.open) placed[cell] = 0;
	const path = new Int32Array(82);
	const values = new Int8Array(82);
	const counts = Uint8Array.from(
		{ length: 512 },
		(_, mask) => mask.toString(2).replaceAll('0', '').length
	);
	let depth = 0;
	let tries = 0;
	let goingDown = true;
	for (;;) {
		if (goingDown) {
			let fewest = 10;
			let best = -1;
			for (let cell = 0; cell < 81; cell++) {
				if (placed[cell]) continue;
				const count = counts[511 & ~board.used(cell)];
				if (count < fewest) {
					fewest = count;
					best = cell;
				}
			}
			if (best < 0) return tries;
			path[depth] = best;
			values[depth] = -1;
		}
		const cell = path[depth];
		let value = values[depth];
		if (value >= 0) {
			board.toggle(cell, 1 << value);
			placed[cell] = 0;
		}
		const used = board.used(cell);
		for (value++; value < 9; value++) {
			tries++;
			if ((used & (1 << value)) === 0) break;
		}
		goingDown = value < 9;
		if (goingDown) {
			values[depth++] = value;
			placed[cell] = 1;
			board.toggle(cell, 1 << value);
		} else if (--depth < 0) return tries;
	}
}

function bare(problem: Problem, strategy: Strategy): number {
	let count = 0;
	for (const { length } of limitedSearch(problem, strategy)) count += length;
	return count;
}

function stepByStep(problem: Problem, strategy: Strategy): number {
	let count = 0;
	const all = singleSteps(problem, strategy);
	while (!all.next().done) count++;
	return count;
}

function recorded(problem: Problem, strategy: Strategy): Recorder {
	const recorder = new Recorder(problem, strategy);
	for (const batch of limitedSearch(problem, strategy)) recorder.record(batch);
	return recorder;
}

/** Searches up to a number of placements. @returns how many were made. */
function placements(problem: Problem, change: Partial<Strategy>): number {
	let count = 0;
	const strategy = { ...DEFAULT_STRATEGY, ...change, limits: { placements: 400_000 } };
	for (const { steps, length } of limitedSearch(problem, strategy))
		for (let i = 0; i < length; i++) if (stepKind(steps[i]) === PLACE) count++;
	return count;
}

/** What a placement costs a search that jumps, and one that learns, against one that does neither. */
function goingBack(): Row[] {
	const usa = maps.examples.find(({ id }) => id === 'usa-three')!;
	const problems = {
		'a 17-clue board': sudokuOf(SEVENTEEN),
		'the map of the USA': maps.problem(usa.setup)
	};
	return Object.entries(problems).flatMap(([name, problem]) => {
		const { step, jump, findmin, learning } = bestOfEach(8, {
			step: () => placements(problem, {}),
			jump: () => placements(problem, { back: 'jump' }),
			findmin: () => placements(problem, { ordering: 'findmin' }),
			learning: () => placements(problem, { ordering: 'dom-wdeg' })
		});
		const each = ({ milliseconds, result }: typeof step) => (milliseconds / result) * 1e6;
		const compare = (one: typeof step, other: typeof step) =>
			`${each(one).toFixed(0)} against ${each(other).toFixed(0)} ns; ${one.result} and ${other.result} placements`;
		return [
			{
				name: `a placement of a search that jumps against naive, ${name}`,
				ratio: each(jump) / each(step),
				bound: 3,
				detail: compare(jump, step)
			},
			{
				name: `a placement of dom/wdeg against findmin, ${name}`,
				ratio: each(learning) / each(findmin),
				bound: 3,
				detail: compare(learning, findmin)
			}
		];
	});
}

/** Seeks in the longest run of docs/known-answers.md: 830 million steps. */
async function seeks(): Promise<Row[]> {
	const problem = sudokuOf(AGAINST_NAIVE);
	const recorder = recorded(problem, DEFAULT_STRATEGY);
	const trace = new RecordedTrace(problem, DEFAULT_STRATEGY);
	trace.append(recorder.chunk(true));
	let state = 12345;
	const times: number[] = [];
	for (let i = 0; i < 1200; i++) {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		const position = Math.floor((state / 2 ** 32) * trace.length);
		const before = performance.now();
		trace.at(position);
		if (i >= 200) times.push(performance.now() - before);
	}
	const { length, checkpoints } = trace;
	return [
		{
			name: 'seek anywhere in the longest run, p95 in milliseconds',
			ratio: percentile(times, 0.95),
			bound: 0.7,
			detail: `${length.toLocaleString('en')} steps, mean ${(times.reduce((a, b) => a + b) / times.length).toFixed(3)} ms`
		},
		{
			name: 'its checkpoints, in MB',
			ratio: checkpoints.bytes / 1e6,
			bound: 2,
			detail: `${checkpoints.length} checkpoints, ${recorder.checkpoints.interval.toLocaleString('en')} steps apart`
		}
	];
}

/** Counts all solutions of n queens with a plain recursive function and the same checks. */
function plainQueens(size: number): number {
	const columns = new Uint8Array(size);
	const falling = new Uint8Array(2 * size);
	const rising = new Uint8Array(2 * size);
	const place = (row: number): number => {
		if (row === size) return 1;
		let solutions = 0;
		for (let column = 0; column < size; column++) {
			const down = column - row + size;
			const up = column + row;
			if (columns[column] + falling[down] + rising[up] > 0) continue;
			columns[column] = falling[down] = rising[up] = 1;
			solutions += place(row + 1);
			columns[column] = falling[down] = rising[up] = 0;
		}
		return solutions;
	};
	return place(0);
}

/** The same count using only three masks, which tests no column in vain (M. Richards 1997). */
function maskedQueens(size: number): number {
	const all = (1 << size) - 1;
	const place = (columns: number, falling: number, rising: number): number => {
		if (columns === all) return 1;
		let solutions = 0;
		for (let free = all & ~(columns | falling | rising); free !== 0; free &= free - 1) {
			const bit = free & -free;
			solutions += place(columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
		}
		return solutions;
	};
	return place(0, 0, 0);
}

/** All solutions of n queens, naive order, compared with programs that only count them. */
function queens(): Row[] {
	const all: Strategy = { ...DEFAULT_STRATEGY, goal: 'all' };
	return [10, 11, 12].flatMap((size) => {
		const problem = new Queens({ size, queens: new Int8Array(size).fill(-1) });
		const ours = bestOf(5, () => bare(problem, all));
		const plain = bestOf(5, () => plainQueens(size));
		const masked = bestOf(5, () => maskedQueens(size));
		const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
		return [
			{
				name: `${size} queens, all solutions, against a plain recursive function`,
				ratio: ours.milliseconds / plain.milliseconds,
				bound: 6,
				detail: `${milliseconds(ours.milliseconds)} against ${milliseconds(plain.milliseconds)}, ${plain.result} solutions`
			},
			{
				name: `${size} queens, all solutions, against counting with bit masks`,
				ratio: ours.milliseconds / masked.milliseconds,
				bound: null,
				detail: `${milliseconds(ours.milliseconds)} against ${milliseconds(masked.milliseconds)}: the limit`
			}
		];
	});
}

export async function run(): Promise<Row[]> {
	const problem = sudokuOf(SEVENTEEN);
	const findmin: Strategy = { ...DEFAULT_STRATEGY, ordering: 'findmin' };
	const long = { ...DEFAULT_STRATEGY, limits: { steps: 60_000_000 } };
	const longProblem = sudokuOf(AGAINST_NAIVE);

	const { plain, thousands, one, plainMin, searchMin } = bestOfEach(20, {
		plain: () => plainNaive(SEVENTEEN),
		thousands: () => bare(problem, DEFAULT_STRATEGY),
		one: () => stepByStep(problem, DEFAULT_STRATEGY),
		plainMin: () => plainFindmin(SEVENTEEN),
		searchMin: () => bare(problem, findmin)
	});
	const { generator, firstPass } = bestOfEach(6, {
		generator: () => bare(longProblem, long),
		firstPass: () => recorded(longProblem, long).statistics.steps
	});

	const rate = (count: number, milliseconds: number) =>
		`${(count / milliseconds / 1e3).toFixed(0)} M/s`;
	const tries = plain.result;
	return [
		{
			name: 'naive 9×9, batches of thousands, against a plain loop',
			ratio: thousands.milliseconds / plain.milliseconds,
			bound: 2.8,
			detail: `${rate(tries, thousands.milliseconds)} tries against ${rate(tries, plain.milliseconds)}`
		},
		{
			name: 'naive 9×9, generator step by step, against a plain loop',
			ratio: one.milliseconds / plain.milliseconds,
			bound: 16,
			detail: `${rate(one.result, one.milliseconds)} steps`
		},
		{
			name: 'findmin 9×9 against a plain findmin loop',
			ratio: searchMin.milliseconds / plainMin.milliseconds,
			bound: 1.15,
			detail: `${rate(plainMin.result, searchMin.milliseconds)} tries against ${rate(plainMin.result, plainMin.milliseconds)}`
		},
		{
			name: 'first pass (checkpoints, statistics, tree) against the plain loop, a step to a try',
			ratio: firstPass.milliseconds / firstPass.result / (plain.milliseconds / tries),
			bound: 4,
			detail: `${rate(firstPass.result, firstPass.milliseconds)} steps against ${rate(tries, plain.milliseconds)} tries; ${(firstPass.milliseconds / generator.milliseconds).toFixed(2)} times the bare search`
		},
		...goingBack(),
		...(await seeks()),
		...queens()
	];
}
