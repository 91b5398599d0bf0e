/** The part of gifenc that is used: it comes without types. */
declare module 'gifenc' {
	type Palette = number[][];

	export function quantize(rgba: Uint8ClampedArray, colors: number): Palette;
	export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
	export function GIFEncoder(): {
		writeFrame(
			index: Uint8Array,
			width: number,
			height: number,
			options: {
				palette?: Palette;
				/** Milliseconds. */
				delay: number;
				transparent?: boolean;
				transparentIndex?: number;
				/** 1 keeps the picture, so that the next one can leave out what is the same. */
				dispose?: number;
			}
		): void;
		finish(): void;
		bytes(): Uint8Array<ArrayBuffer>;
	};
}
