import { formatNumber } from '$lib/i18n/format';
import { getLocale } from '$lib/i18n/locale';
import { rowOrder, type SortKey } from './row-order';
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

type Keyed<Row> = Pick<TableColumn<Row>, 'id' | 'key' | 'text' | 'isText'>;

/** The order of rows, as a permutation of their indices; null for the order in which they are. */
export function orderOf<Row>(
	rows: readonly Row[],
	columns: readonly Keyed<Row>[],
	sorted: Sorting | undefined
): Uint32Array<ArrayBuffer> | null {
	const column = columns.find(({ id }) => id === sorted?.id);
	if (sorted === undefined || column === undefined) return null;
	const { compare } = new Intl.Collator(getLocale(), { numeric: true });
	return rowOrder(
		rows.map((row) => column.key(row)),
		sorted.isDescending,
		compare
	);
}

/** The sorting after a heading was pressed: of numbers, the largest are asked for first. */
export function pressed<Row>(
	columns: readonly Keyed<Row>[],
	sorted: Sorting | undefined,
	id: string
): Sorting {
	const { isText = false } = columns.find((column) => column.id === id)!;
	return { id, isDescending: sorted?.id === id ? !sorted.isDescending : !isText };
}

/** How the rows stand by a column, as `aria-sort` says it; nothing if they are not sorted by it. */
export function directionOf(sorted: Sorting | undefined, id: string) {
	if (sorted?.id !== id) return undefined;
	return sorted.isDescending ? 'descending' : 'ascending';
}

/** What a cell says. */
export function cellText<Row>(column: Keyed<Row>, row: Row): string {
	if (column.text) return column.text(row);
	const key = column.key(row);
	return key === null ? '–' : typeof key === 'number' ? formatNumber(key) : key;
}
