import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { stripIsolates } from '$lib/i18n/bidi';
import { locales, readLocaleFrom } from '$lib/i18n/locale';
import { GUESSED_TIMES, type Guess } from './guess';
import { guessVerdict, ranking, timesText, verdict, type Result } from './verdict';

afterEach(() => readLocaleFrom(() => 'en'));
readLocaleFrom(() => 'en');

/** A lane named for its ordering; `+` for one that was stopped. */
function lane(name: string, placements: number, undos = 0, stopped = ''): Result {
	const ordering = (['findmin', 'findmax', 'random'] as const).find((one) => name.startsWith(one));
	return {
		name,
		ordering: ordering ?? 'naive',
		placements,
		undos,
		isBound: stopped === '+'
	};
}

const naive = lane('naive', 194, 140);
const findmin = lane('findmin', 58, 4);

const told = (...results: Result[]) => stripIsolates(verdict(results).join(' '));
const guessed = (guess: Guess, ...results: Result[]) => stripIsolates(guessVerdict(guess, results));

describe('a ranking', () => {
	const results = fc.array(
		fc.record({
			name: fc.constantFrom('A', 'B'),
			ordering: fc.constantFrom('naive', 'findmin'),
			placements: fc.nat(5),
			undos: fc.nat(5),
			isBound: fc.boolean()
		} as const),
		{ minLength: 2, maxLength: 4 }
	);

	it('has every lane once, and winners that came to their ends with the fewest placements', () => {
		fc.assert(
			fc.property(results, (results) => {
				const { winners, losers } = ranking(results);
				expect([...winners, ...losers].sort()).toEqual(results.map((_, index) => index));
				const ended = results.filter(({ isBound }) => !isBound);
				expect(winners.length > 0).toBe(ended.length > 0);
				const fewest = Math.min(...ended.map(({ placements }) => placements));
				for (const index of winners)
					expect(results[index]).toMatchObject({ isBound: false, placements: fewest });
				for (const index of losers)
					expect(results[index].isBound || results[index].placements > fewest).toBe(true);
			})
		);
	});
});

describe('a verdict', () => {
	it('says who needed how many times as many placements, and how many undos', () => {
		expect(told(naive, findmin)).toBe(
			'58 placements with findmin, 194 with naive: 3.3 times as many. With findmin it went back 4 times, with naive 140.'
		);
	});

	it.each([
		[1.04, '1'],
		[3.345, '3.3'],
		[9.94, '9.9'],
		[9.96, '10'],
		[12.4, '12'],
		[1250.3, '1,250']
	])('rounds %f to %s', (factor, text) => {
		expect(timesText(factor)).toBe(text);
	});

	it('compares the others with the winner, the nearest first', () => {
		expect(told(lane('findmax', 580, 526), naive, findmin)).toBe(
			'58 placements with findmin, 194 with naive: 3.3 times as many. With findmax, 580 placements: 10 times as many. With findmin it went back 4 times, with findmax 526.'
		);
	});

	it('says that lanes are close, or the same', () => {
		expect(told(lane('naive', 101, 50), lane('random', 100, 49))).toBe(
			'100 placements with random, 101 with naive: hardly more. With random it went back 49 times, with naive 50.'
		);
		expect(told(lane('naive', 58), lane('findmin', 58))).toBe('All lanes needed 58 placements.');
		expect(told(lane('naive', 1), lane('findmin', 1))).toBe('All lanes needed 1 placement.');
	});

	it('names all who share the first place', () => {
		expect(told(findmin, naive, lane('findmin + degree', 58, 4))).toBe(
			'58 placements with findmin and findmin + degree, 194 with naive: 3.3 times as many. With findmin it went back 4 times, with naive 140.'
		);
	});

	it('takes the counts of a lane that was stopped for lower bounds', () => {
		const stopped = lane('findmax', 20_000, 19_950, '+');
		expect(told(findmin, stopped)).toBe(
			'58 placements with findmin. With findmax, the search was stopped after 20,000: at least 345 times as many. With findmin it went back 4 times, with findmax at least 19,950.'
		);
		expect(told(naive, findmin, stopped)).toBe(
			'58 placements with findmin, 194 with naive: 3.3 times as many. With findmax, the search was stopped after 20,000 placements: at least 345 times as many. With findmin it went back 4 times, with findmax at least 19,950.'
		);
	});

	it('says nothing of a lane that was stopped before it needed more', () => {
		const early = lane('findmax', 40, 2, '+');
		expect(told(early, naive, findmin)).toBe(
			'58 placements with findmin, 194 with naive: 3.3 times as many. With findmax, the search was stopped too early to tell. With findmin it went back 4 times, with naive 140.'
		);
		expect(told(findmin, early)).toBe(
			'58 placements with findmin. With findmax, the search was stopped too early to tell. With findmin it went back 4 times, with findmax at least 2.'
		);
	});

	it('knows one placement, and does not multiply none', () => {
		expect(told(lane('findmin', 1), lane('naive', 3))).toContain(
			'1 placement with findmin, 3 with naive: 3 times as many.'
		);
		expect(told(lane('findmin', 0), lane('naive', 194, 194))).toContain(
			'0 placements with findmin. 194 placements with naive. With findmin'
		);
		expect(told(lane('findmin', 0), lane('naive', 900, 850, '+'))).toContain(
			'0 placements with findmin. With naive, the search was stopped after 900.'
		);
	});

	it('has no winner if all were stopped', () => {
		expect(told(lane('naive', 9, 1, '+'), lane('findmin', 5, 1, '+'))).toBe(
			'No lane finished, so there is no winner.'
		);
	});

	it('says that findmin lost', () => {
		const lost = 'This time findmin lost. It usually wins';
		expect(told(lane('naive', 60), lane('findmin', 70))).toContain(lost);
		expect(told(lane('naive', 60), lane('findmin', 70, 0, '+'))).toContain(lost);
		expect(told(lane('naive', 60), lane('findmin', 50, 0, '+'))).not.toContain('lost');
		expect(told(lane('naive', 60), lane('findmin', 60), lane('findmax', 61))).not.toContain('lost');
		expect(told(lane('random', 60), lane('findmin', 70), lane('naive', 80))).not.toContain('lost');
	});

	it('is whole in both languages', () => {
		const results = fc.array(
			fc.record({
				name: fc.constantFrom('naive', 'findmin', 'findmax'),
				ordering: fc.constantFrom('naive', 'findmin', 'findmax'),
				placements: fc.nat(4),
				undos: fc.nat(4),
				isBound: fc.boolean()
			} as const),
			{ minLength: 2, maxLength: 4 }
		);
		fc.assert(
			fc.property(
				fc.constantFrom(...locales),
				results,
				fc.constantFrom(...GUESSED_TIMES),
				(locale, results, times) => {
					readLocaleFrom(() => locale);
					for (const text of [...verdict(results), guessVerdict({ lane: 1, times }, results)])
						expect(text).toMatch(/^(?!.*(undefined|NaN|Infinity|compare_|[{}])).+\.$/);
				}
			)
		);
	});
});

