import { error } from '@sveltejs/kit';
import { dev } from '$app/environment';
import { CARDS } from '../../lib/kinds/cards';
import { viewOf } from '../../lib/kinds/views';
import type { PageLoad } from './$types';

// For developers only: a production build omits this page.
export const prerender = false;
export const ssr = false;

export const load: PageLoad = async () => {
	if (!dev) error(404);
	return { views: await Promise.all(CARDS.map(({ kind }) => viewOf(kind))) };
};
