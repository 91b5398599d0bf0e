import { expect, it } from 'vitest';
import { kind as queens } from '../problems/queens/kind';
import { kind } from '../problems/sudoku/kind';
import { readAddress, writeAddress } from './address';
import { unknownParameters } from './unknown-parameters';

it('names parameters that mean nothing, and what may be meant', () => {
	expect(unknownParameters(kind, '?exmaple=easy&oder=findmin&colour=red&at=3')).toEqual([
		{ name: 'exmaple', meant: 'example' },
		{ name: 'oder', meant: 'order' },
		{ name: 'colour', meant: null }
	]);
	expect(unknownParameters(queens, 'sise=8')).toEqual([{ name: 'sise', meant: 'size' }]);
});

it('does not name what other sites add to links', () => {
	expect(unknownParameters(kind, 'example=easy&utm_source=mail&fbclid=x')).toEqual([]);
});

it('knows what an address may have', () => {
	const search =
		'example=easy&order=findmin&values=random&elimination=naked&eliminate=place&goal=all&seed=3' +
		'&steps=9&backtracks=9&solutions=9&milliseconds=9&at=1&grain=node&rate=3&stops=b' +
		'&side=why&code=python&pencil=all&whole=1&stubs=1&future=hidden&present=board&embed=1';
	expect(unknownParameters(kind, search)).toEqual([]);
	const { address } = readAddress(kind, search);
	expect(unknownParameters(kind, writeAddress(kind, address))).toEqual([]);
});
