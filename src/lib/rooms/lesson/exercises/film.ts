import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Presented } from '$lib/stage/present/presented';
import { FilmStage } from './film-stage.svelte';
import type { Call, CodeLanguage } from '$lib/stage/program/task';
import { shownGround } from './grounds';
import type { Ran } from './judge';

/** The run of a call on the stage. */
export interface Film {
	readonly stage: FilmStage;
	readonly call: Call;
	readonly ran: Ran;
	readonly language: CodeLanguage;
	/** The reader's program; empty if it is not theirs. */
	readonly source: string;
	readonly parts: readonly Presented[];
	/** Its board is wide, so the others are below it. */
	readonly isWide: boolean;
}

/** What is shown of the run of a call. */
export async function makeFilm(
	call: Call,
	ran: Ran,
	language: CodeLanguage,
	viewOf: (kind: string) => Promise<ProblemView>
): Promise<Film> {
	const { kind, setup } = shownGround(call)!;
	const view = await viewOf(kind);
	const stage = new FilmStage(ran.log, ran.result, view, setup, language);
	return {
		...{ stage, call, ran, language, source: '' },
		parts: ['board', 'tree', 'stack'],
		isWide: kind === 'sequence'
	};
}
