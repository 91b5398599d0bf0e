import { AsyncLocalStorage } from 'node:async_hooks';
import { render } from 'svelte/server';
import type { Handle } from '@sveltejs/kit';
import beforePaint from './before-paint.js?raw';
import * as m from '$lib/i18n/compiled/messages';
import { withIslands } from '$lib/ui/loading/islands';
import { localeIn } from '$lib/i18n/links';
import { baseLocale, localeInfo, readLocaleFrom, type Locale } from '$lib/i18n/locale';

/** The language of the page that is being rendered. */
const rendered = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => rendered.getStore() ?? baseLocale);

/**
 * Renders each page in the language of its address and marks the document with it. The fonts of its text are
 * preloaded, so that they are there when it is drawn.
 */
export const handle: Handle = ({ event, resolve }) => {
	const { code, direction, scripts } = localeInfo(localeIn(event.url.pathname));
	const fonts = new RegExp(`rubik-(${scripts.join('|')})-wght`);
	return rendered.run(code, () =>
		resolve(event, {
			transformPageChunk: ({ html }) =>
				withIslands(html, (part, idPrefix) => render(part, { idPrefix }).body)
					.replace('%lang%', code)
					.replace('%dir%', direction)
					.replace('%from-disk%', () => `<p class="from-disk">${m.shell_from_disk()}</p>`)
					.replace('%before-paint%', () => `<script>${beforePaint}</script>`),
			// Scripts would compete with the text and its fonts for the line.
			preload: ({ type, path }) => type === 'font' && fonts.test(path)
		})
	);
};
