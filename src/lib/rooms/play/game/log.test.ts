import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logs } from '../../../../../tests/fixtures/games';
import { readEntry, readLog, writeEntry, writeLog } from './log';

it('writes an entry in short', () => {
	const place = { do: 'place', cell: 40, symbol: 8, tidy: true, by: 'solver' } as const;
	expect(writeEntry({ action: place, at: 61_500 })).toBe('p40.8ts@61500');
	expect(writeEntry({ action: { do: 'undo' }, at: 1.4 })).toBe('u@1');
	const removed = [
		{ cell: 3, symbols: 16 },
		{ cell: 40, symbols: 5 }
	];
	expect(writeEntry({ action: { do: 'cross-out', removed }, at: 7 })).toBe('k3.16,40.5@7');
});

it('reads what it wrote', () => {
	fc.assert(
		fc.property(logs(625, 25), (log) => {
			expect(readLog(writeLog(log))).toEqual(log);
		})
	);
});

it('refuses any other text', () => {
	const others = [
		'k@0',
		'k1.2,@0',
		'k1@0',
		'k01.2@0',
		'k1.2.3@0',
		'p',
		'p1.2',
		'p01.2@0',
		'p1.2s t@0',
		'p1.2st@0',
		'n1.2t@0',
		'e@1',
		'q@1',
		'u@-1'
	];
	for (const text of [...others, 'u@1e3', 'u@01', ' u@1', 'u@1 ', 'U@1', 'p1.2@1000000000000'])
		expect(readEntry(text), text).toBeNull();
	expect(readLog('u@1\n')).toBeNull();
	expect(readLog('u@1\nq@2')).toBeNull();
	expect(readLog('u@1\n'.repeat(3_000_000))).toBeNull();
});

it('writes back every text that it reads', () => {
	const pieces = fc.constantFrom(
		'p',
		'k',
		',',
		'n',
		'e',
		'u',
		's',
		't',
		'.',
		'@',
		'0',
		'7',
		'12',
		'\n',
		' ',
		'-'
	);
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 16 }), (some) => {
			const text = some.join('');
			const log = readLog(text);
			if (log !== null) expect(writeLog(log)).toBe(text);
		}),
		{ numRuns: 2000 }
	);
});
