import { describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { readLine } from '$lib/kinds/sudoku/line';
import { Sudoku } from '$lib/kinds/sudoku/sudoku';
import { unpackStep } from '$lib/engine/search/step';
import { recordProgram, type RecordedProgram } from './record';
import { readProgram, type Line, type Meaning } from './program';

/** The boards of the chapters on Sudoku and on the tree. */
const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';
const UNSOLVABLE = '0123040032144030';

function sudoku(line: string) {
	const box = line.length === 16 ? 2 : 3;
	const read = readLine({ rows: box, columns: box }, line.replaceAll('0', '.'));
	if ('error' in read) throw new Error(read.error.code);
	return new Sudoku(read.board);
}

/** A program of braces, with the meanings of its lines: `end` comes twice, for loop and function. */
function braces(meanings: string) {
	return readProgram(
		['define', ...meanings.split(' ')].map((meaning) => ({
			meaning: meaning as Meaning,
			indent: 0
		})),
		true
	);
}

/** An indented program; a line behind `>` is in the loop. */
function indented(meanings: string) {
	const lines = ['define', ...meanings.split(' ')].map((word): Line => {
		const isDeep = word.startsWith('>');
		const meaning = word.replace('>', '') as Meaning;
		return { meaning, indent: meaning === 'define' ? 0 : isDeep ? 8 : 4 };
	});
	return readProgram(lines, false);
}

function run(program: ReturnType<typeof braces>, line = RASTER) {
	if ('refused' in program) throw new Error(program.refused);
	return recordProgram(program, sudoku(line));
}

const RIGHT = 'size full cell given each check place hand-on take-back end fail end';

/** What matters of a run: how it ended, and the counters. */
function summary({ trace, end, isRight }: RecordedProgram) {
	const { placements, undos } = trace.statistics;
	return { end, placements, undos, isRight };
}

/** All steps of a run. */
function stepsOf({ trace }: RecordedProgram) {
	return Array.from({ length: trace.length }, (_, at) => trace.eventAt(at + 1)!);
}

const RETURNED = (value: boolean | null) => ({ kind: 'returned', value });

describe('the right program', () => {
	it.each([RASTER, TREE, UNSOLVABLE])('makes the steps of the search on %s', async (line) => {
		const search = record(sudoku(line), DEFAULT_STRATEGY);
		const { trace, isRight } = await run(braces(RIGHT), line);
		const steps = Array.from({ length: trace.length }, (_, at) => trace.at(at + 1).step);
		const own = search.steps.map((word, at) => unpackStep(word, search.causes[at]));
		// A search takes back before it says that nothing is left.
		expect(steps).toEqual(own);
		expect(trace.at(trace.length).assignment).toEqual(search.trace.at(Infinity).assignment);
		expect(isRight).toBe(line !== UNSOLVABLE);
	});

	it('is the same where lines are indented', async () => {
		const own = 'size full cell given each >check >place >hand-on >take-back fail';
		expect(stepsOf(await run(indented(own))).map(({ kind }) => kind)).toEqual(
			stepsOf(await run(braces(RIGHT))).map(({ kind }) => kind)
		);
	});

	it('may take the last value back once, after the loop: the same placements', async () => {
		const ran = await run(
			braces('size full cell given each check place hand-on end take-back fail end')
		);
		expect(summary(ran)).toMatchObject({ placements: 194, isRight: true });
		// Every other value is written over.
		const over = stepsOf(ran).filter(({ kind, other }) => kind === 'place' && other >= 0).length;
		expect(over).toBeGreaterThan(0);
		expect(over + ran.trace.statistics.undos).toBe(140);
	});
});

describe('a program with a mistake', () => {
	it('never takes back: values stay, and pass for givens', async () => {
		const ran = await run(braces('size full cell given each check place hand-on end fail end'));
		expect(summary(ran)).toEqual({
			end: RETURNED(false),
			placements: 11,
			undos: 0,
			isRight: false
		});
		expect(stepsOf(ran).some(({ kind }) => kind === 'pass')).toBe(true);
		const left = ran.board.filter((value, cell) => value >= 0 && ran.problem.fixed[cell] < 0);
		expect(left.length).toBeGreaterThan(0);
		// The board of every moment is the program's own.
		expect(ran.trace.at(Infinity).assignment).toEqual(ran.board);
	});

	it('returns the first call at once: three placements', async () => {
		const ran = await run(braces('size full cell given each check place given end fail end'));
		// Without the test before the loop, a given is written over; with it there is only one of them.
		expect(ran.end).toEqual(RETURNED(false));
		const once = await run(braces('size full cell each check place given end fail end'));
		expect(once.trace.statistics.undos).toBe(0);
		expect(once.end).toEqual(RETURNED(false));
	});

	it('ignores what the call returns: it finds the solution and takes it apart', async () => {
		const ran = await run(
			braces('size full cell given each check place call take-back end fail end')
		);
		expect(summary(ran)).toEqual({
			end: RETURNED(false),
			placements: 3248,
			undos: 3248,
			isRight: false
		});
		expect(ran.trace.solutions).toHaveLength(1);
	});

	it('returns failure in the loop: three placements, all taken back', async () => {
		const ran = await run(
			braces('size full cell given each check place hand-on take-back fail end end')
		);
		expect(summary(ran)).toEqual({
			end: RETURNED(false),
			placements: 3,
			undos: 3,
			isRight: false
		});
	});

	it('gives up after the first failure: nothing is tried again', async () => {
		const ran = await run(
			braces('size full cell given each check place give-up take-back end fail end')
		);
		expect(ran.end).toEqual(RETURNED(false));
		expect(ran.trace.statistics.undos).toBe(0);
		const tried = stepsOf(ran).filter(({ kind }) => kind === 'place');
		expect(new Set(tried.map(({ variable }) => variable)).size).toBe(tried.length);
	});

	it('stops after the first row and calls that a solution', async () => {
		const ran = await run(
			braces('size full-row cell given each check place hand-on take-back end fail end')
		);
		expect(ran.end).toEqual(RETURNED(true));
		expect(ran.isRight).toBe(false);
		expect(ran.board.slice(0, 9).includes(-1)).toBe(false);
		expect(ran.board.slice(9).includes(-1)).toBe(true);
	});

	it('exchanges row and column', async () => {
		const ran = await run(
			braces('size full cell given each check-exchanged place hand-on take-back end fail end')
		);
		expect(ran.isRight).toBe(false);
	});

	it('writes over the givens without the test for them', async () => {
		const ran = await run(braces('size full cell each check place hand-on take-back end fail end'));
		expect(ran.isRight).toBe(false);
		expect(ran.trace.spoilt.size).toBeGreaterThan(0);
	});

	it('goes past the last cell without the test for the end', async () => {
		const ran = await run(
			braces('size cell given each check place hand-on take-back end fail end')
		);
		expect(ran.end).toEqual({ kind: 'fault', line: 4, lacks: 'board' });
	});

	it('uses a name before it has a value', async () => {
		expect((await run(braces('full size fail end'))).end).toEqual({
			kind: 'fault',
			line: 2,
			lacks: 'size'
		});
		expect((await run(braces('size take-back fail end'))).end).toMatchObject({
			line: 3,
			lacks: 'row'
		});
		expect((await run(braces('size cell each end place fail end'))).end).toMatchObject({
			line: 6,
			lacks: 'value'
		});
		// With braces, a name of the loop ends with it.
		expect((await run(braces('size each cell end take-back fail end'))).end).toMatchObject({
			line: 6,
			lacks: 'row'
		});
	});

	it('calls itself without end', async () => {
		expect((await run(braces('size each call end fail end'))).end).toEqual({ kind: 'endless' });
		expect((await run(braces('call end'))).end).toEqual({ kind: 'endless' });
	});

	it('is stopped when it works for too long', async () => {
		expect((await run(braces('size full each call end fail end'))).end).toEqual({
			kind: 'stopped'
		});
	});

	it('returns nothing without a last line', async () => {
		expect((await run(braces('end'))).end).toEqual(RETURNED(null));
	});
});

describe('lines that are not a program', () => {
	it.each([
		['size each check', 'open', 3],
		['size each check end', 'open', 1],
		['size end fail end', 'outside', 4],
		['size check end', 'no-loop', 3]
	])('with braces: %s is refused as %s', (meanings, refused, line) => {
		expect(braces(meanings)).toEqual({ refused, line });
	});

	it.each([
		['size >check fail', 'indented', 3],
		['>check size fail', 'indented', 2],
		['size each fail', 'empty', 3],
		['size each >place fail >check fail', 'indented', 6]
	])('indented: %s is refused as %s', (meanings, refused, line) => {
		expect(indented(meanings)).toEqual({ refused, line });
	});
});

describe('the trace of a program', async () => {
	const { trace } = await run(braces('size full cell given each check place hand-on end fail end'));

	it('shows every moment, in any order', async () => {
		const ahead = Array.from({ length: trace.length + 1 }, (_, at) => trace.at(at).assignment);
		for (let at = trace.length; at >= 0; at -= 3)
			expect(trace.at(at).assignment).toEqual(ahead[at]);
	});

	it.each([
		'size full cell given each check place hand-on end fail end',
		// These call without a value.
		'size full cell each check place hand-on take-back end give-up end',
		'size full cell given each hand-on check place take-back end fail end'
	])('has a tree whose path is the calls that wait with a value: %s', async (meanings) => {
		const { trace: made } = await run(braces(meanings));
		const { tree } = made;
		expect(tree.length).toBe(1 + made.statistics.placements);
		for (let node = 1; node < Math.min(500, tree.length); node++) {
			const { frames, step, statistics } = made.at(tree.position[node]);
			expect(step?.kind).toBe('place');
			expect(frames).toHaveLength(tree.depth[node]);
			expect(statistics.depth).toBe(tree.depth[node]);
			expect(frames.at(-1)).toMatchObject({
				variable: tree.variable[node],
				value: tree.value[node]
			});
		}
	});

	it('finds steps ahead and behind', async () => {
		const isPlace = (word: number) => (word & 15) === 2;
		const first = trace.scan(0, trace.length, isPlace);
		expect(trace.eventAt(first)!.kind).toBe('place');
		expect(await trace.find(trace.length, -1, isPlace)).toBeGreaterThan(first);
		expect(await trace.find(0, 1, isPlace)).toBe(first);
	});
});
