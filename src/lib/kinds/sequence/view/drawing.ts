import { drawn } from '$lib/stage/drawing/board/scene-drawing';
import { face } from '$lib/stage/scene/face';
import { CELL, type Drawing, type Mark } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import { outline } from '$lib/stage/drawing/outline';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { StateKind } from '$lib/stage/facts/variable-states';
import { direction, getLocale } from '$lib/i18n/locale';
import { lettersOf } from '../alphabet';
import type { SequenceSetup } from '../setup';
import { bracketOf, centreOf, layoutOf, type StripLayout } from './board/layout';
import { linksOf, type Link } from './board/links';
import { fateOf, positionViews, type PositionView } from './board/strip';
import { positionName } from './names';
import { linksText } from './rule-texts';

/** The room for a strip, in units. */
const ROOM = { width: 560, height: 400 };
const MARGIN = 12;
/** Room above the first row for a bracket and the words over it. */
const WORDS = 16;

const SIGNS = { later: '<', different: '≠', any: '', balanced: '' } as const;

const TILES: Readonly<Record<StateKind, Style>> = {
	open: 'tile',
	set: 'tile',
	placed: 'placed-tile',
	newest: 'placed-tile',
	forced: 'forced-tile',
	'forced-newest': 'forced-tile',
	tried: 'failed-tile',
	'taken-back': 'taken-back-tile',
	deadend: 'failed-tile',
	'used-up': 'solved-tile',
	solved: 'solved-tile'
};

/** The drawing of a strip of letters at a moment: what the studio's board shows. */
export default function drawing(facts: MomentFacts<SequenceSetup>): Drawing {
	const { states, assignment, clashes, conflicts, pencil, setup, watched } = facts;
	const letters = lettersOf(setup.alphabet);
	const layout = layoutOf({
		...{ ...ROOM, positions: setup.length, letters: letters.length },
		columns: pencil !== 'off'
	});
	const links = linksOf({ setup, moment: watched, assignment, clashes, conflicts });
	const views = positionViews({
		...{ states, assignment, moment: watched, links, pencil, letterCount: letters.length },
		...{
			candidates: facts.candidates,
			pruned: facts.pruned,
			signs: SIGNS[setup.rules.order] !== ''
		}
	});
	const sign = layout.signs ? SIGNS[setup.rules.order] : '';
	const marks = views.flatMap((view) => positionMarks(view, layout, letters, sign));
	for (const link of links) {
		const rise = Math.abs(link.position - link.other) === 1 ? 8 : 12;
		const segments = outline(bracketOf(layout, link.position, link.other, rise));
		marks.push({ kind: 'path', segments, style: 'link-halo' });
		marks.push({ kind: 'path', segments, style: link.eliminates ? 'cause-link' : 'clash-link' });
	}
	if (links.length > 0 && facts.step !== null) marks.push(toldOf(links, layout, setup));
	if (facts.isSolved) {
		const { x, y } = centreOf(layout, setup.length - 1);
		const size = Math.max(5, layout.tile * 0.13);
		const corner = outline('M0 -1L1 0L0 1L-1 0z', x + layout.tile / 2, y - layout.tile / 2, size);
		marks.push({ kind: 'path', segments: corner, style: 'solved-corner' });
	}
	const width = Math.max(layout.perRow * layout.slot, 320);
	const inside = { width, height: layout.rows * layout.rowHeight, marks };
	return {
		width: width + 2 * MARGIN,
		height: inside.height + WORDS + 2 * MARGIN,
		marks: [
			{
				...{ kind: 'group', y: MARGIN + WORDS, drawing: inside },
				x: MARGIN + (width - layout.perRow * layout.slot) / 2
			}
		]
	};
}

