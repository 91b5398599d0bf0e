import { CHART_MARKS, type ChartMark } from '$lib/layout/chart-marks';

/** What a legend says of one series: its shape, its colour and its word. */
export interface Series {
	readonly name: string;
	readonly style: SeriesStyle;
}

export interface SeriesStyle {
	readonly mark: ChartMark;
	/** A token of app.css. */
	readonly color: string;
	/** The dashes of its line; empty for a line without gaps. */
	readonly dash: string;
}

const COLORS = ['open-mark', 'accent', 'forced', 'solved', 'ink-soft', 'fail'];
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '14 3 3 3'];

/** The look of the series with this index; looks repeat after six. */
export function seriesStyle(index: number): SeriesStyle {
	const at = index % CHART_MARKS.length;
	return { mark: CHART_MARKS[at], color: `var(--color-${COLORS[at]})`, dash: DASHES[at] };
}

/** The look of a set of boards, unlike that of any strategy. */
export function setStyle(index: number): SeriesStyle {
	const at = index % CHART_MARKS.length;
	const colors = ['ink', 'forced', 'solved', 'open', 'accent', 'fail'];
	return { mark: CHART_MARKS[at], color: `var(--color-${colors[at]})`, dash: DASHES[at] };
}

/** What a picture says of a point that is pointed at. */
export interface PointText {
	readonly title: string;
	readonly lines: readonly string[];
}

/** The part of a picture between its axes, in pixels. */
export interface PlotBox {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}
