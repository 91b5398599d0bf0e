import { MAX_EVENTS } from '$lib/engine/trace/file/trace-file';
import { nextTask } from '$lib/ui/loading/when-idle';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { FormatWriter } from '../format';
import { runFiles, type RunFile } from './run-files';
import { traceLines } from './trace-lines';

/** Milliseconds of writing between two pauses. */
const SLICE = 12;

/** Every step of each run, as a file that any studio opens: `docs/trace-file.md`. */
export default {
	async write({ source: { runs, title, moment } }, control) {
		const lengths = runs.map((run) =>
			run.stage.hidesFuture === true ? run.positionAt(moment) : (run.stage.trace?.length ?? 0)
		);
		const all = lengths.reduce((sum, length) => sum + Math.min(length, MAX_EVENTS), 0);
		const files: RunFile[] = [];
		let done = 0;
		for (const [at, { name, stage }] of runs.entries()) {
			const parts: string[] = [];
			let since = performance.now();
			for (const part of traceLines(stage, lengths[at])) {
				parts.push(part);
				done += part.length;
				if (performance.now() - since < SLICE) continue;
				// A line has some ten characters.
				control.progress(Math.min(all, Math.round(done / 10)), all);
				await nextTask();
				control.signal.throwIfAborted();
				since = performance.now();
			}
			files.push({ name, content: new Blob(parts, { type: 'application/jsonl' }) });
		}
		const isCut = lengths.some((length) => length > MAX_EVENTS);
		const remark = isCut
			? { remark: m.watch_export_cut({ formatted: formatNumber(MAX_EVENTS) }) }
			: {};
		return { ...(await runFiles(title, 'jsonl', files)), ...remark };
	}
} satisfies FormatWriter;
