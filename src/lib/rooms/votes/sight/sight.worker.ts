import { readCards, type Sight } from './read-cards';

/** What the worker says of a picture; null if it could not be read. */
export type Sighted = (Sight & { readonly width: number; readonly height: number }) | null;

/** Reads the cards in a picture: it takes tenths of a second, and would block the page's thread. */
onmessage = ({ data: picture }: MessageEvent<ImageBitmap>) => {
	let sighted: Sighted = null;
	try {
		const { width, height } = picture;
		const canvas = new OffscreenCanvas(width, height);
		const context = canvas.getContext('2d', { willReadFrequently: true });
		context?.drawImage(picture, 0, 0);
		picture.close();
		if (context)
			sighted = { ...readCards(context.getImageData(0, 0, width, height)), width, height };
	} finally {
		postMessage(sighted);
	}
};
