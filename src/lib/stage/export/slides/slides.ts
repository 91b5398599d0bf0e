import { stripIsolates } from '$lib/i18n/bidi';
import { LOOKS } from '../../drawing/looks';
import { svgText } from '../../drawing/svg';
import type { Control, ExportJob } from '../format';

/** A page: the picture of a moment, and what is said about it. */
export interface Slide {
	/** An SVG element as text. All that is in it is escaped. */
	readonly picture: string;
	/** The teacher's note, or else the sentence of the moment; empty for none. */
	readonly text: string;
}

/** Milliseconds of work before the page may answer the user. */
const TURN = 12;

/**
 * The moments of a job as pages. The text is not part of the picture, so that it is as large as a slide needs.
 *
 * @throws DOMException `AbortError` when it is cancelled
 */
export async function slidesOf(job: ExportJob, control: Control): Promise<Slide[]> {
	const { moments, drawer, parts, look, source } = job;
	const notes = new Map(source.marks.map(({ moment, note }) => [moment, note.trim()]));
	const isApart = parts.board || parts.tree;
	const pictured = isApart ? { ...job, parts: { ...parts, sentence: false } } : job;
	const slides: Slide[] = [];
	let turn = performance.now();
	for (const [at, moment] of moments.entries()) {
		control.signal.throwIfAborted();
		control.progress(at, moments.length);
		const sentence = parts.sentence && isApart ? sentenceOf(job, moment) : '';
		const note = notes.get(moment) ?? '';
		const text = note === '' ? stripIsolates(sentence) : note;
		const title = `${source.title}, ${at + 1}`;
		slides.push({
			picture: svgText(drawer.draw(moment, pictured), LOOKS[look], title),
			text
		});
		if (performance.now() - turn < TURN) continue;
		await new Promise((resolve) => setTimeout(resolve));
		turn = performance.now();
	}
	return slides;
}

function sentenceOf({ drawer, source }: ExportJob, moment: number): string {
	return source.runs
		.map(({ name }, run) => [name, drawer.sentence(moment, run)].filter(Boolean).join(': '))
		.join('\n');
}
