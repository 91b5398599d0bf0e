import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { arriveWith } from '../../../../../tests/fixtures/without-router/address-bar';
import { searched } from '../../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { stepKind, stepValue, stepVariable, BACKTRACK, PLACE } from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import type { SudokuSetup } from '$lib/kinds/sudoku/kind';
import sudokuView from '$lib/kinds/sudoku/view';
import { readAddress } from '$lib/stage/address/address';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { handToRace } from '$lib/stage/watch/handed';
import { writeTraceFragment } from '$lib/stage/watch/packed-trace';
import { traceRaceHref } from '$lib/stage/watch/race-href';
import type { Watched } from '$lib/stage/watch/watched';
import { readTraceText } from '../../../../../tests/fixtures/traces';
import '../../../../app.css';
import Compare from '../Compare.svelte';
import FramedRace from '../FramedRace.svelte';
import { laneResult } from '../lane/lane-result';
import { Race } from '../race.svelte';
import { namesOf, resultsOf } from '../verdict/results';
import sentencesOf from '../verdict/sentences';

readLocaleFrom(() => 'en');
const view = sudokuView as ProblemView<SudokuSetup>;
let stop = () => {};
beforeEach(() => page.viewport(1280, 720));
afterEach(() => {
	stop();
	arriveWith('');
	handToRace(null);
	history.replaceState(null, '', location.pathname);
});

const SMALL = '.....23...2....4';
const NAIVE = 'naive.ascending.none.every.1.0';
const QUERY = `puzzle=${SMALL}&lanes=trace~${NAIVE}`;

/** The file of a trace, from its events. */
function fileOf(events: readonly unknown[], header: object = {}, puzzle = SMALL): string {
	const first = { backtrail: 1, kind: 'sudoku', puzzle, solver: 'small.py', ...header };
	return [first, ...events].map((line) => JSON.stringify(line)).join('\n');
}

/** What changes the board in a search of ours: a solver need not say more. */
function changesOf(puzzle: string, strategy: Partial<Strategy> = {}) {
	return searched(sudokuOf(puzzle), strategy).steps.flatMap((word) => {
		const letter = { [PLACE]: 'p', [BACKTRACK]: 't' }[stepKind(word)];
		return letter === undefined ? [] : [[letter, stepVariable(word), stepValue(word)]];
	});
}
const changes = changesOf(SMALL);
const END = ['end', 'found'];
const SOLVED = ['s'];

async function raceOf(file: string, query = QUERY): Promise<Race<SudokuSetup>> {
	const race = new Race<SudokuSetup>(sudoku, undefined, view);
	race.showFirst();
	race.visit(query, (await writeTraceFragment(new Blob([file])))!);
	stop = $effect.root(() => race.watch());
	flushSync();
	return race;
}

async function ended(file: string, query = QUERY): Promise<Race<SudokuSetup>> {
	const race = await raceOf(file, query);
	expect(race.ended).toBe(false);
	await expect.poll(() => race.ended, { timeout: 15_000 }).toBe(true);
	return race;
}

const counts = ({ lanes }: Race<SudokuSetup>) => lanes.map(({ run }) => run.statistics.placements);
const namesIn = (race: Race<SudokuSetup>) => namesOf(race, view).map(stripIsolates);
const said = (race: Race<SudokuSetup>) =>
	stripIsolates(sentencesOf(race, resultsOf(race, namesOf(race, view))).join(' '));

