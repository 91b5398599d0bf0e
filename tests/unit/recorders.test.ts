import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_STRATEGY } from '../../src/lib/engine/search/strategy';
import { RASTER } from '../../src/content/lessons/06-recursion/runs';
import { sudokuOf } from '../fixtures/sudokus';
import { checked, soundTrace, traceText } from '../fixtures/traces';

const RECORDERS = path.resolve('static/recorders');

/** A language that there is a recorder for: how its programs are run, and two of them. */
interface Language {
	readonly name: string;
	/** What a machine must have to run it. */
	readonly needs: readonly (readonly [command: string, version: string])[];
	/** The example that the site shows. */
	readonly example: string;
	/** The name of the file of a program. */
	readonly file: string;
	/** What compiles a program. */
	readonly compile?: (program: string) => readonly string[];
	/** What runs a program, from the folder that it was compiled in. */
	readonly run: (program: string) => readonly string[];
	/** A program that writes every event, with names that need escapes, to a file of each way of ending. */
	readonly everything: string;
}

const NAME = 'a"\\\n\u0001א😀';
/** What every program writes, as values of JSON. */
const EVERYTHING = [
	{ backtrail: 1, variables: [NAME, 'b'], values: ['x', 'y'], goal: 'all' },
	['c', NAME],
	['r', NAME, 'x', ['b']],
	['r', 0, 1],
	['p', NAME, 'x'],
	['f', 'b', 'y'],
	['e', 0, 1, 'b'],
	['d', 'b'],
	['d'],
	['t', 'b', 'y'],
	['t'],
	['b', -7],
	['s'],
	['s', 12],
	['d', 0, null, 3],
	['restart'],
	['note', `${NAME}${'n'.repeat(400)}`],
	['stuck'],
	['end', 'cut', 'time']
];

/** What every program does first, with a list in its language. Python takes the semicolons, too. */
const callsWith = (list: string) => `trace.choose(name);
trace.reject(name, "x", ${list});
trace.reject(0, 1);
trace.place(name, "x");
trace.force("b", "y");
trace.eliminate(0, 1, "b");
trace.deadend("b");
trace.deadend();
trace.takeback("b", "y");
trace.takeback();
trace.bound(-7);
trace.solution();
trace.solution(12);`;

const PYTHON: Language = {
	name: 'Python',
	needs: [['python3', '--version']],
	example: 'sudoku.py',
	file: 'everything.py',
	run: (program) => ['python3', '-B', program],
	everything: String.raw`
import sys
sys.path.insert(0, sys.argv[1])
from backtrail import Trace

name = 'a"\\\n\x01א😀'
trace = Trace("all.jsonl", variables=[name, "b"], values=["x", "y"], goal="all")
${callsWith('["b"]')}
trace.event("d", 0, None, 3)
trace.restart()
trace.note(name + "n" * 400)
trace.event("stuck")
trace.end("cut", "time")
trace.place(0, 0)

limited = Trace("limited.jsonl", limit=2)
for _ in range(5):
    limited.place(0, 0)

wordy = Trace("wordy.jsonl")
wordy.note("😀" * 600)

failed = Trace("failed.jsonl")
failed.place(0, 0)
raise SystemExit(1)
`
};

const JAVASCRIPT: Language = {
	name: 'JavaScript',
	needs: [],
	example: 'sudoku.mjs',
	file: 'everything.mjs',
	run: (program) => ['node', program],
	everything: String.raw`
const { Trace } = await import(process.argv[2] + '/backtrail.mjs');

const name = 'a"\\\n\x01א😀';
const trace = new Trace('all.jsonl', { variables: [name, 'b'], values: ['x', 'y'], goal: 'all' });
${callsWith('["b"]')}
trace.event('d', 0, undefined, 3);
trace.restart();
trace.note(name + 'n'.repeat(400));
trace.event('stuck');
trace.end('cut', 'time');
trace.place(0, 0);

const limited = new Trace('limited.jsonl', {}, 2);
for (let i = 0; i < 5; i++) limited.place(0, 0);

const wordy = new Trace('wordy.jsonl');
wordy.note('😀'.repeat(600));

const failed = new Trace('failed.jsonl');
failed.place(0, 0);
throw new Error('fails');
`
};

