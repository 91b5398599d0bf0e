import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '$lib/rooms/lesson/text/chapters';
import type { ProblemKind } from '$lib/engine/kind';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { readAddress } from '$lib/stage/address/address';
import { FIRST_KIND, readRace } from '$lib/rooms/race/race-address';
import { measured } from '../../tests/fixtures/experiments';
import { counted } from '../../tests/fixtures/searches';
import { PRESETS } from './compare/experiment/presets';
import { MEASURED_PLACEMENTS, QUEENS_UNDOS, RACE_PLACEMENTS, STARTS } from './facts';
import { byKind } from '$lib/kinds/folders';

const kinds = byKind(
	import.meta.glob<ProblemKind>('../lib/kinds/**/kind.ts', { import: 'kind', eager: true })
);

/** What a link of the home page opens. */
function opened(link: string) {
	const { pathname, search } = new URL(link, 'https://example.org');
	const [, id] = /^\/studio\/(\S+)$/.exec(pathname) ?? [];
	const kind = kinds[id];
	const { address, errors } = readAddress(kind, search);
	expect(errors).toEqual([]);
	return { ...address, problem: kind.problem(address.setup) };
}

describe('what the home page says about its links', () => {
	it.each([STARTS.queens, STARTS.own])('%s opens at position 0, ready to play', (link) => {
		const { position, play } = opened(link);
		expect({ position, play }).toEqual({ position: 0, play: false });
	});

	it('the tutorial begins with its first chapter', () => {
		expect(STARTS.learn).toBe(`/learn/${CHAPTERS[0]}`);
	});

	it('eight queens are found after so many are taken back', () => {
		const { problem, strategy } = opened(STARTS.queens);
		expect(problem.variableCount).toBe(8);
		expect(counted(problem, strategy).statistics.undos).toBe(QUEENS_UNDOS);
	});

	it.each([0, 1])('the first race takes so many placements: lane %i', (lane) => {
		const kind = kinds[FIRST_KIND];
		const { search } = new URL(STARTS.orders, 'https://example.org');
		const { setup, entries, goal } = readRace(kind, search).race;
		const { ordering } = entries[lane];
		const { statistics } = counted(kind.problem(setup), { ...DEFAULT_STRATEGY, ordering, goal });
		expect({ [ordering]: statistics.placements }).toEqual(
			Object.fromEntries([Object.entries(RACE_PLACEMENTS)[lane]])
		);
	});

	it.each([0, 1])(
		'the first experiment counts so many placements: strategy %i',
		async (strategy) => {
			const { searchParams } = new URL(STARTS.measured, 'https://example.org');
			const { experiment } = PRESETS.find(({ id }) => id === searchParams.get('preset'))!;
			const rows = (await measured(experiment)).filter((row) => row.strategy === strategy);
			const total = rows.reduce((sum, { placements }) => sum + placements, 0);
			expect({ [experiment.strategies[strategy].ordering]: total }).toEqual(
				Object.fromEntries([Object.entries(MEASURED_PLACEMENTS)[strategy]])
			);
		}
	);

	it('one’s own puzzle opens the dialog', () => {
		expect(opened(STARTS.own).open).toBe(true);
	});
});
