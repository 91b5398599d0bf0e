/** The font of texts, as `fonts.css` names it. */
const FAMILY = 'Rubik Variable';

/** How long an image may take to read the fonts that it carries, in milliseconds. */
export const READING = 300;

/**
 * The page's own font as a style sheet for a picture, under another name: an image does not know the fonts
 * of the page around it. Faces that cannot be loaded are left out.
 */
export async function pageFont(name: string): Promise<string> {
	const faces = [...document.styleSheets].flatMap((sheet) =>
		[...sheet.cssRules]
			.filter((rule) => rule instanceof CSSFontFaceRule)
			.filter(({ style }) => style.getPropertyValue('font-family').includes(FAMILY))
			.map((rule) => faceOf(rule, sheet.href ?? document.baseURI, name))
	);
	return (await Promise.all(faces)).join('');
}

async function faceOf({ style }: CSSFontFaceRule, base: string, name: string): Promise<string> {
	const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
	if (address === undefined) return '';
	try {
		const bytes = new Uint8Array(await (await fetch(new URL(address, base))).arrayBuffer());
		const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
		const range = style.getPropertyValue('unicode-range');
		return (
			`@font-face{font-family:${name};font-weight:300 900;font-display:swap;` +
			`src:url(data:font/woff2;base64,${btoa(text)});unicode-range:${range}}`
		);
	} catch {
		// Another font stands in.
		return '';
	}
}
