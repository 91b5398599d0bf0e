import type { Stage } from '../stage';
import { MomentFacts } from '../facts/moment-facts.svelte';
import type { ExportSource, ExportedRun } from '../export/source';
import type { BoardDrawer } from './board-drawer';
import { CELL, type Drawing } from './drawing';
import { column, framed, GAP, row } from './sheet';
import { sentenceDrawing, sentenceOf, textDrawing } from './sentence-drawing';
import { placeFor, treeDrawing, type TreeDrawing, type TreeOptions } from './tree-drawing';
import { TreePlace } from './tree-place';

/** What a picture shows. */
export interface Parts {
	readonly board: boolean;
	readonly tree: boolean;
	readonly sentence: boolean;
}

/** What the pictures of a job have in common. */
export interface Sheet {
	readonly parts: Parts;
	/** All moments that are drawn: their pictures have one size, and the tree has the room that the largest needs. */
	readonly moments: readonly number[];
	/** The width of the page for which the parts are arranged, as a multiple of its height. */
	readonly shape: number;
}

/** Draws any moment of a source. Make one with {@link drawerOf}. */
export interface MomentDrawer {
	/** Board, tree and sentence of each run on one sheet, with the names of the lanes. */
	draw(moment: number, sheet: Sheet): Drawing;
	/** The whole tree of each run at a moment, with the names of the lanes. */
	trees(moment: number): Drawing;
	/** The board of a run alone, in its own size. */
	board(moment: number, run?: number): Drawing;
	/** The tree of a run alone, in its own size; null while there is none. */
	tree(moment: number, options?: TreeOptions, run?: number): TreeDrawing | null;
	/** How wide the tree of a run may be beside a board of this height. */
	widest(height: number): number;
	/** The sentence of a run; empty if there is none. */
	sentence(moment: number, run?: number): string;
	/** The facts of a run at a moment. */
	facts(moment: number, run?: number): MomentFacts;
}

/**
 * Loads what it takes to draw the moments of a source. Nothing of it touches the screen or the player.
 *
 * @throws Error if a part cannot be loaded
 */
export async function drawerOf(source: ExportSource): Promise<MomentDrawer> {
	const boards = await Promise.all(
		source.runs.map(async ({ stage }) => (await stage.view.drawing()).default)
	);
	return new Drawer(source, boards);
}

/**
 * The facts of a run's stage at another moment than the one it shows.
 *
 * @param hidesFuture whether nothing after the moment may be said; as on the stage if absent
 */
export function factsAt(
	run: ExportedRun,
	moment: number,
	hidesFuture = run.stage.hidesFuture
): MomentFacts {
	const { stage } = run;
	const at = stage.trace?.at(run.positionAt(moment)) ?? null;
	return new MomentFacts(() => shownAt(stage, at, hidesFuture));
}

/** The fields one by one: those of a stage are getters, which a spread does not copy. */
function shownAt(stage: Stage, moment: Stage['moment'], hidesFuture = false) {
	const { setup, puzzle, conflicts, trace, strategy, names, pencil, fails, count = null } = stage;
	const { solvedBySteps = false, grain = 'try' } = stage;
	return {
		...{ setup, puzzle, conflicts, trace, strategy, names, pencil, fails, count },
		...{ hidesFuture, solvedBySteps, grain, moment }
	};
}

/** The width that the place for a sentence has at least. */
const LEAST_WIDTH = 480;
/** The room that the name of a lane has at least. */
const LEAST_NAME = 240;
/** A tree is as high as its board, but has at least this room, and may be so many times as wide. */
export const LEAST_TREE = 8 * CELL;
const WIDE = 1.3;
/** Trees of lanes side by side are narrower. */
const NARROW = 0.8;
/** A tree goes below its board if both become so many times as large: its sentence needs more lines there. */
const GAIN = 1.15;
/** A tree of more nodes is folded in its place, even if the page shows all of it. */
const WHOLE = 40;
/** So many moments tell how much room the trees of a run need. */
const SAMPLES = 60;

/** What the pictures of a lane have in common. */
interface Lane {
	/** How its trees are drawn. */
	readonly options: TreeOptions;
	/** Null if there is no tree at any moment. */
	readonly place: TreePlace | null;
	/** How high its sentences are at most. */
	readonly sentence: number;
	/** The tree is below the board, not beside it. */
	readonly isStacked: boolean;
}

class Drawer implements MomentDrawer {
	/** The lanes of the last sheet, and what they were made for. */
	#lanes: readonly Lane[] = [];
	#for: Sheet | null = null;

	constructor(
		private readonly source: ExportSource,
		private readonly boards: readonly BoardDrawer[]
	) {}

	facts(moment: number, run = 0): MomentFacts {
		return factsAt(this.source.runs[run], moment);
	}

	board(moment: number, run = 0): Drawing {
		return this.boards[run](this.facts(moment, run));
	}

	tree(moment: number, options?: TreeOptions, run = 0): TreeDrawing | null {
		return this.#tree(run, this.facts(moment, run), options);
	}

	sentence(moment: number, run = 0): string {
		const { stage } = this.source.runs[run];
		return sentenceOf(this.facts(moment, run), stage.view.vocabulary(stage.setup));
	}

	widest(height: number): number {
		return height * (this.source.runs.length > 1 ? NARROW : WIDE);
	}

