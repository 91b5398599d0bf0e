import type { Stage } from '../stage';
import { MomentFacts } from '../facts/moment-facts.svelte';
import type { ExportSource, ExportedRun } from '../export/source';
import type { BoardDrawer } from './board-drawer';
import { CELL, type Drawing } from './drawing';
import { column, fitted, framed, GAP, row } from './sheet';
import { sentenceDrawing, sentenceOf, textDrawing } from './sentence-drawing';
import { depthsIn, roomIn, treeDrawing, type TreeDrawing, type TreeOptions } from './tree-drawing';

/** What a picture shows. */
export interface Parts {
	readonly board: boolean;
	readonly tree: boolean;
	readonly sentence: boolean;
}

/**
 * Draws any moment of a source: pictures of one source with the same parts are all of one size. Make one with
 * {@link drawerOf}.
 */
export interface MomentDrawer {
	/** Board, tree and sentence of each run on one sheet, with the names of the lanes. */
	draw(moment: number, parts: Parts): Drawing;
	/** The whole tree of each run at a moment, with the names of the lanes. */
	trees(moment: number): Drawing;
	/** The board of a run alone, in its own size. */
	board(moment: number, run?: number): Drawing;
	/** The tree of a run alone, in its own size; null while there is none. */
	tree(moment: number, options?: TreeOptions, run?: number): TreeDrawing | null;
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
	const { setup, puzzle, conflicts, trace, strategy, names, pencil, count = null } = stage;
	const { solvedBySteps = false, grain = 'try' } = stage;
	return {
		...{ setup, puzzle, conflicts, trace, strategy, names, pencil, count },
		...{ hidesFuture, solvedBySteps, grain, moment }
	};
}

/** Lines that the place for a sentence has at least, and its width at least. */
const LINES = 2;
const LEAST_WIDTH = 640;
/** The room that the name of a lane has at least. */
const LEAST_NAME = 240;
/** The place for a tree: as high as the board, but at least this, and this many times as wide. */
/** A tree of more nodes is folded in its place, even if the page shows all of it. */
const WHOLE = 40;
const TREE_HEIGHT = 10 * CELL;
const TREE_SHAPE = 0.95;

class Drawer implements MomentDrawer {
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

	draw(moment: number, parts: Parts): Drawing {
		const { runs } = this.source;
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
		return column([textDrawing(name, null, width, 1, 'title'), drawing], 8);
	}

	#lane(run: number, moment: number, parts: Parts): Drawing {
		const facts = this.facts(moment, run);
		const pictures: Drawing[] = [];
		if (parts.board) pictures.push(this.boards[run](facts));
		if (parts.tree) {
			const height = Math.max(TREE_HEIGHT, pictures[0]?.height ?? 0);
			const width = Math.round(height * TREE_SHAPE);
			const { look, tree: nodes } = this.source.runs[run].stage;
			const isWhole = look.whole && nodes !== null && nodes.length <= WHOLE;
			const { stubs } = look;
			const tree = this.#tree(run, facts, {
				...(isWhole ? { whole: true } : { room: roomIn(width, height), depths: depthsIn(height) }),
				stubs
			});
			pictures.push(
				tree === null
					? { width, height, marks: [] }
					: fitted(tree, width, height, isWhole ? null : tree.current.x)
			);
		}
		const above = row(pictures);
		if (!parts.sentence) return above;
		const { stage } = this.source.runs[run];
		const width = Math.max(LEAST_WIDTH, above.width);
		// A narrow sheet needs more lines.
		const least = LINES + (width < 900 ? 1 : 0);
		const words = sentenceDrawing(facts, stage.view.vocabulary(stage.setup), width, least);
		return pictures.length === 0 ? words : column([above, words], GAP / 2);
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
