import { describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { treeRun } from '../../../../../tests/fixtures/trees';
import { kind as maps } from '$lib/kinds/map-colouring/kind';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { Arranger, boxAround } from '../layout/arrange';
import { excerpt } from '../layout/excerpt/excerpt';
import { boundsFor, groundWidth, metricsFor } from './metrics';

it('keeps words on the edges of neighbours apart', () => {
	const setup = maps.examples.find(({ id }) => id === 'usa-three')!.setup;
	const { trace } = record(maps.problem(setup), { ...DEFAULT_STRATEGY, ordering: 'findmin' });
	const { nodes } = excerpt(trace.tree, trace.at(trace.length), { limit: 100 });
	const names = { variable: () => 'MO', value: () => 'turquoise' };
	const metrics = metricsFor(names, 15, false);
	const placed = nodes.filter(({ value }) => value >= 0);
	expect(placed.length).toBeGreaterThan(2);
	// Nine letters of at least 7 pixels, half of them to each side.
	for (const node of placed) {
		const { left, right } = metrics.extent(node, false);
		expect(Math.min(left, right)).toBeGreaterThan(31);
	}
});

describe('long names', () => {
	const names = { variable: () => 'Chen: LNS', value: () => 'Tue 10:00' };
	const run = treeRun({ nodes: 60, depth: 6 });
	/** The widths of letters: of a value on the path, of another, of the name of a variable. */
	const [PATH, VALUE, NAME] = [9.6, 8.4, 7.8];

	const pictures = [10, 40, 80].map((position) =>
		new Arranger().arrange(excerpt(run.tree, run.at(position)), metricsFor(names, 15, false), true)
	);

	it('of values have the space of a letter between them', () => {
		for (const { nodes } of pictures) {
			const labelled = nodes.filter(({ value, kind }) => value >= 0 && kind !== 'rejected');
			const rows: (typeof labelled)[] = [];
			for (const node of labelled) (rows[node.row] ??= []).push(node);
			for (const row of rows.filter((row) => row !== undefined))
				row.slice(1).forEach((node, at) => {
					const letter = node.onPath || row[at].onPath ? (PATH + VALUE) / 2 : VALUE;
					// Places are rounded to quarters of a pixel.
					expect(node.x - row[at].x - 9 * letter).toBeGreaterThanOrEqual(VALUE - 0.5);
				});
		}
	});

	it('are inside the box, or in the margin of 6 pixels around the picture', () => {
		for (const { nodes } of pictures) {
			const box = boxAround(nodes, boundsFor(names));
			const path = nodes.filter(({ onPath }) => onPath);
			expect(path.length).toBeGreaterThan(1);
			for (const { x, value, chosen, current } of path) {
				if (value >= 0) expect(box.left).toBeLessThanOrEqual(x - (9 * PATH) / 2);
				if (value >= 0) expect(box.right).toBeGreaterThanOrEqual(x + (9 * PATH) / 2);
				if (chosen >= 0) expect(box.right + 6).toBeGreaterThan(x + (current ? 20 : 13) + 9 * NAME);
			}
		}
	});

	it('have a ground behind their spaces', () => {
		expect(groundWidth('7', { onPath: true })).toBe(0);
		expect(groundWidth('Tue 10:00', { onPath: false })).toBeCloseTo(9 * VALUE);
		expect(groundWidth('Tue 10:00', { onPath: true })).toBeCloseTo(9 * PATH);
	});
});

it('keeps the box around short names', () => {
	const run = treeRun({ nodes: 60, depth: 6 });
	const { nodes } = excerpt(run.tree, run.at(40));
	const bounds = boundsFor({ variable: () => 'r1c3', value: () => '7' });
	for (const node of nodes)
		expect(bounds({ ...node, x: 0, y: 0 })).toMatchObject({ left: 22, right: 48 });
});
