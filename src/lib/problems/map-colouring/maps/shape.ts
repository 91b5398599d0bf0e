/** Where the regions of a map lie, in the units of its picture. */
export interface MapShape {
	readonly width: number;
	readonly height: number;
	/** The side of the field that a name stands on. */
	readonly field: number;
	/** By the short names of the regions. */
	readonly regions: Readonly<Record<string, RegionShape>>;
}

export interface RegionShape {
	/** The outline, as a path of SVG, with the field that the name stands on where it is outside. */
	readonly outline: string;
	/** Where its name stands: as far inside as can be, or on a field beside a region that is too small. */
	readonly at: { readonly x: number; readonly y: number };
}
