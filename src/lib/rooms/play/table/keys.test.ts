import { expect, it } from 'vitest';
import { symbolTexts } from '$lib/kinds/sudoku/symbols';
import { playKeys, pressed } from './keys';

const typed = (key: string) => ({
	...{ key, code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '' },
	...{ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
});

it.each([4, 9, 12, 16, 18, 20, 25])(
	'every command of a board of %i symbols has a key of its own, which types no symbol',
	(size) => {
		const symbols = symbolTexts(size);
		const single = playKeys(size).filter(({ keys }) => keys[0].length === 1);
		expect(new Set(single.map(({ keys }) => keys[0])).size).toBe(single.length);
		for (const { command, keys } of single) {
			expect(symbols).not.toContain(keys[0]);
			expect(pressed(size, typed(keys[0].toLowerCase()))).toEqual({ kind: 'command', command });
			expect(pressed(size, typed(keys[0].toLowerCase()), false)?.kind).toBe('refused');
		}
	}
);

it('keeps the usual letters where they are not symbols', () => {
	expect(pressed(16, typed('n'))).toEqual({ kind: 'command', command: 'notes' });
	expect(pressed(25, typed('n'))).toMatchObject({ kind: 'symbol' });
	expect(pressed(25, typed('w'))).toEqual({ kind: 'command', command: 'notes' });
	expect(pressed(9, typed('w'))?.kind).toBe('refused');
});
