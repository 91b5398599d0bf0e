import { disc, gridLines, rectangle } from '$lib/stage/board/lines';
import type { Mini } from '$lib/stage/board/mini/mini';
import { NONE, type OwnSetup } from '../setup';
import { ownFacts } from './texts';

/** A row for each variable, a disc at its value. */
export const mini: Mini<OwnSetup> = {
	draw(setup, placed, highlight) {
		const [rows, columns] = [setup.variables.length, setup.values.length];
		const discs = (values: ArrayLike<number>) =>
			Array.from(values, (value, row) =>
				value === NONE ? '' : disc({ x: value + 0.5, y: row + 0.5 }, 0.35)
			).join('');
		const found = setup.typed.map((typed, row) =>
			typed === NONE ? (placed?.[row] ?? NONE) : NONE
		);
		return {
			...{ width: columns, height: rows, label: ownFacts(setup) },
			marks: [
				{ style: 'board', d: rectangle(columns, rows) },
				{ style: 'grid', d: gridLines(columns, rows) },
				{ style: 'newest', d: discs(found) },
				{ style: 'piece-set', d: discs(setup.typed) }
			],
			highlight: highlight < 0 ? null : { x: 0, y: highlight, width: columns, height: 1 }
		};
	}
};
