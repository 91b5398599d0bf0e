import { afterEach, describe, expect, it } from 'vitest';
import { narrate } from '$lib/components/explain/narrate';
import { stripIsolates } from '$lib/i18n/bidi';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { DEFAULT_STRATEGY, type ValueOrdering } from '$lib/search/strategy';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import type { Placed } from '../../../../../tests/fixtures/boards';
import type { Step } from '$lib/search/step';
import { examples } from '../examples';
import { Queens } from '../queens';
import { board } from '../setup';
import { vocabulary } from './vocabulary';
import menus from './menus';
import { columnName, exampleName, rowName } from './texts';

afterEach(() => overwriteGetLocale(() => 'en'));

function say(placed: readonly Placed[], step: Step | null, size = 8): string {
	const problem = new Queens(board(size));
	const moment = momentOf(problem.fixed, placed, step);
	const names = { variable: rowName, value: columnName };
	return stripIsolates(narrate(problem, DEFAULT_STRATEGY, moment, names, vocabulary).text);
}

describe('the narration', () => {
	it('says which queen attacks, and along what', () => {
		const placed: Placed[] = [
			[0, 0],
			[1, 4]
		];
		expect(say(placed, stepOf('reject', 2, 0))).toContain(
			'c1 cannot go in r3: the queen on r1 attacks along the column.'
		);
		expect(say(placed, stepOf('reject', 2, 5))).toContain(
			'c6 cannot go in r3: the queen on r2 attacks along the diagonal.'
		);
		overwriteGetLocale(() => 'he');
		expect(say(placed, stepOf('reject', 2, 5))).toContain('המלכה ב-r2 תוקפת לאורך האלכסון');
	});

	it('calls the order of the squares as the menu does', () => {
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

	it('speaks of rows and queens', () => {
		expect(say([], stepOf('choose', 0))).toContain('r1 is the next empty row from the top.');
		expect(say([[0, 2]], stepOf('place', 0, 2))).toContain(
			'No queen attacks c3 in r1, so a queen is placed there. 7 rows are still empty.'
		);
		expect(say([[0, 0]], stepOf('solution'), 1)).toContain('Every row has its queen');
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
