import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stripIsolates } from '$lib/i18n/bidi';
import { locales, readLocaleFrom, type Locale } from '$lib/i18n/locale';
import type { Problem } from '$lib/engine/problem';
import { vocabulary } from '$lib/kinds/sudoku/view/vocabulary';
import { symbolText } from '$lib/kinds/sudoku/symbols';
import {
	ORDERINGS,
	VALUE_ORDERINGS,
	type Ordering,
	type Strategy
} from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';
import type { Outcome, StopReason } from '$lib/engine/search/outcome';
import { STEP_KINDS } from '$lib/engine/search/step';
import { cellName, runOf, runOfProblem, type Run } from '../../../../tests/fixtures/moments';
import { costly, sudokuOf } from '../../../../tests/fixtures/sudokus';
import { momentKind } from './kinds';
import type { Names } from '../board/vocabulary';
import { legalMasks } from '../facts/candidates';
import { findHiddenDeadEnd } from '../facts/reasons';
import { narrate, narrateHiddenDeadEnd } from './narrate';
import { endSentence } from './narrate-end';
import { plainVocabulary } from '../board/default-vocabulary';

// Thousands of sentences take time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const TOP = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const NONE = '0123040032144030';
const ONE = '0004040000102000';
const SEVERAL = '1000000000000000';

function names(problem: Problem): Names {
	return { variable: (cell) => cellName(problem.valueCount, cell), value: symbolText };
}

/** The narration at a position, given the step before. */
function told({ problem, strategy, moments }: Run, position: number): string {
	const previous = position > 0 ? moments[position - 1] : null;
	const { text } = narrate(
		problem,
		strategy,
		moments[position],
		names(problem),
		vocabulary,
		previous,
		null,
		endSentence
	);
	return stripIsolates(text);
}

/** The first position with a matching step, after some others that match. */
function positionOf(run: Run, match: (moment: Moment, at: number) => boolean): number {
	const position = run.moments.findIndex(match);
	if (position < 0) throw new Error('no such moment');
	return position;
}

function endOf(cells: string, change: Partial<Strategy> = {}): string {
	const run = runOf(cells, change, 100_000);
	return told(run, run.moments.length - 1);
}

/** The narration of a search that was cut short. */
function stopped(
	by: StopReason,
	solutions: number,
	count: Parameters<typeof narrate>[6] = null
): string {
	const run = runOf(RASTER);
	const last = run.moments[1000];
	const outcome: Outcome = { kind: 'stopped', by };
	const moment = { ...last, outcome, statistics: { ...last.statistics, solutions } };
	return stripIsolates(
		narrate(
			run.problem,
			run.strategy,
			moment,
			names(run.problem),
			vocabulary,
			null,
			count,
			endSentence
		).text
	);
}

function speak(locale: Locale) {
	beforeEach(() => readLocaleFrom(() => locale));
	afterEach(() => readLocaleFrom(() => 'en'));
}

