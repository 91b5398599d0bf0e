import { encode } from 'uqr';

/** A QR code, as one path in a square. */
export interface QrPicture {
	/** The dark modules, as the path of an SVG picture. */
	readonly path: string;
	/** The side of the square with its quiet zone, in modules. */
	readonly side: number;
	/** It has more modules than a phone in the last row tells apart. */
	readonly isDense: boolean;
}

/** The longest text, in characters: what the largest code holds at the lowest level of correction. */
export const LONGEST = 2950;
/** The light modules around a code that readers ask for (ISO/IEC 18004). */
const QUIET = 4;
/**
 * The modules in a row of version 14. A code 1.2 m high on the wall then has modules of 16 mm: three
 * pixels each, at 9 m, of a camera that sees 60° with 1,920 pixels.
 */
const READABLE = 73;

/** The QR code of an address; null if it is too long for one. */
export function qrPicture(text: string): QrPicture | null {
	if (text.length > LONGEST) return null;
	// A screen has no scratches, so the lowest level of correction, which has the fewest modules.
	const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
	let path = '';
	data.forEach((row, y) => {
		for (let x = 0; x < row.length; x++) {
			if (!row[x]) continue;
			const from = x;
			while (row[x + 1]) x++;
			path += `M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h${from - x - 1}z`;
		}
	});
	return { path, side: size + 2 * QUIET, isDense: size > READABLE };
}

/** The pixels of a module in a picture that is saved, so that it stays sharp on paper. */
const MODULE = 16;

/** A QR code as a PNG picture, dark on light. Works only in the browser. */
export function qrPng({ path, side }: QrPicture): Promise<Blob> {
	const canvas = document.createElement('canvas');
	canvas.width = canvas.height = side * MODULE;
	const context = canvas.getContext('2d')!;
	context.scale(MODULE, MODULE);
	context.fillStyle = 'white';
	context.fillRect(0, 0, side, side);
	context.fillStyle = 'black';
	context.fill(new Path2D(path));
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))))
	);
}
