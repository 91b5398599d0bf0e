import type { Handle } from '@sveltejs/kit';
import { direction } from '$lib/i18n/locales';
import { paraglideMiddleware } from '$lib/i18n/paraglide/server';

/** Renders each page in the language of its address and marks the document with it. */
export const handle: Handle = ({ event, resolve }) =>
	paraglideMiddleware(event.request, ({ request, locale }) => {
		event.request = request;
		return resolve(event, {
			transformPageChunk: ({ html }) =>
				html.replace('%lang%', locale).replace('%dir%', direction(locale))
		});
	});