const JAVA: Language = {
	name: 'Java',
	needs: [
		['javac', '-version'],
		['java', '-version']
	],
	example: 'Sudoku.java',
	file: 'Everything.java',
	compile: (program) => [
		...[
			'javac',
			'-encoding',
			'UTF-8',
			'--release',
			'11',
			'-Xlint:all,-options',
			'-Werror',
			'-d',
			'.'
		],
		...[program, path.join(RECORDERS, 'Backtrail.java')]
	],
	run: (program) => ['java', '-XX:TieredStopAtLevel=1', path.basename(program, '.java')],
	everything: String.raw`
import java.util.List;

class Everything {
    public static void main(String[] args) {
        String name = "a\"\\\n\001א😀";
        var trace = new Backtrail("all.jsonl", "variables", List.of(name, "b"), "values", new String[] {"x", "y"}, "goal", "all");
${callsWith('List.of("b")')}
        trace.event("d", 0, null, 3);
        trace.restart();
        trace.note(name + "n".repeat(400));
        trace.event("stuck");
        trace.end("cut", "time");
        trace.place(0, 0);

        var limited = new Backtrail("limited.jsonl");
        limited.limit = 2;
        for (int i = 0; i < 5; i++) limited.place(0, 0);

        var wordy = new Backtrail("wordy.jsonl");
        wordy.note("😀".repeat(600));

        var failed = new Backtrail("failed.jsonl");
        failed.place(0, 0);
        throw new IllegalStateException();
    }
}
`
};

const CPP: Language = {
	name: 'C++',
	needs: [['g++', '--version']],
	example: 'sudoku.cpp',
	file: 'everything.cpp',
	compile: (program) => [
		...['g++', '-std=c++17', '-Wall', '-Wextra', '-Wpedantic', '-Werror', `-I${RECORDERS}`],
		...['-o', path.basename(program, '.cpp'), program]
	],
	run: (program) => [`./${path.basename(program, '.cpp')}`],
	everything: String.raw`
#include "backtrail.hpp"

int main() {
  const std::string name = "a\"\\\n\001א😀";
  const std::vector<std::string> variables{name, "b"};
  backtrail::Trace trace("all.jsonl", {{"variables", variables}, {"values", {"x", "y"}}, {"goal", "all"}});
${callsWith('{"b"}')}
  trace.event("d", {0, {}, 3ULL});
  trace.restart();
  trace.note(name + std::string(400, 'n'));
  trace.event("stuck");
  trace.end("cut", "time");
  trace.place(0, 0);

  backtrail::Trace limited("limited.jsonl", {}, 2);
  for (int i = 0; i < 5; i++) limited.place(0, 0);

  std::string faces;
  for (int i = 0; i < 600; i++) faces += "😀";
  backtrail::Trace wordy("wordy.jsonl");
  wordy.note(faces);

  backtrail::Trace failed("failed.jsonl");
  failed.place(0, 0);
  return 1;
}
`
};

const has = (command: string, version: string) => spawnSync(command, [version]).status === 0;

/** Compiles a program and runs it in a folder. @returns the status of the run */
function run({ compile, run: command }: Language, program: string, folder: string) {
	const spawn = ([name, ...args]: readonly string[]) =>
		spawnSync(name, args, { cwd: folder, encoding: 'utf8' });
	if (compile !== undefined) {
		const compiled = spawn(compile(program));
		expect(compiled.stderr).toBe('');
		expect(compiled.status).toBe(0);
	}
	return spawn([...command(program), RECORDERS]);
}

const board = sudokuOf(RASTER);
/** Our own search of the same board: cells in reading order, symbols in ascending order. */
const ours = traceText(board, { ...DEFAULT_STRATEGY, goal: 'first' });

