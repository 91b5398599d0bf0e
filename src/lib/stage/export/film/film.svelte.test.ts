import { ALL_FORMATS, BlobSource, CanvasSink, Input } from 'mediabunny';
import { expect, it } from 'vitest';
import type { Drawing } from '../../drawing/drawing';
import type { ExportJob } from '../format';
import { film, HELD, screenFor, type FilmMaker } from './film';
import { gifMaker } from './gif-maker';
import { videoMaker } from './video-maker';

const MOMENTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The picture of a moment: so many eighths of its width are dark. */
function pictureOf(moment: number): Drawing {
	const bar = { kind: 'rectangle', x: 0, y: 0, width: moment * 40, height: 180 } as const;
	return { width: 320, height: 180, marks: [{ ...bar, style: 'newest' }] };
}

const job = {
	...{ moments: MOMENTS, look: 'light', parts: { board: true, tree: false, sentence: false } },
	drawer: { draw: pictureOf }
} as unknown as ExportJob;
const control = { signal: new AbortController().signal, progress: () => {} };

function canvasOf(width = 640, height = 360): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	return Object.assign(canvas, { width, height });
}

/** Which moment a frame shows: how much of a row is dark. */
function momentIn(frame: CanvasImageSource): number {
	const canvas = canvasOf();
	const context = canvas.getContext('2d')!;
	context.drawImage(frame, 0, 0, 640, 360);
	const { data } = context.getImageData(0, 180, 640, 1);
	let dark = 0;
	for (let at = 0; at < 640; at++) if (data[4 * at + 2] < 128) dark++;
	return Math.round(dark / 80);
}

const RATE = 4;
const SHOWN = [...MOMENTS, ...Array.from({ length: HELD * RATE }, () => 7)];

it('makes a video in which the picture with the index i is moment i, and the last one is held', async () => {
	const canvas = canvasOf();
	const maker = (await videoMaker(canvas, RATE, control.signal))!;
	const blob = await film(job, canvas, maker, 1 / RATE, control);
	expect(blob.type).toBe(`video/${maker.ending}`);
	const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
	const track = (await input.getPrimaryVideoTrack())!;
	const shown: number[] = [];
	for await (const { canvas: frame, timestamp } of new CanvasSink(track).canvases()) {
		expect(timestamp).toBeCloseTo(shown.length / RATE, 2);
		shown.push(momentIn(frame));
	}
	expect(shown).toEqual(SHOWN);
});

it('makes a GIF of the same pictures', async () => {
	const canvas = canvasOf();
	const screen = screenFor(job, canvas);
	const { LOOKS } = await import('../../drawing/looks');
	const samples = [0, 7].map((moment) => () => screen.show(pictureOf(moment), LOOKS.light));
	const maker = await gifMaker(canvas, samples);
	const blob = await film(job, canvas, maker, 1 / RATE, control);
	const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: 'image/gif' });
	await decoder.tracks.ready;
	await decoder.completed;
	const shown: number[] = [];
	for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack!.frameCount; frameIndex++) {
		const { image } = await decoder.decode({ frameIndex });
		shown.push(momentIn(image));
		image.close();
	}
	expect(shown).toEqual(SHOWN);
});

it('stops at once when it is cancelled, and lets go of the encoder', async () => {
	const abort = new AbortController();
	const done: string[] = [];
	const maker: FilmMaker = {
		ending: 'mp4',
		add: () => Promise.resolve(void done.push('add')),
		finish: () => Promise.reject(new Error('it was cancelled')),
		cancel: () => Promise.resolve(void done.push('cancel'))
	};
	const progress = (at: number) => at === 2 && abort.abort();
	const made = film(job, canvasOf(), maker, 1, { signal: abort.signal, progress });
	await expect(made).rejects.toThrow(/abort/i);
	expect(done).toEqual(['add', 'add', 'add', 'cancel']);
});
