/** The parts of js-aruco2 that are used. It has no types of its own. */
declare module 'js-aruco2/src/cv.js' {
	interface Point {
		x: number;
		y: number;
	}
	/** One byte a pixel. */
	interface Grey {
		width: number;
		height: number;
		data: Uint8Array;
	}
	export const CV: {
		/** Marks with 255 what is darker than its surroundings, of `kernel` pixels on each side, by `threshold`. */
		adaptiveThreshold(source: Grey, target: Grey, kernel: number, threshold: number): Grey;
		/** The borders of what is marked. `binary` is room for its work. */
		findContours(source: Grey, binary: number[]): Point[][];
		/** A contour with fewer points, at most `epsilon` pixels beside it. */
		approxPolyDP(contour: readonly Point[], epsilon: number): Point[];
		isContourConvex(polygon: readonly Point[]): boolean;
		minEdgeLength(polygon: readonly Point[]): number;
	};
}

/** Its own detector, with which tests compare ours. */
declare module 'js-aruco2/src/aruco.js' {
	export const AR: {
		Detector: new (options: { dictionaryName: string; maxHammingDistance: number }) => {
			readonly dictionary: { readonly codeList: readonly string[] };
			detectImage(
				width: number,
				height: number,
				data: Uint8ClampedArray
			): { id: number; corners: { x: number; y: number }[] }[];
		};
	};
}
