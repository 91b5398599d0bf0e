import { PLACE, REJECT, stepKind } from '$lib/engine/search/step';
import { CALL } from '$lib/engine/trace/stored/step-log';
import type { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Presented } from '$lib/stage/present/presented';
import type { OwnLine } from '$lib/stage/player/stops/breakpoints';
import { callStage } from '$lib/stage/program/call-stage';
import { faultText } from '$lib/stage/program/faults/fault-text';
import type { ProgramStage } from '$lib/stage/program/program-stage.svelte';
import type { Call, CodeLanguage, Role } from '$lib/stage/program/task';
import { nextTask } from '$lib/ui/loading/when-idle';
import type { LineMarks } from '../editor/line-marks';
import { shownGround } from './grounds';
import { laid } from './laid';
import type { Ran } from '../judge/judge';

/** The run of a call on the stage. */
export interface Film {
	readonly stage: ProgramStage;
	readonly call: Call;
	readonly ran: Ran;
	readonly language: CodeLanguage;
	/** The reader's program; empty if it is not theirs. */
	readonly source: string;
	readonly parts: readonly Presented[];
	/** Its board is wide, so the others are below it. */
	readonly isWide: boolean;
	/** The position at which the program begins: before it, the digits that it may take away are placed. */
	readonly start: number;
	/** What its error means, with its line; empty if it has none. */
	readonly fault: string;
}

/** What a film is made of. */
export interface Filmed {
	readonly call: Call;
	readonly ran: Ran;
	readonly language: CodeLanguage;
	readonly source: string;
	readonly roles: Readonly<Record<string, Role>>;
	/** Functions that are given before the program; absent for none. */
	readonly given?: string;
}

/** What is shown of the run of a call; null if it works on nothing that can be shown. */
export async function makeFilm(
	{ call, ran, language, source, roles, given }: Filmed,
	viewOf: (kind: string) => Promise<ProblemView>
): Promise<Film | null> {
	const ground = shownGround(call);
	if (ground === null) return null;
	const { kind, setup } = ground;
	const view = await viewOf(kind);
	const { log, result } = ran;
	const { end } = result;
	const fault = end.kind === 'fault' ? faultText(end.fault, language, source, given) : '';
	const isSearch = roles[call.name] === 'search';
	const stage = await callStage({
		log,
		call,
		result,
		view,
		setup,
		isSearch,
		fault,
		pause: nextTask
	});
	return {
		...{ stage, call, ran, language, source, fault },
		start: laid(call).length,
		parts: partsOf(ran),
		isWide: kind === 'sequence'
	};
}

/** A tree where something is placed; a stack where calls wait. */
function partsOf({ log, result: { prints } }: Ran): readonly Presented[] {
	const kinds = new Set(log.words.subarray(0, log.length).map(stepKind));
	const hasTree = kinds.has(PLACE) || kinds.has(REJECT);
	return [
		'board',
		...(hasTree ? (['tree'] as const) : []),
		...(kinds.has(CALL) || prints.length > 0 ? (['stack'] as const) : [])
	];
}

/** What is marked in the program of a run at the moment that is shown: the line of the step, and an error at the end. */
export function marksAt({ stage, ran, fault }: Film): LineMarks {
	const { end } = ran.result;
	const hasBroken = end.kind === 'fault' && end.fault.line > 0 && stage.player.atEnd;
	return { lit: stage.lit, fault: hasBroken ? { line: end.fault.line, text: fault } : null };
}

/** Pauses the player of a stage where its program comes to one of these lines. */
export function stopAtLines({ player, trace }: ProgramStage, lines: readonly number[]): void {
	const others = player.breakpoints.filter(({ kind }) => kind !== 'own-line');
	player.breakpoints = [...others, ...linesOf(trace, lines)];
}

/** A stop for each line, where a run comes to it; a line without a step stops at the next line with one. */
export function linesOf(trace: StoredTrace, lines: readonly number[]): readonly OwnLine[] {
	if (lines.length === 0) return [];
	const { log } = trace;
	const withSteps = [...new Set(log.lines.subarray(0, log.length))].sort((a, b) => a - b);
	const stopped = lines.map((line) => withSteps.find((one) => one >= line));
	return [...new Set(stopped)]
		.filter((line) => line !== undefined)
		.map((line) => ({
			kind: 'own-line',
			line,
			isAt(position) {
				const now = trace.eventAt(position);
				const before = trace.eventAt(position - 1);
				return now?.line === line && (before?.line !== line || before.depth !== now.depth);
			}
		}));
}
