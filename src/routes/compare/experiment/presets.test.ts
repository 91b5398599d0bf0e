import { describe, expect, it } from 'vitest';
import { loadSets, problemOfRun } from '$lib/rooms/experiment/measure/boards';
import {
	experimentText,
	readExperiment,
	writeExperiment
} from '$lib/rooms/experiment/measure/experiment-file';
import { measure, strategyOfRun } from '$lib/rooms/experiment/measure/measure';
import { RunList, runsOf } from '$lib/rooms/experiment/measure/runs';
import { MEASURED } from '$lib/kinds/sudoku/making/measured';
import { KINDS } from './kinds';
import { PRESETS } from './presets';

describe('presets', () => {
	it.each(PRESETS)('$id says how many searches it makes', async ({ experiment, runs }) => {
		const loaded = await loadSets(experiment);
		expect('error' in loaded ? loaded.error : new RunList(experiment, loaded.sets).length).toBe(
			runs
		);
	});

	it.each(PRESETS)('$id is a file that reads as the same experiment', ({ experiment }) => {
		const read = readExperiment(writeExperiment(experiment));
		expect('error' in read ? read.error : experimentText(read.experiment)).toBe(
			experimentText(experiment)
		);
	});

	it('the making of a Sudoku tells what “filling” measures', async () => {
		const { experiment } = PRESETS.find(({ id }) => id === 'filling')!;
		const loaded = await loadSets(experiment);
		if ('error' in loaded) throw new Error(loaded.error.code);
		const listed = runsOf(experiment, loaded.sets);
		if ('error' in listed) throw new Error(listed.error.code);
		const undos: number[][] = [[], [], []];
		for (const run of listed.runs) {
			const problem = problemOfRun(loaded.sets, run);
			let last = { undos: 0, placements: 0, solutions: 0 };
			for (const counts of measure(problem, strategyOfRun(experiment, run, problem)))
				last = { ...counts };
			if (run.strategy === 2)
				expect(last).toMatchObject({ solutions: 0, placements: MEASURED.limit });
			else expect(last.solutions).toBe(1);
			undos[run.strategy].push(last.undos);
		}
		const [naive, fewest] = undos.map((counts) => counts.toSorted((a, b) => a - b)[12]);
		expect(undos.map(({ length }) => length)).toEqual([25, 25, 25]);
		expect({ naive, fewest }).toEqual({ naive: MEASURED.naive, fewest: MEASURED.fewest });
	});

	it('findmin loses on every board of “where findmin loses”', async () => {
		const { experiment } = PRESETS.find(({ id }) => id === 'lost')!;
		const loaded = await loadSets(experiment);
		if ('error' in loaded) throw new Error(loaded.error.code);
		const listed = runsOf(experiment, loaded.sets);
		if ('error' in listed) throw new Error(listed.error.code);
		const placements: number[][] = [];
		for (const run of listed.runs) {
			const problem = problemOfRun(loaded.sets, run);
			let last = 0;
			for (const counts of measure(problem, strategyOfRun(experiment, run, problem)))
				last = counts.placements;
			(placements[run.board] ??= [])[run.strategy] = last;
		}
		expect(placements).toHaveLength(8);
		for (const [naive, findmin] of placements) expect(findmin).toBeGreaterThan(naive);
	});
});

describe('kinds with sets', () => {
	it('have a text for every set, and no others', async () => {
		for (const { id, sets } of KINDS) {
			const { kindOf } = await import('$lib/kinds/registry');
			const built = (await (await kindOf(id))?.sets?.()) ?? [];
			expect(Object.keys(sets).sort()).toEqual(built.map((set) => set.id).sort());
			for (const text of Object.values(sets)) expect(text.name() + text.line()).not.toBe('');
		}
	});
});
