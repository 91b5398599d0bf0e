/** The four doors of the site, in their order. Behind the studio there is a room for each kind of problem. */
export const DOORS = ['learn', 'studio', 'compare', 'play'] as const;

export type Door = (typeof DOORS)[number];

/** A kind of problem that has a studio. */
export interface Room {
	readonly kind: string;
	title(): string;
}

/** The door that a route is behind; undefined for the home page and for pages about the site. */
export function doorOf(route: string | null): Door | undefined {
	return DOORS.find((door) => route?.split('/')[1] === door);
}
