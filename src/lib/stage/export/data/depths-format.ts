import { fileText } from '$lib/ui/download';
import type { FormatWriter } from '../format';
import { depthsCsv } from './counts-csv';
import { countedRuns } from './counted-runs';

/** How many nodes each run has at each depth, as a table. */
export default {
	write(job) {
		const text = depthsCsv(countedRuns(job.source));
		const content = new Blob([fileText('text/csv', text)], { type: 'text/csv' });
		return Promise.resolve({ content, ending: 'csv' });
	}
} satisfies FormatWriter;
