import * as m from '$lib/i18n/compiled/messages';

/** The doors of the site, in their order. Behind the studio there is a room for each kind of problem. */
export const DOORS = [
	{ id: 'learn', title: m.learn_nav, path: '/learn' },
	{ id: 'studio', title: m.shell_studio, path: null },
	{ id: 'compare', title: m.compare_nav, path: '/compare' },
	{ id: 'play', title: m.play_nav, path: '/play' },
	{ id: 'teach', title: m.teach_nav, path: '/teach' }
] as const;

type Door = (typeof DOORS)[number]['id'];

/** A kind of problem that has a studio. */
export interface Room {
	readonly kind: string;
	title(): string;
}

/** The door that a route is behind; undefined for the home page and for pages about the site. */
export function doorOf(route: string | null): Door | undefined {
	return DOORS.find(({ id }) => route?.split('/')[1] === id)?.id;
}
