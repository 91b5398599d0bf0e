/** The geometry of the regions of a map, in picture units. */
export interface MapShape {
	readonly width: number;
	readonly height: number;
	/** The side of the field behind a name. */
	readonly field: number;
	/** Keyed by the short names of the regions. */
	readonly regions: Readonly<Record<string, RegionShape>>;
}

export interface RegionShape {
	/** The outline as an SVG path, including the name's field if that is outside. */
	readonly outline: string;
	/** Where the name is: as far inside as possible, or on a field beside a region that is too small. */
	readonly at: { readonly x: number; readonly y: number };
}
