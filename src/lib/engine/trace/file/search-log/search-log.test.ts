import { describe, expect, it } from 'vitest';
import { readTraceText, soundTrace } from '../../../../../../tests/fixtures/traces';
import { isTraceFile } from '../looks-like-trace';
import { isSearchLog } from './is-search-log';
import { traceOfLog } from './trace-of-log';

/** What Chuffed writes with `--print-nodes`. */
const NODES = [
	'{0, 0, 0}, parent: {-1, 0, 0}, alt: -1, kids: 2, status: 2, label: , info: ',
	'{1, 0, 0}, parent: {0, 0, 0}, alt: 0, kids: 2, status: 2, label: x==1, info: ',
	'{2, 0, 0}, parent: {1, 0, 0}, alt: 0, kids: 0, status: 1, label: y==2, nogood:  x!=1 y!=2, info: {"nogoods":[]}',
	'{-1, 0, 0}, parent: {1, 0, 0}, alt: 1, kids: 0, status: 3',
	'{3, 0, 0}, parent: {0, 0, 0}, alt: 1, kids: 0, status: 0, label: x!=1, info: at last',
	'{3, 0, 0}, parent: {0, 0, 0}, alt: 1, kids: 0, status: 1, label: '
].join('\n');
const linesOf = (log: string) => traceOfLog(log).trimEnd().split('\n');

describe('a search log', () => {
	it('of Chuffed becomes a trace: the other branch is an elimination, and skipped ones a jump', () => {
		expect(linesOf(NODES)).toEqual([
			'{"backtrail":1,"variables":["x","y"],"values":["1","2"],"solver":"CP-Profiler"}',
			'["p","x","1"]',
			'["p","y","2"]',
			'["d"]',
			'["note","nogood: x!=1 y!=2"]',
			'["j","y","2",1]',
			'["t","x","1"]',
			'["e","x","1"]',
			'["s"]',
			'["note","at last"]',
			'["end","all"]'
		]);
	});

	it('that CP-Profiler saved is a trace without an end, as it does not tell its leaves', () => {
		expect(linesOf('0 2 1 x <= 4 2 x > 4\n1 0\n2 1 3 job A\n3 0\n').slice(1)).toEqual([
			'["p","x","≤4"]',
			'["t","x","≤4"]',
			'["e","x","≤4"]',
			'["p","job A","yes"]'
		]);
	});

	it('with more values than a table has gives each decision a row', async () => {
		const kids = Array.from({ length: 33 }, (_, at) => at + 1);
		const log = `0 33${kids.map((at) => ` ${at} x=${at}`).join('')}\n${kids.map((at) => `${at} 0\n`).join('')}`;
		const { variables, values } = await soundTrace(log);
		expect([variables.length, variables[0], values]).toEqual([33, 'x = 1', ['yes']]);
	});

	it('is opened like a trace, and its line is named if it is no node', async () => {
		expect(await isTraceFile(new Blob([NODES]))).toBe(true);
		expect(await soundTrace(NODES)).toMatchObject({ outcome: { kind: 'exhausted' }, cut: null });
		expect(await readTraceText(`${NODES}\nhello`)).toEqual({
			error: { code: 'log', line: 7, found: 'hello' }
		});
		expect(await readTraceText('0 2 1 x=1 2 x!=1\n1 0 2 2\n')).toMatchObject({
			error: { code: 'log', line: 1 }
		});
	});

	describe('with very many nodes does not take long', () => {
		const many = Array.from({ length: 100_000 }, (_, at) => at + 1);

		it('whose parent never comes', async () => {
			const root = '{0, 0, 0}, parent: {-1, 0, 0}, alt: -1, kids: 1, status: 2, label: x=1\n';
			const orphans = many.map(
				(at) => `{-${at}, 0, 0}, parent: {${many.length + 1}, 0, 0}, alt: 0, kids: 0, status: 1\n`
			);
			expect(await soundTrace(root + orphans.join(''))).toMatchObject({ log: { length: 0 } });
		});

		it('one below the other', async () => {
			const log = `${many.map((at) => `${at - 1} 1 ${at} x${at % 9}=1\n`).join('')}${many.length} 0\n`;
			expect(await readTraceText(log)).toEqual({ error: { code: 'deep', expected: 10_000 } });
		});

		it('side by side, with labels of several lengths', async () => {
			const kids = many.map((at) => ` ${at} x${at % 2 === 0 ? ' ' : ''}=1`).join('');
			const log = `0 ${many.length}${kids}\n${many.map((at) => `${at} 0\n`).join('')}`;
			expect(await soundTrace(log)).toMatchObject({ log: { length: 2 * many.length - 1 } });
		});
	});

	it.each(['0 0 3 0 2 0 6 0 0', '0 1 2 3', '{"backtrail":1}', '1 2 3 = 4', ''])(
		'does not look like %j',
		(text) => expect(isSearchLog(text)).toBe(false)
	);
});
