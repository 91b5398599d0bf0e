/** How something looks. What is absent is not drawn. Widths are in units. */
export interface StyleLook {
	readonly fill?: string;
	/** From 0 to 1; opaque if absent. */
	readonly fillOpacity?: number;
	readonly stroke?: string;
	readonly strokeOpacity?: number;
	/** The width of its lines. */
	readonly width?: number;
	/** The lengths of the dashes and of the gaps between them. */
	readonly dash?: readonly [number, number];
	/** Lines end and turn in a round shape. */
	readonly round?: true;
	/** The colour of words in this style. */
	readonly text?: string;
	readonly weight?: 400 | 500 | 600 | 700;
	/** Names of variables and values are in the font of code; the font of texts if absent. */
	readonly font?: 'code';
	/** Around words, so that they can be read on lines: its width as a share of their size. */
	readonly halo?: { readonly color: string; readonly width: number };
	/** The least width of its lines on a screen, in pixels, where small boards need one. */
	readonly least?: number;
	/** Its edges lie on whole pixels of a screen. */
	readonly crisp?: true;
}