function positionMarks(
	view: PositionView,
	layout: StripLayout,
	letters: readonly string[],
	sign: string
): Mark[] {
	const { state, barren } = view;
	const { kind, variable, conflict, clash, cause } = state;
	const { tile, number, slot } = layout;
	const { x, y } = centreOf(layout, variable);
	const [left, top] = [x - tile / 2, y - tile / 2];
	const radius = tile * 0.12;
	const square = (more: number, style: Style): Mark => ({
		...{ kind: 'rectangle', x: left - more, y: top - more, radius: radius + more, style },
		...{ width: tile + 2 * more, height: tile + 2 * more }
	});
	const edge = Math.max(1.5, tile * 0.025);
	const marks: Mark[] = [
		square(0, TILES[kind]),
		...drawn(
			face((left + edge) / CELL, (top + edge) / CELL, {
				...{ kind, conflict, clash, cause, barren, symbolSize: 0.6 },
				side: (tile - 2 * edge) / CELL,
				symbol: state.value < 0 ? '' : letters[state.value]
			})
		)
	];
	if (state.current) marks.push(square(3.5, 'current'));
	if (sign !== '' && view.sign !== 'none') {
		const size = Math.min(24, Math.max(12, tile * 0.26));
		const style: Style = view.sign === 'idle' ? 'sign' : `sign-${view.sign}`;
		marks.push({ kind: 'words', x: x + slot / 2, y, text: sign, size, style });
		if (view.sign === 'breaks') {
			const stroke = outline('M4 -11L-4 11', x + slot / 2, y);
			marks.push({ kind: 'path', segments: stroke, style: 'sign-breaks' });
		}
	}
	const below = top + tile + number;
	marks.push({
		...{ kind: 'words', x, y: below - number * 0.42, text: positionName(variable) },
		size: Math.max(13, number * 0.62),
		style: kind === 'deadend' ? 'heading-failed' : state.current ? 'heading-current' : 'heading'
	});
	if (view.column) marks.push(...letterMarks(view, layout, letters, x, below + 4));
	return marks;
}

/** Every letter below a position, with its state. */
function letterMarks(
	view: PositionView,
	{ mark, markColumns }: StripLayout,
	letters: readonly string[],
	middle: number,
	top: number
): Mark[] {
	const { stepValue, eliminated } = view.state;
	return letters.flatMap((text, value): Mark[] => {
		const x = middle + ((value % markColumns) - markColumns / 2 + 0.5) * mark;
		const y = top + (Math.floor(value / markColumns) + 0.5) * mark;
		const fate = fateOf(view, value);
		const style: Style = `letter-${fate}`;
		const path = (data: string): Mark => ({
			kind: 'path',
			segments: outline(data, x, y, mark / 100),
			style
		});
		const size = Math.min(36, Math.max(12, mark * 0.58));
		const word: Mark = { kind: 'words', x, y, text, size, style };
		const marks: Mark[] = [];
		if (fate === 'left')
			marks.push({
				...{ kind: 'rectangle', x: x - 0.43 * mark, y: y - 0.43 * mark, style },
				...{ width: 0.86 * mark, height: 0.86 * mark, radius: 0.3 * mark }
			});
		if (fate === 'failed' || fate === 'skipped') marks.push(path('M-39 -39H39V39H-39z'));
		if (fate === 'placed') marks.push({ kind: 'circle', x, y, radius: 0.43 * mark, style });
		if (fate === 'solved' || fate === 'done') marks.push(path('M0 -46L46 0L0 46L-46 0z'));
		marks.push(word);
		if (fate === 'illegal' || fate === 'pruned') marks.push(path('M-22 4H22'));
		if (fate === 'rejected') marks.push(path('M-36 30L36 -30'));
		if (stepValue === value || ((eliminated >> value) & 1) !== 0)
			marks.push({
				...{ kind: 'rectangle', x: x - mark / 2 + 1, y: y - mark / 2 + 1, style: 'letter-ring' },
				...{ width: mark - 2, height: mark - 2, radius: 0.22 * mark }
			});
		return marks;
	});
}

/** Which rule breaks, over the first of the brackets, inside the strip. */
function toldOf(links: readonly Link[], layout: StripLayout, setup: SequenceSetup): Mark {
	const { position, other, eliminates } = links[0];
	const one = centreOf(layout, position);
	const two = centreOf(layout, other);
	const isBetween = one.y === two.y && links.length === 1;
	const x = isBetween ? (one.x + two.x) / 2 : one.x;
	const share = x / (layout.perRow * layout.slot);
	return {
		...{ kind: 'words', y: one.y - layout.tile / 2 - 24, size: 15 },
		x: share < 0.34 ? 0 : share > 0.66 ? layout.perRow * layout.slot : x,
		anchor: share < 0.34 ? 'start' : share > 0.66 ? 'end' : 'middle',
		text: linksText(links, setup),
		direction: direction(getLocale()),
		style: eliminates ? 'told-forced' : 'told'
	};
}
