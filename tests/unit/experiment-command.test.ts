import { createHash } from 'node:crypto';
import { execFile, execFileSync, spawn } from 'node:child_process';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { csvParseRows } from 'd3-dsv';
import { readTrace } from '../../src/lib/engine/trace/file/read-trace';
import { subjectOf } from '../../src/lib/kinds/trace-subject';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExperiment } from '../../scripts/experiment-file.mjs';
import { loadSets } from '../../src/lib/rooms/experiment/measure/boards';
import { writeCsv } from '../../src/lib/rooms/experiment/measure/csv';
import { writeExperiment } from '../../src/lib/rooms/experiment/measure/experiment-file';
import { writeResults, type Program } from '../../src/lib/rooms/experiment/measure/results';
import { experimentOf, measured, methodOf, MIXED } from '../fixtures/experiments';
import { expectSameBytes } from '../fixtures/killed-experiment';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'experiment-'));
const at = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
/** Where the command's file is: nothing is written there. */
const installed = at('installed');
let file = '';
let program: Program;

const run = (...options: string[]) => runNode([file, ...options]);

/** Runs the command of a checkout in the folder of the test. */
const runIn = (checkout: string, options: readonly string[]) =>
	runNode([path.join(checkout, 'scripts', 'experiment.mjs'), ...options]);

function runNode(options: readonly string[]) {
	return new Promise<{ code: number; out: string; err: string }>((resolve) => {
		const child = execFile(
			process.execPath,
			options,
			{ cwd: folder, maxBuffer: 1e8 },
			(_, out, err) => resolve({ code: child.exitCode ?? -1, out, err })
		);
	});
}

/** The temporary folders of a command. */
const foldersOf = (pid: number) =>
	readdirSync(path.join(root, '.cache')).filter((name) => name.includes(`-${pid}-`));

/** What the command says of a file, whichever it is. */
const NOT_JSON =
	'From here on, this is not JSON: a comma, a quotation mark or a bracket may be missing, or there is one too many.';
const OTHER = 'These are results of another experiment.';
const REMOVE = 'Remove it and all parts that were measured with it, or choose another --out.';

const linesOf = (text: string) => text.split('\n').slice(0, -1);

beforeAll(async () => {
	file = await buildExperiment(installed);
	chmodSync(installed, 0o555);
	writeFileSync(at('mixed.json'), writeExperiment(MIXED));
	const [version, hash] = (await run('--version')).out.trim().split(' ');
	program = { version, hash };
}, 120_000);

afterAll(() => {
	chmodSync(installed, 0o755);
	rmSync(folder, { recursive: true });
});

