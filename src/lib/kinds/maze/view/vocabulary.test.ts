import { afterEach, describe, expect, it } from 'vitest';
import { narrate } from '$lib/stage/explain/narrate';
import { endSentence } from '$lib/stage/explain/narrate-end';
import { stripIsolates } from '$lib/i18n/bidi';
import { locales, readLocaleFrom } from '$lib/i18n/locale';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { record } from '../../../../../tests/fixtures/recordings';
import { kind } from '../kind';
import { emptyMaze } from '../setup';
import { arrowOf } from './board/arrows';
import { vocabularyOf } from './vocabulary';

function tellerOf(id: string, change: Partial<Strategy> = {}) {
	const { setup } = kind.examples.find((example) => example.id === id)!;
	const problem = kind.problem(setup);
	const strategy = { ...DEFAULT_STRATEGY, ...change };
	const { trace } = record(problem, strategy);
	const names = {
		variable: (step: number) => `s${step + 1}`,
		value: (value: number) => arrowOf(setup, value)
	};
	const vocabulary = vocabularyOf(setup);
	const tell = (position: number) =>
		stripIsolates(
			narrate(
				problem,
				strategy,
				trace.at(position),
				names,
				vocabulary,
				position > 0 ? trace.at(position - 1) : null,
				null,
				endSentence
			).text
		);
	return { trace, tell };
}

afterEach(() => readLocaleFrom(() => 'en'));

describe('the narration of a way out', () => {
	it('says where it starts and in which order it tries directions', () => {
		const { tell } = tellerOf('two-ways', { goal: 'best' });
		expect(tell(0)).toBe(
			'Find a path from row 2, column 2 to row 6, column 10. Each step goes to a neighbouring square that is open and not yet on the path. Directions are tried in the order up, right, down, left.'
		);
	});

	it('names squares, walls and the path itself', () => {
		const { tell } = tellerOf('two-ways', { goal: 'best' });
		expect(tell(1)).toBe('Next step: s1, from row 2, column 2. First to try: ↑.');
		expect(tell(2)).toBe('↑ is not possible: there is a wall. Next: →.');
		expect(tell(4)).toBe('↓ is open: s1 goes to row 3, column 2.');
		expect(tell(6)).toBe(
			'↑ is not possible: the path already passes through that square and leaves it with s1. Next: →.'
		);
		expect(tell(54)).toMatch(/^No direction is left at row 2, column 10\. Go back to s16/);
	});

	it('states the cost of a path, why a node is pruned, and the best cost', () => {
		const { tell, trace } = tellerOf('two-ways', { goal: 'best' });
		expect(tell(67)).toBe('The goal is reached: a way out. It costs 16: the best so far.');
		expect(tell(165)).toMatch(
			/^This path already costs 12, and the best so far costs 12: nothing shorter can follow\./
		);
		expect(tell(trace.length)).toMatch(
			/Everything was tried\. The board shows the best solution: it costs 12\.$/
		);
		const room = tellerOf('room', { goal: 'best', values: 'preferred' });
		expect(room.tell(31)).toMatch(
			/^With the Manhattan distance to the goal, this path costs at least 13, and the best so far costs 11:/
		);
		expect(room.tell(0)).toMatch(/The direction that ends nearest to the goal is tried first\.$/);
	});

	it('distinguishes an edge from a wall', () => {
		const maze = emptyMaze(3, 3);
		const vocabulary = vocabularyOf({ ...maze, walls: maze.walls.with(1, 1) });
		const clash = (value: number) =>
			vocabulary.clash([], { variable: 0, value, assignment: new Int8Array(8).fill(-1) });
		expect(clash(0)).toBe('the maze ends there');
		expect(clash(1)).toBe('there is a wall');
	});

	it('has a sentence for every step of every example, in both languages', () => {
		for (const { id, settings } of kind.examples) {
			if (id.includes('large')) continue;
			const values = settings?.includes('random') ? ('random' as const) : ('ascending' as const);
			const goal = settings?.includes('best') ? ('best' as const) : ('first' as const);
			const { tell, trace } = tellerOf(id, { values, goal });
			for (const locale of locales) {
				readLocaleFrom(() => locale);
				for (let at = 0; at <= trace.length; at++)
					expect(tell(at), `${id} ${at}`).not.toMatch(/undefined|NaN|\{|^\s*$| {2}|null/);
			}
		}
	});
});

describe('the narration of a carving', () => {
	it('mentions visited cells and passages', () => {
		const { tell, trace } = tellerOf('carve', { values: 'random' });
		const told = Array.from({ length: trace.length + 1 }, (_, at) => tell(at));
		expect(told[0]).toMatch(/^96 cells, all walled in/);
		expect(told.some((text) => text.includes('that cell was visited before'))).toBe(true);
		expect(told.some((text) => text.includes('the maze ends there'))).toBe(true);
		expect(told.some((text) => /leads to an unvisited cell: s\d+ breaks through/.test(text))).toBe(
			true
		);
		expect(told.at(-1)).toMatch(
			/^Every cell was visited: the maze is carved, with exactly one path/
		);
	});

	it('mentions the walls that are removed for loops', () => {
		const setup = { mode: 'carve', columns: 3, rows: 3, directions: 'NESW' } as const;
		const solution = (loops: number) =>
			vocabularyOf({ ...setup, loops }).solution(null, new Int8Array(8));
		expect(solution(0)).toMatch(/with exactly one path between any two cells\.$/);
		expect(solution(1)).toMatch(/One more wall, marked with a ring, is removed/);
		expect(solution(9)).toMatch(/4 more walls, marked with rings, are removed/);
	});
});
