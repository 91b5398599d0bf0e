import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
	chmodSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { buildExperiment } from '../../scripts/experiment-file.mjs';
import { writeExperiment } from '../../src/lib/rooms/experiment/measure/experiment-file';
import { experimentOf, methodOf } from '../fixtures/experiments';
import { actionsWorkflow, kubernetesJob, kubernetesVolume } from '../fixtures/recipe-forms';

/** The recipes of docs/many-machines.md, run by the engines that are on this machine. */
const recipes = path.resolve(import.meta.dirname, '../../docs/many-machines');
const recipe = (name: string) => path.join(recipes, name);
const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
const PROGRAM = 'backtrail-experiment.mjs';
const PARTS = 5;
const SSHD = '/usr/sbin/sshd';

/** Parts of it take a second or so. */
const EXPERIMENT = experimentOf({
	strategies: [methodOf(), methodOf({ ordering: 'findmin' }), methodOf({ values: 'random' })],
	rewritings: 9,
	limits: { placements: 100_000 }
});

let whole = '';

beforeAll(async () => {
	await buildExperiment(path.join(folder, 'program'));
	writeFileSync(path.join(folder, 'lab.json'), writeExperiment(EXPERIMENT));
	const options = [path.join(folder, 'program', PROGRAM), path.join(folder, 'lab.json')];
	whole = execFileSync(process.execPath, options, {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore']
	});
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with the program and the experiment, as the recipes want it. */
function place(name: string): string {
	const made = path.join(folder, name);
	mkdirSync(made);
	copyFileSync(path.join(folder, 'program', PROGRAM), path.join(made, PROGRAM));
	copyFileSync(path.join(folder, 'lab.json'), path.join(made, 'lab.json'));
	return made;
}

const works = (command: string, ...options: string[]) =>
	spawnSync(command, options, { stdio: 'ignore' }).status === 0;

interface Engine {
	readonly name: string;
	readonly command: readonly string[];
	/** Whether it tries again by itself what was killed. */
	readonly retries: boolean;
	readonly isHere: () => boolean;
	/** Something that must run meanwhile. @returns what ends it */
	readonly prepare?: (place: string) => Promise<() => void>;
}

const ENGINES: readonly Engine[] = [
	{
		name: 'make',
		command: ['make', '-s', '-j', '2', '-f', recipe('Makefile'), `PARTS=${PARTS}`],
		retries: false,
		isHere: () => true // the tested default
	},
	{
		name: 'GNU parallel',
		command: ['sh', recipe('parallel.sh'), 'lab.json', `${PARTS}`],
		retries: true,
		isHere: () => works('parallel', '--will-cite', '--version')
	},
	{
		name: 'GNU parallel over ssh',
		command: [
			'sh',
			recipe('parallel.sh'),
			'lab.json',
			`${PARTS}`,
			'--sshloginfile',
			'machines.txt'
		],
		retries: true,
		isHere: () =>
			works('parallel', '--will-cite', '--version') && existsSync(SSHD) && works('ssh', '-V'),
		prepare: serveShell
	},
	{
		name: 'Snakemake',
		command: ['snakemake', '--cores', '2', '-s', recipe('Snakefile'), '--config', `parts=${PARTS}`],
		retries: true,
		isHere: () => works('snakemake', '--version')
	},
	{
		name: 'Slurm',
		command: ['sbatch', '--wait', `--array=1-${PARTS}`, recipe('slurm.sh'), 'lab.json', `${PARTS}`],
		retries: false,
		// A controller answers, and a node waits for work.
		isHere: () =>
			spawnSync('sinfo', ['--noheader', '--states=idle,mixed'], {
				encoding: 'utf8'
			}).stdout?.trim() > ''
	}
];

const found = ENGINES.filter(({ isHere }) => isHere());
const absent = ENGINES.filter((engine) => !found.includes(engine)).map(({ name }) => name);
// What was not run must not be taken for what passed.
if (absent.length > 0) console.log(`not on this machine: ${absent.join(', ')}`);

describe('one file', () => {
	/** A block of the documentation, from its beginning. */
	const block = (language: string) =>
		new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``).exec(
			readFileSync(`${recipes}.md`, 'utf8')
		)![1];
	const shell = (here: string, command: string) =>
		spawnSync('sh', ['-ec', command], { cwd: here, encoding: 'utf8' });

	it('says what to do when the experiment or the number of parts has changed', () => {
		const here = place('changed');
		const make = (parts: number) =>
			shell(here, `make -s -f '${recipe('Makefile')}' PARTS=${parts}`);
		const empty = () => rmSync(path.join(here, 'parts'), { recursive: true });
		writeFileSync(path.join(here, 'lab.json'), block('json'));
		expect(make(2).status).toBe(0);
		const doubles = make(4);
		expect(doubles.status).not.toBe(0);
		expect(doubles.stderr).toContain('has changed, remove the parts from before.');
		empty();
		expect(make(4).status).toBe(0);

		writeFileSync(path.join(here, 'lab.json'), block('json').replace('"seeds": 3', '"seeds": 2'));
		const other = make(4);
		expect(other.status).not.toBe(0);
		expect(other.stderr).toContain(
			'parts/1.jsonl: These are results of another experiment. Remove it and all parts'
		);
		empty();
		expect(make(4).status).toBe(0);
	}, 60_000);
});

describe('a recipe for many machines', () => {
	it.each(found)(
		'measures the whole to the byte, a part killed on the way: $name',
		async ({ name, command, retries, prepare }) => {
			const here = place(name.replaceAll(' ', '-'));
			// The recipes for a cluster say that this folder must be there.
			mkdirSync(path.join(here, 'parts'));
			const end = await prepare?.(here);
			try {
				const [first, killed] = await Promise.all([start(here, command), killOnePart(here)]);
				expect(killed).toMatch(/^\d+\/5$/);
				expect(first === 0).toBe(retries);
				if (!retries) expect(await start(here, command)).toBe(0);
			} finally {
				end?.();
			}
			if (name === 'Slurm') merge(here);
			expect(readFileSync(path.join(here, 'whole.jsonl'), 'utf8')).toBe(whole);
			expect(readdirSync(path.join(here, 'parts')).filter((one) => one.endsWith('.part'))).toEqual(
				[]
			);
		},
		180_000
	);

	it('in a container counts parts from 1, and writes to the volume alone', () => {
		const here = place('container');
		const rows = path.join(here, 'rows');
		mkdirSync(rows);
		const [, script] = /- -c\n\s+- >-\n((?:\s+.*\n)+?)\s+resources:/.exec(
			readFileSync(recipe('kubernetes.yaml'), 'utf8')
		)!;
		const command = script
			.replaceAll(/\s+/g, ' ')
			.replaceAll('/program/', `${here}/`)
			.replaceAll('/rows/', `${rows}/`)
			.replaceAll('/64', `/${PARTS}`);
		for (let index = 0; index < PARTS; index++)
			execFileSync('sh', ['-c', command], {
				env: { ...process.env, JOB_COMPLETION_INDEX: `${index}` },
				stdio: 'ignore'
			});
		merge(here, 'rows');
		expect(readFileSync(path.join(here, 'whole.jsonl'), 'utf8')).toBe(whole);
	}, 120_000);

	it('has the form that Kubernetes and GitHub ask for', () => {
		const text = readFileSync(recipe('kubernetes.yaml'), 'utf8');
		const [volume, job] = parseAllDocuments(text).map((document) => document.toJS() as object);
		expect(volume).toEqual(kubernetesVolume);
		expect(job).toEqual(kubernetesJob);
		expect({ ...job, spec: { completions: 'many' } }).not.toEqual(kubernetesJob);

		const workflow = readFileSync(recipe('ci-matrix.yml'), 'utf8');
		expect(parse(workflow)).toEqual(actionsWorkflow);
		expect(parse(workflow.replace('runs-on:', 'runs:'))).not.toEqual(actionsWorkflow);
	});

	it('in a matrix measures every part', () => {
		const here = place('matrix');
		const workflow = readFileSync(recipe('ci-matrix.yml'), 'utf8');
		const [measure, join] = Array.from(
			workflow.matchAll(/- run: (node .*)/g),
			([, command]) => command
		);
		const [, list] = /part: \[(.*)\]/.exec(workflow)!;
		const parts = list.split(', ');
		expect(measure).toContain(`/${parts.length} `);
		mkdirSync(path.join(here, 'parts'));
		for (const part of parts) {
			const command = measure.replaceAll('${{ matrix.part }}', part);
			execFileSync('sh', ['-c', command], { cwd: here, stdio: 'ignore' });
			copyFileSync(
				path.join(here, `part-${part}.jsonl`),
				path.join(here, 'parts', `${part}.jsonl`)
			);
		}
		execFileSync('sh', ['-c', join], { cwd: here });
		expect(readFileSync(path.join(here, 'whole.jsonl'), 'utf8')).toBe(whole);
	}, 120_000);
});

function merge(here: string, parts = 'parts'): void {
	const options = [PROGRAM, '--merge', parts, '--out', 'whole.jsonl'];
	execFileSync(process.execPath, options, { cwd: here });
}

/** Runs a command. @returns its exit code */
function start(here: string, [command, ...options]: readonly string[]): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, options, { cwd: here, stdio: 'ignore' });
		child.once('error', reject);
		child.once('exit', resolve);
	});
}

