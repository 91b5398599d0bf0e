import { beforeAll, describe, expect, it } from 'vitest';
import { startMachine, type Machine } from '../run/machine';
import { markPython } from './python';

let machine: Machine;
let printed: string[] = [];
beforeAll(async () => {
	machine = await startMachine(undefined, (line) => printed.push(line));
	machine.register('line', (line: number) => void calls.push(String(line)));
	machine.register('enter', (text: string) => void calls.push(text));
	machine.register('leave', (text: string) => void calls.push(`→ ${text}`));
	machine.run(`import line, enter, leave
_bt_open = lambda: 0
_bt_caught = lambda depth: None
def _bt_line(n): line(n)
def _bt_enter(name, *args):
    enter(name + str(list(args)))
    return args[0] if args else None
def _bt_leave(value):
    leave(str(value))
    return value
`);
});
let calls: string[] = [];

/** What a program prints, and the calls of its marks. */
function run(source: string) {
	printed = [];
	calls = [];
	machine.run(source);
	return { printed: printed.join('\n'), calls: calls.join(' ') };
}

function runMarked(source: string) {
	const { text, error } = markPython(source, { lines: true });
	expect(error).toBeNull();
	return run(text);
}

describe('marks in Python', () => {
	it('tell calls, lines and what is returned', () => {
		const source = `def count(n):
    """How many."""
    if n == 0:
        return 0
    elif n > 5: return 5
    return 1 + count(n - 1)

count(1)
`;
		expect(runMarked(source).calls).toBe('8 count[1] 2 3 5 6 count[0] 2 3 4 → 0 → 1');
	});

	it('tell that a function ends without `return`', () => {
		expect(runMarked('def f(a):\n    a\nf(1)').calls).toBe('3 f[1] 2 → None');
		expect(runMarked('def f(a): a\nf(1)').calls).toBe('2 f[1] 1 → None');
		expect(runMarked('def f(a):\n    if a:\n        return\nf(1)').calls).toBe('4 f[1] 2 3 → None');
		expect(runMarked('def f(a):\n    if a:\n        return\nf(0)').calls).toBe('4 f[0] 2 → None');
	});

	it.each([
		'def f(a, b=1, *c, d=2, **e):\n    return a, b, c, d, e\nprint(f(1), f(1, 2, 3, d=4, g=5))',
		'def f(*all):\n    return len(all)\nprint(f(1, 2))',
		'def f(): return\nprint(f())',
		'def f(x): return(x)\nprint(f(2))',
		'def f(x): y = x; z = y; return z # end\nprint(f(2))',
		'def f(x): x.append(1);\na = []\nf(a)\nprint(a)',
		'def f(x):\n\tfor i in x:\n\t\tif i: return i\n\n\t# nothing\nprint(f([0, 3]), f([0]))',
		'def f(x):\n    if x:\n        return (x +\n            1)\n    else:\n        return \\\n            -1\nprint(f(0), f(2))',
		'def f(x):\n    def g(y):\n        def h(z):\n            if z: pass\n        if y: h(y)\n    g(x)\nprint(f(1))',
		'def f(n):\n    total = 0\n    def add(k):\n        nonlocal total\n        total += k\n    for i in range(n): add(i)\n    return total\nprint(f(4))',
		'n = 0\ndef f():\n    global n\n    n += 1\nf()\nf()\nprint(n)',
		'def f(n):\n    while n > 0: n -= 2\n    else: n = "else"\n    return n\nprint(f(3))',
		'for i, j in (1, 2), (3, 4):\n    print(i, j)\nelse:\n    print("end")',
		'for i in 1, 2, 3: print(i)',
		'print([x * 2 for x in range(3) if x], {x: 1 for x in "ab"}, any(x for x in [0, 1]))',
		'f = lambda a, b=2: (a, b)\nprint(f(1), (lambda: 3)())',
		'def g():\n    yield\n    yield 2\nprint(list(g()))',
		'def g(n):\n    for i in range(n):\n        yield i\n    return 3\ndef h():\n    x = yield from g(2)\n    print(x)\nprint(list(h()))',
		'def d(f):\n    def w(*a):\n        return f(*a) + 1\n    return w\n@d\ndef f(x):\n    return x\nprint(f(2))',
		'class A:\n    """A class."""\n    n = 1\n    def m(self, k):\n        if k:\n            return k + self.n\n    @property\n    def p(self): return 5\nprint(A().m(2), A().p, A.n)',
		'try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    print("caught")\nelse:\n    print("no")\nfinally:\n    print("end")',
		'def f(x):\n    try: y = 1 / x\n    except ZeroDivisionError: y = 0\n    except (TypeError, ValueError) as e:\n        for y in "ab": pass\n    else:\n        y += 1\n    return y\nprint(f(1), f(0), f("a"))',
		'def f():\n    try:\n        return 1\n    finally:\n        print("end")\nprint(f())',
		'text = "if x: #"\nlong = """def f():\n  return 1\n"""\nprint(text, long)',
		'x = 5\nif x > 3 and \\\n   x < 9: print("yes")\nelif x: print("no")\nelse: print("else")',
		'board = [\n    [1, 2],  # one: two\n    [3, 4]\n]\nprint(board[1][0] if board else None)',
		'if True:\r\n    x = 1\r\n    print(x)\r\nelse:\r\n    print(2)\r\n',
		'x = 0\nwhile True:\n    x += 1\n    if x < 3: continue\n    break\nprint(x)',
		'if (n := 4) > 3: print(n)',
		'def f(a: int, b: "x" = 3) -> int:\n    c: int = a\n    return c + b\nprint(f(1))',
		'def f(a):\n    for r in a:\n        for c in r: print(c, end=" ")\n        print()\nf([[1], [2, 3]])',
		'def f(a):\n    a = a[:]\n    a.append(1)\n    return a\nb = []\nprint(f(b), b)',
		'def f(x, seen=[]):\n    seen.append(x)\n    return seen\nf(1)\nprint(f(2))',
		'def f(x):\n    # a comment\n\n    "doc"; y = x\n    assert y, "no"\n    del x\n    return y\nprint(f(1))',
		'def f():\n    return "a" "b", 1 if 0 else 2, not 3\nprint(f())',
		'import math\nfrom math import sqrt as root\nprint(math.floor(2.5), root(4))',
		'def f(x):\n    with x as y:\n        return y\nclass W:\n    def __enter__(self): return 7\n    def __exit__(self, *a): pass\nprint(f(W()))',
		'é = 3\ndef ß(x): return x + é\nprint(ß(1))'
	])('do not change what %j prints', (source) => {
		const plain = run(source).printed;
		expect(plain).not.toBe('');
		expect(runMarked(source).printed).toBe(plain);
	});

	it('keep count of the lines that they add', () => {
		const source = 'def f(x):\n    if x:\n        pass\n    # end\n\nf(1)\nnone\n';
		const { text, lines } = markPython(source, { lines: true });
		expect(lines).toEqual([1, 2, 2, 3, 3, 4, 5, 6, 7, 8]);
		for (const [at, line] of text.split('\n').entries())
			expect(source.split('\n')[lines[at] - 1].trim()).toSatisfy(
				(own: string) => line.includes('_bt') || line.trim() === own
			);
	});

	it('mark only some functions of given text, and none of its lines', () => {
		const source = 'def a(x): return b(x)\ndef b(x): return x\nc = 1';
		const { text, names } = markPython(source, { lines: false, only: new Set(['b']) });
		expect(text).not.toContain('_bt_line');
		expect(text.match(/_bt_enter\("\w+"/g)).toEqual(['_bt_enter("b"']);
		expect(names).toEqual(['a', 'b', 'c']);
	});
});

describe('the syntax of Python', () => {
	it.each([
		['if x == 3\n    pass', 1, 'colon'],
		['def f(a)\n    return a', 1, 'colon'],
		['for i in range(3)\n    pass', 1, 'colon'],
		['x = 1\nelse\n    y', 2, 'colon'],
		['while x[1:2]\n    pass', 1, 'colon'],
		['if x = 3:\n    pass', 1, 'equals'],
		['if x == 1:\n    pass\nelse if x == 2:\n    pass', 3, 'elif'],
		['if x == 1:\n    pass\nelse x == 2:\n    pass', 3, 'elif'],
		['def f():\nreturn 1', 2, 'indent'],
		['def f():\n    x = 1\n      y = 2', 3, 'unindent'],
		['  x = 1', 1, 'unindent'],
		['if a:\n    x = 1\n  y = 2', 3, 'level'],
		['if a:\n\tx = 1\n        y = 2', 3, 'tabs'],
		['def f():\n    # nothing\n', 1, 'body'],
		['x = [1, 2\ny = 3\ndef f():\n    pass', 1, 'open'],
		['f(1, (2, 3)', 1, 'open'],
		['f(1, [2)', 1, 'open'],
		['print(1))', 1, 'close'],
		['x = "abc\ny = 2', 1, 'quote'],
		["x = 1\ny = '''abc\n", 2, 'quote'],
		['if a && b:\n    pass', 1, 'operator'],
		['if !a:\n    pass', 1, 'operator'],
		['x = 1\nx++', 2, 'increment'],
		['if a {\n    x = 1\n}', 1, 'brace'],
		['function f(a):\n    return a', 1, 'javascript'],
		['let x = 3', 1, 'javascript'],
		['print "a"', 1, 'print'],
		['x = 5 +\ny = 2', 1, 'unclear'],
		['f(a b)', 1, 'unclear'],
		['for i range(3):\n    pass', 1, 'unclear']
	])('has an error in %j', (source, line, hint) => {
		expect(markPython(source, { lines: true }).error).toMatchObject({ line, hint });
	});

	it.each([
		'x = lambda a: a\nif (lambda: 1)(): pass',
		'if x != 3 and y <= 2 and z >= 1 and (w := 2): pass',
		'if f(a=1): pass',
		'x = {\n"a": 1,\n  "b": [2,\n3]}\nfor k in x: pass',
		'def f(a,\n      b):\n    """Doc: (\n[ text.\n    """\n    return a  # (not open',
		'if a:\n    b\n\n    # c\n  # d\nelse:\n    e',
		"x = 'it\\'s' + \"a 'b' c\" + '''x'y''' + ''",
		'x = a if b else c\nprint (1)',
		'try:\n    x\nexcept:\n    y',
		'x = 1; \\\ny = 2',
		'@d\ndef f(): pass',
		'x = y = yield_ = 3\nx = [a for a in b if a != 3]',
		'x - -1\nx == -1\nd = {}\nif d == {}: pass',
		'for x in {1, 2}: pass\nwhile True:\n\tpass',
		'x = a[1:2, ::3]\nx = f"{a!r} {b}"'
	])('has no error in %j', (source) => {
		expect(markPython(source, { lines: true }).error).toBeNull();
	});
});
