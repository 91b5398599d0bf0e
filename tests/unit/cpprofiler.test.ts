import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { RASTER } from '../../src/content/lessons/06-recursion/runs';
import type { Problem } from '../../src/lib/engine/problem';
import { stepKind, unpackStep } from '../../src/lib/engine/search/step';
import type { TraceFile } from '../../src/lib/engine/trace/file/trace-file';
import { traceOfLog } from '../../src/lib/engine/trace/file/search-log/trace-of-log';
import { NOTE, RESTART } from '../../src/lib/engine/trace/stored/step-log';
import { Queens } from '../../src/lib/kinds/queens/queens';
import { sudokuOf } from '../fixtures/sudokus';
import { checked, soundTrace } from '../fixtures/traces';

const CONVERTER = path.resolve('static/recorders/cpprofiler.py');
const RECORDINGS = path.resolve('tests/fixtures/cpprofiler');
const recording = (name: string) => path.join(RECORDINGS, name);

/** A message of the protocol, after its size. */
function message(...parts: readonly (number[] | Buffer)[]): Buffer {
	const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
	const size = Buffer.alloc(4);
	size.writeInt32LE(body.length);
	return Buffer.concat([size, body]);
}

function int(...numbers: readonly number[]): Buffer {
	const bytes = Buffer.alloc(4 * numbers.length);
	numbers.forEach((number, at) => bytes.writeInt32BE(number, 4 * at));
	return bytes;
}

const BRANCH = 2;
const DONE = message([1]);

interface SentNode {
	readonly id: number;
	readonly parent: number;
	readonly alternative?: number;
	readonly kids?: number;
	/** 0: solved, 1: failed, 2: branch, 3: skipped. */
	readonly status?: number;
	readonly label?: string;
	readonly thread?: number;
	readonly info?: string;
}

function node({
	id,
	parent,
	alternative = 0,
	kids = 0,
	status = 1,
	label = '',
	...more
}: SentNode) {
	const thread = more.thread ?? 0;
	const text = (field: number, said: string) =>
		said === '' ? [] : [[field], int(Buffer.byteLength(said)), Buffer.from(said)];
	return message(
		...[[0], int(id, 0, thread, parent, 0, 0, alternative, kids), [status]],
		...[...text(0, label), ...text(2, more.info ?? '')]
	);
}

const counts = (file: TraceFile) => {
	const kinds: Record<string, number> = {};
	for (const word of file.log.words) {
		const kind = stepKind(word);
		const name = kind === NOTE ? 'note' : kind === RESTART ? 'restart' : unpackStep(word, -1).kind;
		kinds[name] = (kinds[name] ?? 0) + 1;
	}
	return kinds;
};

const hasPython = spawnSync('python3', ['--version']).status === 0;
const absent = hasPython ? '' : ': there is no python3 here';

