import type { LoadedSet } from '../measure/boards';
import { CsvTable } from '../measure/csv';
import type { Experiment } from '../measure/experiment';
import { parseRow, writeHeader, type Header } from '../measure/results';

/** How rows are written. */
export interface Format {
	readonly heading: string;
	/** The line of a row whose line in results this is. */
	line(written: string): string;
}

/** The form of results, which can be put together and measured further. */
export function resultsFormat(header: Header): Format {
	return { heading: writeHeader(header), line: (written) => written };
}

/** The table for other programs. */
export function csvFormat(experiment: Experiment, sets: readonly LoadedSet[]): Format {
	const table = new CsvTable(experiment, sets);
	return { heading: table.heading, line: (written) => table.line(parseRow(written, 0)) };
}
