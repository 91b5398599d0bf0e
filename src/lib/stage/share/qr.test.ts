import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { LONGEST, qrPicture } from './qr';

/** The dark modules of a picture, by "column row". */
function modulesOf(path: string): Set<string> {
	const dark = new Set<string>();
	for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
		for (let at = 0; at < Number(length); at++) dark.add(`${Number(x) + at} ${y}`);
	return dark;
}

describe('a QR code', () => {
	it('has the modules of the code, with four light ones around it', () => {
		const text = 'https://example.org/studio/queens/?example=queens-8&at=20';
		const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
		const expected = new Set<string>();
		data.forEach((row, y) =>
			row.forEach((isDark, x) => {
				if (isDark) expected.add(`${x + 4} ${y + 4}`);
			})
		);
		const picture = qrPicture(text)!;
		expect(picture.side).toBe(size + 8);
		expect(modulesOf(picture.path)).toEqual(expected);
	});

	it('is dense where the last row cannot read it, and is not made of what is too long', () => {
		expect(qrPicture('x'.repeat(450))!.isDense).toBe(false);
		expect(qrPicture('x'.repeat(470))!.isDense).toBe(true);
		expect(qrPicture('x'.repeat(LONGEST))!.side).toBe(177 + 8);
		expect(qrPicture('x'.repeat(LONGEST + 1))).toBeNull();
	});
});
