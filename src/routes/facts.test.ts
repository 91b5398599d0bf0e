import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '$lib/rooms/lesson/text/chapters';
import type { ProblemKind } from '$lib/engine/kind';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { readAddress } from '$lib/stage/address/address';
import { readRace } from '$lib/rooms/race/race-address';
import { FIRST_KIND } from '$lib/stage/address/entry';
import { measured } from '../../tests/fixtures/experiments';
import { record } from '../../tests/fixtures/recordings';
import { counted } from '../../tests/fixtures/searches';
import { PRESETS } from './compare/experiment/presets';
import { MEASURED_PLACEMENTS, QUEENS_UNDOS, RACE_PLACEMENTS, STARTS } from './facts';
import { COURSE_PROBLEMS } from '$lib/rooms/home/course-problems';
import { TORN_ROW, TWINS } from '$lib/rooms/home/scenes';
import { byKind } from '$lib/kinds/folders';

const kinds = byKind(
	import.meta.glob<ProblemKind>('../lib/kinds/**/kind.ts', { import: 'kind', eager: true })
);

/** What a link of the home page opens. */
function opened(link: string) {
	const { pathname, search } = new URL(link, 'https://example.org');
	const [, id] = /^\/studio\/(\S+)$/.exec(pathname) ?? [];
	const kind = kinds[id];
	const { address, errors } = readAddress(kind, search);
	expect(errors).toEqual([]);
	return { ...address, problem: kind.problem(address.setup) };
}

describe('what the home page says about its links', () => {
	it.each([STARTS.queens, STARTS.own])('%s opens at position 0, ready to play', (link) => {
		const { position, play } = opened(link);
		expect({ position, play }).toEqual({ position: 0, play: false });
	});

	it.each(
		COURSE_PROBLEMS.flatMap(({ problems }) => problems.map((one) => [one.name(), one] as const))
	)('%s is what its link opens', (_, { kind, search }) => {
		const { position, example } = opened(`/studio/${kind}?${search}`);
		expect(position).toBe(0);
		expect(example).not.toBeNull();
	});

	it('the tutorial begins with its first chapter', () => {
		expect(STARTS.learn).toBe(`/learn/${CHAPTERS[0]}`);
	});

	it('eight queens are found after so many are taken back', () => {
		const { problem, strategy } = opened(STARTS.queens);
		expect(problem.variableCount).toBe(8);
		expect(counted(problem, strategy).statistics.undos).toBe(QUEENS_UNDOS);
	});

	it.each([0, 1])('the first race takes so many placements: lane %i', (lane) => {
		const kind = kinds[FIRST_KIND];
		const { search } = new URL(STARTS.orders, 'https://example.org');
		const { setup, entries, goal } = readRace(kind, search).race;
		const { ordering } = entries[lane];
		const { statistics } = counted(kind.problem(setup), { ...DEFAULT_STRATEGY, ordering, goal });
		expect({ [ordering]: statistics.placements }).toEqual(
			Object.fromEntries([Object.entries(RACE_PLACEMENTS)[lane]])
		);
	});

	it.each([0, 1])(
		'the first experiment counts so many placements: strategy %i',
		async (strategy) => {
			const { searchParams } = new URL(STARTS.measured, 'https://example.org');
			const { experiment } = PRESETS.find(({ id }) => id === searchParams.get('preset'))!;
			const rows = (await measured(experiment)).filter((row) => row.strategy === strategy);
			const total = rows.reduce((sum, { placements }) => sum + placements, 0);
			expect({ [experiment.strategies[strategy].ordering]: total }).toEqual(
				Object.fromEntries([Object.entries(MEASURED_PLACEMENTS)[strategy]])
			);
		}
	);

	it('one’s own puzzle opens the dialog', () => {
		expect(opened(STARTS.own).open).toBe(true);
	});

	it('the first row looks finished, and is wrong from the second cell on', () => {
		const { problem, strategy } = opened(`/studio/sudoku?${TORN_ROW.search}`);
		const { trace } = record(problem, strategy, 1 << 12);
		const { from, full, near, torn } = TORN_ROW.moments;
		const solved = trace.at(trace.length);
		const rowAt = (position: number) => [...trace.at(position).assignment.slice(0, 9)];
		expect([from, full, near, torn]).toEqual([from, full, near, torn].toSorted((a, b) => a - b));
		expect(rowAt(full)).not.toContain(-1);
		// Until the search comes back to it, the row stays as it is.
		expect(rowAt(near)).toEqual(rowAt(full));
		expect(trace.at(torn).step).toMatchObject({ kind: 'backtrack', variable: 1 });
		expect(rowAt(full)[0]).toBe(solved.assignment[0]);
		expect(rowAt(full)[1]).not.toBe(solved.assignment[1]);
	});

	it.each([0, 1])('the twin takes so many placements: %i', (at) => {
		const { problem, strategy } = opened(`/studio/sudoku?${TWINS.searches[at]}`);
		expect(counted(problem, strategy).statistics.placements).toBe(TWINS.placements[at]);
	});

	it('the twins are one puzzle', () => {
		const [first, second] = TWINS.searches.map((search) => {
			const { problem } = opened(`/studio/sudoku?${search}`);
			// Rows of bands and columns of stacks keep the numbers of their givens.
			return profileOf([...problem.fixed]);
		});
		expect(second).toEqual(first);
	});
});

/** How many givens each row and each digit has, in order of size. */
function profileOf(cells: readonly number[]) {
	const numbers = Array.from({ length: 9 }, (_, at) => at);
	const count = (test: (value: number, cell: number) => boolean) => cells.filter(test).length;
	const rows = numbers.map((row) =>
		count((value, cell) => value >= 0 && Math.floor(cell / 9) === row)
	);
	const digits = numbers.map((digit) => count((value) => value === digit));
	return { rows: rows.toSorted(), digits: digits.toSorted() };
}