for (const language of [PYTHON, JAVASCRIPT, JAVA, CPP]) {
	const absent = language.needs.filter((need) => !has(...need)).map(([command]) => command);
	const title = `the recorder in ${language.name}`;
	describe.skipIf(absent.length > 0)(
		absent.length === 0 ? title : `${title}: there is no ${absent.join(', no ')} here`,
		() => {
			const folder = mkdtempSync(path.join(tmpdir(), 'recorder-'));
			afterAll(() => rmSync(folder, { recursive: true }));
			const written = (name: string) => readFileSync(path.join(folder, name), 'utf8');

			it('records the search that ours is, step for step', { timeout: 60_000 }, async () => {
				const { status, stderr } = run(language, path.join(RECORDERS, language.example), folder);
				expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
				const theirs = await soundTrace(written('sudoku.jsonl'), board);
				const own = await soundTrace(ours, board);
				expect(theirs.log.words).toEqual(own.log.words);
				expect(theirs.outcome).toEqual({ kind: 'solved' });
				expect(theirs.header).toMatchObject({
					ground: { kind: 'sudoku', puzzle: RASTER },
					goal: 'first'
				});
			});

			it('writes every event, and ends a file in every way', { timeout: 60_000 }, async () => {
				const program = path.join(folder, language.file);
				writeFileSync(program, language.everything);
				expect(run(language, program, folder).status).toBe(1);
				const lines = written('all.jsonl').trimEnd().split('\n');
				expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(EVERYTHING);
				const limited = await soundTrace(written('limited.jsonl'));
				expect(limited.outcome).toEqual({ kind: 'stopped', by: 'steps' });
				expect(limited.log.length).toBe(2);
				const wordy = await soundTrace(written('wordy.jsonl'));
				expect(wordy.notes[0]).toMatch(/^(😀){100,250}$/u);
				const failed = await soundTrace(written('failed.jsonl'));
				expect(failed).toMatchObject({ cut: 'no-end', log: { length: 1 } });
			});

			it('has an example that fits into 45 lines', () => {
				const text = readFileSync(path.join(RECORDERS, language.example), 'utf8');
				expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
			});
		}
	);
}

describe('the recorder in JavaScript', () => {
	it('records many searches, one after the other', () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'recorder-'));
		const program = `
const { Trace } = await import(process.argv[1] + '/backtrail.mjs');
for (let i = 0; i < 20; i++) new Trace(i + '.jsonl').end('all');
`;
		const options = ['--input-type=module', '-e', program, RECORDERS];
		const { status, stderr } = spawnSync('node', options, { cwd: folder, encoding: 'utf8' });
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		rmSync(folder, { recursive: true });
	});
});

describe.skipIf(!has('python3', '--version'))('the recorder in Python', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'recorder-'));
	afterAll(() => rmSync(folder, { recursive: true }));
	const env = { ...process.env, PYTHONPATH: RECORDERS };
	const python = (program: string) =>
		spawnSync('python3', ['-B', '-c', program], { cwd: folder, env, encoding: 'utf8' });
	const example = readFileSync(path.join(RECORDERS, PYTHON.example), 'utf8');
	const offered = (name: string) => readFileSync(path.resolve('static/traces', name), 'utf8');

	it('packs a file whose name says so, also if the program fails', async () => {
		const { status } = python(
			'from backtrail import Trace\nt = Trace("t.jsonl.gz")\nt.place(0, 1)\nraise Exception("fails")'
		);
		expect(status).toBe(1);
		const bytes = readFileSync(path.join(folder, 't.jsonl.gz'));
		expect(gunzipSync(bytes).toString()).toBe('{"backtrail":1}\n["p",0,1]\n');
		expect(await soundTrace(new Blob([bytes]))).toMatchObject({
			cut: 'no-end',
			log: { length: 1 }
		});
	});

	it('leaves whole lines and at most one that is torn if the program is killed', async () => {
		const program = `
import os, signal
from backtrail import Trace
trace = Trace("killed.jsonl")
for i in range(100000):
    trace.choose(i % 9)
os.kill(os.getpid(), signal.SIGKILL)
`;
		expect(python(program).signal).toBe('SIGKILL');
		const file = await soundTrace(readFileSync(path.join(folder, 'killed.jsonl'), 'utf8'));
		expect(file.cut).toBe('no-end');
		expect(file.log.length).toBeGreaterThan(99_000);
	});

	it('made the traces that the site offers, one of them with a slip that the check finds', async () => {
		expect(python(example).status).toBe(0);
		const sound = readFileSync(path.join(folder, 'sudoku.jsonl'), 'utf8');
		expect(sound).toBe(offered('python-sudoku.jsonl'));
		expect(checked(await soundTrace(sound, board), board).lie).toBeNull();
		// The slip: it does not look at the box.
		const slip = example.replace(/ {8}if value == board\[corner.*\n.*\n/, '');
		expect(slip.length).toBeLessThan(example.length);
		expect(python(slip).status).toBe(0);
		const faulty = readFileSync(path.join(folder, 'sudoku.jsonl'), 'utf8');
		expect(faulty).toBe(offered('python-sudoku-with-a-slip.jsonl'));
		const file = await soundTrace(faulty, board);
		expect(checked(file, board).lie).toMatchObject({ code: 'clash' });
	});
});
