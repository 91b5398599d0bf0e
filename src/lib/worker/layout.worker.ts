import { contourLayout, type ContourLayout, type TreeShape } from '../layout/contour';

/** Lays out whole trees: up to a million nodes, too long for the page's thread. */
onmessage = ({ data }: MessageEvent<TreeShape>) => {
	postMessage(contourLayout(data) satisfies ContourLayout);
};
