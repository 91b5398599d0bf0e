import { stripIsolates } from '$lib/i18n/bidi';
import { LOOKS } from '../../drawing/looks';
import { FONTS, svgText, type Fonts } from '../../drawing/svg';
import type { Control, ExportJob } from '../format';

/** A page: the picture of a moment, and what is said about it. */
export interface Slide {
	/** An SVG element as text. All that is in it is escaped. */
	readonly picture: string;
	/** The same for an upright page, if that is another one. */
	readonly upright?: string;
	/** The teacher's note, or else the sentence of the moment; empty for none. */
	readonly text: string;
}

/** Milliseconds of work before the page may answer the user. */
const TURN = 12;

/** The shape of an upright phone's page above the text. */
const UPRIGHT = 0.55;

/**
 * The moments of a job as pages. The text is not part of the picture, so that it is as large as a slide needs.
 *
 * @param fonts the names that the pictures use
 * @param hasUpright whether there are pictures for upright pages too
 * @throws DOMException `AbortError` when it is cancelled
 */
export async function slidesOf(
	job: ExportJob,
	control: Control,
	fonts = FONTS,
	hasUpright = false
): Promise<Slide[]> {
	const { moments, parts, source } = job;
	const notes = new Map(source.marks.map(({ moment, note }) => [moment, note.trim()]));
	const isApart = parts.board || parts.tree;
	const pictured = isApart ? { ...job, parts: { ...parts, sentence: false } } : job;
	const shapes = [job.shape, ...(hasUpright ? [UPRIGHT] : [])];
	const pictures: string[][] = [];
	for (const [at, shape] of shapes.entries()) {
		const progress = (done: number) =>
			control.progress(at * moments.length + done, shapes.length * moments.length);
		pictures.push(await picturesOf({ ...pictured, shape }, { ...control, progress }, fonts));
	}
	const [usual, upright = usual] = pictures;
	return moments.map((moment, at) => {
		const note = notes.get(moment) ?? '';
		const sentence = parts.sentence && isApart ? sentenceOf(job, moment) : '';
		return {
			picture: usual[at],
			...(upright[at] !== usual[at] && { upright: upright[at] }),
			text: note === '' ? stripIsolates(sentence) : note
		};
	});
}

async function picturesOf(job: ExportJob, control: Control, fonts: Fonts): Promise<string[]> {
	const { moments, drawer, look, source } = job;
	const pictures: string[] = [];
	let turn = performance.now();
	for (const [at, moment] of moments.entries()) {
		control.signal.throwIfAborted();
		control.progress(at, moments.length);
		const title = `${source.title}, ${at + 1}`;
		pictures.push(svgText(drawer.draw(moment, job), LOOKS[look], title, fonts));
		if (performance.now() - turn < TURN) continue;
		await new Promise((resolve) => setTimeout(resolve));
		turn = performance.now();
	}
	return pictures;
}

/** All that is written on slides. */
export function lettersOf(slides: readonly Slide[]): string {
	return [
		...new Set(slides.map(({ picture, upright = '', text }) => picture + upright + text).join(''))
	].join('');
}

function sentenceOf({ drawer, source }: ExportJob, moment: number): string {
	return source.runs
		.map(({ name }, run) => [name, drawer.sentence(moment, run)].filter(Boolean).join(': '))
		.join('\n');
}