describe('npm run experiment', () => {
	it('writes what the page measures, in shards or at once, to the byte', async () => {
		const rows = await measured(MIXED);
		const whole = await run('mixed.json', '--jobs', '3', '--times', 'times.jsonl');
		expect(whole.code).toBe(0);
		expect(whole.out).toBe(writeResults({ program, experiment: MIXED, rows }));
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

		const gap = await run('--merge', parts[2], parts[0], '--allow-holes', '--out', 'gap.jsonl');
		expect(gap).toMatchObject({
			code: 1,
			err: `${read(parts[1]).split('\n').length - 2} runs are missing\n`
		});
		expect((await run('--merge', parts[2], parts[0])).err).toContain(
			'missing (--shard 2/3): 0.0.0.1.1,'
		);
		expect(readdirSync(installed)).toEqual([path.basename(file)]);
	}, 180_000);

	it('names itself by what measures, the same in one file and from a checkout', async () => {
		const { version } = JSON.parse(
			readFileSync(path.join(root, 'package.json'), 'utf8')
		) as Program;
		expect(program).toEqual({ version, hash: expect.stringMatching(/^[\da-f]{16}$/) as string });
		expect(await runIn(root, ['--version'])).toEqual({
			code: 0,
			out: `${program.version} ${program.hash}\n`,
			err: ''
		});
		// The file needs nothing but Node.
		const imports = [...readFileSync(file, 'utf8').matchAll(/\bfrom\s*"([^"]+)"/g)];
		expect(imports.map(([, name]) => name).filter((name) => !name.startsWith('node:'))).toEqual([]);
	});

	it('measures what the documentation shows, as it shows it', async () => {
		const recipes = readFileSync(path.join(root, 'docs', 'many-machines.md'), 'utf8');
		const block = (language: string) =>
			new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``).exec(recipes)![1];
		const shown = at('shown');
		mkdirSync(shown);
		cpSync(file, path.join(shown, path.basename(file)));
		writeFileSync(path.join(shown, 'lab.json'), block('json'));
		const said = execFileSync('sh', ['-ec', block('sh')], { cwd: shown, stdio: 'pipe' });
		expect(String(said)).toBe('');
		expect(read('shown/whole.jsonl')).toBe((await run('shown/lab.json')).out);
	});

	it('names the place of what is wrong', async () => {
		const strange = writeExperiment(MIXED).replace('.123.4..32144.3.', '12');
		writeFileSync(at('strange.json'), strange);
		const broken = writeExperiment(MIXED).replace('.123.4..32144.3.', '11..............');
		writeFileSync(at('broken.json'), broken);
		const maze = { kind: 'maze', name: 'perfect', boards: null };
		writeFileSync(at('unfit.json'), writeExperiment({ ...MIXED, sets: [...MIXED.sets, maze] }));
		writeFileSync(at('torn.json'), '{"format":');
		const file = writeExperiment(MIXED);
		writeFileSync(
			at('comma.json'),
			file.replace('"backtrail-experiment",', '"backtrail-experiment"')
		);
		writeFileSync(at('seed.json'), file.replace('"seeds"', '"seed"'));
		writeFileSync(at('rows.jsonl'), `${strange}\n`);
		const failures: [string[], string][] = [
			[
				['strange.json'],
				'strange.json: sets[0].boards[1]: This is not a board: its “puzzle” cannot be read.\n'
			],
			[
				['broken.json'],
				'broken.json: sets[0].boards[1]: Board 2 breaks the rules, so no search of it means anything.\n'
			],
			[
				['unfit.json'],
				'unfit.json: strategies[1] does not fit sets[2] (maze): naive, ascending, none would run instead\n'
			],
			[['torn.json'], `torn.json:1:11: ${NOT_JSON}\n`],
			[['comma.json'], `comma.json:3:2: ${NOT_JSON}\n`],
			[['seed.json'], 'seed.json: seed: There is no “seed” here. Is “seeds” meant?\n'],
			[['none.json'], 'none.json: there is no such file\n'],
			[['.'], '.: this is a folder; name a file in it\n'],
			[['--merge', 'rows.jsonl'], `rows.jsonl:1:2: ${NOT_JSON}\n`],
			[['mixed.json', '--shard', '4/3'], '--shard 4/3: not a part such as 3/16\n'],
			[['mixed.json', '--jobs', '0'], '--jobs 0: not a number from 1\n'],
			[['mixed.json', '--resume'], '--resume: goes on with the file of --out\n'],
			...[[], ['--out', '/dev/null']].map((out): [string[], string] => [
				['mixed.json', '--csv', '--datapackage', 'datapackage.json', ...out],
				'--datapackage: describes the table of --csv and --out\n'
			])
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
			],
			[
				['--out', 'rows-1.jsonl', '--times', './rows-1.jsonl'],
				'--times ./rows-1.jsonl: this is the file of --out\n'
			],
			[['--out', at('mixed.json')], `--out ${at('mixed.json')}: this is the file that is read\n`]
		];
		const experiment = read('mixed.json');
		for (const [options, err] of failures)
			expect(await run('mixed.json', ...options)).toEqual({ code: 2, out: '', err });
		expect(read('mixed.json')).toBe(experiment);
		expect(existsSync(at('rows-1.jsonl'))).toBe(false);
		expect(existsSync(at('rows-1.jsonl.part'))).toBe(false);
	});

	it('measures boards of a text file, some at a time', async () => {
		const [set] = MIXED.sets;
		const lines = Array.from({ length: 7 }, (_, i) => `${(i % 4) + 1}${'.'.repeat(15)}`);
		writeFileSync(at('seven.txt'), `${lines.join('\n')}\n`);
		writeFileSync(at('one-set.json'), writeExperiment({ ...MIXED, sets: [set] }));
		const options = ['one-set.json', '--boards', 'seven.txt'];
		const tables: string[] = [];
		for (const [i, part] of [
			[0, 1],
			[2, 3],
			[4, 5, 6]
		].entries()) {
			const sets = [
				{
					...set,
					name: 'seven',
					boards: part.map((line) => ({
						name: `${line + 1}`,
						parameters: { puzzle: lines[line] }
					}))
				}
			];
			const rows = await measured({ ...MIXED, sets });
			const ofPart = [...options, '--boards-part', `${i + 1}/3`];
			expect((await run(...ofPart)).out).toBe(
				writeResults({ program, experiment: { ...MIXED, sets }, rows })
			);
			tables.push((await run(...ofPart, '--csv')).out);
		}
		// The tables are those of all boards but for the number in the file.
		const cells = (table: string) =>
			linesOf(table)
				.slice(1)
				.map((line) => line.split(',').with(2, '').join(','));
		expect(tables.flatMap(cells)).toEqual(cells((await run(...options, '--csv')).out));
		writeFileSync(at('bad.txt'), `${lines[0]}\nno board\n`);
		const failures: [string[], string][] = [
			[['one-set.json', '--boards', 'bad.txt'], 'bad.txt:2: This is not a board.\n'],
			[['mixed.json', '--boards', 'bad.txt'], '--boards: the experiment has more than one set\n'],
			[[...options, '--boards-part', '1/8'], 'seven.txt: there is no board in this part\n'],
			[['one-set.json', '--boards-part', '1/8'], '--boards-part: of which --boards?\n']
		];
		for (const [wrong, err] of failures)
			expect(await run(...wrong)).toEqual({ code: 2, out: '', err });
	});

	it('reads files that begin with a mark of their byte order', async () => {
		const rows = await measured(MIXED);
		writeFileSync(at('marked.json'), `\uFEFF${writeExperiment(MIXED)}`);
		expect(await run('marked.json', '--out', 'marked.jsonl')).toMatchObject({ code: 0 });
		writeFileSync(at('marked.jsonl'), `\uFEFF${read('marked.jsonl')}`);
		expect((await run('--merge', 'marked.jsonl')).out).toBe(
			writeResults({ program, experiment: MIXED, rows })
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
		expect(existsSync(at(out))).toBe(false);
		expect(read(`${out}.part`)).toBe(writeResults({ program, experiment: endless, rows }));
		rmSync(at('times.part'));
		expect(foldersOf(child.pid!)).toEqual([]);
	});

	it('explains itself', async () => {
		const help = await run('--help');
		expect(help).toMatchObject({ code: 0, err: '' });
		const options = [
			'--shard',
			'--out',
			'--resume',
			'--csv',
			'--datapackage',
			'--times',
			'--jobs',
			'--boards'
		];
		const ofMerge = ['--merge', '--allow-holes', '--allow-doubles', '--allow-mixed-programs'];
		for (const option of [...options, ...ofMerge, '--version'])
			expect(help.out).toContain(`  ${option} `);
		expect((await run()).code).toBe(2);
	});
});