describe.skipIf(!hasPython)(`the converter of CP-Profiler's protocol${absent}`, () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'cpprofiler-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	/** Converts a file. @returns what was written, and what was said */
	function convert(source: string | Buffer, ...options: readonly string[]) {
		const input = typeof source === 'string' ? source : path.join(folder, 'input');
		if (typeof source !== 'string') writeFileSync(input, source);
		const output = path.join(folder, 'trace.jsonl');
		rmSync(output, { force: true });
		const args = ['-B', CONVERTER, '-o', output, ...options, input];
		const { status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
		return { text: status === 0 ? readFileSync(output, 'utf8') : '', said: stderr, status };
	}

	const linesOf = (source: string | Buffer, ...options: readonly string[]) =>
		convert(source, ...options)
			.text.trimEnd()
			.split('\n')
			.slice(1);

	it.each([
		['gecode-queens-8.bin.gz', { nodes: 831, failures: 324, solutions: 92, restarts: 0 }],
		['gecode-restarts.bin.gz', { nodes: 68, failures: 24, solutions: 1, restarts: 7 }],
		['gecode-knapsack.bin.gz', { nodes: 49, failures: 21, solutions: 4, restarts: 0 }],
		['gecode-zebra.bin.gz', { nodes: 11, failures: 5, solutions: 1, restarts: 0 }],
		['gecode-split.bin.gz', { nodes: 951, failures: 16, solutions: 460, restarts: 0 }],
		// Chuffed counts a solution that it rules out as a failure too.
		['chuffed-queens-8.bin.gz', { nodes: 795, failures: 398 - 92, solutions: 92, restarts: 0 }],
		['chuffed-restarts.bin.gz', { nodes: 51, failures: 20, solutions: 1, restarts: 3 }]
	])('finds in %s what the solver counted', async (name, solver) => {
		const file = await soundTrace(convert(recording(name)).text);
		const { place, eliminate, deadend, solution, restart = 0 } = counts(file);
		const roots = restart + 1;
		expect({
			nodes: place + eliminate + roots,
			failures: deadend,
			solutions: solution,
			restarts: restart
		}).toEqual(solver);
		expect(file.outcome).toEqual({ kind: name.includes('restarts') ? 'solved' : 'exhausted' });
		expect(checked(file, null).lie).toBeNull();
	});

	it.each<[string, Problem, number, readonly string[]]>([
		[
			'gecode-queens-8.bin.gz',
			new Queens({ size: 8, queens: new Int8Array(8).fill(-1) }),
			92,
			['--kind', 'queens', '--setup', 'size=8', '--model', recording('queens-8.fzn.gz')]
		],
		[
			'gecode-sudoku.bin.gz',
			sudokuOf(RASTER),
			1,
			['--kind', 'sudoku', '--puzzle', RASTER, '--model', recording('sudoku.fzn.gz')]
		]
	])('shows %s on our board, with what was propagated', async (name, problem, many, options) => {
		const { text } = convert(recording(name), ...options);
		const file = await soundTrace(text, problem);
		expect(counts(file).solution).toBe(many);
		expect(counts(file).force).toBeGreaterThan(0);
		const { lie, looked } = checked(file, problem);
		expect(lie).toBeNull();
		expect(looked).toBe(file.log.length);
	});

	it.each([
		// What the solver printed: a house for each name; the columns of the last board; what is taken.
		['zebra', { English: 3, Spaniard: 4, Ukrainian: 2, Kools: 1, zebra: 5 }],
		['queens-8', { 1: 8, 2: 4, 3: 1, 4: 3, 5: 6, 6: 2, 7: 7, 8: 5 }],
		['knapsack', { 1: 1, 2: 1, 3: 0, 4: 1, 5: 0, 6: 0, 7: 1, 8: 0 }]
	])('finds in the domains of gecode-%s what the solver printed last', async (name, printed) => {
		const { text } = convert(
			recording(`gecode-${name}.bin.gz`),
			'--model',
			recording(`${name}.fzn.gz`)
		);
		const file = await soundTrace(text);
		expect(checked(file, null).lie).toBeNull();
		const [placed, last] = [new Map<string, string>(), new Map<string, string>()];
		for (const word of file.log.words) {
			const { kind, variable, value } = unpackStep(word, -1);
			const row = file.variables[variable];
			if (kind === 'place' || kind === 'force') placed.set(row, file.values[value]);
			else if (kind === 'backtrack') placed.delete(row);
			else if (kind === 'solution') placed.forEach((one, at) => last.set(at, one));
		}
		for (const [row, value] of Object.entries(printed)) {
			const found = last.get(row) ?? [...last].find(([at]) => at.endsWith(`[${row}]`))?.[1];
			expect([row, found]).toEqual([row, String(value)]);
		}
	});

	it('asks for the model where there are domains', () => {
		expect(convert(recording('gecode-zebra.bin.gz')).said).toContain('--model');
	});

	it.each([
		[
			'gecode-queens',
			[
				...['--kind', 'queens', '--setup', 'size=8', '--model', recording('queens-8.fzn.gz')],
				...['--solver', 'Gecode, queens-8.fzn']
			],
			'gecode-queens-8.bin.gz'
		],
		[
			'gecode-zebra',
			['--model', recording('zebra.fzn.gz'), '--solver', 'Gecode, zebra.fzn'],
			'gecode-zebra.bin.gz'
		]
	])('made the trace that the site offers: %s', (name, options, source) => {
		const offered = readFileSync(path.resolve('static/traces', `${name}.jsonl`), 'utf8');
		expect(convert(recording(source), ...options).text).toBe(offered);
	});

	it('makes "≠" of the last branch an elimination, and other labels rows', () => {
		const tree = [
			node({ id: 0, parent: -1, kids: 2, status: BRANCH }),
			node({ id: 1, parent: 0, kids: 2, status: BRANCH, label: 'x <= 4' }),
			node({ id: 2, parent: 1, label: '[x=2]' }),
			node({ id: 3, parent: 1, alternative: 1, status: 0, label: 'x!=2', info: 'found' }),
			node({ id: 4, parent: 0, alternative: 1, kids: 3, status: BRANCH, label: 'x > 4' }),
			node({ id: 5, parent: 4, label: 'job A before B', info: '{"for":"programs"}' }),
			node({ id: 6, parent: 4, alternative: 1 }),
			node({ id: -1, parent: 4, alternative: 2, status: 3 })
		];
		expect(linesOf(Buffer.concat([...tree, DONE]))).toEqual([
			'["p","x","≤4"]',
			'["p","x (2)","2"]',
			'["d"]',
			'["t","x (2)","2"]',
			'["e","x (2)","2"]',
			'["s"]',
			'["note","found"]',
			'["t","x","≤4"]',
			'["e","x","≤4"]',
			'["p","job A before B","yes"]',
			'["d"]',
			'["t","job A before B","yes"]',
			'["p","level 2","branch 2"]',
			'["d"]',
			'["j","level 2","branch 2",1]',
			'["end","all"]'
		]);
	});

	it('takes nodes in any order, of several threads, until they break off', () => {
		const tree = [
			node({ id: 2, parent: 1, alternative: 1, label: 'y!=1', thread: 0 }),
			node({ id: 3, parent: 1, label: 'y=1', thread: 1 }),
			node({ id: 1, parent: 0, kids: 2, status: BRANCH, label: 'x=1' }),
			node({ id: 0, parent: -1, kids: 2, status: BRANCH })
		];
		const lines = [
			'["p","x","1"]',
			'["p","y","1"]',
			'["d"]',
			'["t","y","1"]',
			'["e","y","1"]',
			'["d"]'
		];
		expect(linesOf(Buffer.concat(tree))).toEqual([...lines, '["end","cut"]']);
		const torn = Buffer.concat([...tree, node({ id: 9, parent: 0 }).subarray(0, 20)]);
		expect(linesOf(torn)).toEqual([...lines, '["end","cut"]']);
	});

	it('gives each decision a row where a table has too few values, and says what is too large', () => {
		const flat = (many: number) =>
			Array.from({ length: many }, (_, at) =>
				node({ id: at + 1, parent: 0, alternative: at, label: `x=${at}` })
			);
		const root = (kids: number) => node({ id: 0, parent: -1, kids, status: BRANCH });
		const large = convert(Buffer.concat([root(40), ...flat(40), DONE]));
		expect(large.text).toContain('["p","x = 39","yes"]');
		expect(large.said).toContain('1 variables and 40 values');
		const huge = convert(Buffer.concat([root(5000), ...flat(5000), DONE]));
		expect(huge.status).toBe(1);
		expect(huge.said).toContain('5000 variables');
	});

	it('reads the log that Chuffed writes of the same search', async () => {
		const log = [
			'{0, 0, 0}, parent: {-1, 0, 0}, alt: -1, kids: 2, status: 2, label: , info: ',
			'{1, 0, 0}, parent: {0, 0, 0}, alt: 0, kids: 0, status: 1, label: X==1, nogood:  X!=1, info: {"nogoods":[]}',
			'{2, 0, 0}, parent: {0, 0, 0}, alt: 1, kids: 0, status: 0, label: X!=1, info: '
		];
		expect(linesOf(Buffer.from(`${log.join('\n')}\n`))).toEqual([
			'["p","X","1"]',
			'["d"]',
			'["note","nogood: X!=1"]',
			'["t","X","1"]',
			'["e","X","1"]',
			'["s"]',
			'["end","all"]'
		]);
	});

	it('reads a search that CP-Profiler saved, and claims nothing of its leaves', async () => {
		const saved = [
			'0 2 1 q[1]=1 2 q[1]!=1',
			'1 2 3 q[2] = 4 4 q[2] != 4',
			'3 0',
			'4 0',
			'2 1 5 ',
			'5 0 stop'
		];
		const { text, said } = convert(Buffer.from(`${saved.join('\n')}\n`));
		expect(text.trimEnd().split('\n').slice(1)).toEqual([
			'["p","q[1]","1"]',
			'["p","q[2]","4"]',
			'["t","q[2]","4"]',
			'["e","q[2]","4"]',
			'["t","q[1]","1"]',
			'["e","q[1]","1"]',
			'["p","level 2","branch 1"]'
		]);
		expect(said).not.toContain('solutions');
		expect(await soundTrace(text)).toMatchObject({ cut: 'no-end', outcome: null });
	});

	it('makes of a log what the site makes of it', () => {
		const leaves = Array.from({ length: 40 }, (_, at) => at + 1);
		const logs = [
			gunzipSync(readFileSync(recording('chuffed-node-log.log.gz'))).toString(),
			gunzipSync(readFileSync(recording('chuffed-restarts.log.gz'))).toString(),
			'0 2 1 q[1]=1 2 q[1]!=1\n1 2 3 q[2] = 4 4 q[2] != 4\n3 0\n4 0\n2 1 5 \n5 0 stop\n',
			`0 40${leaves.map((at) => ` ${at} x<=${at - 9}`).join('')}\n${leaves.map((at) => `${at} 0\n`).join('')}`
		];
		for (const log of logs) expect(traceOfLog(log)).toBe(convert(Buffer.from(log)).text);
		// An editor may have put a mark of the byte order before it, and line ends of Windows into it.
		const edited = `\uFEFF${logs[2].replaceAll('\n', '\r\n')}`;
		expect(convert(Buffer.from(edited)).text).toBe(traceOfLog(logs[2]));
	});

	it('refuses what is something else', () => {
		for (const other of ['hello', 'GET / HTTP/1.1\r\n\0\0\0\0\0', '']) {
			const { status, said } = convert(Buffer.from(other));
			expect(status).toBe(1);
			expect(said).not.toContain('Traceback');
		}
	});

	it('meets damaged bytes with a trace or an error', { timeout: 60_000 }, () => {
		const program = `
import gzip, io, random, sys
import cpprofiler

bytes_of = gzip.open(sys.argv[1]).read()
for seed in range(500):
    random.seed(seed)
    damaged = bytearray(bytes_of)
    for _ in range(random.randint(1, 8)):
        damaged[random.randrange(len(damaged))] = random.randrange(256)
    tree = cpprofiler.Tree()
    try:
        cpprofiler.read_bytes(io.BytesIO(damaged).read, tree)
        tree.settle()
        if tree.roots:
            cpprofiler.write(tree, sys.argv[2], *cpprofiler.table_of(tree, cpprofiler.Model()), False)
    except SystemExit:
        pass
`;
		const args = [
			'-B',
			'-c',
			program,
			recording('gecode-restarts.bin.gz'),
			path.join(folder, 'damaged')
		];
		const env = { ...process.env, PYTHONPATH: path.dirname(CONVERTER) };
		const { status, stderr } = spawnSync('python3', args, { env, encoding: 'utf8' });
		expect(stderr).not.toContain('Traceback');
		expect(status).toBe(0);
	});

	it('says in a line what it cannot do', async () => {
		const missing = convert(path.join(folder, 'missing'));
		expect(missing.status).toBe(1);
		expect(missing.said).toMatch(/^\S+missing cannot be read or written: .*\n$/);
		const packed = readFileSync(recording('chuffed-restarts.log.gz'));
		for (const broken of [
			packed.subarray(0, 5),
			packed.subarray(0, 300),
			Buffer.from(packed).fill(7, 200, 300)
		])
			expect(convert(broken)).toMatchObject({
				status: 1,
				said: expect.stringMatching(/^The file cannot be read or written: .*\n$/) as string
			});
		writeFileSync(path.join(folder, 'model'), Buffer.of(0xff, 0xfe));
		expect(
			convert(recording('chuffed-restarts.log.gz'), '--model', path.join(folder, 'model')).said
		).toMatch(/^The file cannot be read or written: .*\n$/);
		for (const first of ['1', 'a,b', '1,2,3'])
			expect(convert(recording('chuffed-restarts.log.gz'), '--first', first).said).toContain(
				'argument --first: '
			);
		const taken = createServer();
		await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
		const { port } = taken.address() as AddressInfo;
		const { status, stderr } = spawnSync('python3', ['-B', CONVERTER, '--port', `${port}`], {
			encoding: 'utf8'
		});
		taken.close();
		expect(status).toBe(1);
		expect(stderr).toMatch(/^Port \d+ cannot be used .*\n$/);
	});

	it('ends in a line where nobody waits for a solver any more', async () => {
		const listener = spawn('python3', ['-B', CONVERTER, '--port', `${await freePort()}`]);
		let said = '';
		await new Promise<void>((resolve) => {
			listener.stderr.on('data', (data: Buffer) => {
				said += data.toString();
				if (said.includes('\n')) resolve();
			});
		});
		listener.kill('SIGINT');
		expect(await new Promise((resolve) => listener.once('close', resolve))).toBe(1);
		expect(said).toMatch(/^Waiting .*\nInterrupted: .*\n$/);
	});

	it('listens where a solver sends', { timeout: 30_000 }, async () => {
		const bytes = gunzipSync(readFileSync(recording('gecode-restarts.bin.gz')));
		const port = await freePort();
		const [output, kept] = ['heard.jsonl', 'kept.bin'].map((name) => path.join(folder, name));
		const listener = spawn('python3', [
			'-B',
			CONVERTER,
			'-o',
			output,
			'--keep',
			kept,
			'--port',
			`${port}`
		]);
		await new Promise((resolve) => listener.stderr.once('data', resolve));
		const solver = connect(port, '127.0.0.1');
		for (let at = 0; at < bytes.length; at += 777) solver.write(bytes.subarray(at, at + 777));
		solver.end();
		expect(await new Promise((resolve) => listener.once('close', resolve))).toBe(0);
		expect(readFileSync(output, 'utf8')).toBe(convert(recording('gecode-restarts.bin.gz')).text);
		expect(readFileSync(kept).equals(bytes)).toBe(true);
	});
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}
