/** From the middle of the letters down to their baseline, as a share of their size. */
export const BASELINE = 0.35;

/** A text that runs in its direction wherever it stands: some programs know only characters that say so. */
export function embedded(text: string, direction: 'ltr' | 'rtl'): string {
	return direction === 'rtl' ? `\u202B${text}\u202C` : text;
}

/** The widths of letters as a share of their size, about those of Rubik and Arial; the rest is {@link USUAL}. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
	[/[\u2066-\u2069\u200E\u200F\u202A-\u202C\p{M}]/u, 0],
	[/[ijlI.,:;'’|!·]/, 0.28],
	[/[ ftr()[\]"-]/, 0.36],
	[/[mwMW@%—]/, 0.9],
	[/[A-Z→]/, 0.68]
];
const USUAL = 0.57;

/** About how wide a text is, in units: a little too much rather than too little. */
export function widthOf(text: string, size: number): number {
	let width = 0;
	for (const letter of text)
		width += WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? USUAL;
	return width * size * 1.03;
}

let context: OffscreenCanvasRenderingContext2D | null = null;

/** How wide a text is in a font, as CSS has it; about that where nothing can be drawn. */
export function measuredWidth(text: string, font: string, size: number): number {
	if (typeof OffscreenCanvas === 'undefined') return widthOf(text, size);
	context ??= new OffscreenCanvas(1, 1).getContext('2d');
	if (context === null) return widthOf(text, size);
	context.font = font;
	return context.measureText(text).width;
}

/** A text in lines of at most this width. A longer word has a line of its own. */
export function wrapped(text: string, size: number, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const line = lines.at(-1);
		const longer = `${line} ${word}`;
		if (line !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}
