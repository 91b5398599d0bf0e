import type { Control, ExportJob } from '../format';
import { loadFonts, paint, textOf } from '../../drawing/canvas';
import type { Drawing } from '../../drawing/drawing';
import { LOOKS, type Look } from '../../drawing/looks';

/** Takes the pictures of a film one after another. */
export interface FilmMaker {
	/** The ending of the file's name. */
	readonly ending: 'mp4' | 'webm' | 'gif';
	/** Adds what is on the canvas, to be seen for so many seconds. @throws Error if it cannot be encoded. */
	add(seconds: number): Promise<void>;
	/** The file; nothing can be added any more. */
	finish(): Promise<Blob>;
	/** Lets go of what it holds. */
	cancel(): Promise<void>;
}

/** The sizes of films, in pixels. */
export const SIZES = {
	'720p': { width: 1280, height: 720 },
	'1080p': { width: 1920, height: 1080 },
	square: { width: 1080, height: 1080 }
} as const;
export type SizeId = keyof typeof SIZES;

/** How long the last picture stays, in seconds. */
export const HELD = 2;

/** Milliseconds of work before the page may answer the user. */
const TURN = 12;

/**
 * Draws the moments of a job on a canvas, one after another, each with `seconds` of the film. The picture
 * with the index i is moment i; the last one is repeated until it has been seen for {@link HELD} seconds more.
 *
 * @throws DOMException `AbortError` when it is cancelled
 */
export async function film(
	job: ExportJob,
	canvas: HTMLCanvasElement,
	maker: FilmMaker,
	seconds: number,
	control: Control
): Promise<Blob> {
	const { moments, drawer, look } = job;
	const screen = screenFor(job, canvas);
	try {
		let turn = performance.now();
		for (const [at, moment] of moments.entries()) {
			control.signal.throwIfAborted();
			control.progress(at, moments.length);
			await screen.show(drawer.draw(moment, job), LOOKS[look]);
			await maker.add(seconds);
			if (performance.now() - turn < TURN) continue;
			await new Promise((resolve) => setTimeout(resolve));
			turn = performance.now();
		}
		for (let held = 0; held < HELD; held += seconds) await maker.add(seconds);
		control.signal.throwIfAborted();
		return await maker.finish();
	} catch (error) {
		await maker.cancel();
		throw error;
	}
}

/** The canvas as a screen on which every picture has the same place and size. */
export function screenFor(job: ExportJob, canvas: HTMLCanvasElement) {
	const context = canvas.getContext('2d', { alpha: false });
	if (context === null) throw new Error('there is no canvas');
	const usual = job.drawer.draw(job.moments[job.moments.length - 1], job);
	const fit = ({ width, height }: Drawing) =>
		Math.min(canvas.width / width, canvas.height / height);
	const loaded = new Set<string>();
	return {
		async show(drawing: Drawing, look: Look): Promise<void> {
			const letters = [...new Set(textOf(drawing))].filter((letter) => !loaded.has(letter));
			if (letters.length > 0) await loadFonts(letters.join(''));
			for (const letter of letters) loaded.add(letter);
			// A sentence with more lines than the usual ones makes its picture a little smaller.
			const scale = Math.min(fit(usual), fit(drawing));
			const [width, height] = [canvas.width / scale, canvas.height / scale];
			const x = (width - drawing.width) / 2;
			const y = (height - Math.max(drawing.height, Math.min(usual.height, height))) / 2;
			paint(context, { width, height, marks: [{ kind: 'group', x, y, drawing }] }, look, scale);
		}
	};
}
