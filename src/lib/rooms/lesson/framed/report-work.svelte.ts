import { MOST_STATE, type FrameEvent } from '$lib/stage/frame/protocol';
import type { Exercise } from '../exercises/exercise';
import { decodeWork, encodeWork, type Work } from '../exercises/work/work';
import type { Workbench } from '../exercises/workbench.svelte';

/** What a workbench needs of the reporter of its frame. */
interface WorkReporter {
	whenKept(take: (state: unknown) => void): void;
	report(score: number | null, state: unknown): void;
	send(name: FrameEvent): void;
}

/** Milliseconds without a change before the work is reported. */
const REST = 800;
/** Room for what is around the work in the state. */
const AROUND = 40;

/**
 * Tells the book around a frame how many tests of an exercise are passed, and with it the work: where it is too long,
 * all but the texts. Takes what the book has kept. Call it where effects may be created.
 */
export function reportWork(bench: Workbench, reporter: WorkReporter): void {
	reporter.whenKept((state) => void take(state));

	async function take(state: unknown) {
		const packed = isRecord(state) ? state.work : null;
		const work = typeof packed === 'string' ? await decodeWork(packed) : null;
		if (work?.exercise !== bench.exercise.id) return;
		// The reader may already have begun.
		if (bench.work.runs > 0 || Object.keys(bench.work.texts).length > 0) return;
		bench.restore(work);
		void bench.prepare();
	}

	async function report(work: Work) {
		const state = await stateOf(work);
		if (state !== null) reporter.report(workScore(bench.exercise, work), state);
	}

	$effect(() => {
		const { work } = bench;
		// Nothing has been done yet.
		if (work.runs === 0 && Object.keys(work.texts).length === 0) return;
		const timer = setTimeout(() => void report(work), REST);
		return () => clearTimeout(timer);
	});
	$effect(() => {
		if (bench.progress.isPassed) reporter.send('completed');
	});
}

/** The share of the tests that are passed, from 0 to 1; null before the first run that was tested. */
export function workScore({ tests, switches, stages = [] }: Exercise, work: Work): number | null {
	if (work.passed) return 1;
	if (work.tests === null) return null;
	const all = switches ?? tests;
	const isPassed = ({ id, stage }: { id: string; stage?: string }) =>
		work.tests!.includes(id) ||
		(stage !== undefined && stages.includes(stage) && work.stages.includes(stage));
	return all.filter(isPassed).length / Math.max(1, all.length);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

async function stateOf(work: Work): Promise<{ work: string } | null> {
	for (const one of [work, { ...work, texts: {} }]) {
		const packed = await encodeWork(one);
		if (packed !== null && packed.length <= MOST_STATE - AROUND) return { work: packed };
	}
	return null;
}
