import { CHART_MARKS, type ChartMark } from './chart-marks';
import { STRATEGY_LOOKS } from './strategy-looks';

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

/** The look of the strategy with this index; looks repeat after six. */
export function seriesStyle(index: number): SeriesStyle {
	const at = index % CHART_MARKS.length;
	return { mark: CHART_MARKS[at], ...STRATEGY_LOOKS[at] };
}

const SET_COLORS = ['ink', 'set-2', 'set-3'];

/** The look of a set of boards, in colours that no strategy has; looks repeat after six. */
export function setStyle(index: number): SeriesStyle {
	const color = SET_COLORS[index % SET_COLORS.length];
	const mark = CHART_MARKS[index % CHART_MARKS.length];
	return { mark, color: `var(--color-${color})`, dash: '' };
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
