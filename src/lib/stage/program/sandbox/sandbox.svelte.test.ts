import { afterEach, describe, expect, it } from 'vitest';
import { PLACE, stepKind } from '$lib/engine/search/step';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { MARKS } from '../mark/javascript';
import type { Call, CallResult, Task } from '../task';
import { Sandbox, type RunOptions } from './sandbox';

const sandboxes: Sandbox[] = [];

afterEach(() => {
	for (const sandbox of sandboxes.splice(0)) sandbox.dispose();
});

function sandbox(): Sandbox {
	const made = new Sandbox();
	sandboxes.push(made);
	return made;
}

/** Fills a board of four rows from its first cell on, with 1, and then goes on as told. */
const fills = (rest: string) => `function solve(board) {
	for (let row = 0; row < 4; row++) for (let column = 0; column < 4; column++) board[row][column] = 1;
	${rest}
}`;

const call = (steps = 200_000): Call => ({
	name: 'solve',
	arguments: [{ ground: true }],
	ground: { kind: 'board', rows: Array.from({ length: 4 }, () => [0, 0, 0, 0]), box: 2 },
	steps
});

const taskOf = (source: string, calls = [call()]): Task => ({
	program: { language: 'javascript', given: '', source, roles: { solve: 'search' } },
	calls
});

/** Runs a task. @returns how it ended, its results, and how many values were placed in each call */
async function ran(task: Task, options: Partial<RunOptions> = {}, inside = sandbox()) {
	const results: CallResult[] = [];
	const logs = task.calls.map(() => new StepLogBuilder());
	const end = await inside.run(task, {
		onsteps: (at, steps) => logs[at].append(steps),
		onresult: (at, result) => (results[at] = result),
		...options
	});
	const placed = logs.map(
		({ words, length }) =>
			words.subarray(0, length).filter((word) => stepKind(word) === PLACE).length
	);
	return { end, results, placed };
}