describe('the traces of an experiment', () => {
	it('are files that open, one for each run, and the rows are as without them', async () => {
		const traces = at('traces');
		const { code, out } = await run('mixed.json', '--trace', traces, '--shard', '1/4');
		expect([code, out]).toEqual([0, (await run('mixed.json', '--shard', '1/4')).out]);
		const [, ...rows] = linesOf(out).map((line) => JSON.parse(line) as Record<string, number>);
		expect(readdirSync(traces)).toHaveLength(rows.length);
		for (const name of readdirSync(traces)) {
			const [set, board, rewriting, strategy, seed] = name.split('.').map(Number);
			const row = rows.find(
				(one) =>
					one.set === set &&
					one.board === board &&
					one.rewriting === rewriting &&
					one.strategy === strategy &&
					one.seed === seed
			);
			const opened = await readTrace(new Blob([readFileSync(path.join(traces, name))]), {
				groundOf: async (header) => (await subjectOf(header)).problem,
				progress: () => {}
			});
			if ('error' in opened) throw new Error(`${name}: ${opened.error.code}`);
			expect(opened.log.length).toBe(row!.steps);
		}
	});
});

describe('an experiment that is ended and goes on', () => {
	it('gives the same bytes, killed at three moments', async () => {
		await expectSameBytes({ file, folder, kills: [300, 700, 1100] });
	}, 300_000);

	it('drops a torn line, and all that follows one that cannot be read', async () => {
		const whole = (await run('mixed.json')).out;
		const lines = linesOf(whole);
		const failed = lines[9].replace(/"outcome":"\w+"/, '"outcome":"failed"');
		for (const left of [
			'',
			lines[0].slice(0, 40),
			`${lines[0]}\n`,
			lines.slice(0, 5).join('\n').slice(0, -1),
			// in the order in which they came, and one of them failed
			`${[lines[0], lines[40], lines[3], failed].join('\n')}\n`,
			`${lines.slice(0, 7).join('\n')}\n\0\0\0\n${lines[8]}\n`,
			whole
		]) {
			writeFileSync(at('torn.jsonl.part'), left);
			writeFileSync(at('torn.jsonl.new'), 'left by an end');
			expect(await run('mixed.json', '--out', 'torn.jsonl', '--resume')).toMatchObject({ code: 0 });
			expect(read('torn.jsonl')).toBe(whole);
			expect(readdirSync(folder).filter((name) => name.startsWith('torn.jsonl.'))).toEqual([]);
			rmSync(at('torn.jsonl'));
		}
	});

	it('measures what is missing in what was put together', async () => {
		const whole = (await run('mixed.json')).out;
		const holes = linesOf(whole).filter((_, i) => i % 7 !== 3);
		writeFileSync(at('holes.jsonl'), `${holes.join('\n')}\n`);
		const { code, err } = await run('mixed.json', '--out', 'holes.jsonl', '--resume');
		expect(code).toBe(0);
		expect(err).toContain(`${holes.length} of ${linesOf(whole).length - 1} runs`);
		expect(read('holes.jsonl')).toBe(whole);
	});

	it('leaves a finished file of another experiment alone', async () => {
		const whole = (await run('mixed.json')).out;
		writeFileSync(at('other.json'), writeExperiment({ ...MIXED, name: 'rest' }));
		writeFileSync(at('finished.jsonl'), whole);
		const refused = await run('other.json', '--out', 'finished.jsonl', '--resume');
		expect(refused).toEqual({ code: 2, out: '', err: `finished.jsonl: ${OTHER} ${REMOVE}\n` });
		expect(readdirSync(folder).filter((name) => name.startsWith('finished'))).toEqual([
			'finished.jsonl'
		]);
		expect(read('finished.jsonl')).toBe(whole);
	});

	it('begins a table only when it is whole', async () => {
		const options = ['mixed.json', '--csv', '--out', 'table.csv', '--datapackage', 'package.json'];
		const lines = linesOf((await run('mixed.json')).out);
		writeFileSync(at('table.csv.part'), `${lines.slice(0, 20).join('\n')}\n`);
		expect(await run(...options)).toMatchObject({
			code: 2,
			err: 'table.csv.part: left by a command that was ended; go on with --resume, or remove it\n'
		});
		expect(existsSync(at('table.csv'))).toBe(false);
		expect((await run(...options, '--resume')).code).toBe(0);
		expect(read('table.csv')).toBe((await run('mixed.json', '--csv')).out);
		const { resources, ...about } = JSON.parse(read('package.json')) as DataPackage;
		expect(about).toMatchObject({ profile: 'tabular-data-package', title: 'test', program });
		const [{ schema, ...file }] = resources;
		expect(file).toMatchObject({
			path: 'table.csv',
			bytes: read('table.csv').length,
			hash: `sha256:${createHash('sha256').update(read('table.csv')).digest('hex')}`
		});
		// Each column by its name and its type.
		const [heading, ...rows] = linesOf(read('table.csv')).map((line) => csvParseRows(line)[0]);
		expect(schema.fields.map(({ name }) => name)).toEqual(heading);
		for (const row of rows)
			for (const [i, { type }] of schema.fields.entries()) {
				if (type === 'integer') expect(row[i]).toMatch(/^\d+$/);
				if (type === 'boolean') expect(row[i]).toMatch(/^[01]$/);
			}
		const before = statSync(at('table.csv')).mtimeMs;
		expect((await run(...options, '--resume')).code).toBe(0);
		expect(statSync(at('table.csv')).mtimeMs).toBe(before);
	});

	it('refuses what another experiment, program or part has measured, and leaves nothing behind', async () => {
		const lines = linesOf((await run('mixed.json', '--shard', '1/2')).out);
		const failures: [string, string][] = [
			[lines[0].replace('"name":"test"', '"name":"rest"'), `${OTHER} ${REMOVE}\n`],
			[
				lines[0].replace(program.hash, '0123456789abcdef'),
				`measured by 0.1.0 (0123456789abcdef), and this is 0.1.0 (${program.hash}). ${REMOVE}\n`
			],
			[lines.slice(0, 2).join('\n'), `2: not a run of this part: 0.0.0.0.1. ${REMOVE}\n`]
		];
		const options = ['mixed.json', '--shard', '2/2', '--resume', '--trace', 'refused-traces'];
		for (const [left, err] of failures)
			for (const name of ['begun.jsonl.part', 'ended.jsonl']) {
				writeFileSync(at(name), `${left}\n`);
				const before = readdirSync(folder);
				const out = name.replace('.part', '');
				const refused = await run(...options, '--out', out, '--times', 'refused-times');
				expect(refused).toMatchObject({ code: 2, out: '' });
				expect(refused.err.startsWith(`${name}:`)).toBe(true);
				expect(refused.err.endsWith(err)).toBe(true);
				expect(read(name)).toBe(`${left}\n`);
				expect(readdirSync(folder)).toEqual(before);
				rmSync(at(name));
			}
	});

	it('begins no rows if it refuses the times', async () => {
		writeFileSync(at('left.times.part'), '');
		expect(await run('mixed.json', '--out', 'left.jsonl', '--times', 'left.times')).toMatchObject({
			code: 2,
			err: 'left.times.part: left by a command that was ended; go on with --resume, or remove it\n'
		});
		expect(readdirSync(folder).filter((name) => name.startsWith('left.'))).toEqual([
			'left.times.part'
		]);
	});
});

