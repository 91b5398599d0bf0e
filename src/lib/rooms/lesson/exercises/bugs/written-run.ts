import type { Call, CallResult, CodeLanguage, Role } from '$lib/stage/program/task';
import type { Filmed } from '../film/film';

/** A run of a program of ours as plain data, from when the site was built. */
export interface WrittenRun {
	readonly call: Call;
	readonly result: CallResult;
	readonly source: string;
	readonly language: CodeLanguage;
	readonly roles: Readonly<Record<string, Role>>;
	/** The columns of its log. */
	readonly log: Readonly<Record<'words' | 'lines' | 'depths' | 'others', readonly number[]>>;
}

/** The run as it can be filmed. */
export function filmedOf({ log, result, ...run }: WrittenRun): Filmed {
	const columns = {
		length: log.words.length,
		words: Int32Array.from(log.words),
		lines: Uint16Array.from(log.lines),
		depths: Uint16Array.from(log.depths),
		others: Int32Array.from(log.others)
	};
	return { ...run, ran: { result, log: columns } };
}
