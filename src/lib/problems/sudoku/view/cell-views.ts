import type { Marks } from './marks';

/** All that one cell of a board draws and says. */
export interface CellView {
	readonly cell: number;
	/** See looks.ts. */
	readonly look: number;
	/** Masks of the pencil marks. */
	readonly kept: number;
	readonly struck: number;
	/** The candidate that is being eliminated, −1 for none. */
	readonly eliminated: number;
	readonly selected: boolean;
	/** The cell that Tab stops at. */
	readonly stop: boolean;
}

export interface CellViewsInput {
	readonly size: number;
	readonly looks: Int32Array;
	readonly marks: Marks;
	readonly elimination: { readonly variable: number; readonly value: number } | null;
	readonly selected: number;
	readonly stop: number;
}

/**
 * The cells of a board, row by row. A cell that is as it was in `before` is the same object, and so
 * is a row: whoever compares by identity finds the few that changed without looking at the rest.
 */
export function cellViews(
	input: CellViewsInput,
	before: readonly (readonly CellView[])[] = []
): readonly (readonly CellView[])[] {
	const { size, looks, marks, elimination, selected, stop } = input;
	const rows = [];
	for (let row = 0; row < size; row++) {
		const old = before[row] ?? [];
		const views: CellView[] = [];
		let same = old.length === size;
		for (let column = 0; column < size; column++) {
			const cell = row * size + column;
			const view = {
				cell,
				look: looks[cell],
				kept: marks.kept[cell],
				struck: marks.struck[cell],
				eliminated: elimination?.variable === cell ? elimination.value : -1,
				selected: cell === selected,
				stop: cell === stop
			};
			const last = old[column];
			if (last !== undefined && sameView(last, view)) views.push(last);
			else {
				views.push(view);
				same = false;
			}
		}
		rows.push(same ? old : views);
	}
	return rows;
}

function sameView(one: CellView, other: CellView): boolean {
	return (
		one.cell === other.cell &&
		one.look === other.look &&
		one.kept === other.kept &&
		one.struck === other.struck &&
		one.eliminated === other.eliminated &&
		one.selected === other.selected &&
		one.stop === other.stop
	);
}