describe('a trace as a lane', () => {
	it('is there at once, with the name of its solver, and counts like ours', async () => {
		const race = await ended(fileOf([...changes, SOLVED, END]));
		expect(race.lanes[0]).toMatchObject({ isTrace: true, isWaiting: false, isBound: false });
		expect(counts(race)).toEqual([23, 23]);
		expect(namesIn(race)).toEqual(['small.py', 'reading order']);
		expect(said(race)).toBe('All lanes needed 23 placements.');
		expect(race.waitsForRun).toBe(false);
		race.player.play();
		expect(race.player.playing).toBe(true);
	});

	it('does not part from a search that changes the board in the same way', async () => {
		const race = await ended(fileOf([...changes, SOLVED, END]));
		// What is found is found in a later task.
		await new Promise((done) => setTimeout(done, 100));
		expect(race.difference).toBeNull();
	});

	it('parts where it first does something else to the board', async () => {
		const events = changesOf(SMALL, { values: 'descending' });
		const same = events.findIndex((event, at) => String(event) !== String(changes[at]));
		const race = await ended(fileOf([['note', 'Hello'], ...events, SOLVED, END]));
		await expect.poll(() => race.difference).not.toBeNull();
		race.goToDifference();
		flushSync();
		// The note and the step itself are before it.
		expect(race.lanes[0].position).toBe(same + 2);
		expect(race.lanes[0].moment!.assignment).not.toEqual(race.lanes[1].moment!.assignment);
	});

	it('parts at a restart, which takes everything back', async () => {
		const before = changes.slice(0, 9);
		const race = await ended(
			fileOf([['restart'], ...before, ['restart'], ...changes, SOLVED, END], {}),
			`${QUERY}&clock=placements`
		);
		await expect.poll(() => race.difference).not.toBeNull();
		const [trace, ours] = race.lanes;
		race.goToDifference();
		flushSync();
		expect(race.lanes[1].position).toBe(race.difference!.position);
		expect(ours.moment!.step!.kind).toBe(changes[9][0] === 'p' ? 'place' : 'backtrack');
		// Counts stand it: they go on after it, while the depth begins again.
		const placed = before.filter(([letter]) => letter === 'p').length;
		expect(trace.run.trace!.at(11).statistics).toMatchObject({ placements: placed, depth: 0 });
		expect(trace.run.statistics.placements).toBe(placed + 23);
		race.player.seek(placed + 1);
		flushSync();
		expect(trace.position).toBe(12);
		expect(trace.samples.at(-1)!.placements).toBe(placed + 23);
	});

	it('that does not say how it ended is a bound, and cannot win', async () => {
		const race = await ended(fileOf(changes.slice(0, 5)));
		expect(race.lanes[0].isBound).toBe(true);
		expect(laneResult(race.lanes[0])).toBe(
			'The trace breaks off after 5 steps; its counts are lower bounds'
		);
		expect(said(race)).toMatch(/With small\.py, the search was stopped too early to tell\./);
	});

	it('that has no solution where ours has one is not ranked, and not called wrong', async () => {
		const race = await ended(fileOf([...changes.slice(0, 1), ['end', 'all']]));
		expect(said(race)).toMatch(
			/^With small\.py, the search ends without a solution, although there is one\. .*Check/
		);
		expect(said(race)).toMatch(/23 placements with reading order/);
	});

	it('about another puzzle says so, while the others go on', async () => {
		const race = await ended(
			fileOf([...changes, SOLVED, END]),
			`${QUERY}~findmin${NAIVE.slice(5)}`
		);
		race.type(0, 3);
		flushSync();
		expect(race.lanes[0]).toMatchObject({ isWaiting: true, moment: null });
		await expect.poll(() => race.ended).toBe(true);
		expect(race.waitsForRun).toBe(false);
		race.player.play();
		expect(race.player.playing).toBe(true);
		race.player.pause();
		expect(said(race)).toMatch(/^1 placement with fewest first/);
		expect(said(race)).not.toContain('small.py');
		await expect.poll(() => race.difference?.lanes).toEqual([1, 2]);
		race.edit(() => race.puzzle.undo());
		flushSync();
		await expect.poll(() => race.ended).toBe(true);
		expect(race.lanes[0]).toMatchObject({ isWaiting: false });
		expect(counts(race)[0]).toBe(23);
	});

	it('cannot be typed into, and is not rewritten with the others', async () => {
		const race = await ended(
			fileOf([...changes, SOLVED, END]),
			`puzzle=${SMALL}&lanes=trace~${NAIVE.replace(/0$/, '7')}`
		);
		expect(race.lanes[0].puzzle!.setup).toBe(race.puzzle.setup);
		await new Promise((done) => setTimeout(done, 100));
		expect(race.difference).toBeNull();
	});

	it('is in the address with its fragment, and comes back at its tick', async () => {
		const race = await ended(fileOf([...changes, SOLVED, END]), `${QUERY}&at=7`);
		await expect.poll(() => race.tick).toBe(7);
		expect(race.address).toContain('lanes=trace%7E');
		expect(race.fragment).toMatch(/^#trace=1/);
		const again = new Race<SudokuSetup>(sudoku, undefined, view);
		again.visit(race.address, race.fragment);
		const end = $effect.root(() => again.watch());
		flushSync();
		await expect.poll(() => again.tick).toBe(7);
		expect(again.address).toBe(race.address);
		end();
	});

	it('can be taken out and added again', async () => {
		const race = await ended(fileOf([...changes, SOLVED, END]), `${QUERY}~${NAIVE}`);
		race.remove(race.lanes[0]);
		expect(race.lacking).toEqual(['trace']);
		race.addOwn('trace');
		flushSync();
		expect(race.lacking).toEqual([]);
		await expect.poll(() => race.ended).toBe(true);
		expect(counts(race)[0]).toBe(23);
	});

	it.each(['#trace=', '#trace=1', '#trace=1abc', '#trace=2abc', `#trace=1${'A'.repeat(20_000)}`])(
		'is none in a fragment that is not one: %s',
		async (fragment) => {
			const race = new Race<SudokuSetup>(sudoku, undefined, view);
			race.visit(QUERY, fragment);
			stop = $effect.root(() => race.watch());
			flushSync();
			await expect.poll(() => race.watched.isComing).toBe(false);
			expect(race.watched.error).toEqual({ code: 'unreadable' });
			expect(race.lanes[0].isWaiting).toBe(true);
			await expect.poll(() => race.ended).toBe(true);
		}
	);

	it('is none in a file with an error', async () => {
		const race = await raceOf(fileOf([['p', 99, 1]]));
		await expect.poll(() => race.watched.error).toMatchObject({ code: 'variable-number', line: 2 });
	});

	it('of a table, or of another kind, is about another puzzle', async () => {
		const table = await raceOf('{"backtrail":1}\n["p","a","b"]\n["end","found"]');
		await expect.poll(() => table.watched.isComing).toBe(false);
		expect(table.watched).toMatchObject({ error: null, isThere: true, fitting: null });
	});
});

describe('a trace that the studio hands over', () => {
	async function watchedOf(text: string): Promise<Watched<SudokuSetup>> {
		const setup = readAddress(sudoku, `puzzle=${SMALL}`).address.setup;
		const problem = sudoku.problem(setup);
		const file = await readTraceText(text, problem);
		if ('error' in file) throw new Error(file.error.code);
		const trace = new StoredTrace(problem, file.log, file.outcome);
		const told = { strategy: DEFAULT_STRATEGY, reasonsAt: () => [], view };
		const source = new Blob([text]);
		return { file, source, setup, isTable: false, trace, ...told, name: '', fragment: null };
	}

	it('is raced without a fragment, and found again on the way back', async () => {
		const watched = await watchedOf(fileOf([...changes, SOLVED, END], { goal: 'first' }));
		const href = new URL(traceRaceHref(sudoku, watched), 'https://example.org');
		expect([href.hash, href.searchParams.get('clock')]).toEqual(['', 'placements']);
		handToRace(watched);
		for (const _ of ['there', 'back']) {
			const race = new Race<SudokuSetup>(sudoku, undefined, view);
			race.visit(href.search, '');
			const end = $effect.root(() => race.watch());
			flushSync();
			await expect.poll(() => race.ended).toBe(true);
			expect(counts(race)).toEqual([23, 23, expect.any(Number)]);
			expect(race.fragment).toBe('');
			expect(race.isInAddress).toBe(false);
			end();
		}
	});

	it.each([
		[{ goal: 'all' }, ['end', 'cut'], 'all'],
		[{ goal: 'first' }, ['end', 'all'], null],
		// Who goes on after a solution looks for more.
		[{}, ['end', 'all'], 'all'],
		[{}, END, null],
		[{ goal: 'best' }, END, null]
	])('races for the same: %j, %j', async (header, end, goal) => {
		const watched = await watchedOf(fileOf([...changes, SOLVED, end], header));
		const href = traceRaceHref(sudoku, watched);
		expect(new URL(href, 'https://example.org').searchParams.get('goal')).toBe(goal);
	});
});

describe('the page of a race with a trace', () => {
	async function open(file: string | null, query = QUERY) {
		arriveWith(query);
		const fragment = file === null ? '' : (await writeTraceFragment(new Blob([file])))!;
		history.replaceState(null, '', location.pathname + fragment);
		await render(Compare<SudokuSetup>, { view, kinds: [], onkind: () => false });
	}

	it('tells what the solver does, and leads to it in the studio', async () => {
		await open(
			fileOf([['note', 'I begin'], ...changes, SOLVED, END], { solver: 'my <b>solver' }),
			`${QUERY}&at=1`
		);
		await expect.element(page.getByRole('heading', { name: 'my <b>solver' })).toBeVisible();
		await expect.element(page.getByText('The solver says: “I begin”')).toBeVisible();
		await expect.element(page.getByText('Note', { exact: true })).toBeVisible();
		await expect.element(page.getByLabelText(/^Board of .*solver/)).toBeVisible();
		const link = page.getByRole('link', { name: /Open this moment of .*solver/ });
		await expect.element(link).toHaveAttribute('href', expect.stringMatching(/at=1#trace=1/));
		await expect
			.element(page.getByRole('button', { name: /How .*solver.* searches/ }))
			.not.toBeInTheDocument();
	});

	it('without a name calls it the trace', async () => {
		await open(fileOf([...changes, SOLVED, END], { solver: undefined }));
		await expect.element(page.getByRole('heading', { name: 'the trace' })).toBeVisible();
	});

	it('says that the trace is not in the link', async () => {
		await open(null);
		await expect.element(page.getByText(/is not in this address/)).toBeVisible();
		await expect.element(page.getByLabelText('Board of reading order')).toBeVisible();
	});

	it('says that the trace is about another puzzle', async () => {
		await open(fileOf([['p', 0, 0], END], {}, '................'));
		await expect.element(page.getByText(/about another puzzle/)).toBeVisible();
	});

	it('says what is wrong with a trace', async () => {
		await open(fileOf([['x', 0, 0]]));
		await expect.element(page.getByText(/Line 2: there is no event called/)).toBeVisible();
	});

	it('shows it in a frame, too', async () => {
		const file = fileOf([...changes, SOLVED, END]);
		history.replaceState(null, '', await writeTraceFragment(new Blob([file])));
		await render(FramedRace<SudokuSetup>, {
			view,
			framed: { shows: 'race', kind: 'sudoku', query: QUERY, loop: null, playsInSight: false }
		});
		await expect.element(page.getByRole('heading', { name: 'small.py' })).toBeVisible();
		await expect.element(page.getByLabelText(/^Board of .*small/)).toBeVisible();
	});
});
