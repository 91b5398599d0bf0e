import { TreeUntil } from '$lib/engine/trace/tree/tree-until';
import { inEnglish } from '$lib/i18n/in-english';
import { stripIsolates } from '$lib/i18n/bidi';
import type { Drawing, Mark } from '../../drawing/drawing';
import { factsAt, LEAST_TREE } from '../../drawing/moment-drawing';
import { GAP } from '../../drawing/sheet';
import { textDrawing } from '../../drawing/sentence-drawing';
import { placeFor, treeDrawing, type TreeDrawing } from '../../drawing/tree-drawing';
import { TreePlace } from '../../drawing/tree-place';
import type { ExportJob } from '../format';
import type { ExportedRun } from '../source';
import type { Frame, LatexDocument, Part } from './documents';
import { losesText } from './latex-text';
import { stepComment } from './step-comment';

/** At most as many nodes of a tree are drawn one by one; the others are folded. */
export const MOST_NODES = 400;

/** A part at a place of its lane, the same in all frames. */
interface Column {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	/** Where the origin of its drawings is in its place. */
	readonly origin: readonly [x: number, y: number];
	readonly drawings: readonly Drawing[];
}

/** What a job asks for, as frames with English texts. */
export function latexFrames(job: ExportJob): Promise<LatexDocument> {
	return inEnglish(() => {
		const { source, moments, what } = job;
		const { title, runs } = source;
		const parts: Part[][] = moments.map(() => []);
		let [x, height] = [0, 0];
		runs.forEach((run, lane) => {
			const columns = columnsOf(job, run, lane);
			const width = sum(columns.map((column) => column.width)) + GAP * (columns.length - 1);
			let top = 0;
			if (run.name !== '') {
				top = NAME;
				const name = textDrawing(run.name, null, width, undefined, 'title');
				for (const frame of parts) frame.push({ name: `lane ${lane + 1}`, x, y: 0, drawing: name });
			}
			for (const { name, origin, drawings, ...column } of columns) {
				drawings.forEach((drawing, at) => {
					const place = { x: x + origin[0], y: top + origin[1] };
					parts[at].push({
						name: run.name === '' ? name : `${name} ${lane + 1}`,
						...place,
						drawing
					});
				});
				x += column.width + GAP;
				height = Math.max(height, top + column.height);
			}
		});
		const count = job.stretch.to - job.stretch.from + 1;
		const isThinned = what === 'stretch' && moments.length < count;
		return {
			title: losesText(title) ? runs[0].stage.view.card.title() : title,
			notes: isThinned ? [`Of ${count} moments, ${moments.length} are shown.`] : [],
			width: Math.max(0, x - GAP),
			height,
			frames: moments.map((moment, at) => ({ parts: parts[at], ...textsOf(job, moment) }))
		};
	});
}

/** The height of the name of a lane, with the gap below it. */
const NAME = 36;

function columnsOf(job: ExportJob, run: ExportedRun, lane: number): Column[] {
	const { what, parts, moments, drawer } = job;
	const columns: Column[] = [];
	if (parts.board && what !== 'tree') {
		const boards = moments.map((moment) => drawer.board(moment, lane));
		columns.push(aligned('board', boards));
	}
	if (parts.tree || what === 'tree')
		columns.push(...treeColumn(job, run, lane, columns[0]?.height ?? 0));
	return columns;
}

/**
 * The tree as it is at the end of the stretch, from which each frame shows what there is by then, so that
 * nothing moves. If it is too large for that, each frame has a tree of its own, folded as on the page.
 */
function treeColumn(job: ExportJob, run: ExportedRun, lane: number, board: number): Column[] {
	const { what, moments, drawer, source } = job;
	const { stage } = run;
	const last = drawer.facts(
		what === 'tree' ? source.last : moments[moments.length - 1],
		lane
	).moment;
	if (stage.tree === null || last === null) return [];
	const grown = new TreeUntil().at(stage.tree, last.position, last.statistics.depth);
	const { stubs } = stage.look;
	const drawTree = (moment: number) => {
		// The end of the stretch is no secret in a file that shows it.
		const facts = factsAt(run, moment, false);
		const limit = MOST_NODES;
		return treeDrawing(grown, facts.moment!, facts, { whole: true, limit, stubs });
	};
	if (what === 'tree') return [aligned('tree', [withoutLater(drawTree(source.last))])];
	const height = Math.max(LEAST_TREE, board);
	const widest = drawer.widest(height);
	const whole = moments.map(drawTree);
	const wholePlace = new TreePlace(whole, widest, height);
	if (wholePlace.fits && !whole.some(({ crowded }) => crowded))
		return [columnIn(wholePlace, whole.map(withoutLater))];
	const options = { ...placeFor(widest, height), stubs, limit: MOST_NODES };
	const trees = moments.map((moment) => drawer.tree(moment, options, lane));
	const place = new TreePlace(
		trees.filter((tree) => tree !== null),
		widest,
		height
	);
	return [columnIn(place, trees)];
}

function columnIn(place: TreePlace, trees: readonly (TreeDrawing | null)[]): Column {
	const { width, height } = place;
	return {
		name: 'tree',
		origin: [0, 0],
		width,
		height,
		drawings: trees.map((tree) => place.put(tree))
	};
}

/** Drawings that consist of a group, with the origin of that group as theirs: the corner of a board, the root of a tree. */
function aligned(name: string, drawings: readonly Drawing[]): Column {
	const origins = drawings.map(({ marks: [first] }) =>
		first?.kind === 'group' ? ([first.x, first.y] as const) : ([0, 0] as const)
	);
	const origin = [
		Math.max(...origins.map(([x]) => x)),
		Math.max(...origins.map(([, y]) => y))
	] as const;
	const size = (of: (drawing: Drawing) => number, at: 0 | 1) =>
		origin[at] + Math.max(...drawings.map((drawing, index) => of(drawing) - origins[index][at]));
	return {
		...{ name, origin },
		width: size(({ width }) => width, 0),
		height: size(({ height }) => height, 1),
		drawings: drawings.map(({ marks, ...drawing }, at) => {
			const [x, y] = origins[at];
			const inside: Drawing = { ...drawing, marks };
			return { ...drawing, marks: [{ kind: 'group', x: -x, y: -y, drawing: inside }] };
		})
	};
}

/** A drawing without what comes after its moment. */
function withoutLater<Drawn extends Drawing>(drawing: Drawn): Drawn {
	const marks = drawing.marks.flatMap((mark): Mark[] => {
		if (mark.kind === 'group') return [{ ...mark, drawing: withoutLater(mark.drawing) }];
		return mark.style.startsWith('later-') ? [] : [mark];
	});
	return { ...drawing, marks };
}

function textsOf(job: ExportJob, moment: number): Pick<Frame, 'comment' | 'caption'> {
	const { drawer, source, parts, what } = job;
	const lanes = source.runs.map(({ name, stage }, lane) => {
		const { moment: shown } = drawer.facts(moment, lane);
		const prefix = name === '' ? '' : `${name}: `;
		return {
			comment: shown === null ? '' : prefix + stepComment(shown, stage.names),
			caption: prefix + drawer.sentence(moment, lane)
		};
	});
	return {
		comment: lanes.map(({ comment }) => comment).join('; '),
		caption:
			parts.sentence && what !== 'tree'
				? stripIsolates(lanes.map(({ caption }) => caption).join(' '))
				: ''
	};
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
