import { direction } from '$lib/i18n/locales';
import * as m from '$lib/i18n/paraglide/messages';
import { getLocale } from '$lib/i18n/paraglide/runtime';
import type { FormatWriter } from '../format';
import { slidesOf } from './slides';
import { slidesFile } from './slides-file';

/** Slides as one HTML file. */
export default {
	async write(job, control) {
		const slides = await slidesOf(job, control);
		const locale = getLocale();
		const text = slidesFile(slides, {
			...{ title: job.source.title, locale, direction: direction(locale), look: job.look },
			...{ previous: m.slides_previous(), next: m.slides_next() }
		});
		return { content: new Blob([text], { type: 'text/html' }), ending: 'html' };
	}
} satisfies FormatWriter;