describe('in English', () => {
	speak('en');

	test('the start announces the first step', () => {
		expect(told(runOf(RASTER), 0)).toBe(
			'54 cells are empty. The search takes them in reading order. Digits are tried in ascending order.'
		);
		expect(told(runOf(RASTER, { ordering: 'findmin', values: 'descending' }), 0)).toBe(
			'54 cells are empty. The search always takes the one with the fewest candidates (MRV). Digits are tried in descending order.'
		);
		expect(told(runOf(RASTER, { elimination: 'naked', eliminate: 'alone' }), 0)).toBe(
			'54 cells are empty. Candidates that are no longer possible are crossed out until nothing changes. No value is tried.'
		);
		expect(told(runOf(RASTER, { elimination: 'hidden', eliminate: 'start' }), 0)).toContain(
			'First, candidates that are no longer possible are crossed out.'
		);
	});

	test('naive takes the next variable in reading order', () => {
		expect(told(runOf(RASTER), 1)).toBe(
			'r1c1 is the next empty cell in reading order. First to try: 1.'
		);
	});

	test('findmin names the count and the effect of the tie rule', () => {
		const run = runOf(RASTER, { ordering: 'findmin' });
		expect(told(run, 1)).toBe(
			'r1c1 has the fewest candidates: 1 (2 others have 1 too; the first in reading order is taken). Counting only chooses; all values are still tried in order. First to try: 1.'
		);
		const single = positionOf(
			run,
			({ step }, at) => step?.kind === 'choose' && /\(r\dc\d has/.test(told(run, at))
		);
		expect(told(run, single)).toMatch(
			/^r\dc\d has the fewest candidates: \d \(r\dc\d has \d too; the first in reading order is taken\)\./
		);
	});

	test('findmax names the count', () => {
		expect(told(runOf(RASTER, { ordering: 'findmax' }), 1)).toMatch(
			/^r\dc\d has the most candidates: \d/
		);
	});

	test('random names its seed', () => {
		const run = runOf(RASTER, { ordering: 'random', values: 'random', seed: 7 });
		expect(told(run, 1)).toMatch(
			/^r\dc\d is drawn at random from 54 empty cells \(seed 7\)\. 9 values are left to try\.$/
		);
	});

	test('the last open cell involves no choice', () => {
		const run = runOf('1234341221434320');
		expect(told(run, 1)).toBe('r4c4 is the only empty cell left. First to try: 1.');
	});

	test('a rejection names what clashes and what comes next', () => {
		const run = runOf(RASTER);
		expect(told(run, 2)).toBe('1 cannot go in r1c1: r5c1 in the same column has it. Next: 2.');
		expect(told(run, 3)).toBe(
			'2 cannot go in r1c1: r1c8 in the same row and r9c1 in the same column have it. Next: 3.'
		);
		const backwards = runOf(RASTER, { values: 'descending' });
		expect(told(backwards, 2)).toBe('9 cannot go in r1c1: r1c4 in the same row has it. Next: 8.');
	});

	test('the last rejection reports that nothing is left', () => {
		expect(told(runOf(NONE), 5)).toBe(
			'4 cannot go in r1c1: r2c2 in the same box and r4c1 in the same column have it. No value is left.'
		);
	});

	test('a placement names its reason and how many are open', () => {
		expect(told(runOf(RASTER), 9)).toBe(
			'8 is not yet in the row, column or box of r1c1, so it is placed. 53 cells are still empty.'
		);
	});

	test('a dead end reports what was used up and where it leads back to', () => {
		const run = runOf(RASTER);
		expect(told(run, 28)).toBe(
			'Dead end at r1c6: all 9 values clash. Go back to r1c5 and take back 5.'
		);
		expect(told(run, 70)).toBe(
			'Dead end at r2c4: 8 values clash; 8 was placed and failed. Go back to r2c3 and take back 2.'
		);
	});

	test('a backtrack reports what was used up, where it returns to, and what comes next', () => {
		const run = runOf(RASTER);
		expect(told(run, 29)).toBe(
			'r1c6 has no value left, so 5 is taken back from r1c5. Next value there: 6.'
		);
		const { problem, strategy, moments } = run;
		expect(
			stripIsolates(narrate(problem, strategy, moments[29], names(problem), vocabulary).text)
		).toBe('5 is taken back from r1c5. Next value there: 6.');
	});

	test('a backtrack with nothing left continues back', () => {
		const run = runOf(RASTER, {}, 3000);
		const at = positionOf(
			run,
			({ step, frames }) => step?.kind === 'backtrack' && frames.at(-1)?.left === 0
		);
		expect(told(run, at)).toMatch(
			/Nothing else is left to try there, so the search goes back further\.$/
		);
	});

	test('elimination names the candidate, the reason, and what is left', () => {
		const run = runOf(RASTER, { elimination: 'hidden' });
		expect(told(run, 1)).toBe(
			'1 is crossed out in r1c1, because r5c1 in the same column has it. 8 candidates are left.'
		);
		expect(told(run, 7)).toBe(
			'7 is crossed out in r1c1, because r2c1 in the same column has it. Left: 8 and 9.'
		);
		expect(told(run, 8)).toBe(
			'9 is crossed out in r1c1, because r1c4 in the same row has it. Only 8 is left.'
		);
	});

	test('a forced placement names the last candidate or the unit', () => {
		const run = runOf(RASTER, { elimination: 'hidden' });
		const last = positionOf(run, ({ step }) => step?.kind === 'force' && step.cause < 0);
		expect(told(run, last)).toBe(
			'8 is the last candidate for r1c1, so it is placed there. 53 cells are still empty.'
		);
		const unit = positionOf(run, ({ step }) => step?.kind === 'force' && step.cause >= 0);
		expect(told(run, unit)).toBe(
			'r2c9 is the only place left for 6 in row 2, so it is placed there. 47 cells are still empty.'
		);
	});

	test('a contradiction, and the way back over forced placements', () => {
		const run = runOf(RASTER, { elimination: 'hidden', values: 'descending' });
		const at = positionOf(run, ({ step }) => step?.kind === 'deadend');
		expect(told(run, at)).toMatch(
			/^Dead end: the last candidate of r\dc\d has been crossed out\. Go back to (r\dc\d): take back \d, and with it the 3 values that elimination placed after it\.$/
		);
		// It is there that the search goes on.
		const [, decided] = /Go back to (r\dc\d)/.exec(told(run, at))!;
		const further = run.moments.findIndex(
			({ step }, i) =>
				i > at && step?.kind === 'backtrack' && !told(run, i).includes('It was forced')
		);
		expect(told(run, further)).toContain(`is taken back from ${decided}.`);
		expect(told(run, at + 1)).toMatch(
			/^r\dc\d has no value left, so \d is taken back from r\dc\d\. It was forced, so the search goes back further\.$/
		);
		expect(told(run, at + 2)).toMatch(/^r\dc\d was forced and has no alternative, so \d is taken/);
	});

	test('a unit without a place', () => {
		const run = runOf(TOP, { elimination: 'hidden' }, 20_000);
		const at = positionOf(run, ({ step }) => step?.kind === 'deadend' && step.cause >= 0);
		expect(told(run, at)).toMatch(
			/^Dead end: \d has no place left in (row|column|box) \d\. Go back/
		);
		expect(told(run, at + 1)).toMatch(/^\d has no place left in \w+ \d, so \d is taken back/);
	});

	test('continuing after a solution', () => {
		const run = runOf(SEVERAL, { goal: 'all' });
		const at = positionOf(run, ({ step }) => step?.kind === 'solution');
		expect(told(run, at)).toBe('Every cell is filled and nothing clashes: solution number 1.');
		expect(told(run, at + 1)).toMatch(/^To look for another solution, \d is taken back from/);
	});

	test('the end', () => {
		expect(endOf(RASTER, { ordering: 'findmin' })).toBe(
			'Every cell is filled and nothing clashes: a solution. Found in 376 steps.'
		);
		expect(endOf(NONE)).toBe(
			'Dead end at r1c1: all 4 values clash. Everything was tried: there is no solution.'
		);
		expect(endOf(ONE, { goal: 'all' })).toMatch(
			/Everything was tried: there is exactly one solution\.$/
		);
		expect(endOf(SEVERAL, { goal: 'all' })).toMatch(/there are exactly 72 solutions\.$/);
		expect(endOf(SEVERAL, { goal: 'all', limits: { solutions: 3 } })).toMatch(
			/solution number 3\. The 3 solutions you asked for are found\.$/
		);
		expect(endOf(ONE, { elimination: 'hidden', eliminate: 'alone' })).toBe(
			'Every cell is filled and nothing clashes: a solution. Solved by elimination alone.'
		);
		const stuck = runOf(RASTER, { elimination: 'naked', eliminate: 'alone' });
		expect(told(stuck, stuck.moments.length - 1)).toBe(
			'Stuck: elimination finds nothing more, and 48 cells are still empty.'
		);
		expect(told(stuck, stuck.moments.length - 2)).toMatch(/is crossed out in|so it is placed/);
		expect(endOf(NONE, { elimination: 'naked', eliminate: 'alone' })).toBe(
			'Dead end: the last candidate of r1c1 has been crossed out. Contradiction at r1c1: there is no solution.'
		);
		expect(endOf(RASTER, { limits: { steps: 1000 } })).toBe(
			'Stopped after 1,000 steps; it is not known whether there is a solution.'
		);
		expect(endOf(RASTER, { limits: { backtracks: 1 } })).toBe(
			'Stopped after one backtrack; it is not known whether there is a solution.'
		);
		expect(endOf(RASTER, { limits: { placements: 33 } })).toBe(
			'Stopped after 33 placements; it is not known whether there is a solution.'
		);
	});

	test('the best of all', () => {
		const run = runOfProblem(costly(SEVERAL), { goal: 'best' }, 10_000);
		const first = positionOf(run, ({ step }) => step?.kind === 'solution');
		expect(told(run, first)).toMatch(/a solution\. It costs 10: the best so far\.$/);
		expect(told(run, first + 1)).toMatch(/^To look for a better solution, \d is taken back from/);
		const prune = positionOf(run, ({ step }) => step?.kind === 'prune');
		expect(told(run, prune)).toMatch(
			/^This path cannot beat the best so far: it costs at least \d+, and the best costs \d+\. Go back to r\dc\d/
		);
		expect(told(run, prune + 1)).toMatch(
			/^No better solution can follow, so \d is taken back from/
		);
		expect(told(run, run.moments.length - 1)).toMatch(
			/Everything was tried\. The board shows the best solution: it costs \d+\.$/
		);
		const cut = runOfProblem(costly(SEVERAL), { goal: 'best', limits: { steps: first + 9 } });
		expect(told(cut, cut.moments.length - 1)).toMatch(
			/; the best so far costs 10, and it is not known whether there is a better one\.$/
		);
		const all = runOfProblem(costly(SEVERAL), { goal: 'all' }, first);
		expect(told(all, first)).toMatch(/solution number 1\. It costs 10\.$/);
	});

	test('values that led to a solution did not fail', () => {
		const run = runOfProblem(sudokuOf(SEVERAL), { goal: 'all' }, 10_000);
		const found = positionOf(run, ({ step }) => step?.kind === 'solution');
		const before = run.moments.slice(0, found);
		const after = run.moments.slice(found);
		const deadends = (moments: readonly Moment[]) =>
			moments.filter(({ step }) => step?.kind === 'deadend');
		expect(deadends(before).map(momentKind)).not.toContain('used');
		const used = deadends(after).filter((moment) => momentKind(moment) === 'used');
		const texts = used.map(({ position }) => told(run, position));
		expect(texts).not.toEqual([]);
		for (const text of texts)
			expect(text).toMatch(
				/^No value is left for r\dc\d: .*led to (a solution|solutions)\. Go back to/
			);
		const failed = deadends(after).filter(({ frames }) => frames.at(-1)!.failed !== 0);
		for (const { position } of failed) expect(told(run, position)).toMatch(/placed and failed/);
		expect(failed.map(momentKind)).toContain('deadend');
	});

	test.each(['time', 'memory', 'user'] as const)('never claims too much: %s', (by) => {
		expect(stopped(by, 0)).toMatch(/1,000 steps; it is not known whether there is a solution\.$/);
		expect(stopped(by, 2)).toMatch(/; it is not known whether there is another\.$/);
	});

	test('a search that was cut short does not doubt what is known', () => {
		expect(stopped('steps', 0, { known: true, found: 1 })).toMatch(/1,000 steps\.$/);
	});

	test('a crashed search claims no reason that is unknown', () => {
		expect(stopped('failure', 0)).toMatch(
			/The search crashed; it is not known whether there is a solution\.$/
		);
	});

	test('what happened is told without what comes next', () => {
		const { problem, strategy, moments } = runOf(RASTER);
		const at = (position: number) => {
			const before = moments[position - 1] ?? null;
			const told = narrate(
				problem,
				strategy,
				moments[position],
				names(problem),
				vocabulary,
				before
			);
			expect(told.text.startsWith(told.happened.text)).toBe(true);
			return stripIsolates(told.happened.text);
		};
		expect(at(1)).toBe('r1c1 is the next empty cell in reading order.');
		expect(at(2)).not.toContain('Next');
		expect(at(28)).toBe('Dead end at r1c6: all 9 values clash.');
		expect(at(29)).toBe('r1c6 has no value left, so 5 is taken back from r1c5.');
	});

	test('names are marked in the parts, which make up the text', () => {
		const { problem, strategy, moments } = runOf(RASTER);
		const { text, parts } = narrate(problem, strategy, moments[2], names(problem), vocabulary);
		expect(parts.map((part) => part.text).join('')).toBe(stripIsolates(text));
		expect(
			parts.flatMap(({ text, names }) => (names === null ? [] : [{ text, ...names }]))
		).toEqual([
			{ text: '1', variable: 0, value: 0 },
			{ text: 'r1c1', variable: 0, value: -1 },
			{ text: 'r5c1', variable: 36, value: -1 },
			{ text: '2', variable: 0, value: 1 }
		]);
	});

	test('a choice says in full what the short name of the variable means', () => {
		const { problem, strategy, moments } = runOf(RASTER);
		const known: Names = {
			...names(problem),
			variableMeaning: (cell) => `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`
		};
		const say = (at: number) => narrate(problem, strategy, moments[at], known, vocabulary);
		expect(stripIsolates(say(1).text)).toMatch(/^r1c1 \(row 1, column 1\) is the next empty cell/);
		expect(stripIsolates(say(2).text)).toMatch(/^1 cannot go in r1c1: r5c1 in the same column/);
		expect(say(2).parts.map(({ names }) => names?.meaning)).toContain('row 5, column 1');
	});

	test('a cell without a candidate is the one that findmin would choose', () => {
		const { problem, strategy, moments } = runOf(RASTER);
		const deadEnds = moments.map((moment) =>
			findHiddenDeadEnd(problem, strategy, moment, legalMasks(problem, moment.assignment))
		);
		const at = deadEnds.findIndex((variable) => variable >= 0);
		const say = (ordering: Ordering) =>
			stripIsolates(
				narrateHiddenDeadEnd(
					problem,
					{ ...strategy, ordering },
					moments[at],
					names(problem),
					vocabulary,
					deadEnds[at]
				).text
			);
		const cell = cellName(9, deadEnds[at]);
		expect(say('naive')).toBe(
			`${cell} has no candidate left: this branch is lost. The search does not know it yet; fewest first would go there now.`
		);
		expect(say('findmin')).toMatch(/That is why the search goes there next\.$/);
	});

	test('a problem without its own words is described without cells and rows', () => {
		const { problem, strategy, moments } = runOf(RASTER, {}, 60);
		const bare: Problem = {
			variableCount: problem.variableCount,
			valueCount: problem.valueCount,
			fixed: problem.fixed,
			units: problem.units,
			peers: (variable) => problem.peers(variable),
			clashes: (...asked) => problem.clashes(...asked),
			model: () => problem.model()
		};
		const all = moments.map((moment, at) =>
			narrate(bare, strategy, moment, names(problem), plainVocabulary, moments[at - 1] ?? null)
		);
		expect(all.filter(({ text }) => /cell|row|column|box|reading/.test(text))).toEqual([]);
	});
});

describe('in Hebrew', () => {
	speak('he');

	test('the sentences are in Hebrew and the names are isolated', () => {
		const { problem, strategy, moments } = runOf(RASTER);
		const { text } = narrate(problem, strategy, moments[3], names(problem), vocabulary);
		expect(text).toBe(
			'אי אפשר להציב את \u20682\u2069 ב-\u2068r1c1\u2069: היא כבר נמצאת ב-\u2068r1c8\u2069 שבאותה שורה וב-\u2068r9c1\u2069 שבאותה עמודה. הניסיון הבא: \u20683\u2069.'
		);
	});

	test.each([
		['start', 0, '54 תאים ריקים. החיפוש עובר עליהם לפי סדר השורות. מנסים את הספרות בסדר עולה.'],
		['choose', 1, 'r1c1 הוא התא הריק הבא לפי סדר השורות. הניסיון הראשון: 1.'],
		[
			'place',
			9,
			'8 עוד לא נמצאת בשורה, בעמודה או בתיבה של r1c1, ולכן היא מוצבת שם. נשארו 53 תאים ריקים.'
		],
		['dead end', 28, 'מבוי סתום ב-r1c6: כל 9 הערכים מתנגשים. חוזרים אל r1c5 ומסירים שם את 5.'],
		['back', 29, 'ל-r1c6 לא נשאר אף ערך, ולכן מסירים את 5 מ-r1c5. הניסיון הבא שם: 6.']
	])('%s', (_kind, position, sentence) => {
		expect(told(runOf(RASTER), position)).toBe(sentence);
	});

	test('cells are masculine, digits and letters feminine', () => {
		expect(told(runOf(RASTER, { ordering: 'findmin' }), 0)).toContain('את זה שיש לו');
		const forced = runOf(RASTER, { elimination: 'naked' });
		const at = positionOf(forced, ({ step }) => step?.kind === 'force');
		expect(told(forced, at)).toMatch(/^ל-r\dc\d נשארה רק \d, ולכן היא מוצבת שם\./);
	});

	test('plural forms', () => {
		expect(told(runOf(RASTER, { ordering: 'findmin' }), 1)).toContain(
			'(גם לשניים אחרים יש 1; נבחר הראשון לפי סדר השורות). הספירה קובעת רק איפה מנסים; גם כך מנסים את כל הערכים לפי הסדר.'
		);
		expect(endOf(RASTER, { limits: { backtracks: 2 } })).toBe(
			'נעצר אחרי שתי נסיגות; לא ידוע אם יש פתרון.'
		);
		expect(endOf(RASTER, { limits: { placements: 2 } })).toBe(
			'נעצר אחרי שתי הצבות; לא ידוע אם יש פתרון.'
		);
	});
});

describe.each(locales)('in %s', (locale) => {
	speak(locale);

	test('every step of every kind of search has a sentence without gaps', () => {
		const kinds = new Set<string>();
		const odd: string[] = [];
		const variants: Partial<Strategy>[] = [
			...ORDERINGS.map((ordering) => ({ ordering })),
			...VALUE_ORDERINGS.map((values) => ({ values })),
			{ elimination: 'hidden', goal: 'all' },
			{ elimination: 'naked', eliminate: 'start' },
			{ elimination: 'hidden', eliminate: 'alone' }
		];
		for (const change of variants) {
			const runs = [RASTER, NONE, SEVERAL].map((cells) => runOf(cells, change, 600));
			for (const run of [
				...runs,
				runOfProblem(costly(SEVERAL), { ...change, goal: 'best' }, 600)
			]) {
				run.moments.forEach((moment, at) => {
					kinds.add(moment.step?.kind ?? 'start');
					const text = told(run, at);
					const gap = /undefined|NaN|\{|\}| {2}| [.,:;]|-[.,:; ]|\.\.|explain_/.test(text);
					if (gap || !text.endsWith('.')) odd.push(text);
				});
			}
		}
		expect(odd).toEqual([]);
		expect(kinds).toEqual(new Set(['start', ...STEP_KINDS]));
	});
});

describe('what a dead end follows from, in a search that jumps back', () => {
	const sentences = (run: Run, match: (moment: Moment) => boolean) =>
		run.moments
			.map((moment, at) => (moment.step?.kind === 'deadend' && match(moment) ? told(run, at) : ''))
			.filter((text) => text !== '');

	test('is decisions, and the best so far once the bound has cut something', () => {
		const run = runOfProblem(costly(SEVERAL), { goal: 'best', back: 'jump' }, 10_000);
		const isBounded = ({ statistics }: Moment) => statistics.prunes > 0;
		const after = sentences(run, (moment) => isBounded(moment) && moment.conflict !== undefined);
		expect(after.length).toBeGreaterThan(0);
		for (const text of after) expect(text).toMatch(/The best solution so far has a part in it/);
		for (const text of sentences(run, (moment) => !isBounded(moment)))
			expect(text).not.toMatch(/best solution/);
	});

	test('is told without the bound where all solutions are sought', () => {
		const run = runOf(RASTER, { back: 'jump' });
		const dead = sentences(run, ({ conflict }) => conflict !== undefined);
		expect(dead.length).toBeGreaterThan(0);
		for (const text of dead)
			expect(text).toMatch(/This follows from (these decisions: |\d+ decisions|no decision)/);
	});
});

describe('a strategy that is to be found', () => {
	const hidden = (run: Run): Run => ({
		...run,
		strategy: { ...run.strategy, isHidden: true } as Strategy
	});

	test.each(['naive', 'findmin', 'findmin-degree', 'findmax', 'random'] as const)(
		'%s is not told from another by any sentence about the same moment',
		(ordering) => {
			const run = runOf(RASTER, { ordering, seed: 3 }, 400);
			const naive = { ...run, strategy: { ...run.strategy, ordering: 'naive' as const } };
			run.moments.forEach((_, at) => {
				const text = told(hidden(run), at);
				expect(text).toBe(told(hidden(naive), at));
				expect(text).not.toMatch(/fewest|most candidates|reading order|at random|seed/);
			});
		}
	);
});