describe('the verdict on a guess', () => {
	const same = { lane: 0, times: 1 };
	const right = 'No other choice was nearer.';
	const half = 'You named the right lane.';
	const wrong = 'It came out differently.';
	const stopped = lane('findmax', 5800, 0, '+');

	it.each<[string, Guess, Result[], string]>([
		['lane and factor', { lane: 1, times: 5 }, [naive, findmin], right],
		['the lane only', { lane: 1, times: 100 }, [naive, findmin], half],
		['the other lane', { lane: 0, times: 5 }, [naive, findmin], wrong],
		['about the same', same, [lane('naive', 60), lane('findmin', 58)], right],
		['about the same, and it is', same, [lane('naive', 58), lane('findmin', 58)], right],
		['about the same, and the first lane won', same, [findmin, naive], wrong],
		['about the same, and the second lane won', same, [naive, findmin], wrong],
		['a lane, and all are the same', { lane: 1, times: 10 }, [findmin, findmin], wrong],
		['the runner-up decides', { lane: 1, times: 5 }, [lane('x', 9000), findmin, naive], right],
		['at least so much: less', { lane: 0, times: 10 }, [findmin, stopped], half],
		['at least so much: just', { lane: 0, times: 100 }, [findmin, stopped], right],
		['at least so much: more', { lane: 0, times: 1000 }, [findmin, stopped], right],
		[
			'at least one, and at most the other',
			{ lane: 0, times: 10 },
			[findmin, lane('findmax', 70, 0, '+'), naive],
			half
		],
		[
			'between one and the other',
			{ lane: 0, times: 2 },
			[findmin, lane('findmax', 70, 0, '+'), naive],
			right
		]
	])('is just: %s', (_, guess, results, verdict) => {
		const said =
			guess.times === 1
				? 'Your guess: about the same.'
				: `Your guess: ${results[guess.lane].name} wins, and the others need about ${timesText(guess.times)} times as many.`;
		expect(guessed(guess, ...results)).toBe(`${said} ${verdict}`);
	});

	it('is left open if nobody won, or if one who was stopped might have', () => {
		const said = 'Your guess: naive wins, and the others need about 10 times as many.';
		const guess = { lane: 0, times: 10 };
		expect(guessed(guess, lane('naive', 5, 0, '+'), stopped)).toBe(said);
		expect(guessed(guess, naive, lane('findmin', 5, 0, '+'))).toBe(said);
	});
});
