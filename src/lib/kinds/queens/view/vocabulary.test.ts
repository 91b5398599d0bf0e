import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { narrate } from '$lib/stage/explain/narrate';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { DEFAULT_STRATEGY, type Ordering, type ValueOrdering } from '$lib/engine/search/strategy';
import { valueReports } from '$lib/stage/facts/reasons';
import { runOfProblem } from '../../../../../tests/fixtures/moments';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import type { Placed } from '../../../../../tests/fixtures/boards';
import type { Step } from '$lib/engine/search/step';
import { examples } from '../examples';
import { Queens } from '../queens';
import { board } from '../setup';
import { vocabulary } from './vocabulary';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import menus from './menus';
import { contradiction, exampleName } from './texts';

afterEach(() => readLocaleFrom(() => 'en'));

function say(placed: readonly Placed[], step: Step | null, size = 8): string {
	const problem = new Queens(board(size));
	const moment = momentOf(problem.fixed, placed, step);
	const names = { variable: rowName, value: columnName };
	return stripIsolates(narrate(problem, DEFAULT_STRATEGY, moment, names, vocabulary).text);
}

describe('the narration', () => {
	it('says which queen attacks, and along which line', () => {
		const placed: Placed[] = [
			[0, 0],
			[1, 4]
		];
		expect(say(placed, stepOf('reject', 2, 0))).toContain(
			'A queen cannot stand on row 3, column 1: the queen on r1 threatens it along the column.'
		);
		expect(say(placed, stepOf('reject', 2, 5))).toContain(
			'A queen cannot stand on row 3, column 6: the queen on r2 threatens it along the diagonal.'
		);
		readLocaleFrom(() => 'he');
		expect(say(placed, stepOf('reject', 2, 5))).toContain(
			'אי אפשר להציב מלכה בשורה 3, עמודה 6: המלכה ב-r2 מאיימת לאורך האלכסון'
		);
	});

	it('names the order of the squares as the menu does', () => {
		const start = (values: ValueOrdering) => {
			const problem = new Queens(board(4));
			const moment = momentOf(problem.fixed, [], null);
			const names = { variable: rowName, value: columnName };
			return narrate(problem, { ...DEFAULT_STRATEGY, values }, moment, names, vocabulary).text;
		};
		expect(start('ascending')).toContain('left to right');
		expect(start('descending')).toContain('right to left');
		expect(start('preferred')).toContain('centre first');
	});

	it('says from how many rows one was drawn', () => {
		const problem = new Queens(board(4));
		const moment = momentOf(problem.fixed, [[0, 1]], stepOf('choose', 2));
		const names = { variable: rowName, value: columnName };
		const random = { ...DEFAULT_STRATEGY, ordering: 'random', seed: 7 } as const;
		const said = () => stripIsolates(narrate(problem, random, moment, names, vocabulary).text);
		expect(said()).toContain('r3 is drawn at random from 3 empty rows (seed 7).');
		readLocaleFrom(() => 'he');
		expect(said()).toContain('r3 הוגרלה מתוך 3 שורות ריקות (זרע 7).');
	});

	it('mentions rows and queens', () => {
		expect(say([], stepOf('choose', 0))).toContain('r1 is the next empty row from the top.');
		expect(say([[0, 2]], stepOf('place', 0, 2))).toContain(
			'No queen threatens row 1, column 3, so a queen is placed there. 7 rows are still empty.'
		);
		expect(say([[0, 0]], stepOf('solution'), 1)).toContain('Every row has its queen');
	});
});

