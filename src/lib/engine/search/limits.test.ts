import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import { FORCE, PLACE, stepKind } from './step';
import type { Strategy } from './strategy';

const RASTER = sudokuOf(
	'003900024750004300000160007006000701190000000500700060400508000600307000200040000'
);

const isPlacement = (step: number) => stepKind(step) === PLACE || stepKind(step) === FORCE;

describe('a limit on placements', () => {
	it('cuts off before the first placement beyond it, forced ones included', () => {
		const strategies: Partial<Strategy>[] = [
			{},
			{ ordering: 'findmin' },
			{ elimination: 'naked', eliminate: 'every' },
			{ elimination: 'hidden', eliminate: 'start' }
		];
		const runs = strategies.map((strategy) => ({ strategy, whole: searched(RASTER, strategy) }));
		fc.assert(
			fc.property(fc.constantFrom(...runs), fc.nat({ max: 220 }), ({ strategy, whole }, max) => {
				const cut = searched(RASTER, { ...strategy, limits: { placements: max } });
				const beyond = whole.steps.filter(isPlacement).length > max;
				const end = beyond
					? whole.steps.findIndex(
							(step, i) =>
								isPlacement(step) && whole.steps.slice(0, i).filter(isPlacement).length === max
						)
					: whole.steps.length;
				expect(cut.steps).toEqual(whole.steps.slice(0, end));
				expect(cut.outcome).toEqual(
					beyond ? { kind: 'stopped', by: 'placements' } : { kind: 'solved' }
				);
			})
		);
	});

	it('lets a run end that needs exactly as many', () => {
		const { statistics, outcome } = counted(RASTER, { limits: { placements: 194 } });
		expect(statistics.placements).toBe(194);
		expect(outcome).toEqual({ kind: 'solved' });
		expect(counted(RASTER, { limits: { placements: 193 } }).outcome).toEqual({
			kind: 'stopped',
			by: 'placements'
		});
	});

	it('applies beside other limits: the one that is reached first ends the run', () => {
		const both = (limits: Strategy['limits']) => counted(RASTER, { limits }).outcome;
		expect(both({ placements: 20, backtracks: 100 })).toMatchObject({ by: 'placements' });
		expect(both({ placements: 150, backtracks: 3 })).toMatchObject({ by: 'backtracks' });
		expect(both({ placements: 150, steps: 30 })).toMatchObject({ by: 'steps' });
	});
});