/** Kills the first part that has measured something. @returns which it was */
async function killOnePart(here: string): Promise<string> {
	const parts = path.join(here, 'parts');
	for (;;) {
		const begun = readdirSync(parts)
			.filter((name) => name.endsWith('.part'))
			.find((name) => (statSync(path.join(parts, name), { throwIfNoEntry: false })?.size ?? 0) > 0);
		const part = begun === undefined ? undefined : `${Number.parseInt(begun, 10)}/${PARTS}`;
		const pid = part === undefined ? null : pidOf(here, part);
		if (pid !== null) {
			try {
				process.kill(pid, 'SIGKILL');
				return part!;
			} catch {
				// It has just ended: the next one.
			}
		}
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}

/** The process that measures a part in a folder. */
function pidOf(here: string, part: string): number | null {
	const listed = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).stdout;
	for (const [, pid, args] of listed.matchAll(/^\s*(\d+) (.*)$/gm)) {
		const isMeasuring = /^(\S*\/)?node\s/.test(args) && args.includes(` --shard ${part} `);
		if (isMeasuring && isIn(here, Number(pid))) return Number(pid);
	}
	return null;
}

/** Whether a process runs in a folder. */
function isIn(here: string, pid: number): boolean {
	const { stdout } = spawnSync('readlink', [`/proc/${pid}/cwd`], { encoding: 'utf8' });
	return stdout.trim() === here;
}

