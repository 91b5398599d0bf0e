import { direction, getLocale } from '$lib/i18n/locale';
import * as m from '$lib/i18n/compiled/messages';
import { embeddedFont } from '$lib/ui/embedded-font';
import { FAMILIES } from '../../drawing/canvas';
import { FONTS } from '../../drawing/svg';
import type { FormatWriter } from '../format';
import { lettersOf, slidesOf } from './slides';
import { slidesFile } from './slides-file';

/** Slides as one HTML file. */
export default {
	async write(job, control) {
		const slides = await slidesOf(job, control, FONTS, true);
		const locale = getLocale();
		const text = await slidesFile(slides, {
			...{ title: job.source.title, locale, direction: direction(locale), look: job.look },
			fonts: await fontsFor(lettersOf(slides)),
			...{ previous: m.slides_previous(), next: m.slides_next() }
		});
		return { content: new Blob([text], { type: 'text/html' }), ending: 'html' };
	}
} satisfies FormatWriter;

/** The page's fonts under the names that pictures use. */
async function fontsFor(text: string): Promise<string> {
	// A policy names a style by its digest, which browsers make on safe pages only.
	if (!isSecureContext) return '';
	const [texts, code] = await Promise.all([
		embeddedFont(FAMILIES.text, 'Rubik', text),
		embeddedFont(FAMILIES.code, "'JetBrains Mono'", text)
	]);
	return texts + code;
}
