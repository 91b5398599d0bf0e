import { expect, it } from 'vitest';
import { raceHref } from './race-link';

const naive = {
	ordering: 'naive',
	values: 'ascending',
	elimination: 'none',
	eliminate: 'every'
} as const;
const findmin = { ...naive, ordering: 'findmin' } as const;

it('puts the board and the lanes into the address', () => {
	const href = raceHref('sudoku', { puzzle: '0123' }, 0, [naive, findmin]);
	expect(href).toBe(
		'/compare/?kind=sudoku&puzzle=0123&lanes=naive.ascending.none.every.1.0~findmin.ascending.none.every.1.0'
	);
});

it('gives a lane its own rewriting and seed, a race at most four lanes, and names other goals', () => {
	const lanes = [{ ...naive, rewriting: 7 }, { ...findmin, seed: 9 }, naive, naive, naive];
	const query = new URL(raceHref('maze', {}, 3, lanes, 'best'), 'http://x').searchParams;
	expect(query.get('goal')).toBe('best');
	expect(query.get('lanes')!.split('~')).toEqual([
		'naive.ascending.none.every.1.7',
		'findmin.ascending.none.every.9.3',
		'naive.ascending.none.every.1.3',
		'naive.ascending.none.every.1.3'
	]);
});
