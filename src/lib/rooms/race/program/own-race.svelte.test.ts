import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { arriveWith } from '../../../../../tests/fixtures/without-router/address-bar';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { kind as sudoku } from '$lib/kinds/sudoku/kind';
import type { SudokuSetup } from '$lib/kinds/sudoku/kind';
import sudokuView from '$lib/kinds/sudoku/view';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { LEGAL, SOLVE as SOLVES } from '$lib/stage/program/programs.fixture';
import { writeProgram, type RacedProgram } from '$lib/stage/program/raced/raced-program';
import '../../../../app.css';
import Compare from '../Compare.svelte';
import { Race } from '../race.svelte';
import { isWrongAnswer } from './program-name';
import programFacts from './program-result';

const SOLVE = SOLVES.javascript;
const WITHOUT_TAKING_BACK = SOLVE.replace('board[row][column] = 0;', '');

readLocaleFrom(() => 'en');
let stop = () => {};
beforeEach(() => page.viewport(1280, 720));
afterEach(() => {
	stop();
	arriveWith('');
	history.replaceState(null, '', location.pathname);
});

function raced(source: string): RacedProgram {
	const roles = { solve: 'search', isLegal: 'check' } as const;
	return {
		name: 'solve',
		program: { language: 'javascript', given: LEGAL.javascript, source, roles }
	};
}

const QUERY = 'puzzle=.....23...2....4&lanes=program~naive.ascending.none.every.1.0';
const U4 = 'puzzle=.123.4..32144.3.&lanes=program~naive.ascending.none.every.1.0';

/** A race with a program. */
async function raceOf(source: string, query = QUERY) {
	const race = new Race(sudoku);
	race.showFirst();
	race.visit(query, (await writeProgram(raced(source)))!);
	stop = $effect.root(() => race.watch());
	flushSync();
	await expect.poll(() => race.program.raced).not.toBeNull();
	return race;
}

/** A race that has ended, with the program let run. */
async function ended(source: string, query = QUERY) {
	const race = await raceOf(source, query);
	race.allow();
	flushSync();
	await expect.poll(() => race.ended, { timeout: 15_000 }).toBe(true);
	return race;
}

const result = ({ lanes }: Race<SudokuSetup>) => stripIsolates(programFacts(lanes[0])!.result);

