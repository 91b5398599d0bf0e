import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { markJavaScript } from './javascript';

/** What a program does when it is run with marks: the calls of the marks in order, and its value. */
function run(source: string, expression: string) {
	const { text, error } = markJavaScript(source, { lines: true });
	expect(error).toBeNull();
	const calls: string[] = [];
	const body = `'use strict';${text};return ${expression}`;
	const script = new Script(`(function($$line,$$enter,$$leave,$$open,$$unwind){${body}})`);
	const made = script.runInThisContext() as (...marks: unknown[]) => unknown;
	const value = made(
		(line: number) => void calls.push(`${line}`),
		(name: string, ...args: unknown[]) => {
			calls.push(`${name}(${args.join()})`);
			return args[0];
		},
		(result: unknown) => {
			calls.push(`→ ${String(result)}`);
			return result;
		},
		() => 0,
		() => {}
	);
	return { calls: calls.join(' '), value };
}

describe('marks in JavaScript', () => {
	it('tell calls, lines and what is returned', () => {
		const source = `function count(n) {
	if (n === 0) return 0;
	return 1 + count(n - 1);
}
const twice = (n) => 2 * n;
`;
		expect(run(source, 'twice(count(1))')).toEqual({
			calls: '5 count(1) 2 3 count(0) 2 2 → 0 → 1 twice(1) → 2',
			value: 2
		});
	});

	it('tell that a function ends without `return`', () => {
		expect(run('function f(a) { a; }', 'f(1)').calls).toBe('f(1) 1 → undefined');
		expect(run('function f(a) { return }', 'f(1)').calls).toBe('f(1) 1 → undefined');
	});

	it.each([
		['let s = 0; for (let i = 0; i < 3; i++) s += i', 's', 3],
		['let s = 0; for (let i = 0; ; i++) { if (i > 3) break; s += i }', 's', 6],
		['let s = 0\nfor (;;) if (s++ > 4) break', 's', 6],
		['let s = 0; do s++; while (s < 5)', 's', 5],
		['let s = 0; while (s < 5) s++', 's', 5],
		['let s = 0; for (const x of [1, 2]) for (const y in { a: 1 }) s += x', 's', 3],
		['let s = 0; outer: for (const x of [1, 2]) for (;;) { s++; continue outer }', 's', 2],
		['let s; if (0) s = 1; else if (1) s = 2; else s = 3', 's', 2],
		['let s = ""\nswitch (2) { case 1: s += 1; case 2: s += 2; default: s += 3 }', 's', '23'],
		['const f = x => ({ a: x })', 'f(1).a', 1],
		['const f = (...all) => all.length', 'f(1, 2)', 2],
		['const f = ([a, b]) => a + b', 'f([1, 2])', 3],
		['const f = ({ a }, b = 2) => a + b', 'f({ a: 1 })', 3],
		['const f = function (a) { return a\n}', 'f(4)', 4],
		['function* g() { yield 1; return 2 }', '[...g()].length', 1],
		['let f; f = (a) => { return a ? f(a - 1) : "end" }', 'f(3)', 'end'],
		['const o = { m(a) { return a }, get p() { return 2 } }', 'o.m(1) + o.p', 3],
		['class A { m() { return 1 } }', 'new A().m()', 1],
		['let s = 0; try { throw 1 } catch (e) { s = e } finally { s++ }', 's', 2],
		['function f(a) { try { if (a) throw 1; return 2 } catch (e) { return e } }', 'f(1) + f(0)', 3],
		['const a = [3, 1].map((x) => x + 1).some((x) => x === 2)', 'a', true],
		['let a = 1, b\nb = a\n++b', 'b', 2]
	])('do not change what %s computes', (source, expression, value) => {
		expect(run(source, expression).value).toBe(value);
	});

	it('mark only some functions of given text, and none of its lines', () => {
		const source = 'function a(x) { return b(x); }\nfunction b(x) { return x; }';
		const { text, names } = markJavaScript(source, { lines: false, only: new Set(['b']) });
		expect(text).not.toContain('$$line');
		expect(text.match(/\$\$enter\("\w+"/g)).toEqual(['$$enter("b"']);
		expect(names).toEqual(['a', 'b']);
	});

	it.each([
		['function f() {\n  if (a {\n  }\n}', 2],
		['function f() {\n  return 1;\n', 2],
		['const a = ;', 1],
		['let x = 1;\nlet y = x +;\n', 2]
	])('find the line of the error in %j', (source, line) => {
		expect(markJavaScript(source, { lines: true }).error?.line).toBe(line);
	});

	it.each([
		['if (at === size * size { return true; }', 'open', '('],
		['const all = f(x, g(y);\n', 'open', '('],
		["f(')') x;", 'unclear', 'x;'],
		['function f() {\n return 1;\n', 'open', '']
	])('name a bracket that is not closed in %j', (source, hint, near) => {
		expect(markJavaScript(source, { lines: true }).error).toMatchObject({ hint, near });
	});
});
