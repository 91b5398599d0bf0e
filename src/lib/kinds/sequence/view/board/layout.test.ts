import { describe, expect, it } from 'vitest';
import { bracketOf, centreOf, layoutOf, type LayoutInput } from './layout';

const room: LayoutInput = { width: 410, height: 290, positions: 3, letters: 3, columns: true };

/** Checks that everything drawn fits the room. */
function expectToFit(input: LayoutInput) {
	const layout = layoutOf(input);
	const { perRow, rows, slot, rowHeight, above, tile, number, mark, markColumns } = layout;
	expect(perRow * rows).toBeGreaterThanOrEqual(input.positions);
	expect(perRow * (rows - 1)).toBeLessThan(input.positions);
	expect(perRow * slot).toBeLessThanOrEqual(input.width);
	if (input.height !== null) expect(rows * rowHeight).toBeLessThanOrEqual(input.height);
	expect(tile).toBeLessThan(slot);
	expect(markColumns * mark).toBeLessThanOrEqual(slot);
	const lines = input.columns ? Math.ceil(input.letters / markColumns) : 0;
	expect(above + tile + number + lines * mark).toBeLessThanOrEqual(rowHeight);
	return layout;
}

describe('the layout of a strip', () => {
	it('fits everything, from one position to forty, from one letter to twenty-six', () => {
		for (const positions of [1, 2, 3, 5, 8, 12, 17, 26, 33, 40])
			for (const letters of [1, 2, 3, 7, 12, 20, 26])
				for (const columns of [true, false]) expectToFit({ ...room, positions, letters, columns });
	});

	it('takes the height that it needs if it is unbounded', () => {
		for (const positions of [1, 3, 12, 40])
			for (const letters of [1, 3, 26]) {
				const layout = expectToFit({ ...room, width: 360, height: null, positions, letters });
				expect(layout.legible).toBe(true);
			}
	});

	it('has large tiles and letters for three of three, in one row', () => {
		const layout = layoutOf(room);
		expect(layout.rows).toBe(1);
		expect(layout.tile).toBeGreaterThanOrEqual(72);
		expect(layout.mark).toBeGreaterThanOrEqual(28);
		expect(layout.legible).toBe(true);
		expect(layout.signs).toBe(true);
	});

	it('wraps forty tiles into rows of the same length', () => {
		const { rows, perRow } = layoutOf({ ...room, positions: 40 });
		expect(rows).toBeGreaterThan(1);
		expect(rows * perRow - 40).toBeLessThan(perRow / 2);
	});

	it('leaves room for half a sign on both sides of rows', () => {
		for (let width = 150; width <= 600; width += 10) {
			const { rows, perRow, slot, signs } = layoutOf({ ...room, width, positions: 12 });
			if (rows > 1 && signs) expect(width - perRow * slot).toBeGreaterThanOrEqual(12);
		}
	});

	it('shows dots if letters are illegible', () => {
		expect(layoutOf({ ...room, positions: 40, letters: 26 }).legible).toBe(false);
	});

	it('returns a layout even if nothing fits the room', () => {
		const layout = layoutOf({ ...room, width: 60, height: 10, positions: 40 });
		expect(layout.perRow * layout.rows).toBeGreaterThanOrEqual(40);
	});
});

describe('a bracket', () => {
	const layout = layoutOf({ ...room, positions: 40 });

	it('goes from tile to tile in either order', () => {
		const d = bracketOf(layout, 0, 1, 8);
		expect(d).toBe(bracketOf(layout, 1, 0, 8));
		expect(d.match(/M/g)).toHaveLength(1);
		const x = centreOf(layout, 0).x + layout.tile * 0.18;
		expect(d.startsWith(`M${x} `)).toBe(true);
	});

	it('continues in the next row past the end of one', () => {
		const d = bracketOf(layout, layout.perRow - 1, layout.perRow, 8);
		expect(d.match(/M/g)).toHaveLength(2);
		expect(d).toContain(`H${layout.perRow * layout.slot}M0 `);
	});
});
