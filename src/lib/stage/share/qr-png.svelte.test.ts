import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPicture, qrPng } from './qr';

it('a code that is saved has its modules as pixels, dark on light', async () => {
	const text = 'https://example.org/studio/queens/?example=queens-8&at=20';
	const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
	const picture = await createImageBitmap(await qrPng(qrPicture(text)!));
	const canvas = new OffscreenCanvas(picture.width, picture.height);
	const context = canvas.getContext('2d')!;
	context.drawImage(picture, 0, 0);
	const module = picture.width / (size + 8);
	const isDark = (x: number, y: number) =>
		context.getImageData((x + 4.5) * module, (y + 4.5) * module, 1, 1).data[0] < 128;
	expect(data.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(data);
	expect(isDark(-2, -2)).toBe(false);
});
