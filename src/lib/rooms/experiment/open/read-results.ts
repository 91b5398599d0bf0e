import { loadSets } from '../measure/boards';
import type { Experiment, RunRow } from '../measure/experiment';
import { experimentText, readExperiment } from '../measure/experiment-file';
import { MAX_RESULTS, mergeResults, readResults, type Results } from '../measure/results';
import { heldRuns } from '../measure/runs';
import type { OpenRequest, ResultsReply, ResultsRequest } from './protocol';

/** Rows that are sent at once: the page takes them over without a pause. */
export const SLICE = 500;

/** Opens files: an experiment, or parts of the results of one, which it puts together. */
export class ResultsOpener {
	#known: RunRow[] = [];

	constructor(private readonly send: (reply: ResultsReply) => void) {}

	async take(request: ResultsRequest): Promise<void> {
		if (request.type === 'known') for (const row of request.rows) this.#known.push(row);
		else await this.#open(request);
	}

	async #open({ files, known }: OpenRequest): Promise<void> {
		const parts: Results[] = [];
		const whole = files.reduce((sum, { size }) => sum + size, 0);
		let before = 0;
		/** Of several experiments, the last. */
		let last: ResultsReply | null = null;
		for (const file of files) {
			const { name, size } = file;
			const found = size > MAX_RESULTS ? null : await file.text().catch(() => undefined);
			if (found === undefined) {
				this.send({ type: 'refused', name, error: { code: 'no-file', path: '' } });
				return;
			}
			const read =
				found === null
					? ({
							error: { code: 'too-large', path: '', found: size, expected: MAX_RESULTS }
						} as const)
					: readResults(found, (share) =>
							this.send({ type: 'read', share: (before + share * size) / whole })
						);
			before += size;
			if (!('error' in read)) {
				parts.push(read);
				continue;
			}
			const single = found === null ? read : readExperiment(found);
			if ('error' in single) {
				// A file with many lines was meant as results.
				const isResults = found?.slice(0, 1000).includes('backtrail-results') === true;
				this.send({ type: 'refused', name, error: isResults ? read.error : single.error });
				return;
			}
			// Boards that cannot be searched are told now, not when they are to be measured.
			const loaded = await loadSets(single.experiment);
			if ('error' in loaded) {
				this.send({ type: 'refused', name, error: loaded.error });
				return;
			}
			last = { type: 'experiment', name, experiment: single.experiment };
		}
		if (parts.length > 0) await this.#merge(parts, known);
		else if (last !== null) this.send(last);
	}

	/** @param known the experiment of the rows that the page has. */
	async #merge(parts: readonly Results[], known: Experiment | null): Promise<void> {
		const [{ experiment }] = parts;
		const isSame = known !== null && experimentText(known) === experimentText(experiment);
		const own = isSame ? [{ experiment, rows: this.#known }] : [];
		const loaded = await loadSets(experiment);
		const held = 'error' in loaded ? loaded : heldRuns(experiment, loaded.sets);
		const merged = 'error' in held ? held : mergeResults(held.list, [...parts, ...own]);
		if ('error' in merged) {
			this.send({ type: 'refused', name: null, error: merged.error });
			return;
		}
		for (let from = 0; from < merged.rows.length; from += SLICE)
			this.send({ type: 'rows', rows: merged.rows.slice(from, from + SLICE) });
		this.send({ type: 'merged', experiment, missing: merged.missing.length });
	}
}
