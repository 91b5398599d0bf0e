import { face } from '$lib/stage/drawing/board/face';
import type { BoardDrawer } from '$lib/stage/drawing/board-drawer';
import { CELL, type Mark } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import type { SubsetSetup } from '../setup';
import { FACE, MARKS, type Label, type Line, type Look } from './layout';
import { layoutAt } from './texts';

const SCALE = 0.8 * CELL;
const MARGIN = 6;

const BARS: Readonly<Record<Look, Style>> = {
	open: 'area',
	deadend: 'area',
	set: 'piece-set',
	placed: 'path-node',
	newest: 'plate-newest',
	forced: 'plate-forced-newest',
	'forced-newest': 'plate-forced-newest',
	solved: 'solution-node',
	tried: 'plate-conflict',
	'taken-back': 'plate-taken-back',
	left: 'taken-back-tile',
	beyond: 'plate-conflict',
	missing: 'plate-conflict',
	ghost: 'open-node',
	cut: 'open-node',
	track: 'tile',
	best: 'solved-sign'
};
const FILLED: ReadonlySet<Look> = new Set([
	'placed',
	'newest',
	'solved',
	'set',
	'forced',
	'forced-newest'
]);
const WORDS: Readonly<Record<Label['look'], Style>> = {
	name: 'sentence',
	faint: 'note',
	strong: 'title',
	inside: 'plate-newest',
	solved: 'plate-solution'
};

/** The drawing of the numbers at a moment: what the studio's board shows. */
const drawing: BoardDrawer<SubsetSetup> = (facts) => {
	const { width, height, bars, labels, target, best, rows } = layoutAt(facts);
	const at = (value: number) => MARGIN + value * SCALE;
	const line = ({ x, from, to }: Line, style: Style): Mark => ({
		...{ kind: 'path', style },
		segments: [
			['M', at(x), at(from)],
			['L', at(x), at(to)]
		]
	});
	const marks: Mark[] = [];
	for (const bar of bars) {
		const size = { width: bar.width * SCALE, height: bar.height * SCALE, radius: 2 };
		const place = { kind: 'rectangle', x: at(bar.x), y: at(bar.y), ...size } as const;
		marks.push({ ...place, style: BARS[bar.look] });
		const isHollow = bar.look === 'open' || bar.look === 'deadend';
		if (isHollow) marks.push({ ...place, style: 'area-edge' });
		// Between bars that touch.
		else if (FILLED.has(bar.look)) marks.push({ ...place, style: 'attacked-edge' });
	}
	marks.push(...target.map((part) => line(part, 'box-line')));
	if (best !== null) marks.push(line(best, 'best-line'));
	for (const { x, y, size, text, anchor, look } of labels)
		marks.push({
			...{ kind: 'words', x: at(x), y: at(y), size: size * SCALE, text, anchor, style: WORDS[look] }
		});
	const side = FACE * SCALE;
	for (const { variable, kind, value, clash, conflict, current } of facts.states) {
		const [x, y] = [at(0.1), at(rows[variable] + (1 - FACE) / 2)];
		if (kind === 'open')
			marks.push({ kind: 'rectangle', x, y, width: side, height: side, radius: 6, style: 'tile' });
		else {
			const picture = value < 0 ? undefined : MARKS[value];
			marks.push(...face(x, y, { kind, side, picture, clash, conflict }));
		}
		if (current)
			marks.push({
				...{ kind: 'rectangle', x: at(0.06), y: at(rows[variable] + 0.04), radius: 4 },
				...{ width: (width - 0.12) * SCALE, height: 0.92 * SCALE, style: 'current' }
			});
	}
	return { width: width * SCALE + 2 * MARGIN, height: height * SCALE + 2 * MARGIN, marks };
};

export default drawing;
