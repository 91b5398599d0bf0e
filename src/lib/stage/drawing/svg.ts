import type { Drawing, Mark, Segment, Words } from './drawing';
import type { Look } from './looks';
import type { StyleLook } from './style-look';
import { BASELINE, embedded, measuredWidth } from './words';

/** The fonts of texts and of code, as CSS has them. */
export type Fonts = Readonly<Record<'text' | 'code', string>>;

/** Names that programs have, in the order in which they are taken. */
export const FONTS: Fonts = {
	text: 'Rubik, Arial, Helvetica, sans-serif',
	code: "'JetBrains Mono', 'DejaVu Sans Mono', Consolas, Menlo, monospace"
};

/**
 * A drawing as the text of an SVG file. It has only attributes, and nothing that office programs do not know:
 * no styles, patterns, baselines or orders of painting.
 *
 * @param title what a screen reader says, and a program shows as the name
 * @param fonts those of a page that it is a part of, with double quotes in none of them
 */
export function svgText(drawing: Drawing, look: Look, title: string, fonts = FONTS): string {
	const { width, height } = drawing;
	const size = `width="${n(width)}" height="${n(height)}"`;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${n(width)} ${n(height)}" font-family="${fonts.text}" stroke-linejoin="round">`,
		`<title>${escaped(title)}</title>`,
		`<rect ${size} fill="${look.ground}"/>`,
		...marksText(drawing.marks, look, fonts),
		'</svg>\n'
	].join('\n');
}

function marksText(marks: readonly Mark[], look: Look, fonts: Fonts): string[] {
	return marks.flatMap((mark) => markText(mark, look, fonts));
}

function markText(mark: Mark, look: Look, fonts: Fonts): string[] {
	if (mark.kind === 'group') {
		const { x, y, scale = 1, drawing } = mark;
		const inside = marksText(drawing.marks, look, fonts);
		if (inside.length === 0) return [];
		const size = scale === 1 ? '' : ` scale(${n(scale)})`;
		return [`<g transform="translate(${n(x)} ${n(y)})${size}">`, ...inside, '</g>'];
	}
	const style = look.styles[mark.style];
	switch (mark.kind) {
		case 'words':
			return wordsText(mark, style, fonts);
		case 'rectangle': {
			const { x, y, width, height, radius = 0 } = mark;
			const round = radius > 0 ? ` rx="${n(radius)}"` : '';
			const place = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}`;
			return [`<rect ${place} ${paint(style)}/>`];
		}
		case 'circle':
			return [
				`<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.radius)}" ${paint(style)}/>`
			];
		case 'path':
			return [`<path d="${pathData(mark.segments)}" ${paint(style)}/>`];
		case 'grid': {
			const { x, y, columns, rows, cell } = mark;
			const [right, bottom] = [x + columns * cell, y + rows * cell];
			let data = '';
			for (let at = 0; at <= columns; at++) data += `M${n(x + at * cell)} ${n(y)}V${n(bottom)}`;
			for (let at = 0; at <= rows; at++) data += `M${n(x)} ${n(y + at * cell)}H${n(right)}`;
			return [`<path d="${data}" ${paint(style)}/>`];
		}
	}
}

function wordsText(words: Words, style: StyleLook, fonts: Fonts): string[] {
	const { y, text, size, direction = 'ltr' } = words;
	const weight =
		style.weight === undefined || style.weight === 400 ? '' : ` font-weight="${style.weight}"`;
	const font = style.font === 'code' ? ` font-family="${fonts.code}"` : '';
	const { x, anchor } = anchored(words, style, fonts);
	const at = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
	const runs = direction === 'rtl' ? ' direction="rtl"' : '';
	const place = `x="${n(x)}" y="${n(y + BASELINE * size)}" font-size="${n(size)}"${font}${weight}${at}${runs}`;
	const content = escaped(embedded(text, direction));
	const lines = [`<text ${place} fill="${style.text ?? '#000'}">${content}</text>`];
	if (style.halo !== undefined) {
		const { color, width } = style.halo;
		lines.unshift(
			`<text ${place} fill="${color}" stroke="${color}" stroke-width="${n(width * size)}">${content}</text>`
		);
	}
	return lines;
}

/**
 * Where words stand. Programs take the start of a text from right to left for its left or its right end, but
 * agree on its middle.
 */
function anchored(
	words: Words,
	style: StyleLook,
	fonts: Fonts
): Pick<Required<Words>, 'x' | 'anchor'> {
	const { x, anchor = 'middle', text, size, direction } = words;
	if (direction !== 'rtl' || anchor === 'middle') return { x, anchor };
	const half = measuredWidth(text, `${style.weight ?? 400} ${size}px ${fonts.text}`, size) / 2;
	return { x: anchor === 'end' ? x - half : x + half, anchor: 'middle' };
}

/** The fill and the lines of a shape, as attributes. */
function paint(style: StyleLook): string {
	const { fill, fillOpacity, stroke, strokeOpacity, width = 1, dash, round } = style;
	const attributes = [`fill="${fill ?? 'none'}"`];
	if (fill !== undefined && fillOpacity !== undefined)
		attributes.push(`fill-opacity="${fillOpacity}"`);
	if (stroke !== undefined) {
		attributes.push(`stroke="${stroke}" stroke-width="${n(width)}"`);
		if (strokeOpacity !== undefined) attributes.push(`stroke-opacity="${strokeOpacity}"`);
		if (dash !== undefined) attributes.push(`stroke-dasharray="${dash.join(' ')}"`);
		if (round) attributes.push('stroke-linecap="round"');
	}
	return attributes.join(' ');
}

function pathData(segments: readonly Segment[]): string {
	return segments.map(([letter, ...numbers]) => letter + numbers.map(n).join(' ')).join('');
}

/** A number in at most two decimals. */
function n(value: number): string {
	return String(Math.round(value * 100) / 100);
}

/** A text as the content of an element, without what no XML may hold. */
function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
		.replace(/&/g, '&amp;')
		.replace(/</g, '&lt;')
		.replace(/>/g, '&gt;');
}