	draw(moment: number, sheet: Sheet): Drawing {
		const { runs } = this.source;
		const { parts, moments, shape } = sheet;
		const last = this.#for;
		if (last?.moments !== moments || last.parts !== parts || last.shape !== shape) {
			this.#lanes = runs.map((_, at) => this.#laneFor(at, sheet));
			this.#for = { parts, moments, shape };
		}
		const lanes = runs.map(({ name }, at) => this.#named(name, this.#lane(at, moment, parts)));
		return framed(row(lanes, 'top'));
	}

	trees(moment: number): Drawing {
		const lanes = this.source.runs.map(({ name }, at) => {
			const tree = this.tree(moment, { whole: true }, at) ?? { width: 0, height: 0, marks: [] };
			return this.#named(name, tree);
		});
		return framed(row(lanes, 'top'));
	}

	/** A drawing with the name of its lane above it. */
	#named(name: string, drawing: Drawing): Drawing {
		if (name === '') return drawing;
		const width = Math.max(drawing.width, LEAST_NAME);
		return column([textDrawing(name, null, width, undefined, 'title'), drawing], 8);
	}

	#lane(run: number, moment: number, parts: Parts): Drawing {
		const { options, place, sentence, isStacked } = this.#lanes[run];
		const facts = this.facts(moment, run);
		const pictures: Drawing[] = [];
		if (parts.board) pictures.push(this.boards[run](facts));
		if (parts.tree && place !== null) pictures.push(place.put(this.#tree(run, facts, options)));
		const above = isStacked ? column(pictures) : row(pictures);
		if (!parts.sentence) return above;
		const words = this.#sentence(run, facts, above.width);
		const below = { ...words, height: Math.max(sentence, words.height) };
		return pictures.length === 0 ? below : column([above, below], GAP / 2);
	}

	#sentence(run: number, facts: MomentFacts, width: number): Drawing {
		const { view, setup } = this.source.runs[run].stage;
		return sentenceDrawing(facts, view.vocabulary(setup), Math.max(LEAST_WIDTH, width));
	}

	#laneFor(run: number, { parts, moments, shape }: Sheet): Lane {
		const every = Math.ceil(moments.length / SAMPLES);
		const some = moments
			.filter((_, at) => at % every === 0 || at === moments.length - 1)
			.map((moment) => this.facts(moment, run));
		const board = parts.board ? this.boards[run](some[0]) : null;
		const { isStacked, width, ...trees } = this.#arranged(run, some, parts, board, shape);
		const sentences = parts.sentence ? some.map((facts) => this.#sentence(run, facts, width)) : [];
		return { ...trees, isStacked, sentence: Math.max(0, ...sentences.map(({ height }) => height)) };
	}

	/** The tree is where board and tree are larger on the page: beside the board, or else below it. */
	#arranged(
		run: number,
		some: readonly MomentFacts[],
		parts: Parts,
		board: Drawing | null,
		shape: number
	) {
		if (!parts.tree)
			return { options: {}, place: null, width: board?.width ?? 0, isStacked: false };
		const height = Math.max(LEAST_TREE, board?.height ?? 0);
		const beside = this.#placed(run, some, this.widest(height), board ? height : undefined);
		const width = (board?.width ?? 0) + GAP + (beside.place?.width ?? 0);
		if (board === null || beside.place === null) return { ...beside, width, isStacked: false };
		const below = this.#placed(run, some, Math.max(LEAST_TREE, board.width), LEAST_TREE);
		const stacked = {
			width: Math.max(board.width, below.place!.width),
			height: board.height + GAP + below.place!.height
		};
		// Lanes share the width of a page.
		const part = shape / this.source.runs.length;
		const sizeOf = (width: number, height: number) => Math.min(part / width, 1 / height);
		const isStacked =
			sizeOf(stacked.width, stacked.height) >
			GAIN * sizeOf(width, Math.max(board.height, beside.place.height));
		return isStacked
			? { ...below, width: stacked.width, isStacked }
			: { ...beside, width, isStacked };
	}

	/**
	 * How the trees of a run are drawn and where: whole if they can be read like that, else folded.
	 *
	 * @param highest what the height of their place may be at most; as high as they need if absent
	 */
	#placed(run: number, some: readonly MomentFacts[], widest: number, highest?: number) {
		const placed = (options: TreeOptions): TreePlace | null => {
			const trees = some.map((facts) => this.#tree(run, facts, options));
			const drawn = trees.filter((tree) => tree !== null);
			return drawn.length === 0 ? null : new TreePlace(drawn, widest, highest);
		};
		const { look, tree } = this.source.runs[run].stage;
		const { stubs } = look;
		if (look.whole && tree !== null && tree.length <= WHOLE) {
			const options = { whole: true, stubs };
			const place = placed(options);
			if (place === null || place.fits) return { options, place };
		}
		const options = { ...placeFor(widest, highest ?? LEAST_TREE), stubs };
		return { options, place: placed(options) };
	}

	#tree(run: number, facts: MomentFacts, options: TreeOptions = {}): TreeDrawing | null {
		const { stage } = this.source.runs[run];
		if (stage.tree === null || facts.moment === null) return null;
		const expansions = stage.opened?.trees;
		return treeDrawing(stage.tree, facts.moment, facts, {
			...(expansions && { expansions }),
			...options
		});
	}
}
