import { describe, expect, it } from 'vitest';
import type { Drawing, Mark } from './drawing';
import { LOOKS } from './looks';
import { corners, hatching, outline } from './outline';
import { svgText } from './svg';
import { widthOf, wrapped } from './words';

const drawingOf = (...marks: Mark[]): Drawing => ({ width: 100, height: 50, marks });
const textOf = (...marks: Mark[]) => svgText(drawingOf(...marks), LOOKS.light, 'Rows & <columns>');

describe('a drawing as SVG', () => {
	it('says its size, has its title escaped and stands on its ground', () => {
		const text = textOf();
		expect(text).toContain('viewBox="0 0 100 50"');
		expect(text).toContain('<title>Rows &amp; &lt;columns&gt;</title>');
		expect(text).toContain(`fill="${LOOKS.light.ground}"`);
	});

	it('has nothing that office programs do not know', () => {
		const words = { kind: 'words', x: 5, y: 5, text: '<b>', size: 10, style: 'value' } as const;
		const text = textOf(words, { kind: 'circle', x: 1, y: 2, radius: 3, style: 'placed' });
		expect(text).not.toMatch(
			/style=|class=|baseline|paint-order|<pattern|<script|foreignObject|<b>/
		);
	});

	it('draws a halo as words below the words', () => {
		const text = textOf({ kind: 'words', x: 5, y: 5, text: '7', size: 10, style: 'value' });
		const [below, above] = [...text.matchAll(/<text[^>]*>/g)].map(([tag]) => tag);
		expect(below).toContain('stroke-width');
		expect(above).not.toContain('stroke');
		// The middle of the letters is at y, so their baseline is below it.
		expect(above).toContain('y="8.5"');
	});

	it('puts words from right to left at their middle, on which programs agree', () => {
		const text = textOf({
			...{ kind: 'words', x: 90, y: 5, text: 'שלום', size: 10, style: 'sentence' },
			...{ anchor: 'end', direction: 'rtl' }
		});
		const [tag, x] = /<text x="([\d.]+)"[^>]*>/.exec(text)!;
		expect(tag).toContain('text-anchor="middle" direction="rtl"');
		expect(Number(x)).toBeCloseTo(90 - widthOf('שלום', 10) / 2, 1);
		// Some programs know no direction, others no such characters.
		expect(text).toContain('>\u202Bשלום\u202C<');
	});

	it('puts groups at their places, in their sizes', () => {
		const inside = drawingOf({ kind: 'circle', x: 1, y: 2, radius: 3, style: 'placed' });
		const text = textOf({ kind: 'group', x: 10, y: 20, scale: 0.5, drawing: inside });
		expect(text).toContain('<g transform="translate(10 20) scale(0.5)">');
	});

	it('drops characters that no XML may hold', () => {
		const text = textOf({
			kind: 'words',
			x: 5,
			y: 5,
			text: 'a\u0000b\uD800',
			size: 9,
			style: 'note'
		});
		expect(text).toContain('>ab<');
	});
});

describe('an outline', () => {
	it('is absolute lines and cubic curves, at a place and in a size', () => {
		expect(outline('M1 2h3v4l-1-1z', 10, 20, 2)).toEqual([
			['M', 12, 24],
			['L', 18, 24],
			['L', 18, 32],
			['L', 16, 30],
			['Z']
		]);
		const [, curve] = outline('M0 0Q3 0 3 3');
		expect(curve).toEqual(['C', 2, 0, 3, 1, 3, 3]);
	});

	it('is hatched inside', () => {
		const square = outline('M0 0h10v10h-10z');
		const lines = hatching(square, { direction: 0, gap: 2 });
		expect(lines).toHaveLength(10);
		for (const [, x, y] of lines as ['M', number, number][]) {
			expect([0, 10]).toContain(Math.round(x));
			expect(y).toBeGreaterThan(0);
			expect(y).toBeLessThan(10);
		}
	});

	it('is hatched outside its holes', () => {
		const ring = outline('M0 0h9v9h-9zM3 3h3v3h-3z');
		expect(corners(ring)).toHaveLength(2);
		// The line in the middle is in two pieces.
		expect(hatching(ring, { direction: 0, gap: 9 })).toEqual([
			['M', 0, 4.5],
			['L', 3, 4.5],
			['M', 6, 4.5],
			['L', 9, 4.5]
		]);
	});

	it('has dashes in the same places whatever the outline, shifted on every second line', () => {
		const dashes = { start: 1, length: 2, period: 8 };
		const starts = (d: string) =>
			hatching(outline(d), { direction: 0, gap: 4, dashes }).filter(([letter]) => letter === 'M');
		expect(starts('M0 0h20v8h-20z')).toEqual([
			['M', 1, 2],
			['M', 5, 6]
		]);
		expect(starts('M6 0h14v8h-14z')).toEqual([
			['M', 9, 2],
			['M', 13, 6]
		]);
		// No dash begins inside.
		expect(starts('M2 0h6v4h-6z')).toEqual([]);
	});
});

describe('words', () => {
	it('are broken into lines that fit', () => {
		const text = 'r7c5 has no value left, so 9 is taken back from r7c3.';
		const lines = wrapped(text, 20, 200);
		expect(lines.join(' ')).toBe(text);
		expect(lines.length).toBeGreaterThan(2);
		for (const line of lines) expect(widthOf(line, 20)).toBeLessThanOrEqual(200);
	});

	it('keep a word that is too long in one piece', () => {
		expect(wrapped('a incomprehensibilities b', 20, 60)).toEqual([
			'a',
			'incomprehensibilities',
			'b'
		]);
	});
});
