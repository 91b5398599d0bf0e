import {
	BufferTarget,
	CanvasSource,
	Mp4OutputFormat,
	Output,
	Quality,
	WebMOutputFormat,
	type VideoCodec
} from 'mediabunny';
import type { FilmMaker } from './film';

/** What is tried, in this order: MP4 with H.264 plays everywhere. */
const KINDS = [
	{ ending: 'mp4', codec: 'avc' },
	{ ending: 'webm', codec: 'vp9' },
	{ ending: 'webm', codec: 'av1' },
	{ ending: 'webm', codec: 'vp8' }
] as const satisfies readonly { ending: FilmMaker['ending']; codec: VideoCodec }[];
type Kind = (typeof KINDS)[number];

/** Milliseconds in which a browser has to encode two pictures. */
const PATIENCE = 8000;

/** Encodes what is on a canvas as a video; null if the browser can encode none of this size. */
export async function videoMaker(
	canvas: HTMLCanvasElement,
	rate: number,
	signal: AbortSignal
): Promise<FilmMaker | null> {
	for (const kind of KINDS) {
		signal.throwIfAborted();
		if (await works(kind, canvas, rate)) return makerOf(kind, canvas, rate);
	}
	return null;
}

/** Really encodes pictures: some browsers say that they can, and then fail (mediabunny#222). */
async function works(kind: Kind, canvas: HTMLCanvasElement, rate: number): Promise<boolean> {
	let maker: FilmMaker | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('no picture came')), PATIENCE);
	});
	const trial = async () => {
		maker = await makerOf(kind, canvas, rate);
		await maker.add(1 / rate);
		await maker.add(1 / rate);
		return (await maker.finish()).size > 0;
	};
	try {
		return await Promise.race([trial(), late]);
	} catch {
		await maker?.cancel().catch(() => {});
		return false;
	} finally {
		clearTimeout(timer);
	}
}

async function makerOf(
	{ ending, codec }: Kind,
	canvas: HTMLCanvasElement,
	rate: number
): Promise<FilmMaker> {
	const target = new BufferTarget();
	const format = ending === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
	const output = new Output({ format, target });
	// Drawings have sharp edges and little in them that moves.
	const source = new CanvasSource(canvas, {
		codec,
		quality: new Quality('very-high'),
		keyFrameInterval: 5
	});
	output.addVideoTrack(source, { frameRate: rate });
	await output.start();
	let pictures = 0;
	return {
		ending,
		async add(seconds) {
			await source.add(pictures++ * seconds, seconds);
		},
		async finish() {
			await output.finalize();
			if (target.buffer === null) throw new Error('no video came');
			return new Blob([target.buffer], { type: `video/${ending}` });
		},
		async cancel() {
			if (output.state !== 'finalized' && output.state !== 'canceled') await output.cancel();
		}
	};
}
