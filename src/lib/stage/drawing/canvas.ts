import { pageFaces } from '$lib/ui/page-faces';
import type { Drawing, Mark, Segment, Words } from './drawing';
import type { Look } from './looks';
import type { StyleLook } from './style-look';
import type { Fonts } from './svg';
import { BASELINE, embedded } from './words';

/** The fonts of pictures, by the page's names of them (`fonts.css`). */
export const FAMILIES = { text: 'Rubik Variable', code: 'JetBrains Mono Variable' };
/** Their names here: by its own name, the page gives up a font that comes late. */
const nameHere = (family: string) => `Picture ${family}`;
export const PAGE_FONTS: Fonts = {
	text: `'${nameHere(FAMILIES.text)}', Rubik, system-ui, sans-serif`,
	code: `'${nameHere(FAMILIES.code)}', '${nameHere(FAMILIES.text)}', ui-monospace, monospace`
};

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

let isNamed = false;

/** Loads the fonts that a drawing needs: a canvas does not wait for them. Never fails; others stand in. */
export async function loadFonts(text: string): Promise<void> {
	if (!isNamed)
		for (const family of Object.values(FAMILIES))
			for (const { address, weight, range } of pageFaces(family))
				document.fonts.add(
					new FontFace(nameHere(family), `url("${address}")`, { weight, unicodeRange: range })
				);
	isNamed = true;
	const wanted = [400, 600, 700].flatMap((weight) =>
		Object.values(PAGE_FONTS).map((font) => document.fonts.load(`${weight} 16px ${font}`, text))
	);
	await Promise.allSettled(wanted);
}

/**
 * Draws a drawing with the page's own fonts.
 *
 * @param scale pixels of the canvas per unit
 */
export function paint(context: Context, drawing: Drawing, look: Look, scale: number): void {
	context.save();
	context.setTransform(scale, 0, 0, scale, 0, 0);
	context.fillStyle = look.ground;
	context.fillRect(0, 0, drawing.width, drawing.height);
	context.lineJoin = 'round';
	context.textBaseline = 'alphabetic';
	// The text says its direction itself.
	context.direction = 'ltr';
	paintMarks(context, drawing.marks, look);
	context.restore();
}

/**
 * The largest scale up to `wanted` that browsers draw: the sides of a canvas are limited.
 */
export function possibleScale({ width, height }: Drawing, wanted: number): number {
	const side = 16_000 / Math.max(width, height);
	const area = Math.sqrt(120_000_000 / (width * height));
	return Math.min(wanted, side, area);
}

/** A drawing as a PNG. @throws Error if the browser cannot draw it. */
export async function pngOf(drawing: Drawing, look: Look, wanted: number): Promise<Blob> {
	await loadFonts(textOf(drawing));
	const scale = possibleScale(drawing, wanted);
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(drawing.width * scale);
	canvas.height = Math.round(drawing.height * scale);
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('there is no canvas');
	paint(context, drawing, look, scale);
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is too large'))));
	});
}

/** All words of a drawing. */
export function textOf({ marks }: Drawing): string {
	return marks
		.map((mark) =>
			mark.kind === 'group' ? textOf(mark.drawing) : mark.kind === 'words' ? mark.text : ''
		)
		.join('');
}

function paintMarks(context: Context, marks: readonly Mark[], look: Look): void {
	for (const mark of marks) {
		if (mark.kind === 'group') {
			const { x, y, scale = 1, drawing } = mark;
			context.save();
			context.translate(x, y);
			if (scale !== 1) context.scale(scale, scale);
			paintMarks(context, drawing.marks, look);
			context.restore();
			continue;
		}
		const style = look.styles[mark.style];
		if (mark.kind === 'words') {
			paintWords(context, mark, style);
			continue;
		}
		context.beginPath();
		if (mark.kind === 'circle') context.arc(mark.x, mark.y, mark.radius, 0, 2 * Math.PI);
		else if (mark.kind === 'path') trace(context, mark.segments);
		else if (mark.kind === 'rectangle')
			context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0);
		else {
			const { x, y, columns, rows, cell } = mark;
			for (let at = 0; at <= columns; at++) {
				context.moveTo(x + at * cell, y);
				context.lineTo(x + at * cell, y + rows * cell);
			}
			for (let at = 0; at <= rows; at++) {
				context.moveTo(x, y + at * cell);
				context.lineTo(x + columns * cell, y + at * cell);
			}
		}
		if (style.fill !== undefined) {
			context.globalAlpha = style.fillOpacity ?? 1;
			context.fillStyle = style.fill;
			context.fill();
		}
		if (style.stroke !== undefined) {
			context.globalAlpha = style.strokeOpacity ?? 1;
			context.strokeStyle = style.stroke;
			context.lineWidth = style.width ?? 1;
			context.setLineDash((style.dash ?? []) as number[]);
			context.lineCap = style.round ? 'round' : 'butt';
			context.stroke();
		}
		context.globalAlpha = 1;
	}
}

function trace(context: Context, segments: readonly Segment[]): void {
	for (const segment of segments) {
		if (segment[0] === 'M') context.moveTo(segment[1], segment[2]);
		else if (segment[0] === 'L') context.lineTo(segment[1], segment[2]);
		else if (segment[0] === 'C') {
			const [, x1, y1, x2, y2, x, y] = segment;
			context.bezierCurveTo(x1, y1, x2, y2, x, y);
		} else context.closePath();
	}
}

const ALIGNED = { start: 'left', middle: 'center', end: 'right' } as const;

function paintWords(context: Context, words: Words, style: StyleLook): void {
	const { x, y, text, size, anchor = 'middle', direction = 'ltr' } = words;
	context.font = `${style.weight ?? 400} ${size}px ${PAGE_FONTS[style.font ?? 'text']}`;
	context.textAlign = ALIGNED[anchor];
	const [content, baseline] = [embedded(text, direction), y + BASELINE * size];
	if (style.halo !== undefined) {
		context.strokeStyle = style.halo.color;
		context.lineWidth = style.halo.width * size;
		context.setLineDash([]);
		context.strokeText(content, x, baseline);
	}
	context.fillStyle = style.text ?? '#000';
	context.fillText(content, x, baseline);
}
