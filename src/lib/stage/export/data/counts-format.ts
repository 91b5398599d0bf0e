import { fileText } from '$lib/ui/download';
import type { FormatWriter } from '../format';
import { countsCsv } from './counts-csv';
import { countedRuns } from './counted-runs';

/** The numbers of each run as a table. */
export default {
	write(job) {
		const text = countsCsv(job.source.title, countedRuns(job.source));
		const content = new Blob([fileText('text/csv', text)], { type: 'text/csv' });
		return Promise.resolve({ content, ending: 'csv' });
	}
} satisfies FormatWriter;
