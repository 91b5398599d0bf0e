import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../explain/code/languages';
import type { ProblemKind } from '$lib/engine/kind';
import { kind as maze } from '$lib/kinds/maze/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { kind as sequence } from '$lib/kinds/sequence/kind';
import { boardOf, kind, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { choicesFor, fitStrategy } from '$lib/engine/search/choices';
import * as address from './address';
import { GRAINS } from '../player/grain';
import { DEFAULT_PRESENTED } from '../present/presented';
import { PENCILS, SIDES } from '../facts/view';
import { ASKS } from '../ask/asks';
import { FOUND } from './hidden-strategy';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { writeHidden } from './hidden-strategy';
import { MOST_QUESTIONS, usualAsk, type Task } from './task';
import { TASK_CODE } from './task-code';

const readAddress = (search: string) => address.readAddress(kind, search, TASK_CODE);
const writeAddress = (one: address.Address<SudokuSetup>) =>
	address.writeAddress(kind, one, TASK_CODE);

const boards = fc
	.constantFrom(
		{ rows: 2, columns: 2 },
		{ rows: 2, columns: 3 },
		{ rows: 3, columns: 2 },
		{ rows: 3, columns: 3 }
	)
	.chain((shape) => {
		const size = shape.rows * shape.columns;
		const cells = fc.array(fc.integer({ min: -1, max: size - 1 }), {
			minLength: size * size,
			maxLength: size * size
		});
		return fc.record({ givens: cells, entries: cells }).map(({ givens, entries }) => ({
			givens: { shape, cells: Int8Array.from(givens) },
			entries: { shape, cells: Int8Array.from(entries) }
		}));
	});

const PROBLEM = kind.problem(kind.examples[0].setup);
const choices = choicesFor(PROBLEM);
const count = fc.integer({ min: 1, max: 1e12 });

const PRESENTATIONS = [null, ['board'], ['tree', 'sentence'], DEFAULT_PRESENTED] as const;

const addresses: fc.Arbitrary<Omit<address.Address<SudokuSetup>, 'task'>> = fc
	.record({
		boards,
		typed: fc.boolean(),
		strategy: fc
			.record({
				ordering: fc.constantFrom(...choices.orderings),
				values: fc.constantFrom(...choices.values),
				elimination: fc.constantFrom(...choices.eliminations),
				eliminate: fc.constantFrom(...choices.times),
				back: fc.constantFrom(...choices.backs),
				variant: fc.constant(''),
				goal: fc.constantFrom(...choices.goals),
				seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
				limits: fc.record(
					{
						steps: count,
						backtracks: count,
						placements: count,
						solutions: count,
						milliseconds: count
					},
					{ requiredKeys: [] }
				)
			})
			.map((strategy) => fitStrategy(PROBLEM, strategy)),
		position: fc.maxSafeNat(),
		grain: fc.constantFrom(...GRAINS),
		rate: fc.option(fc.constantFrom(0.5, 1, 12.5, 300, 1e8)),
		breakpoints: fc.constantFrom(
			[],
			[{ kind: 'backtrack' as const }, { kind: 'depth' as const, below: 7 }]
		),
		view: fc
			.record({
				side: fc.constantFrom(...SIDES),
				language: fc.constantFrom(...LANGUAGES),
				pencil: fc.option(fc.constantFrom(...PENCILS)),
				fails: fc.boolean(),
				whole: fc.boolean(),
				stubs: fc.boolean(),
				hidesFuture: fc.boolean(),
				present: fc.constantFrom(...PRESENTATIONS),
				embed: fc.boolean()
			})
			.map((view) => ({ ...view, embed: view.embed && view.present !== null }))
	})
	.map(({ boards: { givens, entries }, typed, ...rest }) => ({
		...rest,
		example: null,
		setup: {
			givens,
			entries: typed
				? {
						...entries,
						cells: entries.cells.map((symbol, i) => (givens.cells[i] < 0 ? symbol : -1))
					}
				: { shape: entries.shape, cells: new Int8Array(entries.cells.length).fill(-1) }
		},
		play: false,
		open: false
	}));

const tasks: fc.Arbitrary<Task | null> = fc.oneof(
	fc.constant(null),
	fc.constant<Task>({ kind: 'solve' }),
	fc.record({
		kind: fc.constant('ask' as const),
		pace: fc.constantFrom('each', 'round'),
		asks: fc.subarray([...ASKS], { minLength: 1 }),
		range: fc.option(
			fc
				.tuple(fc.nat(), fc.nat())
				.map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)])
				.filter(([, to]) => to <= 1e9)
		),
		count: fc.integer({ min: 1, max: MOST_QUESTIONS }),
		seed: fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 }))
	}),
	fc.record({
		kind: fc.constant('find' as const),
		asks: fc.subarray([...FOUND]),
		board: fc.boolean(),
		salt: fc.integer({ min: 0, max: 0xffff })
	})
);

