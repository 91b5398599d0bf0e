import { expect, it } from 'vitest';
import { experimentOf, measured, methodOf, MIXED } from '../../../../../tests/fixtures/experiments';
import { loadSets } from './boards';
import { writeCsv } from './csv';
import type { Experiment } from './experiment';
import { misfitsOf } from './fit';

async function loaded(experiment: Experiment) {
	const found = await loadSets(experiment);
	if ('error' in found) throw new Error(found.error.code);
	return found.sets;
}

const MAZE = { kind: 'maze', name: 'perfect', boards: null };
const SUDOKU = { kind: 'sudoku', name: 'hardest11', boards: null };
const HIDDEN = methodOf({ elimination: 'hidden' });

it('finds the strategies that do not fit a set, and what runs there', async () => {
	const strategies = [methodOf(), methodOf({ ordering: 'findmin' }), HIDDEN];
	const experiment = experimentOf({ sets: [SUDOKU, MAZE], strategies });
	expect(misfitsOf(experiment, await loaded(experiment))).toEqual([
		{ set: 1, strategy: 1, ran: methodOf() },
		{ set: 1, strategy: 2, ran: methodOf() }
	]);
	expect(misfitsOf(MIXED, await loaded(MIXED))).toEqual([]);
});

it('does not mind when to eliminate where nothing is eliminated', async () => {
	const experiment = experimentOf({ sets: [MAZE], strategies: [methodOf({ eliminate: 'start' })] });
	expect(misfitsOf(experiment, await loaded(experiment))).toEqual([]);
});

it('names in the CSV what ran', async () => {
	const experiment = experimentOf({ sets: [MAZE], strategies: [HIDDEN], limits: { steps: 50 } });
	const rows = await measured(experiment);
	const lines = writeCsv({ experiment, rows }, await loaded(experiment)).split('\n');
	expect(lines[0]).toContain('ordering,values,elimination');
	expect(lines[1]).toContain('naive,ascending,none');
});
