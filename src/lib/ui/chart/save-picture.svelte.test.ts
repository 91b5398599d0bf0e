import { expect, it } from 'vitest';
import '../../../app.css';
import { pictureImage, pictureText } from './save-picture';

/** How many pixels of a picture of this text are dark. */
async function inkOf(text: string): Promise<number> {
	const host = document.createElement('div');
	host.innerHTML = `<svg width="400" height="40"><text x="4" y="30" font-size="28">${text}</text></svg>`;
	document.body.append(host);
	const picture = pictureText(host.querySelector('svg')!, '', []);
	const image = await createImageBitmap(await pictureImage(picture));
	host.remove();
	const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
	context.drawImage(image, 0, 0);
	const { data } = context.getImageData(0, 0, image.width, image.height);
	return data.filter((value, at) => at % 4 === 0 && value < 128).length;
}

it('a picture of a chart is saved with its words', async () => {
	expect(await inkOf('Rubik שלום 17')).toBeGreaterThan(300);
});
