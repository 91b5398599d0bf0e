import { pageFaces, type PageFace } from '../page-faces';

/** The font of texts, as `fonts.css` names it. */
const FAMILY = 'Rubik Variable';

/** How long an image may take to read the fonts that it carries, in milliseconds. */
export const READING = 300;

/**
 * The page's own font as a style sheet for a picture, under another name: an image does not know the fonts
 * of the page around it. Faces that cannot be loaded are left out.
 */
export async function pageFont(name: string): Promise<string> {
	const rules = pageFaces(FAMILY).map((face) => ruleOf(face, name));
	return (await Promise.all(rules)).join('');
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
