import { describe, expect, it } from 'vitest';
import type { Moment } from '$lib/trace/moment';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import { attackMap } from './attack-map';
import { marksOf, piecesOf, squaresOf } from './looks';

const open = new Int8Array(4).fill(-1);

function pieces(moment: Moment, queens: ArrayLike<number> = open, clashes: number[] = []) {
	const found = piecesOf({
		queens,
		assignment: moment.assignment,
		moment,
		conflicts: new Set(),
		clashes
	});
	return found.map(({ row, column, state, clash }) => [row, column, state, clash]);
}

describe('the queens', () => {
	it('are told apart by how they came there', () => {
		const queens = Int8Array.of(1, -1, -1, -1);
		const moment = momentOf(
			queens,
			[
				[1, 3],
				[2, 0, true]
			],
			stepOf('choose', 3)
		);
		expect(pieces(moment, queens)).toEqual([
			[0, 1, 'hand', false],
			[1, 3, 'placed', false],
			[2, 0, 'forced-newest', false]
		]);
	});

	it('show the one that is tried, and those that attack it', () => {
		const moment = momentOf(open, [[0, 0]], stepOf('reject', 1, 1));
		expect(pieces(moment, open, [0])).toEqual([
			[0, 0, 'newest', true],
			[1, 1, 'tried', false]
		]);
	});

	it('show the one that was taken back, and a solution', () => {
		expect(pieces(momentOf(open, [[0, 0]], stepOf('backtrack', 1, 2)))[1]).toEqual([
			1,
			2,
			'ghost',
			false
		]);
		const solution: [number, number][] = [
			[0, 1],
			[1, 3],
			[2, 0],
			[3, 2]
		];
		expect(
			pieces(momentOf(open, solution, stepOf('solution'))).map(([, , state]) => state)
		).toEqual(new Array(4).fill('solved'));
	});
});

describe('the marks', () => {
	const input = {
		size: 4,
		taken: () => false,
		candidates: [0b1111, 0b0110, 0b0001, 0],
		struck: [0, 0b0010, 0, 0],
		moment: null
	};

	it('are the candidates of rows with few, of all, or none', () => {
		expect([...marksOf({ ...input, pencil: 'off' }).kept]).toEqual([0, 0, 0, 0]);
		expect([...marksOf({ ...input, pencil: 'few' }).kept]).toEqual([0, 0b0100, 0b0001, 0]);
		expect([...marksOf({ ...input, pencil: 'all' }).kept]).toEqual([0b1111, 0b0100, 0b0001, 0]);
		expect([...marksOf({ ...input, pencil: 'all' }).struck]).toEqual([0, 0b0010, 0, 0]);
		expect(marksOf({ ...input, pencil: 'few' }).barren).toEqual([false, false, false, true]);
	});

	it('are the squares that were tried before under what stands', () => {
		const moment = momentOf(open, [[0, 2]], stepOf('choose', 1));
		const frames = moment.frames.map((frame) => ({ ...frame, failed: 0b0011 }));
		expect([...marksOf({ ...input, pencil: 'off', moment: { ...moment, frames } }).done]).toEqual([
			0b0011, 0, 0, 0
		]);
	});
});

describe('the squares', () => {
	it('stay the same objects where nothing changed', () => {
		const draw = (moment: Moment, before?: ReturnType<typeof squaresOf>) =>
			squaresOf(
				{
					size: 4,
					pieces: piecesOf({
						queens: open,
						assignment: moment.assignment,
						moment,
						conflicts: new Set(),
						clashes: []
					}),
					map: attackMap(4, moment.assignment),
					marks: marksOf({
						size: 4,
						pencil: 'off',
						taken: () => false,
						candidates: null,
						struck: null,
						moment
					}),
					moment,
					stop: 0
				},
				before
			);
		const before = draw(momentOf(open, [[0, 0]], stepOf('choose', 3)));
		const after = draw(momentOf(open, [[0, 0]], stepOf('deadend', 3)), before);
		expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
		expect(after[0]).toBe(before[0]);
		expect(after[3]).not.toBe(before[3]);
		expect(after[3][0].deadend).toBe(true);
	});
});
