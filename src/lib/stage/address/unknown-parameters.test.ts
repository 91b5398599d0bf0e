import { expect, it } from 'vitest';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind } from '$lib/kinds/sudoku/kind';
import { readAddress, writeAddress } from './address';
import { repeatedParameters, unknownParameters } from './unknown-parameters';

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

it('takes "step" for the position, not for the limit on steps', () => {
	expect(unknownParameters(kind, 'step=120')).toEqual([{ name: 'step', meant: 'at' }]);
});

it('names parameters once that are alike when shortened', () => {
	const long = 'x'.repeat(40);
	expect(unknownParameters(kind, `${long}a=1&${long}b=2`)).toEqual([{ name: long, meant: null }]);
});

it('names repeated parameters with the value that counts', () => {
	const search = 'example=easy&order=findmin&order=naive&at=3&at=3&goal=all&goal=first';
	expect(repeatedParameters(kind, search)).toEqual([
		{ name: 'order', counts: 'findmin' },
		{ name: 'goal', counts: 'all' }
	]);
	const { strategy } = readAddress(kind, search).address;
	expect(strategy).toMatchObject({ ordering: 'findmin', goal: 'all' });
});
