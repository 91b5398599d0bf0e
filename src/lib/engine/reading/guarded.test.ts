import { expect, it } from 'vitest';
import { guarded } from './guarded';

it('a parser that fails is an error, with what it threw', () => {
	const parse = guarded((text) => {
		if (text === '|') throw new TypeError('no line');
		return { puzzles: [{ setup: text }], cut: false };
	});
	expect(parse('a1')).toEqual({ puzzles: [{ setup: 'a1' }], cut: false });
	expect(parse('|')).toEqual({ error: { code: 'parser-failed', found: 'TypeError: no line' } });
});