const sequenceAddress = (search: string) => address.readAddress(sequence, search, TASK_CODE);

describe('the address', () => {
	it('is read back as it was written', () => {
		fc.assert(
			fc.property(addresses, tasks, (one, task) => {
				const address = { ...one, task };
				expect(readAddress(writeAddress(address))).toEqual({ address, errors: [] });
			})
		);
	});

	it('can name every example', () => {
		for (const { id, setup } of kind.examples) {
			const { address, errors } = readAddress(`?example=${id}`);
			expect(errors).toEqual([]);
			expect(boardOf(address.setup)).toEqual(boardOf(setup));
			expect(writeAddress(address)).toBe(`example=${id}`);
		}
	});

	it('means the first example when it is empty', () => {
		const { address, errors } = readAddress('');
		expect(errors).toEqual([]);
		expect(writeAddress(address)).toBe(`example=${kind.examples[0].id}`);
	});

	it('distinguishes typed values from the example', () => {
		const [{ id, setup }] = kind.examples;
		const cell = setup.givens.cells.indexOf(-1);
		const typed = kind.type(setup, cell, 0);
		const { address } = readAddress(`example=${id}`);
		const search = writeAddress({ ...address, setup: typed });
		expect(new URLSearchParams(search).get('example')).toBe(id);
		expect(new URLSearchParams(search).has('puzzle')).toBe(false);
		expect(readAddress(search).address.setup.entries.cells[cell]).toBe(0);
	});

	it('takes the settings of an example and writes only those that differ', () => {
		const own = { ...kind, examples: [{ ...kind.examples[0], settings: 'goal=all&stubs=1' }] };
		const { address: read } = address.readAddress(own, '', TASK_CODE);
		expect(read.strategy.goal).toBe('all');
		expect(read.view.stubs).toBe(true);
		const first = { ...read, strategy: { ...read.strategy, goal: 'first' as const } };
		const search = address.writeAddress(own, first);
		expect(search).toBe(`example=${own.examples[0].id}&goal=first`);
		expect(address.readAddress(own, search, TASK_CODE).address.strategy.goal).toBe('first');
	});

	it('does not name an example that no longer exists', () => {
		const { address } = readAddress(`example=easy&puzzle=${'.'.repeat(81)}`);
		expect(address.example).toBeNull();
	});

	it.each([
		['order', 'fastest'],
		['at', '-3'],
		['at', '1e9'],
		['seed', '99999999999'],
		['rate', '0'],
		['rate', '1e400'],
		['puzzle', '12'],
		['puzzle', '12345678x'.repeat(9)],
		['puzzle', '<img src=x onerror=alert(1)>'],
		['box', '9x9'],
		['example', '__proto__'],
		['stops', 'cell-x'],
		['play', 'yes'],
		['present', 'board,pads'],
		['present', 'board,tree,sentence,code'],
		['embed', 'true'],
		['ask', ''],
		['ask', 'value,value'],
		['ask', 'anything'],
		['ask-range', '1-2'],
		['ask-count', '5'],
		['ask-each', '1'],
		['solve', 'yes'],
		['find', 'findmin'],
		['find', 'AAAAAAAAAAAAAAAA']
	])('reports %s=%s and ignores it', (parameter, found) => {
		const { address, errors } = readAddress(
			`?goal=all&${new URLSearchParams([[parameter, found]])}`
		);
		expect(errors).toEqual([{ parameter, found: found.slice(0, 40) }]);
		expect(address.strategy.goal).toBe('all');
	});

	it.each(['0x0', '99x99', '1x1', '', 'x'])('reports carve=%s', (found) => {
		const { address: read, errors } = address.readAddress(maze, `carve=${found}&seed=5`, TASK_CODE);
		expect(errors).toEqual([{ parameter: 'carve', found }]);
		expect(read.example).toBe(maze.examples[0].id);
		expect(
			address.readAddress(maze, `example=carve&carve=${found}`, TASK_CODE).errors
		).toHaveLength(1);
	});

	it('reports and ignores settings that the problem does not support', () => {
		for (const other of [queens, sequence] as ProblemKind[]) {
			const { address: read, errors } = address.readAddress(other, 'goal=best&seed=5', TASK_CODE);
			expect(errors).toEqual([{ parameter: 'goal', found: 'best' }]);
			expect(read.strategy.goal).toBe('first');
			expect(address.writeAddress(other, read)).toMatch(/^example=[^&]*&seed=5$/);
		}
		expect(address.readAddress(maze, 'order=findmin&goal=best', TASK_CODE).errors).toEqual([
			{ parameter: 'order', found: 'findmin' }
		]);
		expect(address.readAddress(maze, 'example=carve&goal=first', TASK_CODE).errors).toEqual([]);
	});

	it('accepts any text', () => {
		const names = fc.constantFrom(
			'puzzle',
			'entries',
			'box',
			'example',
			'order',
			'at',
			'stops',
			'rate',
			'steps',
			'side'
		);
		const anything = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 3000 }),
			fc
				.array(fc.tuple(names, fc.string({ maxLength: 120 })))
				.map((pairs) => new URLSearchParams(pairs).toString())
		);
		fc.assert(
			fc.property(anything, (text) => {
				const { address, errors } = readAddress(text);
				expect(readAddress(writeAddress(address)).errors).toEqual([]);
				expect(errors.length).toBeLessThan(40);
			})
		);
	});

	it('shows the usual parts in an embed that names none', () => {
		const { address } = readAddress('embed=1');
		expect(address.view).toMatchObject({ present: DEFAULT_PRESENTED, embed: true });
	});

	it('ignores values of several megabytes', () => {
		const { address, errors } = readAddress(`puzzle=${'1'.repeat(10_000_000)}`);
		expect(errors).toHaveLength(1);
		expect(address.example).toBe(kind.examples[0].id);
	});

	it('keeps the example when a parameter does not fit it, and names that parameter', () => {
		const { address, errors } = readAddress('example=easy&box=2x3');
		const easy = kind.examples.find(({ id }) => id === 'easy')!;
		expect(address.example).toBe('easy');
		expect(boardOf(address.setup)).toEqual(boardOf(easy.setup));
		expect(errors).toEqual([{ parameter: 'box', found: '2x3' }]);
		const [first] = sequence.examples;
		const read = sequenceAddress(`example=${first.id}&length=99`);
		expect(read.errors).toEqual([{ parameter: 'length', found: '99' }]);
		expect(read.address.setup).toEqual(first.setup);
	});

	it('refuses entries over givens, which would be hidden', () => {
		const [{ id, setup }] = kind.examples;
		const given = setup.givens.cells.findIndex((symbol) => symbol >= 0);
		const entries = `${'.'.repeat(given)}1${'.'.repeat(80 - given)}`;
		const { address, errors } = readAddress(`example=${id}&entries=${entries}`);
		expect(errors).toEqual([{ parameter: 'entries', found: entries.slice(0, 40) }]);
		expect(address.setup.entries.cells.every((symbol) => symbol === -1)).toBe(true);
	});

	describe('of a task', () => {
		it.each([
			['ask-range', '60-10'],
			['ask-range', '10-'],
			['ask-range', '1-2-3'],
			['ask-range', '-5-9'],
			['ask-count', '0'],
			['ask-count', '101'],
			['ask-seed', '-1'],
			['ask-each', 'x'],
			['solve', '1'],
			['find', 'x']
		])('names %s=%s and keeps asking', (parameter, found) => {
			const { address, errors } = readAddress(`ask=value&${parameter}=${found}`);
			expect(errors).toEqual([{ parameter, found }]);
			expect(address.task).toEqual({ ...usualAsk(), asks: ['value'] });
		});

		it('is not there in an address from before there were tasks', () => {
			expect(readAddress('example=easy&at=12&order=findmin').address.task).toBeNull();
			expect(readAddress('ask=0').address.task).toBeNull();
		});

		it('cannot be to solve or to find what makes its own steps', () => {
			for (const search of [
				'solve=1',
				`find=${writeHidden({ asks: [], board: true, salt: 3 }, DEFAULT_STRATEGY)}`
			]) {
				const { address: read, errors } = address.readAddress(
					maze,
					`example=carve&${search}`,
					TASK_CODE
				);
				expect(read.task).toBeNull();
				expect(errors).toHaveLength(1);
			}
		});

		it('hides the strategy that is to be found', () => {
			const strategy = { ...readAddress('').address.strategy, ordering: 'findmin' as const };
			const written = [1, 2].map((salt) =>
				writeAddress({
					...readAddress('').address,
					strategy,
					task: { kind: 'find', asks: [], board: true, salt }
				})
			);
			for (const search of written) {
				expect(search).not.toMatch(/findmin|order/);
				expect(readAddress(search).address.strategy.ordering).toBe('findmin');
			}
			expect(written[0]).not.toBe(written[1]);
		});

		it('does not let a strategy stand beside the one that is to be found', () => {
			const find = writeHidden(
				{ asks: [], board: false, salt: 9 },
				{ ...DEFAULT_STRATEGY, ordering: 'findmax' }
			);
			const { address, errors } = readAddress(`find=${find}&order=findmin`);
			expect(address.strategy.ordering).toBe('findmax');
			expect(errors).toEqual([{ parameter: 'order', found: 'findmin' }]);
		});

		it('is refused if a strategy is hidden that the problem does not have', () => {
			const find = writeHidden(
				{ asks: [], board: false, salt: 9 },
				{ ...DEFAULT_STRATEGY, ordering: 'findmin' }
			);
			expect(address.readAddress(maze, `find=${find}`, TASK_CODE)).toMatchObject({
				address: { task: null },
				errors: [{ parameter: 'find' }]
			});
		});
	});

	it('knows every parameter that it writes', () => {
		for (const each of [kind, queens, sequence, maze] as ProblemKind[]) {
			for (const { setup } of each.examples) {
				expect(each.parameters).toEqual(expect.arrayContaining(Object.keys(each.write(setup))));
			}
		}
	});

	it('keeps the candidates of pencil marks', () => {
		const [{ setup }] = kind.examples;
		const candidates = Int32Array.from(setup.givens.cells, (_, cell) => cell + 1);
		const { address } = readAddress('');
		const search = writeAddress({ ...address, example: null, setup: { ...setup, candidates } });
		expect(readAddress(search)).toMatchObject({ errors: [], address: { setup: { candidates } } });
		expect(readAddress(search.replace('candidates=01', 'candidates=zz')).errors).toHaveLength(1);
	});
});

it.each<[string, boolean]>([
	['', false],
	['?example=raster&at=12&rate=2&play=1', false],
	['?puzzle=1234&size=4', false],
	['?example=raster&order=findmin', true],
	['?placements=100', true],
	['?side=counters', true],
	['?open=1', true]
])('the address %j sets more than a puzzle and a moment: %s', (search, is) => {
	expect(address.setsMore(search)).toBe(is);
});