describe('in Hebrew, where rows and queens are feminine', () => {
	beforeEach(() => readLocaleFrom(() => 'he'));

	it('describes the chosen row', () => {
		const problem = new Queens(board(8));
		const names = { variable: rowName, value: columnName };
		const start = (ordering: Ordering) =>
			narrate(
				problem,
				{ ...DEFAULT_STRATEGY, ordering },
				momentOf(problem.fixed, [], null),
				names,
				vocabulary
			).text;
		expect(start('findmin')).toContain('את זו שיש לה הכי מעט מועמדים');
		expect(start('random')).toContain('בוחר אותן באקראי');
	});

	it.each<[Ordering, string]>([
		['findmin', '(גם ל-7 אחרות יש 8; נבחרה הראשונה)'],
		['findmin-degree', '(גם ל-7 אחרות יש 8; מכריע']
	])('describes the tie that %s breaks', (ordering, tie) => {
		const problem = new Queens(board(8));
		const moment = momentOf(problem.fixed, [], stepOf('choose', 0));
		const names = { variable: rowName, value: columnName };
		const strategy = { ...DEFAULT_STRATEGY, ordering };
		expect(stripIsolates(narrate(problem, strategy, moment, names, vocabulary).text)).toContain(
			tie
		);
	});

	it('describes the only row that is left', () => {
		const placed: Placed[] = [
			[0, 1],
			[1, 3],
			[2, 0]
		];
		expect(say(placed, stepOf('choose', 3), 4)).toMatch(/^נשארה רק שורה ריקה אחת: r4\./);
	});

	it('describes the drawn row', () => {
		const problem = new Queens(board(8));
		const moment = momentOf(problem.fixed, [], stepOf('choose', 3));
		const names = { variable: rowName, value: columnName };
		const strategy = { ...DEFAULT_STRATEGY, ordering: 'random', seed: 7 } as const;
		expect(stripIsolates(narrate(problem, strategy, moment, names, vocabulary).text)).toContain(
			'r4 הוגרלה מתוך 8 שורות ריקות (זרע 7).'
		);
	});

	it('describes the placed queen', () => {
		expect(say([[0, 0]], stepOf('force', 1, 2))).toContain('ל-r2 נשארה רק c3, ולכן היא מוצבת שם.');
	});

	it('describes the queens that a dead end has used up', () => {
		const problem = new Queens(board(3));
		const moment = momentOf(problem.fixed, [[0, 0]], stepOf('deadend', 1));
		const top = {
			variable: 1,
			value: -1,
			forced: false,
			rejected: 0b011,
			failed: 0b100,
			solved: 0,
			skipped: 0,
			left: 0
		};
		const names = { variable: rowName, value: columnName };
		const { text } = narrate(
			problem,
			DEFAULT_STRATEGY,
			{ ...moment, frames: [...moment.frames, top] },
			names,
			vocabulary
		);
		expect(stripIsolates(text)).toContain('c1 ו-c2 מתנגשות; c3 הוצבה ונכשלה');
	});
});

describe('after all solutions of four queens', () => {
	const { problem, strategy, moments } = runOfProblem(new Queens(board(4)), { goal: 'all' });
	const names = { variable: rowName, value: columnName };
	const used = moments.at(-1)!;

	it.each([
		[
			'en',
			'No value is left for r1: c1 and c4 were placed and failed; c2 and c3 led to solutions.'
		],
		['he', 'לא נשאר אף ערך ל-r1: c1 ו-c4 הוצבו ונכשלו; c2 ו-c3 הובילו לפתרונות.']
	] as const)('says which columns failed and which did not (%s)', (locale, sentence) => {
		readLocaleFrom(() => locale);
		const { text } = narrate(problem, strategy, used, names, vocabulary);
		expect(stripIsolates(text)).toContain(sentence);
	});

	it('shows it in the state of each value', () => {
		expect(valueReports(problem, used)!.map(({ state }) => state)).toEqual([
			'failed',
			'solved',
			'solved',
			'failed'
		]);
	});
});

describe('a contradiction', () => {
	it('names the rows of two queens that attack each other', () => {
		const queens = Int8Array.of(-1, 0, -1, 2);
		expect(contradiction({ ...board(4), queens })).toBe(
			'The queens in rows 2 and 4 threaten each other. Move one of them.'
		);
	});
});

describe('the examples', () => {
	it('have a name and a line each', () => {
		for (const { id } of examples) {
			expect(exampleName(id)).not.toBe('');
			expect(menus.exampleLine(id)).not.toBe('');
		}
	});
});
