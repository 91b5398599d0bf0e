import * as m from '$lib/i18n/compiled/messages';
import { counted } from '$lib/i18n/format';
import { LOOKS } from '../../drawing/looks';
import type { Control, ExportJob, FormatWriter } from '../format';
import FilmOptions from './FilmOptions.svelte';
import { film, screenFor, SIZES, type FilmMaker, type SizeId } from './film';

/** A film of a stretch: MP4 if the browser can encode it, else WebM, else GIF. */
export default {
	async write(job, control) {
		const { moments, stretch, choices } = job;
		const rate = Number(choices.rate);
		const isGif = choices.kind === 'gif';
		const canvas = document.createElement('canvas');
		const { width, height } = SIZES[choices.size as SizeId] ?? SIZES['720p'];
		canvas.width = width;
		canvas.height = height;
		const maker =
			(isGif ? null : await videoOn(job, canvas, rate, control)) ?? (await gifOn(job, canvas));
		const content = await film(job, canvas, maker, 1 / rate, control);
		const remarks = [
			...(moments.length < stretch.to - stretch.from + 1
				? [m.film_thinned(counted(moments.length))]
				: []),
			...(!isGif && maker.ending === 'webm' ? [m.film_is_webm()] : []),
			...(!isGif && maker.ending === 'gif' ? [m.film_is_gif()] : [])
		];
		const remark = remarks.join(' ');
		return { content, ending: maker.ending, ...(remark !== '' && { remark }) };
	},
	Options: FilmOptions
} satisfies FormatWriter;

/** An encoder that has proved itself with the first picture; null if there is none. */
async function videoOn(
	job: ExportJob,
	canvas: HTMLCanvasElement,
	rate: number,
	{ signal }: Control
): Promise<FilmMaker | null> {
	if (!('VideoEncoder' in globalThis)) return null;
	await screenFor(job, canvas).show(job.drawer.draw(job.moments[0], job), LOOKS[job.look]);
	const { videoMaker } = await import('./video-maker');
	return videoMaker(canvas, rate, signal);
}

/** How many pictures the colours of a GIF are taken from. */
const SAMPLES = 12;

async function gifOn(job: ExportJob, canvas: HTMLCanvasElement): Promise<FilmMaker> {
	// Larger GIFs are slow to make and to show.
	const scale = Math.min(1, 960 / canvas.width);
	canvas.width *= scale;
	canvas.height *= scale;
	const { moments, drawer, look } = job;
	const screen = screenFor(job, canvas);
	const count = Math.min(SAMPLES, moments.length);
	const samples = Array.from({ length: count }, (_, at) => () => {
		const moment = moments[Math.round((at * (moments.length - 1)) / Math.max(1, count - 1))];
		return screen.show(drawer.draw(moment, job), LOOKS[look]);
	});
	const { gifMaker } = await import('./gif-maker');
	return gifMaker(canvas, samples);
}