describe('putting parts together', () => {
	let lines: string[];
	const write = (name: string, some: readonly string[]) =>
		writeFileSync(at(name), `${some.join('\n')}\n`);

	beforeAll(async () => {
		lines = linesOf((await run('mixed.json')).out);
		const [header, ...rows] = lines;
		write('odd.jsonl', [header, ...rows.filter((_, i) => i % 2 === 0)]);
		write('even.jsonl', [header, ...rows.filter((_, i) => i % 2 === 1)]);
		write('few.jsonl', [header, ...rows.slice(0, 2), ...rows.slice(9)]);
		write('more.jsonl', [header, ...rows.slice(2, 10)]);
		const old = header.replace(/"program":\{.*?\},/, '');
		write('old-odd.jsonl', [old, ...rows.filter((_, i) => i % 2 === 0)]);
		write('old-even.jsonl', [old, ...rows.filter((_, i) => i % 2 === 1)]);
		write('false.jsonl', [header, rows[1].replace(/"steps":/, '"steps":1')]);
		write('strange.jsonl', [header, rows[1].replace(/"seed":1/, '"seed":9')]);
		write('rest.jsonl', [header.replace('"name":"test"', '"name":"rest"')]);
		write('turned.jsonl', [header, rows[2], rows[1]]);
	});

	it('refuses holes, doubles and mixed programs, and says which', async () => {
		const named = `0.1.0 (${program.hash})`;
		const failures: [string[], string][] = [
			[
				['few.jsonl'],
				'7 runs are missing: 0.0.0.2.1, 0.0.0.2.2, 0.0.1.0.1, 0.0.1.1.1, 0.0.1.2.1 and 2 more; --allow-holes leaves them out\n'
			],
			[
				['few.jsonl', 'more.jsonl'],
				'few.jsonl:4 and more.jsonl:9: the same run, 0.0.2.1.1; --allow-doubles takes it once. If the number of parts has changed, remove the parts from before.\n'
			],
			[
				['odd.jsonl', 'old-even.jsonl'],
				`old-even.jsonl: measured by an unnamed program, and odd.jsonl by ${named}; --allow-mixed-programs puts them together\n`
			],
			[
				['odd.jsonl', 'even.jsonl', 'false.jsonl', '--allow-doubles'],
				'false.jsonl:2: Two rows of the same run, 0.0.0.1.1, contradict each other.\n'
			],
			[['strange.jsonl'], 'strange.jsonl:2: 0.0.0.1.9 is no run of this experiment.\n'],
			[
				['odd.jsonl', 'rest.jsonl'],
				`rest.jsonl: ${OTHER} They cannot be put together with odd.jsonl.\n`
			],
			[['turned.jsonl'], 'turned.jsonl:3: 0.0.0.1.1 is out of order\n']
		];
		for (const [options, err] of failures) {
			expect(await run('--merge', ...options)).toEqual({ code: 2, out: '', err });
			expect(await run('--merge', ...options, '--out', 'refused')).toEqual({
				code: 2,
				out: '',
				err
			});
			expect(readdirSync(folder).filter((name) => name.startsWith('refused'))).toEqual([]);
		}
	});

	it('does what it is told', async () => {
		const whole = `${lines.join('\n')}\n`;
		const merged = async (...options: string[]) => (await run('--merge', ...options)).out;
		expect(await merged('few.jsonl', 'more.jsonl', '--allow-doubles')).toBe(whole);
		// What several programs have measured names none, as what was measured before programs were named.
		const old = whole.replace(/"program":\{.*?\},/, '');
		expect(await merged('odd.jsonl', 'old-even.jsonl', '--allow-mixed-programs')).toBe(old);
		expect(await merged('old-odd.jsonl', 'old-even.jsonl')).toBe(old);
		expect(await run('--merge', 'few.jsonl', '--allow-holes')).toEqual({
			code: 1,
			out: read('few.jsonl'),
			err: '7 runs are missing\n'
		});
	});

	it('takes as many parts as there are runs', async () => {
		const [header, ...rows] = lines;
		const parts = rows.map((_, i) => `one-${i}.jsonl`);
		for (const [i, row] of rows.entries()) write(parts[i], [header, row]);
		expect((await run('--merge', ...parts.toReversed())).out).toBe(`${lines.join('\n')}\n`);
	});
});

/** What a test looks at in the description of a table. */
interface DataPackage {
	readonly resources: readonly {
		readonly schema: { readonly fields: readonly { name: string; type: string }[] };
	}[];
}
