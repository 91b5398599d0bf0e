/** Where the regions of a map lie, in the units of its picture. */
export interface MapShape {
	readonly width: number;
	readonly height: number;
	/** By the short names of the regions. */
	readonly regions: Readonly<Record<string, RegionShape>>;
}

export interface RegionShape {
	/** The outline, as a path of SVG. */
	readonly outline: string;
	/** The point inside that is farthest from the outline. */
	readonly at: Point;
	/** Where the name stands when the region is too small for it. */
	readonly label?: Point;
}

export type Point = readonly [x: number, y: number];
