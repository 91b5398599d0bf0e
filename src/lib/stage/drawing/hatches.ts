/** Lines inside an outline: their direction in degrees (0 runs to the right, 45 down), and the gap from line to line in units. */
export interface Hatch {
	readonly direction: number;
	readonly gap: number;
	/** Its lines are dashes; they are whole if absent. */
	readonly dashes?: Dashes;
}

/** In units: where the first begins, the length of each, and the distance to the next. Every second line is shifted by half of that. */
export interface Dashes {
	readonly start: number;
	readonly length: number;
	readonly period: number;
}

const DOTS: Dashes = { start: 0, length: 1.44, period: 7.68 };
/** The arms of crosses: what is level and what is upright meet in their middles. */
const LEVEL: Dashes = { start: 0.48, length: 2.88, period: 7.68 };
const UPRIGHT: Dashes = { ...LEVEL, start: LEVEL.start + LEVEL.period / 2 };

/** The styles that are hatchings. */
export const HATCHES = {
	'attacked-hatch': { direction: -45, gap: 8.5 },
	'dead-end-hatch': { direction: -45, gap: 6.7 },
	'value-1-hatch': { direction: -45, gap: 5.43 },
	'value-2-hatch': { direction: 90, gap: 3.84, dashes: DOTS },
	'value-3-hatch': { direction: 0, gap: 3.84 },
	'value-4-hatch': { direction: 90, gap: 7.68 },
	'value-5-hatch': { direction: -45, gap: 5.43 },
	'value-5-cross': { direction: 45, gap: 5.43 },
	'value-6-hatch': { direction: 0, gap: 3.84, dashes: LEVEL },
	'value-6-cross': { direction: 90, gap: 3.84, dashes: UPRIGHT }
} satisfies Record<string, Hatch>;

/** The hatching that a style is; undefined for all others. */
export function hatchOf(style: string): Hatch | undefined {
	return (HATCHES as Record<string, Hatch>)[style];
}
