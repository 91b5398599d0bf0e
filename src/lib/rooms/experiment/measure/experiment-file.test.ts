import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { experimentOf, methodOf, MIXED } from '../../../../../tests/fixtures/experiments';
import {
	BACKS,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS
} from '$lib/engine/search/strategy';
import type { Experiment } from './experiment';
import {
	experimentHash,
	experimentText,
	MOST,
	readExperiment,
	writeExperiment
} from './experiment-file';

type Data = Record<string, unknown>;

const limit = fc.maxSafeNat().map((n) => n + 1 - (n === Number.MAX_SAFE_INTEGER ? 1 : 0));
const name = fc.string({ maxLength: MOST.name, unit: 'binary' });

const experiments: fc.Arbitrary<Experiment> = fc.record({
	name,
	sets: fc.array(
		fc.record({
			kind: fc.constantFrom('sudoku', 'queens'),
			name,
			boards: fc.option(
				fc.array(
					fc.record(
						{ name, parameters: fc.dictionary(fc.string({ maxLength: 9 }), name, { maxKeys: 8 }) },
						{ requiredKeys: ['parameters'] }
					),
					{ minLength: 1, maxLength: 4 }
				)
			)
		}),
		{ minLength: 1, maxLength: 3 }
	),
	strategies: fc.array(
		fc.record({
			ordering: fc.constantFrom(...ORDERINGS),
			values: fc.constantFrom(...VALUE_ORDERINGS),
			elimination: fc.constantFrom(...ELIMINATIONS),
			eliminate: fc.constantFrom(...ELIMINATION_TIMES),
			back: fc.constantFrom(...BACKS),
			variant: fc.constant(''),
			goal: fc.constantFrom(...GOALS)
		}),
		{ minLength: 1, maxLength: 4 }
	),
	seeds: fc.integer({ min: 1, max: MOST.seeds }),
	rewritings: fc.integer({ min: 0, max: MOST.rewritings }),
	limits: fc.record(
		{ steps: limit, backtracks: limit, placements: limit, solutions: limit, milliseconds: limit },
		{ requiredKeys: [] }
	)
});

describe('the file of an experiment', () => {
	it('holds all of it', () => {
		fc.assert(
			fc.property(experiments, (experiment) => {
				const read = readExperiment(writeExperiment(experiment));
				expect(read).toEqual({ experiment });
			})
		);
	});

	it('may leave out what has a default', () => {
		const file = {
			format: 'backtrail-experiment',
			version: 1,
			sets: [{ kind: 'sudoku', name: 'easy50' }],
			strategies: [{ ordering: 'findmin' }]
		};
		expect(readExperiment(JSON.stringify(file))).toEqual({
			experiment: experimentOf({ name: '', strategies: [methodOf({ ordering: 'findmin' })] })
		});
	});

	it('is what the documentation shows', () => {
		const [, example] = /```json\n([^`]*)```/.exec(
			readFileSync('docs/experiment-file.md', 'utf8')
		)!;
		expect(readExperiment(example)).toMatchObject({
			experiment: { strategies: [{}, {}, { values: 'random' }], seeds: 5, rewritings: 16 }
		});
	});

	it('names the line and the column where it stops being JSON', () => {
		const lines = writeExperiment(MIXED).split('\n');
		const torn = lines.with(1, lines[1].replace(',', '')).join('\n');
		expect(readExperiment(torn)).toEqual({
			error: { code: 'not-json', path: '', line: 3, column: 2 }
		});
	});

	it('names a field that is there twice, and where', () => {
		const lines = writeExperiment(MIXED).split('\n');
		const twice = lines.with(1, `\t"seeds": 1,\n${lines[1]}`).join('\n');
		const at = twice.split('\n').findLastIndex((line) => line.startsWith('\t"seeds"'));
		expect(readExperiment(twice)).toEqual({
			error: { code: 'repeated-field', path: '', line: at + 1, column: 2, found: 'seeds' }
		});
	});

	it('accepts any text and any JSON', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (source) => {
				expect(readExperiment(source)).toHaveProperty('error');
			})
		);
	});

	it.each<[string, string, unknown, object]>([
		['another format', 'format', 'x', { code: 'wrong-format', expected: 'backtrail-experiment' }],
		['a later version', 'version', 2, { code: 'wrong-version', expected: 1 }],
		['a missing field', 'sets[1].kind', undefined, { code: 'missing-field' }],
		[
			'an unknown field',
			'sets[0].boards[1].cells',
			'',
			{ code: 'unknown-field', found: 'cells', expected: 'name parameters' }
		],
		[
			'an unknown ordering',
			'strategies[2].ordering',
			'magic',
			{ code: 'unknown-option', found: 'magic', expected: ORDERINGS.join(' ') }
		],
		['a fraction', 'seeds', 1.5, { code: 'wrong-type', expected: 'whole number', found: '1.5' }],
		[
			'too many rewritings',
			'rewritings',
			10_001,
			{ code: 'too-high', expected: 10_000, found: 10_001 }
		],
		['a limit of none', 'limits.steps', 0, { code: 'too-low', expected: 1, found: 0 }],
		[
			'a parameter that is no text',
			'sets[0].boards[0].parameters.puzzle',
			[1],
			{ code: 'wrong-type', expected: 'text', found: 'object' }
		],
		[
			'a number in quotes',
			'seeds',
			'3',
			{ code: 'wrong-type', expected: 'whole number', found: '"3"' }
		],
		['no set', 'sets', [], { code: 'too-short', expected: 1, found: 0 }],
		[
			'too many strategies',
			'strategies',
			new Array(25).fill({}),
			{ code: 'too-long', expected: 24, found: 25 }
		],
		['a long name', 'name', 'x'.repeat(201), { code: 'too-long', expected: 200, found: 201 }]
	])('names the place of %s', (_, path, value, error) => {
		const file = JSON.parse(writeExperiment(MIXED)) as Data;
		const names = path.split(/[.[\]]+/).filter((part) => part !== '');
		const last = names.pop()!;
		let inner = file;
		for (const part of names) inner = inner[part] as Data;
		inner[last] = value;
		expect(readExperiment(JSON.stringify(file))).toEqual({ error: { path, ...error } });
	});
});

describe('what tells experiments apart', () => {
	it('is the same for the same experiment, whatever the order of its fields', () => {
		const reversed = Object.fromEntries(Object.entries(MIXED).reverse()) as unknown as Experiment;
		expect(experimentText(reversed)).toBe(experimentText(MIXED));
		expect(experimentHash(reversed)).toBe(experimentHash(MIXED));
	});

	it('differs for others', () => {
		const hashes = Array.from({ length: 500 }, (_, i) =>
			experimentHash(experimentOf({ seeds: i + 1 }))
		);
		expect(new Set(hashes).size).toBe(500);
		expect(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
	});
});
