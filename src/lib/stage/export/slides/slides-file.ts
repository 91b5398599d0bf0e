import type { LookId } from '../../drawing/looks';
import type { Slide } from './slides';
import { SLIDES_SCRIPT, SLIDES_STYLE } from './slides-script';

/** What is said around the slides, in the reader's language. */
export interface SlidesFrame {
	readonly title: string;
	readonly locale: string;
	readonly direction: 'ltr' | 'rtl';
	readonly look: LookId;
	/** A style sheet with the fonts; empty for those of the device. */
	readonly fonts: string;
	/** The names of the buttons. */
	readonly previous: string;
	readonly next: string;
}

/** The digests of the script and the style, as a policy names them. A test holds them. */
export const SCRIPT_DIGEST = 'sha256-nQCzbhikTf3IwchKEktUC7s6qS+n/+eqki+FL7vo6Ik=';
export const STYLE_DIGEST = 'sha256-jezGQU/sr6X2edFVUJZMA6317LNkK0g1pGzpIM24R9Q=';

/**
 * One HTML file that shows slides in any browser, without a network. Its policy lets nothing run but its own
 * script, and nothing load but the fonts that are in it.
 */
export async function slidesFile(slides: readonly Slide[], frame: SlidesFrame): Promise<string> {
	const { title, locale, direction, look, fonts, previous, next } = frame;
	const fontsDigest = fonts === '' ? '' : ` '${await digestOf(fonts)}'`;
	const policy = `default-src 'none'; script-src '${SCRIPT_DIGEST}'; style-src '${STYLE_DIGEST}'${fontsDigest}; font-src data:; base-uri 'none'; form-action 'none'`;
	const pages = slides.map(({ picture, upright, text }) => {
		const pictures =
			upright === undefined
				? picture
				: `<div class="wide">${picture}</div>\n<div class="upright">${upright}</div>\n`;
		return `<section>\n${pictures}${text === '' ? '' : `<p dir="auto">${escaped(text)}</p>\n`}</section>`;
	});
	return `<!doctype html>
<html lang="${escaped(locale)}" dir="${direction}" data-look="${look}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${SLIDES_STYLE}</style>${fonts === '' ? '' : `\n<style>${fonts}</style>`}
</head>
<body>
<main>
${pages.join('\n')}
</main>
<footer>
<h1><bdi>${escaped(title)}</bdi></h1>
<div dir="ltr">
<button type="button" data-previous aria-label="${escaped(previous)}">\u2039</button>
<span data-number aria-live="polite"></span>
<button type="button" data-next aria-label="${escaped(next)}">\u203A</button>
</div>
</footer>
<script>${SLIDES_SCRIPT}</script>
</body>
</html>
`;
}

/** The digest of a text, as a policy names it. */
async function digestOf(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** A text as the content of an element or the value of an attribute. */
function escaped(text: string): string {
	return text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}
