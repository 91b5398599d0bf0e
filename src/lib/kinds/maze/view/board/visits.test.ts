import { describe, expect, it } from 'vitest';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { record } from '../../../../../../tests/fixtures/recordings';
import { kind } from '../../kind';
import { BOTH, FIRST, visitsOf } from './visits';

/** An example after some steps of its search, and at its end. */
function searched(id: string) {
	const { setup } = kind.examples.find((example) => example.id === id)!;
	const problem = kind.problem(setup);
	const { trace } = record(problem, DEFAULT_STRATEGY);
	const after = (position: number) => {
		return { assignment: trace.at(position).assignment, position, notes: trace.notes };
	};
	return { setup, after, end: after(trace.length) };
}

const sum = (squares: Uint8Array, who: number) => squares.filter((found) => found === who).length;

describe('the visits of two walks', () => {
	it('are those up to their positions', () => {
		const { setup, after, end } = searched('small');
		const { counts, paths, squares } = visitsOf({ setup, first: end, second: after(0) });
		expect(counts.both).toBe(1);
		expect(counts.second).toBe(0);
		expect(counts.first).toBeGreaterThanOrEqual(paths.first.length - 1);
		expect(sum(squares, FIRST)).toBe(counts.first);
		expect(paths.second).toHaveLength(1);
	});

	it('are of both where the walks are the same', () => {
		const { setup, end } = searched('small');
		const { counts, squares } = visitsOf({ setup, first: end, second: end });
		expect(counts).toMatchObject({ first: 0, second: 0 });
		expect(sum(squares, BOTH)).toBe(counts.both);
	});

	it('are the path as long as nothing is noted', () => {
		const { setup, end } = searched('small');
		const blank = { ...end, notes: null };
		const { counts, paths } = visitsOf({ setup, first: blank, second: blank });
		expect(counts.both).toBe(paths.first.length);
	});

	it('open the squares between the cells of a carving', () => {
		const { setup, end } = searched('carve');
		const { counts, squares } = visitsOf({ setup, first: end, second: end });
		const cells = setup.columns * setup.rows;
		expect(counts.both).toBe(cells);
		// A tree has one passage fewer than cells.
		expect(sum(squares, BOTH)).toBe(2 * cells - 1);
	});
});
