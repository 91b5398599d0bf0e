import { describe, expect, it } from 'vitest';
import { experimentOf, measured, methodOf, MIXED } from '../../../../../tests/fixtures/experiments';
import type { Experiment, RunKey } from '../measure/experiment';
import { RunMeasurer } from './measure-runs';
import type { MeasureReply } from './protocol';

const AGAINST_NAIVE =
	'..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const LONG = experimentOf({
	sets: [{ kind: 'sudoku', name: 'one', boards: [{ parameters: { puzzle: AGAINST_NAIVE } }] }],
	strategies: [methodOf()],
	limits: { placements: 100_000 }
});
const RUN: RunKey = { set: 0, board: 0, rewriting: 0, strategy: 0, seed: 1 };

/** Measures runs with a clock that advances some milliseconds at each look. */
async function replies(
	experiment: Experiment,
	runs: readonly RunKey[],
	tick: number | (() => number),
	repeats = false
) {
	const sent: MeasureReply[] = [];
	let time = 0;
	const measurer = new RunMeasurer({
		now: () => (time += typeof tick === 'number' ? tick : tick()),
		send: (reply) => sent.push(structuredClone(reply)),
		repeats
	});
	await measurer.take({ type: 'prepare', experiment });
	await measurer.take({ type: 'measure', runs });
	return sent;
}

const rowsIn = (sent: readonly MeasureReply[]) =>
	sent.flatMap((reply) => (reply.type === 'measured' ? reply.measured : [])).map(({ row }) => row);

const timesIn = (sent: readonly MeasureReply[]) =>
	sent
		.flatMap((reply) => (reply.type === 'measured' ? reply.measured : []))
		.map(({ milliseconds }) => milliseconds!);

const spentIn = (sent: readonly MeasureReply[]) =>
	sent.reduce((sum, reply) => sum + (reply.type === 'measured' ? reply.spent : 0), 0);

describe('a worker that measures', () => {
	it('sends the rows in order, those of short runs together', async () => {
		const rows = (await measured(MIXED)).filter(({ set }) => set < 2);
		const quick = await replies(MIXED, rows, 0);
		expect(quick.map(({ type }) => type)).toEqual(['ready', 'measured']);
		expect(rowsIn(quick)).toEqual(rows);
		const slow = await replies(MIXED, rows, 60);
		expect(rowsIn(slow)).toEqual(rows);
		expect(slow.filter(({ type }) => type === 'measured').length).toBe(rows.length);
	});

	it('shows a sign of life in long runs, and the rows before them first', async () => {
		const short = { ...RUN, strategy: 1 };
		const both = {
			...LONG,
			strategies: [methodOf(), methodOf({ ordering: 'findmin', elimination: 'hidden' })]
		};
		const sent = await replies({ ...both, limits: { steps: 1_000_000 } }, [short, RUN], 3);
		const types = sent.map(({ type }) => type);
		expect(types.slice(0, 2)).toEqual(['ready', 'measured']);
		expect(types.at(-1)).toBe('measured');
		const steps = sent.flatMap((reply) => (reply.type === 'progress' ? [reply.steps] : []));
		expect(steps).toEqual(steps.toSorted((a, b) => a - b));
		expect(steps.length).toBeGreaterThan(0);
	});

	it('stops at the limit of time, and says so', async () => {
		const [row] = rowsIn(await replies({ ...LONG, limits: { milliseconds: 50 } }, [RUN], 5));
		expect(row.outcome).toBe('time');
		expect(row.steps).toBeGreaterThan(0);
		const [cut] = rowsIn(await replies(LONG, [RUN], 0));
		expect(cut).toMatchObject({ outcome: 'limit', placements: 100_000 });
	});

	it('repeats short runs and keeps the shortest time, while their rows stay the same', async () => {
		const rows = (await measured(MIXED)).filter(({ set }) => set < 2).slice(0, 12);
		const often = await replies(MIXED, rows, 0.25, true);
		expect(rowsIn(often)).toEqual(rows);
		const times = timesIn(often);
		expect(spentIn(often)).toBeGreaterThan(5 * times.reduce((sum, time) => sum + time, 0));

		// The machine is busy now and then.
		let looks = 0;
		const [row] = rows;
		const disturbed = await replies(MIXED, [row], () => (looks++ % 40 === 0 ? 12 : 0.25), true);
		expect(timesIn(disturbed)).toEqual([0.25]);
	});

	it('does not repeat a long run', async () => {
		const sent = await replies(LONG, [RUN], 90, true);
		expect(timesIn(sent)[0]).toBeGreaterThanOrEqual(90);
		expect(spentIn(sent)).toBeLessThanOrEqual(timesIn(sent)[0] + 90);
	});

	it('answers when it has nothing to do', async () => {
		const sent: MeasureReply[] = [];
		const measurer = new RunMeasurer({ now: () => 0, send: (reply) => sent.push(reply) });
		await measurer.take({ type: 'ping' });
		expect(sent).toEqual([{ type: 'pong' }]);
	});

	it('fails without an experiment, and with boards that it cannot read', async () => {
		const measurer = new RunMeasurer({ now: () => 0, send: () => {} });
		await expect(measurer.take({ type: 'measure', runs: [RUN] })).rejects.toThrow();
		const boards = [{ parameters: { puzzle: '12' } }];
		const bad = { ...LONG, sets: [{ kind: 'sudoku', name: 'x', boards }] };
		await expect(measurer.take({ type: 'prepare', experiment: bad })).rejects.toThrow(
			'sets[0].boards[0]: bad-board'
		);
	});
});
