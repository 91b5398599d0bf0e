import { SudokuCreator } from '@algorithm.ts/sudoku';
import { DancingLinks } from 'dancing-links';
import { readFileSync } from 'node:fs';
import { digging } from '../../src/lib/kinds/sudoku/make/dig';
import { filled } from '../../src/lib/kinds/sudoku/make/fill';
import { making } from '../../src/lib/kinds/sudoku/make/make';
import { countNine } from '../../src/lib/kinds/sudoku/make/nine';
import { LEVELS } from '../../src/lib/kinds/sudoku/make/levels';
import { DEFAULT_WISH, type Wish } from '../../src/lib/kinds/sudoku/make/wish';
import { exactCover, wholeExactCover, type Choice } from '../fixtures/exact-cover';
import { bestOfEach, percentile, type Row } from './measure';

const LISTS = ['top95', 'easy50', '17clue-500'];
/** Boards made in a round. */
const MADE = 200;
/** Puzzles of each level. */
const PUZZLES = 100;

function list(name: string): Int8Array[] {
	return readFileSync(`src/lib/kinds/sudoku/sets/${name}.txt`, 'utf8')
		.split('\n')
		.filter((line) => /^[\d.]{81}$/.test(line))
		.map((line) => Int8Array.from(line, (symbol) => (symbol === '.' ? -1 : Number(symbol) - 1)));
}

/** How many of the boards have one solution. @throws Error if not all have. */
function unique(boards: readonly Int8Array[], count: (board: Int8Array) => number): number {
	const found = boards.filter((board) => count(board) === 1).length;
	if (found !== boards.length) throw new Error(`${found} of ${boards.length} have one solution`);
	return found;
}

/** The fast solver against the fastest one among packages, asked whether a second solution exists. */
function counting(name: string): Row {
	const boards = list(name);
	// Short lists several times, so that the clock can tell.
	const all = Array.from({ length: Math.ceil(250 / boards.length) }, () => boards).flat();
	const links = new DancingLinks<number>();
	const countLinks = (choices: readonly Choice[]) => {
		const solver = links.createSolver({ columns: 324 });
		for (const { data, columns } of choices) solver.addSparseConstraint(data, columns);
		return solver.find(2).length;
	};
	const {
		ours,
		links: short,
		whole
	} = bestOfEach(5, {
		ours: () => unique(all, countNine),
		links: () => unique(all, (board) => countLinks(exactCover(board))),
		whole: () => unique(all, (board) => countLinks(wholeExactCover(board)))
	});
	const peer = Math.min(short.milliseconds, whole.milliseconds);
	const rate = (milliseconds: number) =>
		`${Math.round((all.length / milliseconds) * 1000).toLocaleString('en')}/s`;
	return {
		name: `solutions of ${name} counted up to two, to dancing-links`,
		ratio: ours.milliseconds / peer,
		bound: 0.166,
		detail: `${rate(ours.milliseconds)} against ${rate(peer)}: ${(peer / ours.milliseconds).toFixed(1)} times as fast`
	};
}

/** Minimal boards against those of a package that makes them. */
function minimal(): Row {
	const creator = new SudokuCreator({ childMatrixWidth: 3, difficulty: 1 });
	let seed = 0;
	const { ours, peer } = bestOfEach(5, {
		ours() {
			for (let i = 0; i < MADE; i++) {
				const full = filled({ rows: 3, columns: 3 }, ++seed)!;
				const steps = digging({ full, symmetry: 'none', seed, attempts: Infinity, target: 0 });
				while (!steps.next().done);
			}
		},
		peer() {
			for (let i = 0; i < MADE; i++) creator.createSudoku();
		}
	});
	const each = (milliseconds: number) => `${(milliseconds / MADE).toFixed(2)} ms`;
	return {
		name: 'a minimal board with one solution made, to @algorithm.ts/sudoku',
		ratio: ours.milliseconds / peer.milliseconds,
		bound: 1 / 10,
		detail: `${each(ours.milliseconds)} against ${each(peer.milliseconds)}: ${(peer.milliseconds / ours.milliseconds).toFixed(1)} times as fast`
	};
}

/** Milliseconds of processor time so far: what else the machine does at the moment does not count. */
function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** Milliseconds until a puzzle of a level is there. */
function level(wished: Pick<Wish, 'level' | 'symmetry'>): Row {
	const times: number[] = [];
	let tries = 0;
	for (let seed = 1; seed <= PUZZLES; seed++) {
		const before = processorTime();
		const steps = making({ ...DEFAULT_WISH, ...wished, seed });
		let step = steps.next();
		while (!step.done) step = steps.next();
		if ('why' in step.value) throw new Error(`${wished.level}, seed ${seed}: ${step.value.why}`);
		times.push(processorTime() - before);
		tries += step.value.tries;
	}
	const sum = times.reduce((total, time) => total + time, 0);
	return {
		name: `a puzzle that is ${wished.level}, symmetry ${wished.symmetry}, p95 in ms of processor time`,
		ratio: percentile(times, 0.95),
		bound: 200,
		detail: `${((PUZZLES / sum) * 1000).toFixed(0)} a second, median ${percentile(times, 0.5).toFixed(1)} ms, ${(tries / PUZZLES).toFixed(1)} tries`
	};
}

export function run(): Promise<Row[]> {
	return Promise.resolve([
		...LISTS.map(counting),
		minimal(),
		...LEVELS.map((wished) =>
			level({ level: wished, symmetry: wished === 'extreme' ? 'none' : 'half-turn' })
		)
	]);
}
