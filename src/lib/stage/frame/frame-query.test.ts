import { describe, expect, it } from 'vitest';
import { readFrame } from './frame-query';

const known = { kinds: ['sudoku', 'queens'], chapters: ['letters'], exercises: ['rule'] };
const read = (search: string) => readFrame(search, known);

describe('the query of a frame', () => {
	it('names one thing to show', () => {
		expect(read('kind=queens')).toMatchObject({ shows: 'moment', kind: 'queens', loop: null });
		expect(read('?chapter=letters&place=a')).toEqual({
			...{ shows: 'chapter', chapter: 'letters', place: 'a' }
		});
		expect(read('chapter=letters&question=a,b&theme=dark')).toEqual({
			...{ shows: 'question', chapter: 'letters', questions: ['a', 'b'] }
		});
		expect(read('exercise=rule')).toEqual({ shows: 'exercise', exercise: 'rule' });
	});

	it('leaves the query of a studio to the studio', () => {
		const framed = read('kind=queens&size=8&present=board&at=12&theme=light');
		expect(framed).toMatchObject({ query: 'size=8&present=board&at=12&embed=1' });
	});

	it('begins at the start of a stretch, unless it says where', () => {
		const framed = read('kind=queens&loop=10-40');
		expect(framed).toMatchObject({ loop: { from: 10, to: 40 }, query: 'at=10&embed=1' });
		expect(read('kind=queens&loop=10-40&at=20')).toMatchObject({ query: 'at=20&embed=1' });
	});

	it('plays a stretch when it is seen, unless the address says whether to play', () => {
		expect(read('kind=queens&loop=10-40')).toMatchObject({ playsInSight: true });
		expect(read('race=1&loop=10-40')).toMatchObject({ playsInSight: true });
		for (const other of ['kind=queens', 'kind=queens&loop=10-40&play=0', 'kind=queens&play=1'])
			expect(read(other)).toMatchObject({ playsInSight: false });
	});

	it('leaves the query of a race to the race', () => {
		expect(read('race=1&kind=queens&size=8&lanes=naive,findmin&theme=dark')).toEqual({
			...{ shows: 'race', kind: 'queens', loop: null, playsInSight: false },
			query: 'kind=queens&size=8&lanes=naive%2Cfindmin'
		});
		expect(read('race=1&example=raster&loop=10-40')).toMatchObject({
			...{ shows: 'race', kind: 'sudoku', loop: { from: 10, to: 40 } },
			query: 'example=raster&at=10'
		});
	});

	it('hides the future as the studio does', () => {
		const framed = read('kind=queens&hide=strategy,future');
		expect(framed).toMatchObject({ query: 'future=hidden&embed=1' });
		expect(framed).toMatchObject({ hides: new Set(['strategy', 'future']) });
	});

	it.each([
		['', 'kind', 'no-subject'],
		['kind=chess', 'kind', 'unknown'],
		['chapter=nothing', 'chapter', 'unknown'],
		['exercise=', 'exercise', 'unknown'],
		['kind=queens&chapter=letters', 'chapter', 'contradicts'],
		['race=yes', 'race', 'unknown'],
		['race=1&kind=chess', 'kind', 'unknown'],
		['race=1&chapter=letters', 'chapter', 'contradicts'],
		['race=1&hide=code', 'hide', 'not-here'],
		['race=1&loop=40-10', 'loop', 'unreadable'],
		['kind=queens&loop=40-10', 'loop', 'unreadable'],
		['kind=queens&loop=1-2-3', 'loop', 'unreadable'],
		['kind=queens&loop=1-9999999999999', 'loop', 'unreadable'],
		['kind=queens&hide=everything', 'hide', 'unreadable'],
		['kind=queens&hide=', 'hide', 'unreadable'],
		['kind=queens&theme=pink', 'theme', 'unreadable'],
		['kind=queens&place=a', 'place', 'not-here'],
		['chapter=letters&loop=1-2', 'loop', 'not-here'],
		['exercise=rule&hide=code', 'hide', 'not-here'],
		['chapter=letters&place=a&question=b', 'question', 'contradicts'],
		['chapter=letters&question=a,,b', 'question', 'unreadable']
	])('%s: says which parameter is wrong', (search, parameter, wrong) => {
		expect(read(search)).toMatchObject({ parameter, wrong });
	});

	it('reads any text without an exception', () => {
		for (const text of ['%', '?=&&=', `kind=queens&x=${'y'.repeat(100_000)}`, 'kind'])
			expect(() => read(text)).not.toThrow();
	});
});
