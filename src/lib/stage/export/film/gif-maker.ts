import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { FilmMaker } from './film';

/** Colours of a GIF; one more stands for what is the same as in the picture before. */
const COLORS = 255;
/** Pixels of each sample that the colours are taken from. */
const SAMPLE = 150_000;

/**
 * Encodes what is on a canvas as a GIF that repeats.
 *
 * @param samples shows some pictures of the film on the canvas, one after another: the colours are taken from them
 */
export async function gifMaker(
	canvas: HTMLCanvasElement,
	samples: readonly (() => Promise<void>)[]
): Promise<FilmMaker> {
	const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
	if (context === null) throw new Error('there is no canvas');
	const { width, height } = canvas;
	const read = () => context.getImageData(0, 0, width, height).data;
	const colors = new Set<number>();
	for (const show of samples) {
		await show();
		sampleColors(read(), colors);
		await new Promise((resolve) => setTimeout(resolve));
	}
	const palette = [...quantize(pixelsOf(colors), COLORS), [0, 0, 0]];
	const same = palette.length - 1;
	const gif = GIFEncoder();
	let before: Uint8Array | null = null;
	return {
		ending: 'gif',
		add(seconds) {
			const index = applyPalette(read(), palette.slice(0, same));
			const changed = before === null ? index : withoutSame(index, before, same);
			gif.writeFrame(changed, width, height, {
				...(before === null ? { palette } : { transparent: true, transparentIndex: same }),
				delay: Math.round(seconds * 1000),
				dispose: 1
			});
			before = index;
			return Promise.resolve();
		},
		finish() {
			gif.finish();
			return Promise.resolve(new Blob([gif.bytes()], { type: 'image/gif' }));
		},
		cancel: () => Promise.resolve()
	};
}

/** Adds the colours of some pixels: those of the flat areas, and of the edges between them. */
function sampleColors(rgba: Uint8ClampedArray, colors: Set<number>): void {
	const pixels = rgba.length / 4;
	// No divisor of usual widths, so that not the same columns are looked at.
	const step = Math.max(1, Math.floor(pixels / SAMPLE)) | 1;
	for (let at = 0; at < pixels; at += step)
		colors.add((rgba[4 * at] << 16) | (rgba[4 * at + 1] << 8) | rgba[4 * at + 2]);
}

function pixelsOf(colors: ReadonlySet<number>): Uint8ClampedArray {
	const rgba = new Uint8ClampedArray(4 * colors.size);
	let at = 0;
	for (const color of colors) {
		rgba.set([color >> 16, (color >> 8) & 255, color & 255, 255], at);
		at += 4;
	}
	return rgba;
}

function withoutSame(index: Uint8Array, before: Uint8Array, same: number): Uint8Array {
	const changed = index.slice();
	for (let at = 0; at < index.length; at++) if (index[at] === before[at]) changed[at] = same;
	return changed;
}
