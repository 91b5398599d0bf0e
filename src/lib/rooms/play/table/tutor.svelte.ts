import type { Area } from '$lib/stage/board/area';
import {
	columnOf,
	firstColumnOfBox,
	firstRowOfBox,
	rowOf,
	sizeOf,
	type BoxShape,
	type House
} from '$lib/kinds/sudoku/shape';
import type { Game } from '../game/game';
import { hintFor, STAGES, type Hint, type Stage } from '../game/hints';

const NONE: ReadonlySet<number> = new Set();

/** The hint that is open, and how much of it is told. */
export class Tutor {
	hint = $state.raw<Hint | null>(null);
	stage = $state<Stage>('where');

	/** The house where to look. */
	readonly house: Area | null = $derived.by(() =>
		this.hint === null || this.hint.technique === 'guess'
			? null
			: areaOf(this.played.shape, this.hint.house)
	);

	/** The cell that it is about, once that is told; −1 before. */
	readonly target: number = $derived.by(() => {
		if (this.hint === null || !('cell' in this.hint)) return -1;
		return this.stage === STAGES[cellIsToldAt(this.hint)] || this.stage === 'move'
			? this.hint.cell
			: -1;
	});

	/** The filled cells that are the reason, once it is told. */
	readonly reasons: ReadonlySet<number> = $derived.by(() => {
		const { hint } = this;
		if (hint === null || this.stage === 'where') return NONE;
		switch (hint.technique) {
			case 'wrong':
				return new Set(hint.clashes);
			case 'hidden-single':
				return new Set(hint.blocked.map(({ by }) => by));
			case 'naked-single':
				return new Set(hint.excluded.map(({ by }) => by));
			case 'locked':
			case 'naked-pair':
			case 'hidden-pair':
				return new Set(hint.cells);
			case 'lost-note':
			case 'guess':
				return NONE;
		}
	});

	/** Whether another press shows more. */
	readonly hasMore: boolean = $derived.by(() => this.hint !== null && this.stage !== 'move');

	constructor(private readonly played: { readonly game: Game; readonly shape: BoxShape }) {}

	/** Asks for a hint, or for more of the open one. */
	ask(): void {
		if (this.hint === null) {
			this.hint = hintFor(this.played.game);
			this.stage = 'where';
		} else if (this.hasMore) this.stage = STAGES[STAGES.indexOf(this.stage) + 1];
	}

	close(): void {
		this.hint = null;
	}
}

/** Players find the place of a hidden single themselves; other hints make no sense without their cell. */
function cellIsToldAt({ technique }: Hint): number {
	return technique === 'hidden-single' ? 2 : 1;
}

/** The squares of a house. */
export function areaOf(shape: BoxShape, { kind, index, cells }: House): Area {
	const size = sizeOf(shape);
	switch (kind) {
		case 'row':
			return { x: 0, y: rowOf(shape, cells[0]), width: size, height: 1 };
		case 'column':
			return { x: columnOf(shape, cells[0]), y: 0, width: 1, height: size };
		case 'box':
			return {
				x: firstColumnOfBox(shape, index),
				y: firstRowOfBox(shape, index),
				width: shape.columns,
				height: shape.rows
			};
	}
}
