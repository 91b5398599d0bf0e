import { strToU8, zipSync } from 'fflate';
import { MAX_EVENTS } from '$lib/engine/trace/file/trace-file';
import { fileName } from '$lib/ui/download';
import { nextTask } from '$lib/ui/loading/when-idle';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { FormatWriter } from '../format';
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
		const files: Blob[] = [];
		let done = 0;
		for (const [at, { stage }] of runs.entries()) {
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
			files.push(new Blob(parts, { type: 'application/jsonl' }));
		}
		const isCut = lengths.some((length) => length > MAX_EVENTS);
		const remark = isCut
			? { remark: m.watch_export_cut({ formatted: formatNumber(MAX_EVENTS) }) }
			: {};
		if (files.length === 1) return { content: files[0], ending: 'jsonl', ...remark };
		const named = await Promise.all(
			files.map(
				async (file, at) =>
					[
						fileName(`${title} ${at + 1} ${runs[at].name}`, 'jsonl'),
						strToU8(await file.text())
					] as const
			)
		);
		const zip = zipSync(Object.fromEntries(named));
		return { content: new Blob([zip], { type: 'application/zip' }), ending: 'zip', ...remark };
	}
} satisfies FormatWriter;
