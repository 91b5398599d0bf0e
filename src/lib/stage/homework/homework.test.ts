import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bySet, holdsResult, resultInFile, resultsIn } from './collected';
import { packText } from '../address/packed-text';
import { decodeResult, encodeResult, NOT_DONE, readResult, writeResult } from './result';
import { decodeSet, encodeSet, MOST_PACKED, MOST_TASKS, readSet, writeSet } from './set';
import { frameOf, pageOf, pastedTask, readTaskAddress } from './task-address';

const SITE = 'https://example.org/search/';
const text = (most: number) =>
	fc.string({ unit: 'binary', maxLength: most }).map((one) => one.slice(0, most));
const tasks = fc.array(fc.record({ address: text(60), name: text(60), note: text(60) }), {
	maxLength: MOST_TASKS
});
const sets = fc.record({ title: text(40), note: text(80), tasks });
const results = sets.chain((set) =>
	fc.record({
		set: fc.constant(set),
		name: text(40),
		when: fc.nat(),
		done: fc.array(
			fc.record({
				score: fc.option(fc.double({ min: 0, max: 1, noNaN: true }).map((score) => score + 0)),
				isDone: fc.boolean(),
				state: fc.constantFrom(null, 'ffl', { at: 'q1', answered: ['a'] })
			}),
			{ minLength: set.tasks.length, maxLength: set.tasks.length }
		)
	})
);
const set = {
	title: 'שיעורי בית',
	note: '',
	tasks: [{ address: 'studio/sudoku/?ask=all', name: 'Ask me', note: '' }]
};
const handedIn = (name: string, when: number, score = 1) => ({
	...{ set, name, when },
	done: [{ score, isDone: true, state: 'f' }]
});

describe('a set and a result', () => {
	it('come back as they were, from a file and from an address', async () => {
		await fc.assert(
			fc.asyncProperty(results, async (result) => {
				expect(readSet(writeSet(result.set))).toEqual(result.set);
				const read = readResult(writeResult(result));
				expect(read).toEqual({ ...result, isEdited: false });
				const [packedSet, packed] = [await encodeSet(result.set), await encodeResult(result)];
				if (packedSet !== null) expect(await decodeSet(packedSet)).toEqual(result.set);
				if (packed !== null) expect(await decodeResult(packed)).toEqual(read);
			}),
			{ numRuns: 50 }
		);
	});

	it('are not read from anything else', async () => {
		await fc.assert(
			fc.asyncProperty(fc.oneof(fc.string({ maxLength: 300 }), fc.json()), async (any) => {
				expect(readSet(any)).toBeNull();
				expect(readResult(any)).toBeNull();
				expect(await decodeSet(any)).toBeNull();
				expect(await decodeResult(any)).toBeNull();
			})
		);
	});

	it('are not read if a field is anything else', () => {
		const field = fc.constantFrom(
			'title',
			'note',
			'tasks',
			'version',
			'name',
			'when',
			'done',
			'set'
		);
		fc.assert(
			fc.property(field, fc.jsonValue(), (name, value) => {
				const result = {
					...(JSON.parse(writeResult(handedIn('Dana', 5))) as object),
					[name]: value
				};
				const read = readResult(JSON.stringify(result));
				// What can be read was at least not handed in like this.
				if (read !== null && name in read)
					expect(
						read.isEdited ||
							JSON.stringify(value) === JSON.stringify(handedIn('Dana', 5)[name as 'name'])
					).toBe(true);
				const changed = { ...(JSON.parse(writeSet(set)) as object), [name]: value };
				const readAs = readSet(JSON.stringify(changed));
				if (readAs !== null) expect(readSet(writeSet(readAs))).toEqual(readAs);
			})
		);
	});

	it('are bounded', async () => {
		const long = { ...set, tasks: Array.from({ length: MOST_TASKS + 1 }, () => set.tasks[0]) };
		expect(readSet(writeSet(long))).toBeNull();
		expect(await decodeSet(`1${'A'.repeat(MOST_PACKED)}`)).toBeNull();
		const state = { x: 'x'.repeat(4001) };
		expect(
			readResult(writeResult({ ...handedIn('D', 1), done: [{ ...NOT_DONE, state }] }))
		).toBeNull();
	});

	it.each([20, 100_000])('are read or refused if lists are nested %i times', async (depth) => {
		const deep = `${'['.repeat(depth)}0${']'.repeat(depth)}`;
		const json = writeResult(handedIn('Dana', 5)).replace('"state":"f"', `"state":${deep}`);
		const packed = `1${await packText(json)}`;
		expect(packed.length).toBeLessThan(MOST_PACKED);
		const { results: found, broken } = await resultsIn(`#result=${packed}`);
		expect([found.length, broken]).toEqual(depth < 100 ? [1, []] : [0, [1]]);
		expect(resultInFile('deep.json', json) === null).toBe(depth > 100);
	});

	it('say if a score was changed by hand', () => {
		const json = writeResult(handedIn('Dana', 5, 0.2));
		expect(readResult(json)!.isEdited).toBe(false);
		expect(readResult(json.replace('0.2', '1'))!.isEdited).toBe(true);
	});
});

