/** Lines inside an outline: their direction in degrees (0 runs to the right, 45 down), and the gap from line to line in units. */
export interface Hatch {
	readonly direction: number;
	readonly gap: number;
}

/** The styles that are hatchings. */
export const HATCHES = {
	'attacked-hatch': { direction: -45, gap: 8.5 },
	'dead-end-hatch': { direction: -45, gap: 6.7 }
} satisfies Record<string, Hatch>;

/** The hatching that a style is; undefined for all others. */
export function hatchOf(style: string): Hatch | undefined {
	return (HATCHES as Record<string, Hatch>)[style];
}