describe('a program as a lane', () => {
	it('does not run before it is let run', async () => {
		const race = await raceOf(SOLVE);
		await expect.poll(() => race.lanes[1].run.ended).toBe(true);
		expect(race.lanes[0]).toMatchObject({ isProgram: true, isWaiting: true, isBound: false });
		expect(race.lanes[0].run).toMatchObject({ running: false, ended: true, trace: null });
		// Nothing more comes before that, so nothing waits for it.
		expect(race.ended).toBe(true);
		race.player.play();
		expect([race.player.playing, race.asksToRun]).toEqual([false, true]);
	});

	it('is at the tick of its address once it has run', async () => {
		const race = await raceOf(SOLVE, `${QUERY}&at=12`);
		await expect.poll(() => race.tick).toBe(12);
		race.player.end();
		race.allow();
		flushSync();
		expect(race.ended).toBe(false);
		await expect.poll(() => race.ended, { timeout: 15_000 }).toBe(true);
		await expect.poll(() => race.tick).toBe(12);
		race.player.play();
		expect([race.player.playing, race.asksToRun]).toEqual([true, false]);
	});

	it('makes the same placements as reading order, when it is right', async () => {
		const race = await ended(SOLVE);
		expect(race.lanes.map(({ run }) => run.statistics.placements)).toEqual([23, 23]);
		expect(race.lanes[0].program.answer).toBe('solved');
		expect(race.difference).toBeNull();
		// Only what a search may do is counted.
		expect(race.lanes[0].run.trace!.at(3).step).not.toBeNull();
	});

	it('parts from it where it does not take back, and stands there if the address says so', async () => {
		const race = await ended(WITHOUT_TAKING_BACK, `${QUERY}&parting=1`);
		await expect.poll(() => race.difference).not.toBeNull();
		expect(race.lanes[0].program.answer).toBe('none');
		expect(isWrongAnswer('none', true)).toBe(true);
		expect(race.tick).toBeGreaterThan(0);
		// Ours has taken a digit back that is left on the program's board.
		const [own, other] = race.lanes.map(({ moment }) => moment!);
		expect(other.statistics.undos).toBeGreaterThan(own.statistics.undos);
		expect(own.assignment).not.toEqual(other.assignment);
	});

	it('that says rightly that there is no solution is not wrong', async () => {
		const race = await ended(SOLVE, U4);
		expect(race.lanes[0].program.answer).toBe('none');
		expect(result(race)).toMatch(/^Returned false after \d+ steps?: no solution$/);
	});

	it.each([
		[
			'board[row][column] = value;',
			'board[row][column] = valu;',
			'broken',
			/in line 8: valu is not defined\. Did you mean value\?/
		],
		[
			'return false;',
			'return true;',
			'unfinished',
			/^Returned true after .* but the board is not solved$/
		],
		['value++', 'value += 0', 'cut', /^Stopped after [\d,]+ steps, in line \d+$/],
		[
			'return solve(board, box, at + 1);',
			'return solve(board, box, at);',
			'broken',
			/too many calls/
		],
		['for (let', 'for let', 'broken', /does not understand this line/]
	] as const)(
		'shows what it has done and how it ended: %s → %s',
		async (from, to, answer, text) => {
			const race = await ended(SOLVE.replace(from, to), `${QUERY}&steps=3000`);
			expect(race.lanes[0].program.answer).toBe(answer);
			expect(result(race)).toMatch(text);
		}
	);

	it('runs again when the puzzle changes', async () => {
		const race = await ended(SOLVE);
		race.type(0, 3);
		flushSync();
		expect(race.ended).toBe(false);
		await expect.poll(() => race.ended).toBe(true);
		expect(race.lanes[0].run.statistics.placements).toBe(race.lanes[1].run.statistics.placements);
	});

	it('is not waited for on a board with a clash', async () => {
		const race = await ended(SOLVE);
		race.type(0, 1);
		flushSync();
		expect(race.lanes[0].puzzle!.conflicts.size).toBeGreaterThan(0);
		expect(race.ended).toBe(true);
		race.player.play();
		expect(race.player.playing).toBe(false);
	});

	it('is in the address, and another program has not been let run', async () => {
		const race = await ended(SOLVE);
		expect(race.address).toContain('lanes=program');
		race.visit(race.address, (await writeProgram(raced(WITHOUT_TAKING_BACK)))!);
		flushSync();
		expect(race.lanes[0].isWaiting).toBe(true);
		expect(race.program.allowed).toBeNull();
	});
});

describe('the page of a race with a program', () => {
	async function open(query: string, fragment: string) {
		arriveWith(query);
		history.replaceState(null, '', fragment);
		await render(Compare<SudokuSetup>, {
			view: sudokuView as ProblemView<SudokuSetup>,
			kinds: [],
			onkind: () => false
		});
	}

	it('shows the code, runs it when Run is pressed, and tells the verdict', async () => {
		await open(QUERY, (await writeProgram(raced(SOLVE)))!);
		await expect
			.element(page.getByLabelText('Code', { exact: true }))
			.toHaveTextContent('function solve');
		await expect
			.element(page.getByText('Run the program first; then the race can be played.'))
			.toBeVisible();
		await page.getByRole('button', { name: 'Run the program' }).click();
		await expect.element(page.getByRole('heading', { name: 'the program' })).toBeVisible();
		await expect
			.element(page.getByRole('button', { name: 'Run the program' }))
			.not.toBeInTheDocument();
		await expect.element(page.getByLabelText('Board of the program')).toBeVisible();
	});

	it('says that a link was cut off', async () => {
		await open(QUERY, '#program=1abc');
		await expect.element(page.getByText(/cannot be read/)).toBeVisible();
		await expect
			.element(page.getByRole('button', { name: 'Run the program' }))
			.not.toBeInTheDocument();
	});

	it('of a puzzle for which there are no programs says so', async () => {
		const query = `puzzle=${'.'.repeat(36)}&lanes=program~naive.ascending.none.every.1.0&steps=100`;
		await open(query, (await writeProgram(raced(SOLVE)))!);
		await expect.element(page.getByText(/cannot be run on this puzzle/)).toBeVisible();
	});
});