describe('a sandbox', () => {
	it('runs the calls of a task and gives their steps and results', async () => {
		const { end, results, placed } = await ran(taskOf(fills('return true;'), [call(), call()]));
		expect(end).toBe('done');
		expect(placed).toEqual([16, 16]);
		expect(results.map(({ end }) => end)).toEqual(
			Array(2).fill({ kind: 'returned', value: { type: 'boolean', plain: true, text: 'true' } })
		);
		expect(results[0].ground).toEqual(Array(4).fill([1, 1, 1, 1]));
	});

	it('adds no frame and runs nothing before it is asked to', async () => {
		const unused = sandbox();
		expect(document.querySelector('iframe')).toBeNull();
		await unused.prepare('javascript');
		expect(document.querySelector('iframe')).toHaveProperty('hidden', true);
		unused.dispose();
		await expect.poll(() => document.querySelector('iframe')).toBeNull();
	});

	it.each([
		['a loop', 'while (true) {}'],
		['a loop that catches what ends it', 'while (true) { try { while (true) {} } catch {} }'],
		// No line of the program is left, so only the page's clock can end it.
		['a call of the engine', '/(x+x+)+y/.test("x".repeat(99));']
	])('cuts off %s that never ends, and keeps what came before', async (_, endless) => {
		const slowly = `const end = Date.now() + 300; while (Date.now() < end) {} ${endless}`;
		const task = taskOf(fills(`console.log('here');\n${slowly}`), [call(), call()]);
		const inside = sandbox();
		const { end, results, placed } = await ran(task, { milliseconds: 1000 }, inside);
		expect([end, results.length, placed]).toEqual(['stopped', 1, [16, 0]]);
		expect(results[0]).toMatchObject({
			end: { kind: 'stopped', by: 'time' },
			line: 4,
			variable: 15,
			texts: ['solve(board)'],
			prints: [{ position: 17, text: 'here' }]
		});
		// The next one is not harmed.
		expect(await ran(taskOf(fills('return 1;')), {}, inside)).toMatchObject({ end: 'done' });
	});

	it('stops when it is told to', async () => {
		const stop = new AbortController();
		const task = taskOf(fills('while (true) board[0][0] = 3 - board[0][0];'), [call(5_000_000)]);
		const { end, results, placed } = await ran(task, {
			signal: stop.signal,
			onsteps: () => stop.abort()
		});
		expect([end, results[0].end]).toEqual(['stopped', { kind: 'stopped', by: 'user' }]);
		expect(placed).toEqual([0]);
	});

	it('stops a task when the next one comes', async () => {
		const inside = sandbox();
		const first = ran(taskOf(fills('while (true) {}')), {}, inside);
		const second = ran(taskOf(fills('return 1;')), {}, inside);
		expect((await first).results[0].end).toEqual({ kind: 'stopped', by: 'user' });
		expect((await second).end).toBe('done');
	});

	it('runs beside another one', async () => {
		const endless = ran(taskOf(fills('while (true) {}')), { milliseconds: 1500 });
		const inside = sandbox();
		for (let time = 0; time < 3; time++)
			expect((await ran(taskOf(fills('return 1;')), {}, inside)).placed).toEqual([16]);
		expect((await endless).results[0].end).toEqual({ kind: 'stopped', by: 'time' });
	});

	it('tells an error of syntax that only the engine finds, at its line', async () => {
		const { end, results } = await ran(taskOf('let a;\nlet b;\nlet a;\nfunction solve() {}'));
		expect(end).toBe('stopped');
		expect(results[0].end).toMatchObject({
			kind: 'fault',
			fault: { line: 3, name: 'SyntaxError' }
		});
	});

	it('keeps its port from the program', async () => {
		const source = fills(`let taken = 'nothing';
			MessagePort.prototype.postMessage = function () { taken = this; };
			addEventListener('message', ({ ports }) => (taken = ports));
			onmessage = ({ ports }) => (taken = ports);
			for (let time = 0; time < 9000; time++) board[0][0] = 3 - board[0][0];
			return taken;`);
		const { results, placed } = await ran(taskOf(source));
		expect(results[0].end).toMatchObject({ value: { plain: 'nothing' } });
		expect(placed).toEqual([9016]);
	});

	// The engine reads these texts otherwise than our parser does: what follows stands outside the program's function.
	it.each([
		['a comment of HTML', 'let n = 1; n <!-- `\nOUT /* `\n/**/'],
		['a carriage return in a comment', '// \rOUT //'],
		['a line separator in a comment', '// \u2028OUT //']
	])('keeps its port from a program that leaves its function by %s', async (_, way) => {
		const thief = `
			self.taken = 'nothing';
			self.hasLeft = true;
			const take = (what) => { if (what instanceof MessagePort) self.taken = 'the port'; };
			addEventListener('message', ({ ports }) => take(ports[0]));
			onmessage = ({ ports }) => take(ports[0]);
			const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'ports');
			Object.defineProperty(MessageEvent.prototype, 'ports', {
				get() { const ports = get.call(this); take(ports[0]); return ports; }
			});
			const { postMessage } = MessagePort.prototype;
			MessagePort.prototype.postMessage = function (...all) { take(this); postMessage.apply(this, all); };
			const { bind } = Function.prototype;
			Function.prototype.bind = function (...all) { take(all[0]); return bind.apply(this, all); };
			const { apply } = Reflect;
			Reflect.apply = (...all) => { take(all[1]); return apply(...all); };
			const { iterator } = Symbol;
			const items = Array.prototype[iterator];
			Array.prototype[iterator] = function () { take(this[0]); return items.call(this); };
			for (const name of ['post', 'send'])
				Reflect.defineProperty(Object.prototype, name, {
					set(value) {
						self.taken = 'what posts';
						Object.defineProperty(this, name, { value });
					}
				});`.replaceAll('\n', ' ');
		const out = `})()});${thief} program=(function(${Object.values(MARKS).join()}){return (function(){`;
		const source = `${way.replace('OUT', () => out)}\n${fills('return [self.taken, self.hasLeft];')}`;
		const { results } = await ran(taskOf(source, [call(), call()]));
		expect(results.at(-1)).toMatchObject({ end: { value: { plain: ['nothing', true] } } });
	});

	// If a program could do more than it can, its worker would still be no more than this.
	it.each([
		['posts junk', "port.postMessage('junk');"],
		['posts steps without end', 'for (;;) port.postMessage(steps);'],
		['posts long messages', 'for (;;) port.postMessage({ ...steps, words: new Int32Array(1e6) });'],
		['posts an early end', "port.postMessage({ type: 'done' });"],
		['posts the result of another call', "port.postMessage({ type: 'result', call: 1, result });"],
		['posts a result that is none', "port.postMessage({ type: 'result', call: 0, result: 7 });"],
		['posts a program', 'port.postMessage({ ...steps, texts: [{ toString: 1 }] });'],
		['closes itself', 'close();'],
		['says nothing', '']
	])('is not harmed by a worker that %s', async (_, act) => {
		const script = `onmessage = ({ ports: [port] }) => {
			const columns = { words: new Int32Array(9).fill(63 << 4 | 7 | -1 << 10), lines: new Uint16Array(9) };
			const more = { depths: new Uint16Array(9), others: new Int32Array(9).fill(-1) };
			const steps = { type: 'steps', call: 0, ...columns, ...more, texts: [], prints: [], line: 1 };
			const result = { end: { kind: 'deep', calls: 1 }, ground: 0, prints: [], texts: [], line: 0, variable: -1 };
			${act}
		};`;
		const kit = () => Promise.resolve({ script });
		const inside = sandbox();
		const task = taskOf('', [call(), call()]);
		const { end, results } = await ran(task, { milliseconds: 1000, kit }, inside);
		expect([end, results.length, results[0].end.kind]).toEqual(['stopped', 1, 'stopped']);
		expect((await ran(taskOf(fills('return 1;')), {}, inside)).placed).toEqual([16]);
	});

	it.each([
		['Array.prototype.push', 'Array.prototype.push = () => { throw 1; };'],
		['Function.prototype.call', 'Function.prototype.call = Function.prototype.apply = () => 7;'],
		[
			'Object.prototype',
			'Object.prototype.__proto__; Object.prototype.type = "done"; Object.prototype.call = 1;'
		],
		[
			'a setter of Object.prototype',
			"Object.defineProperty(Object.prototype, 'kind', { set() { throw 1; } });"
		],
		['Symbol.iterator of arrays', 'Array.prototype[Symbol.iterator] = function* () { yield 1; };'],
		['postMessage', 'postMessage = 1; self.postMessage = () => {}; onmessage = null;'],
		['Map.prototype', 'Map.prototype.get = () => 0; Map.prototype.keys = () => [{}];'],
		['the clock', 'performance.now = Date.now = () => 0;']
	])('is not harmed by a program that replaces %s', async (_, act) => {
		const task = taskOf(fills(`${act}\nwhile (true) board[0][0] = 3 - board[0][0];`));
		const inside = sandbox();
		const { results } = await ran(task, { milliseconds: 1000 }, inside);
		expect(['stopped', 'fault']).toContain(results[0].end.kind);
		expect((await ran(taskOf(fills('return 1;')), {}, inside)).placed).toEqual([16]);
	});
});
