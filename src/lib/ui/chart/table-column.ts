import type { SortKey } from './row-order';
import type { SeriesStyle } from './series';

/** The column that a table is sorted by. */
export interface Sorting {
	readonly id: string;
	readonly isDescending: boolean;
}

/** A column of a table. */
export interface TableColumn<Row> {
	readonly id: string;
	readonly label: string;
	/** What the column means, in a line. */
	readonly hint?: string;
	/** What it is sorted by. */
	key(row: Row): SortKey;
	/** What it says; the key itself if absent. */
	text?(row: Row): string;
	/** The mark of a series before the text. */
	mark?(row: Row): SeriesStyle | null;
	/** Its width, in `ch`. */
	readonly width: number;
	/** Words instead of numbers. */
	readonly isText?: boolean;
}
