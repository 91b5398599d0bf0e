import { contourLayout, type ContourLayout, type TreeShape } from '../layout/contour';

/** Lays out whole trees of up to a million nodes, which would block the page's thread. */
onmessage = ({ data }: MessageEvent<TreeShape>) => {
	const layout: ContourLayout = contourLayout(data);
	const { x, byDepth } = layout;
	const arrays = [x, byDepth.start, byDepth.nodes, byDepth.x];
	postMessage(layout, { transfer: arrays.map(({ buffer }) => buffer as ArrayBuffer) });
};
