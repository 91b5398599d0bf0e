import { readParts } from '$lib/stage/present/presented';

/** What a presentation of results can show. */
export const PROJECTED = ['picture', 'words'] as const;
export type ProjectedPart = (typeof PROJECTED)[number];

/** How the page keeps what was presented. */
export const KEPT_PROJECTED = {
	key: 'present-results',
	usual: PROJECTED,
	read: readParts(PROJECTED, PROJECTED.length)
};