/** Serves a shell on this machine, for as long as the test runs, and writes `machines.txt`. */
async function serveShell(here: string): Promise<() => void> {
	const keys = path.join(here, 'keys');
	mkdirSync(keys, { mode: 0o700 });
	for (const name of ['host', 'user'])
		execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(keys, name)]);
	copyFileSync(path.join(keys, 'user.pub'), path.join(keys, 'known'));
	chmodSync(path.join(keys, 'known'), 0o600);
	// A daemon of root insists on it.
	if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
	const port = await freePort();
	const settings = {
		ListenAddress: `127.0.0.1:${port}`,
		HostKey: path.join(keys, 'host'),
		AuthorizedKeysFile: path.join(keys, 'known'),
		PidFile: 'none',
		StrictModes: 'no',
		UsePAM: 'no',
		SetEnv: `PATH=${process.env.PATH}`,
		MaxStartups: '100'
	};
	const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
	const daemon = spawn(SSHD, ['-D', '-f', '/dev/null', ...options], { stdio: 'ignore' });
	const client = path.join(here, 'shell');
	const trusted = '-o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR';
	writeFileSync(
		client,
		`#!/bin/sh\nexec ssh -p ${port} -i ${path.join(keys, 'user')} ${trusted} "$@"\n`,
		{ mode: 0o755 }
	);
	writeFileSync(path.join(here, 'machines.txt'), `2/${client} ${userInfo().username}@127.0.0.1\n`);
	for (let tries = 0; !works(client, `${userInfo().username}@127.0.0.1`, 'true'); tries++) {
		if (tries === 50) throw new Error('there is no shell');
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return () => daemon.kill();
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' ? address!.port : 0));
		});
	});
}
