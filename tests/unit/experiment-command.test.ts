import { execFile, spawn } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSets } from '../../src/lib/rooms/experiment/measure/boards';
import { writeCsv } from '../../src/lib/rooms/experiment/measure/csv';
import { writeExperiment } from '../../src/lib/rooms/experiment/measure/experiment-file';
import { writeResults } from '../../src/lib/rooms/experiment/measure/results';
import { experimentOf, measured, methodOf, MIXED } from '../fixtures/experiments';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'experiment-'));
const at = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

const run = (...options: string[]) => runIn(root, options);

/** Runs the command of a checkout in the folder of the test. */
function runIn(checkout: string, options: readonly string[]) {
	const script = path.join(checkout, 'scripts', 'experiment.mjs');
	return new Promise<{ code: number; out: string; err: string }>((resolve) => {
		const child = execFile(
			process.execPath,
			[script, ...options],
			{ cwd: folder, maxBuffer: 1e8 },
			(_, out, err) => resolve({ code: child.exitCode ?? -1, out, err })
		);
	});
}

/** The temporary folders of a command. */
const foldersOf = (pid: number) =>
	readdirSync(path.join(root, '.cache')).filter((name) => name.includes(`-${pid}-`));

beforeAll(() => writeFileSync(at('mixed.json'), writeExperiment(MIXED)));
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run experiment', () => {
	it('writes what the page measures, in shards or at once, to the byte', async () => {
		const rows = await measured(MIXED);
		const whole = await run('mixed.json', '--jobs', '3', '--times', 'times.jsonl');
		expect(whole.code).toBe(0);
		expect(whole.out).toBe(writeResults({ experiment: MIXED, rows }));
		expect(whole.err).toContain(`${rows.length} of ${rows.length} runs, 100 %`);
		expect(read('times.jsonl').split('\n')).toHaveLength(rows.length + 1);

		const parts = [1, 2, 3].map((part) => `part-${part}.jsonl`);
		for (const [i, part] of parts.entries()) {
			const shard = await run('mixed.json', '--shard', `${i + 1}/3`, '--out', part, '--jobs', '1');
			expect(shard).toMatchObject({ code: 0, out: '' });
		}
		const merged = await run('--merge', ...parts.toReversed(), '--out', 'merged.jsonl');
		expect(merged).toEqual({ code: 0, out: '', err: '' });
		expect(read('merged.jsonl')).toBe(whole.out);

		const loaded = await loadSets(MIXED);
		if ('error' in loaded) throw new Error(loaded.error.code);
		const csv = await run('--merge', 'merged.jsonl', '--csv');
		expect(csv.out).toBe(writeCsv({ experiment: MIXED, rows }, loaded.sets));

		const gap = await run('--merge', parts[2], parts[0], '--out', 'gap.jsonl');
		expect(gap).toMatchObject({
			code: 1,
			err: `${read(parts[1]).split('\n').length - 2} runs are missing\n`
		});
	}, 180_000); // seven processes, each of which bundles the command

	it('needs nothing but the files of a fresh checkout and its packages', async () => {
		const checkout = at('checkout');
		mkdirSync(checkout);
		for (const name of ['scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'])
			cpSync(path.join(root, name), path.join(checkout, name), { recursive: true });
		for (const name of ['svelte.config.js', 'vite.config.ts'])
			cpSync(path.join(root, name), path.join(checkout, name));
		symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'), 'junction');
		const rows = await measured(MIXED);
		expect(await runIn(checkout, ['mixed.json'])).toMatchObject({
			code: 0,
			out: writeResults({ experiment: MIXED, rows })
		});
	});

	it('names the place of what is wrong', async () => {
		const strange = writeExperiment(MIXED).replace('.123.4..32144.3.', '12');
		writeFileSync(at('strange.json'), strange);
		const broken = writeExperiment(MIXED).replace('.123.4..32144.3.', '11..............');
		writeFileSync(at('broken.json'), broken);
		const maze = { kind: 'maze', name: 'perfect', boards: null };
		writeFileSync(at('unfit.json'), writeExperiment({ ...MIXED, sets: [...MIXED.sets, maze] }));
		writeFileSync(at('torn.json'), '{"format":');
		writeFileSync(at('rows.jsonl'), `${strange}\n`);
		const failures: [string[], string][] = [
			[['strange.json'], 'strange.json: sets[0].boards[1]: bad-board (found puzzle)\n'],
			[['broken.json'], 'broken.json: sets[0].boards[1]: broken-board (found 2)\n'],
			[
				['unfit.json'],
				'unfit.json: strategies[1] does not fit sets[2] (maze): naive, ascending, none would run instead\n'
			],
			[['torn.json'], 'torn.json: not-json\n'],
			[['none.json'], 'none.json: there is no such file\n'],
			[['--merge', 'rows.jsonl'], 'rows.jsonl:1: not-json\n'],
			[['mixed.json', '--shard', '4/3'], '--shard 4/3: not a part such as 3/16\n'],
			[['mixed.json', '--jobs', '0'], '--jobs 0: not a number from 1\n']
		];
		for (const [options, err] of failures)
			expect(await run(...options)).toEqual({ code: 2, out: '', err });
		expect(await run('mixed.json', '--speed', '9')).toMatchObject({ code: 2, out: '' });
	});

	it('finds out before the first run that a file cannot be written, and leaves none behind', async () => {
		mkdirSync(at('a folder'));
		const failures: [string[], string][] = [
			[['--out', 'gone/rows.jsonl'], '--out gone/rows.jsonl: there is no such folder\n'],
			[['--out', 'a folder'], '--out a folder: this is a folder\n'],
			[
				['--out', 'rows-1.jsonl', '--times', 'gone/times'],
				'--times gone/times: there is no such folder\n'
			]
		];
		for (const [options, err] of failures)
			expect(await run('mixed.json', ...options)).toEqual({ code: 2, out: '', err });
		expect(existsSync(at('rows-1.jsonl'))).toBe(false);
	});

	it('reads files that begin with a mark of their byte order', async () => {
		const rows = await measured(MIXED);
		writeFileSync(at('marked.json'), `\uFEFF${writeExperiment(MIXED)}`);
		expect(await run('marked.json', '--out', 'marked.jsonl')).toMatchObject({ code: 0 });
		writeFileSync(at('marked.jsonl'), `\uFEFF${read('marked.jsonl')}`);
		expect((await run('--merge', 'marked.jsonl')).out).toBe(
			writeResults({ experiment: MIXED, rows })
		);
	});

	it.each(['SIGINT', 'SIGTERM'] as const)('keeps the rows that are done on %s', async (signal) => {
		const boards = ['5', '20'].map((size) => ({ parameters: { size } }));
		const sets = [{ kind: 'queens', name: 'many solutions', boards }];
		const endless = experimentOf({ sets, strategies: [methodOf({ goal: 'all' })] });
		writeFileSync(at('endless.json'), writeExperiment(endless));
		const out = `${signal}.jsonl`;
		const script = path.join(root, 'scripts', 'experiment.mjs');
		const child = spawn(
			process.execPath,
			[script, 'endless.json', '--jobs', '2', '--out', out, '--times', 'times'],
			{ cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
		);
		let err = '';
		const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
		await new Promise<void>((resolve) => {
			child.stderr.on('data', (text: Buffer) => {
				err += text.toString();
				if (err.includes('1 of 2 runs')) resolve();
			});
		});
		expect(foldersOf(child.pid!)).toHaveLength(1);
		// A terminal and npm may both send it.
		child.kill(signal);
		child.kill(signal);
		expect(await ended).toBe(1);
		expect(err).toContain('1 runs are missing');
		const first = { ...endless, sets: [{ ...sets[0], boards: boards.slice(0, 1) }] };
		const rows = await measured(first);
		expect(read(out)).toBe(writeResults({ experiment: endless, rows }));
		expect(foldersOf(child.pid!)).toEqual([]);
	});

	it('explains itself', async () => {
		const help = await run('--help');
		expect(help).toMatchObject({ code: 0, err: '' });
		for (const option of ['--shard', '--out', '--csv', '--times', '--jobs', '--merge'])
			expect(help.out).toContain(option);
		expect((await run()).code).toBe(2);
	});
});
