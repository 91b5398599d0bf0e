import { contourLayout, type ContourLayout, type TreeShape } from '../layout/contour';

/** Lays out whole trees of up to a million nodes, which would block the page's thread. */
onmessage = ({ data }: MessageEvent<TreeShape>) => {
	postMessage(contourLayout(data) satisfies ContourLayout);
};
