import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { experimentOf, measured, MIXED } from '../../../../../tests/fixtures/experiments';
import { loadSets, type LoadedSet } from './boards';
import { writeCsv } from './csv';
import type { RunRow } from './experiment';
import {
	mergeResults,
	readResults,
	writeHeader,
	writeResults,
	writeRow,
	type Results
} from './results';
import { RunList } from './runs';

let rows: RunRow[];
let runs: RunList;
let sets: readonly LoadedSet[];

beforeAll(async () => {
	rows = await measured(MIXED);
	const loaded = await loadSets(MIXED);
	if ('error' in loaded) throw new Error(loaded.error.code);
	sets = loaded.sets;
	runs = new RunList(MIXED, sets);
});

const read = (text: string): Results => {
	const results = readResults(text);
	if ('error' in results) throw new Error(JSON.stringify(results.error));
	return results;
};

describe('results as a text', () => {
	it('can be read again, from rows in any order', () => {
		const text = writeResults({ experiment: MIXED, rows });
		expect(read(text)).toEqual({ experiment: MIXED, rows });
		const backwards = [writeHeader({ experiment: MIXED }), ...rows.map(writeRow).reverse()].join(
			'\n'
		);
		expect(read(backwards)).toEqual({ experiment: MIXED, rows });
		expect(writeResults(read(backwards))).toBe(text);
	});

	it('names the program that measured, if that is known', () => {
		const program = { version: '1.2.3', hash: '0123456789abcdef' };
		const results = { program, experiment: MIXED, rows };
		expect(read(writeResults(results))).toEqual(results);
		const [header] = writeResults(results).split('\n');
		expect(header).toContain(
			'"version":1,"program":{"version":"1.2.3","hash":"0123456789abcdef"},'
		);
		const strange = writeResults(results).replace('"hash":', '"mesh":');
		expect(readResults(strange)).toMatchObject({
			error: { code: 'unknown-field', path: 'program.mesh' }
		});
	});

	it.each<[string, (lines: string[]) => unknown, object]>([
		['no header', (lines) => lines.shift(), { code: 'wrong-format', line: 1 }],
		['a cut line', (lines) => (lines[3] = lines[3].slice(0, -9)), { code: 'not-json', line: 4 }],
		['an empty line', (lines) => (lines[3] = ''), { code: 'not-json', line: 4 }],
		[
			'a missing count',
			(lines) => (lines[5] = lines[5].replace(/"undos":\d+,/, '')),
			{ code: 'missing-field', path: 'undos', line: 6 }
		],
		[
			'a negative count',
			(lines) => (lines[2] = lines[2].replace(/"steps":/, '"steps":-')),
			{ code: 'too-low', path: 'steps', line: 3 }
		],
		[
			'an unknown outcome',
			(lines) => (lines[2] = lines[2].replace(/"outcome":"\w+"/, '"outcome":"won"')),
			{ code: 'unknown-option', path: 'outcome', line: 3, found: 'won' }
		],
		['a long line', (lines) => (lines[2] += ' '.repeat(2000)), { code: 'too-large', line: 3 }]
	])('names the line of %s', (_, change, error) => {
		const lines = writeResults({ experiment: MIXED, rows }).split('\n');
		change(lines);
		expect(readResults(lines.join('\n'))).toMatchObject({ error });
	});

	it('accepts any text', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				expect(readResults(text)).toHaveProperty('error');
			})
		);
	});
});

