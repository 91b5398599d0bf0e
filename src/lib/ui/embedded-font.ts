import { pageFaces, type PageFace } from './page-faces';

/** How long an image may take to read the fonts that it carries, in milliseconds. */
export const READING = 300;

/**
 * One of the page's fonts as a style sheet for a file, which does not know the fonts of the page. Faces that
 * cannot be loaded are left out.
 *
 * @param family as `fonts.css` names it
 * @param name what the file calls it
 * @param text the letters that it is for; all that the page has if absent
 */
export async function embeddedFont(family: string, name: string, text?: string): Promise<string> {
	const letters = text === undefined ? null : [...new Set(text)];
	const faces = pageFaces(family).filter(
		({ range }) => letters === null || letters.some((letter) => isIn(letter, range))
	);
	return (await Promise.all(faces.map((face) => ruleOf(face, name)))).join('');
}

/** Whether a letter is in a range as a style sheet writes it: `U+0-FF, U+131`. */
export function isIn(letter: string, range: string): boolean {
	const code = letter.codePointAt(0)!;
	return range.split(',').some((part) => {
		const [first, last = first] = part.trim().slice(2).split('-');
		return code >= parseInt(first, 16) && code <= parseInt(last, 16);
	});
}

async function ruleOf({ address, weight, range }: PageFace, name: string): Promise<string> {
	try {
		const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
		const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
		return (
			`@font-face{font-family:${name};font-weight:${weight};font-display:swap;` +
			`src:url(data:font/woff2;base64,${btoa(text)});unicode-range:${range}}`
		);
	} catch {
		// Another font stands in.
		return '';
	}
}
