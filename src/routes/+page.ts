import { isDrawn } from '$lib/ui/loading/islands';
import type { PageLoad } from './$types';

/** The islands of the page, unless the server has drawn them into it. */
export const load: PageLoad = async () => {
	if (isDrawn()) return { problems: null, guide: null };
	const parts = await Promise.all([import('./Problems.svelte'), import('./Guide.svelte')]);
	const [problems, guide] = parts.map((part) => part.default);
	return { problems, guide };
};