describe('an address that was pasted', () => {
	it.each([
		['learn/letters/', { kind: 'chapter', chapter: 'letters', place: null }],
		['he/learn/letters/#start', { kind: 'chapter', chapter: 'letters', place: 'start' }],
		['learn/letters/?question=q1', { kind: 'question', question: 'q1' }],
		['learn/yours/solve/#work=1abc', { kind: 'exercise', address: 'learn/yours/solve/' }],
		['he/studio/sudoku?example=raster&at=12', { kind: 'moment', problem: 'sudoku' }],
		['studio/queens/?solve=1', { kind: 'solve', problem: 'queens' }],
		['studio/queens/?ask=all&ask-count=3', { kind: 'ask' }],
		['studio/queens/?find=AAAA', { kind: 'find' }],
		['compare/?kind=sudoku', { kind: 'race' }],
		['learn/own/#chapter=1xyz', { kind: 'own', fragment: 'chapter=1xyz' }]
	])('names a task: %s', (page, expected) => {
		const read = pastedTask(` ${SITE}${page} `, SITE, ['en', 'he']);
		expect(read).toMatchObject(expected);
		if (typeof read === 'string') throw new Error(read);
		// It stands for the same task when it comes back from a set.
		expect(readTaskAddress(read.address)).toEqual(read);
	});

	it.each([
		['', 'no-address'],
		['hello', 'no-address'],
		['javascript:alert(1)', 'no-address'],
		['https://', 'no-address'],
		['https://elsewhere.org/studio/sudoku/', 'other-site'],
		['https://example.org/studio/sudoku/', 'other-site'],
		[SITE, 'no-task'],
		[`${SITE}about/`, 'no-task'],
		[`${SITE}learn/words/`, 'no-task'],
		[`${SITE}studio/../../evil/`, 'other-site']
	])('is refused: %s', (pasted, reason) => {
		expect(pastedTask(pasted, SITE, ['en', 'he'])).toBe(reason);
	});

	it('leads nowhere but to pages of the site', () => {
		const page = fc.constantFrom(
			'learn/letters/',
			'learn/own/',
			'studio/maze/',
			'compare/',
			'//x/',
			''
		);
		const rest = fc.oneof(fc.string(), fc.webQueryParameters(), fc.webFragments());
		fc.assert(
			fc.property(page, fc.constantFrom('', '?', '#', '?find=1&'), rest, (start, mark, end) => {
				const read = readTaskAddress(start + mark + end);
				const pages = read === null ? [] : [pageOf(read), frameOf(read) ?? 'embed/'];
				for (const one of pages)
					expect(new URL(one, SITE).href).toMatch(
						/^https:\/\/example\.org\/search\/(learn|studio|compare|embed)\//
					);
				expect(read === null || readTaskAddress(read.address)?.kind === read.kind).toBe(true);
			})
		);
	});

	it.each([
		['learn/letters/', 'embed/?chapter=letters'],
		['learn/letters/#start', 'embed/?chapter=letters&place=start'],
		['learn/letters/?question=q1', 'embed/?chapter=letters&question=q1'],
		['learn/yours/solve/', 'embed/?exercise=solve'],
		['studio/queens/?kind=x&solve=1', 'embed/?kind=queens&solve=1'],
		['learn/own/#chapter=1xyz', 'embed/#chapter=1xyz'],
		['compare/?kind=sudoku', null]
	])('is shown in a frame: %s', (address, frame) => {
		expect(frameOf(readTaskAddress(address)!)).toBe(frame);
	});
});

describe('what was collected', () => {
	it('is found in a mail, with what is broken', async () => {
		const packed = (await encodeResult(handedIn('Dana', 5)))!;
		const at = `${SITE}he/learn/homework/#result=${packed}`;
		const mail = `Hello,\r\nmine: <${at}>, and again ${at}.\nBroken: ${at.slice(0, -9)}\nBye`;
		expect(holdsResult(`Dana,${at}`)).toBe(true);
		const { results: found, broken } = await resultsIn(mail);
		expect(found.map(({ result }) => result.name)).toEqual(['Dana', 'Dana']);
		expect(found[0].from).toEqual({ line: 2 });
		expect(broken).toEqual([3]);
	});

	it('has the last result of each learner, and says who handed in more than once', () => {
		const all = [
			handedIn('Dana  Levi', 9),
			handedIn('dana levi', 5),
			handedIn('', 1),
			handedIn('', 1)
		];
		const [found, ...others] = bySet(
			all.map((one, at) => resultInFile(`${at}.json`, writeResult(one))!)
		);
		expect(others).toEqual([]);
		expect(found.rows.map(({ result }) => result.when)).toEqual([9, 1, 1]);
		expect(found.repeated).toEqual([{ name: 'Dana  Levi', times: 2 }]);
	});

	it('keeps different sets apart', () => {
		const other = { ...handedIn('Dana', 1), set: { ...set, title: 'Another' } };
		const all = [handedIn('Dana', 1), other];
		expect(bySet(all.map((one) => resultInFile('x', writeResult(one))!))).toHaveLength(2);
	});
});
