import { describe, expect, it } from 'vitest';
import { judgeOrder, rightLines } from './ordering';
import type { ProgramLine } from './programs';

function line(text: string, mark: string | null = null, wrong: string | null = null): ProgramLine {
	return { tokens: [[text, 'plain']], mark, wrong };
}

const ORDER = [
	line('begin'),
	line('a', 'swap'),
	line('b', 'swap'),
	line('c'),
	line('x', null, 'why-not'),
	line('}'),
	line('undo', 'undo'),
	line('}'),
	line('end')
];

function judged(texts: string) {
	const built = texts.split(' ').map((text) => ORDER.find(({ tokens }) => tokens[0][0] === text)!);
	return judgeOrder(ORDER, built);
}

describe('lines that somebody puts in order', () => {
	it('are right in their order', () => {
		expect(judgeOrder(ORDER, rightLines(ORDER))).toEqual({ kind: 'right' });
	});

	it('are right where two that may swap are swapped', () => {
		expect(judged('begin b a c } undo } end')).toEqual({ kind: 'right' });
		expect(judged('begin a a c')).toEqual({ kind: 'misplaced', line: 3, deeper: 0 });
	});

	it('are unfinished while all are right so far', () => {
		expect(judged('begin b')).toEqual({ kind: 'unfinished' });
	});

	it('are told the first line that does not come next', () => {
		expect(judged('begin a c b')).toEqual({ kind: 'misplaced', line: 3, deeper: 0 });
		expect(judged('begin a b c undo } } end')).toEqual({ kind: 'misplaced', line: 5, deeper: 0 });
	});

	it('are told which line is wrong, unless another before it is', () => {
		expect(judged('begin a b c x')).toEqual({ kind: 'wrong', line: 5, name: 'why-not' });
		expect(judged('begin c x')).toEqual({ kind: 'misplaced', line: 2, deeper: 0 });
	});

	it('are told before which line one is missing', () => {
		expect(judged('begin a b c } }')).toEqual({ kind: 'missing', line: 6, name: 'undo' });
	});

	it('are told whether a line is indented as what belongs in its place', () => {
		const order = ['if', '\tone', 'two', '\tthree', 'end'].map((text) => line(text));
		const [first, one, two, three] = order;
		expect(judgeOrder(order, [first, two])).toEqual({ kind: 'misplaced', line: 2, deeper: -1 });
		expect(judgeOrder(order, [first, three])).toEqual({ kind: 'misplaced', line: 2, deeper: 0 });
		expect(judgeOrder(order, [first, one, three])).toEqual({
			kind: 'misplaced',
			line: 3,
			deeper: 1
		});
	});

	describe('where a line may stand elsewhere', () => {
		const order = [
			line('loop'),
			line('\ttry'),
			line('\tundo', 'undo'),
			line('}'),
			line('undo', 'undo', 'after-loop'),
			line('end')
		];
		const [loop, attempt, inside, brace, after, end] = order;
		const judge = (...built: ProgramLine[]) => judgeOrder(order, built);

		it('are right in each of these programs', () => {
			const too = { kind: 'right-too', name: 'after-loop' };
			expect(judge(loop, attempt, inside, brace, end)).toEqual({ kind: 'right' });
			expect(judge(loop, attempt, brace, after, end)).toEqual(too);
			expect(judge(loop, attempt, inside, brace, after, end)).toEqual(too);
			expect(judge(loop, attempt, brace, after)).toEqual({ kind: 'unfinished' });
		});

		it('are right however they are indented, because of the braces', () => {
			expect(judge(loop, attempt, after, brace, end)).toEqual({ kind: 'right' });
			const too = { kind: 'right-too', name: 'after-loop' };
			expect(judge(loop, attempt, brace, inside, end)).toEqual(too);
			expect(judge(loop, attempt, after, brace, inside, end)).toEqual(too);
		});

		it('are told of a line in neither place', () => {
			const missing = { kind: 'missing', line: 3, name: 'undo' };
			expect(judge(loop, attempt, brace)).toEqual(missing);
			expect(judge(loop, attempt, brace, end)).toEqual(missing);
			expect(judge(loop, after)).toEqual({ kind: 'misplaced', line: 2, deeper: -1 });
		});
	});

	it('are told of a line too many', () => {
		expect(judged('begin a b c } undo } end end')).toEqual({
			kind: 'misplaced',
			line: 9,
			deeper: 0
		});
	});
});
