import type { Handle } from '@sveltejs/kit';
import beforePaint from './before-paint.js?raw';
import { localeIn } from '$lib/i18n/links';
import { direction } from '$lib/i18n/locales';
import * as m from '$lib/i18n/paraglide/messages';
import { defineCustomServerStrategy } from '$lib/i18n/paraglide/runtime';
import { paraglideMiddleware } from '$lib/i18n/paraglide/server';

defineCustomServerStrategy('custom-address', {
	getLocale: (request) =>
		request === undefined ? undefined : localeIn(new URL(request.url).pathname)
});

/** The files of the text's font that a page in a language with this direction needs. */
const TEXT_FONTS = { ltr: /rubik-latin-wght/, rtl: /rubik-(latin|hebrew)-wght/ };

/**
 * Renders each page in the language of its address and marks the document with it. The fonts of its text are
 * preloaded, so that they are there when it is drawn.
 */
export const handle: Handle = ({ event, resolve }) =>
	paraglideMiddleware(event.request, ({ locale }) =>
		resolve(event, {
			transformPageChunk: ({ html }) =>
				html
					.replace('%lang%', locale)
					.replace('%dir%', direction(locale))
					.replace('%from-disk%', () => `<p class="from-disk">${m.shell_from_disk()}</p>`)
					.replace('%before-paint%', () => `<script>${beforePaint}</script>`),
			// Scripts would compete with the text and its fonts for the line.
			preload: ({ type, path }) => type === 'font' && TEXT_FONTS[direction(locale)].test(path)
		})
	);