describe('merging', () => {
	const partsOf = (count: number) =>
		Array.from({ length: count }, (_, i) => {
			const shard = new RunList(MIXED, sets, { part: i + 1, of: count });
			return { experiment: MIXED, rows: rows.filter((row) => shard.indexOf(row) >= 0) };
		});

	it('shards gives the whole to the byte, in any order, even if they overlap', () => {
		const whole = writeResults({ experiment: MIXED, rows });
		const [a, b, c] = partsOf(3);
		for (const parts of [
			[a, b, c],
			[c, a, b],
			[b, a, b, c, a]
		]) {
			const merged = mergeResults(
				runs,
				parts.map((part) => read(writeResults(part)))
			);
			if ('error' in merged) throw new Error(merged.error.code);
			expect(merged.missing).toEqual([]);
			expect(writeResults(merged)).toBe(whole);
		}
	});

	it('says what is missing', () => {
		const [a, b, c] = partsOf(3);
		expect(mergeResults(runs, [c, a])).toMatchObject({
			missing: b.rows.map(({ set, board, rewriting, strategy, seed }) => {
				return { set, board, rewriting, strategy, seed };
			})
		});
	});

	it('refuses another experiment, another run, and other counts', () => {
		const [a, b] = partsOf(2);
		const other = { ...b, experiment: experimentOf() };
		expect(mergeResults(runs, [a, other])).toEqual({
			error: { code: 'other-experiment', path: 'parts[1]' }
		});
		const beyond = { ...b, rows: [{ ...b.rows[0], board: 99 }] };
		expect(mergeResults(runs, [a, beyond])).toMatchObject({
			error: { code: 'unknown-run', path: 'parts[1].rows[0]' }
		});
		const changed = { ...a, rows: a.rows.with(4, { ...a.rows[4], undos: a.rows[4].undos + 1 }) };
		expect(mergeResults(runs, [a, b, changed])).toMatchObject({
			error: { code: 'differs', path: 'parts[2].rows[4]' }
		});
	});

	it('prefers what finished to what failed or ran out of time, whatever comes first', () => {
		const [one] = rows;
		const failed: RunRow = { ...one, outcome: 'failed', steps: 0 };
		const late: RunRow = { ...one, outcome: 'time', steps: one.steps - 1 };
		const kept = (...some: RunRow[]) => {
			const merged = mergeResults(
				runs,
				some.map((row) => ({ experiment: MIXED, rows: [row] }))
			);
			return 'error' in merged ? merged.error.code : merged.rows;
		};
		expect(kept(one, failed)).toEqual([one]);
		expect(kept(late, one)).toEqual([one]);
		expect(kept(failed, late)).toEqual([late]);
		expect(kept(late, failed)).toEqual([late]);
		expect(kept(late, { ...late, undos: late.undos + 1 })).toBe('differs');
	});
});

describe('the table for other programs', () => {
	it('has a line for each run, with names', () => {
		const table = writeCsv({ experiment: MIXED, rows }, sets).split('\n');
		expect(table[0]).toBe(
			'kind,set,board,name,rewriting,ordering,values,elimination,eliminate,back,variant,goal,seed,outcome,bound,' +
				'steps,tries,placements,forced,undos,jumps,skipped,deadends,eliminations,solutions,deepest,longestForward,longestBack'
		);
		expect(table).toHaveLength(rows.length + 2);
		expect(table[1]).toMatch(
			/^sudoku,"own, ""two"" boards",1,raster,0,naive,ascending,none,every,step,,first,1,solved,0,\d+,1533,194,0,140,/
		);
		expect(table.filter((line) => line.includes(',limit,1,')).length).toBeGreaterThan(0);
	});

	it('has times and names for boards without one where a page knows them', () => {
		const here = { timeOf: ({ set }: RunRow) => (set === 0 ? 1.5 : null), nameOf: () => 'Board 1' };
		const lines = writeCsv({ experiment: MIXED, rows }, sets, here).trimEnd().split('\n');
		expect(lines[0]).toMatch(/,longestBack,milliseconds$/);
		expect(lines[1]).toMatch(/,raster,.*,1\.5$/);
		expect(lines.at(-1)).toMatch(/,$/);
	});

	it('holds no name that a spreadsheet takes for a formula', () => {
		const experiment = { ...MIXED, sets: MIXED.sets.with(0, { ...MIXED.sets[0], name: '=1+1' }) };
		expect(writeCsv({ experiment, rows: [rows[0]] }, sets)).toContain(`sudoku,'=1+1,1,`);
	});
});
