import { linksText } from './rule-texts';
import { positionName } from './names';
import { lettersOf } from '../alphabet';
import type { SequenceSetup } from '../setup';
import { bracketOf, centreOf, layoutOf, type StripLayout } from './board/layout';
import { linksOf, type Link } from './board/links';
import { fateOf, positionViews, type LetterFate, type PositionView } from './board/strip';
import { CELL } from '$lib/stage/drawing/drawing';
import type { Style } from '$lib/stage/drawing/looks';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { StateKind } from '$lib/stage/facts/variable-states';
import { face } from '$lib/stage/scene/face';
import { resized } from '$lib/stage/scene/resized';
import type { GridScene, SceneMark, ScenePath } from '$lib/stage/scene/scene';
import { direction, getLocale } from '$lib/i18n/locale';

const SIGNS = { later: '<', different: '≠', any: '', balanced: '' } as const;
/** A position narrower than this many pixels has room only for its number. */
const ROOMY = 30;
/** The room for a strip in a file, in units. */
const PAPER = { width: 560, height: 400, least: 0, chosen: -1 };

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

/** The room for a strip, and what the reader does with it. */
interface Room {
	/** In pixels; a strip without a height takes as much as it needs. */
	readonly width: number;
	readonly height: number | null;
	/** The least size of words in pixels, on a projector. */
	readonly least: number;
	/** The position that is selected, −1 for none. */
	readonly chosen: number;
}

/** A strip whose squares are its tiles. */
export interface StripScene extends GridScene<PositionView> {
	readonly layout: StripLayout;
	/** Which rule breaks, and where the words stand, in pixels; null if none does. */
	readonly told: Told | null;
}

interface Told {
	readonly text: string;
	/** A candidate is crossed out, instead of a letter rejected. */
	readonly isForced: boolean;
	readonly x: number;
	readonly y: number;
}

/**
 * A strip of positions at one moment: the typed letters, the placements of the search, the state of every letter
 * below each position, and the letters between which a rule breaks.
 */
export function scene(facts: MomentFacts<SequenceSetup>, room: Room): StripScene {
	const { states, assignment, clashes, conflicts, pencil, setup, watched } = facts;
	const letters = lettersOf(setup.alphabet);
	const layout = layoutOf({
		...{ width: room.width, height: room.height, positions: setup.length },
		...{ letters: letters.length, columns: pencil !== 'off' }
	});
	const links = linksOf({ setup, moment: watched, assignment, clashes, conflicts });
	const sign = SIGNS[setup.rules.order];
	const places = positionViews({
		...{ states, assignment, moment: watched, links, pencil, letterCount: letters.length },
		...{ candidates: facts.candidates, pruned: facts.pruned, signs: sign !== '' }
	});
	const marks = places.flatMap((view) => [
		...tileMarks(view, letters, layout),
		...(layout.signs && view.sign !== 'none' ? signMarks(view, sign, layout) : []),
		...nameMarks(view, layout, room),
		...(view.column ? columnMarks(view, letters, layout, room) : [])
	]);
	for (const { position, other, eliminates } of links) {
		// A bracket between neighbours is lower than one that spans more.
		const rise = Math.abs(position - other) === 1 ? 8 : 12;
		const d = bracketOf(layout, position, other, rise);
		marks.push({ d, style: 'bracket-halo' });
		marks.push({ d, style: eliminates ? 'bracket-forced' : 'bracket' });
	}
	if (room.chosen >= 0) marks.push(chosenMark(layout, room.chosen));
	if (facts.isSolved) {
		const { x, y } = centreOf(layout, setup.length - 1);
		const corner = { x: x + layout.tile / 2, y: y - layout.tile / 2 };
		const scale = Math.max(5, layout.tile * 0.13);
		marks.push({ d: 'M0 -1L1 0L0 1L-1 0z', ...corner, scale, style: 'solved-corner' });
	}
	const spotted = facts.spotlight?.variable ?? -1;
	return {
		...{ layout, places, told: toldOf(facts, links, layout, room.chosen) },
		marks: resized(marks, 1 / layout.tile),
		width: (layout.perRow * layout.slot) / layout.tile,
		height: (layout.rows * layout.rowHeight) / layout.tile,
		spot:
			spotted < 0 ? null : { x: spotted % layout.perRow, y: Math.floor(spotted / layout.perRow) }
	};
}

/** Room in a file above the strip, and its least width, in units. */
const ABOVE = 16;
const LEAST_WIDTH = 320;

/** A strip as it is in a file: what is told stands over it, and its tiles are as large as there is room. */
export function paperScene(facts: MomentFacts<SequenceSetup>) {
	const { marks, told, layout, ...strip } = scene(facts, PAPER);
	const { tile, perRow, slot } = layout;
	const inset = Math.max(0, LEAST_WIDTH / tile - strip.width) / 2;
	const words: SceneMark[] = [];
	if (told !== null && facts.step !== null) {
		const share = told.x / (perRow * slot);
		const anchor = share < 0.34 ? 'start' : share > 0.66 ? 'end' : undefined;
		const x = anchor === 'start' ? 0 : anchor === 'end' ? strip.width : told.x / tile;
		words.push({
			...{ text: told.text, x, y: (told.y - 9) / tile, size: 15 / tile },
			...{ direction: direction(getLocale()), style: told.isForced ? 'told-forced' : 'told' },
			...(anchor && { anchor })
		});
	}
	return {
		...{ width: strip.width + 2 * inset, height: strip.height + ABOVE / tile },
		...{ marks: resized([...marks, ...words], 1, inset, ABOVE / tile), unit: tile / CELL }
	};
}

/** What says where the tiles are. */
type TileLayout = Pick<StripLayout, 'tile' | 'perRow' | 'slot' | 'rowHeight' | 'above'>;

/** The tile with its letter and the shape that shows how it got there. */
export function tileMarks(
	{ state, barren }: PositionView,
	letters: readonly string[],
	layout: TileLayout
): SceneMark[] {
	const { kind, variable, value, conflict, clash, cause, current } = state;
	const { tile } = layout;
	const { x, y } = centreOf(layout, variable);
	const [left, top] = [x - tile / 2, y - tile / 2];
	const square = (more: number, style: Style): SceneMark => ({
		key: `tile ${variable} ${more}`,
		...{ x: left - more, y: top - more, wide: tile + 2 * more, high: tile + 2 * more },
		...{ round: tile * 0.12 + more, style }
	});
	const edge = tile * 0.025;
	return [
		square(0, TILES[kind]),
		...face(left + edge, top + edge, {
			...{ kind, conflict, clash, cause, barren, symbolSize: 0.6, side: tile - 2 * edge },
			...{ symbol: letters[value] ?? '', key: `tile ${variable}` }
		}),
		...(current
			? [
					square(tile * 0.02, 'current-halo'),
					{ ...square(tile * 0.04, 'current'), share: 0.7 * tile }
				]
			: [])
	];
}

/** The order sign between a tile and the next one. */
function signMarks({ state, sign }: PositionView, text: string, layout: StripLayout): SceneMark[] {
	const { x, y } = centreOf(layout, state.variable);
	const middle = { x: x + layout.slot / 2, y };
	const size = Math.min(24, Math.max(12, layout.tile * 0.26));
	const style: Style =
		sign === 'idle' ? 'sign' : `sign-${sign as Exclude<typeof sign, 'none' | 'idle'>}`;
	const word: SceneMark = { ...middle, text, size, style, key: `sign ${state.variable}` };
	return sign === 'breaks' ? [word, { d: 'M4 -11L-4 11', ...middle, style }] : [word];
}

/** The name of a position, or only its number. */
function nameMarks({ state }: PositionView, layout: StripLayout, { least }: Room): SceneMark[] {
	const { variable, kind, current } = state;
	const { tile, number, slot } = layout;
	const { x, y } = centreOf(layout, variable);
	return [
		{
			...{ x, y: y + tile / 2 + number * 0.58 },
			key: `name ${variable}`,
			text: slot < ROOMY ? String(variable + 1) : positionName(variable),
			size: Math.max(13, number * 0.62, Math.min(least, number * 0.8)),
			style: kind === 'deadend' ? 'heading-failed' : current ? 'heading-current' : 'heading'
		}
	];
}

/** Every letter below a position, with its state. */
function columnMarks(
	view: PositionView,
	letters: readonly string[],
	layout: StripLayout,
	room: Room
): SceneMark[] {
	const { tile, number, mark, markColumns, legible } = layout;
	const { x, y } = centreOf(layout, view.state.variable);
	const top = y + tile / 2 + number + 4;
	return letters.flatMap((text, value) =>
		letterMarks(view, legible ? text : '', value, {
			x: x + ((value % markColumns) - markColumns / 2 + 0.5) * mark,
			y: top + (Math.floor(value / markColumns) + 0.5) * mark,
			side: mark,
			size: Math.max(Math.min(36, Math.max(12, mark * 0.58)), Math.min(room.least, mark * 0.8))
		})
	);
}

/** Where a letter stands: its middle, the side of its square, and its size, in pixels. */
interface LetterPlace {
	readonly x: number;
	readonly y: number;
	readonly side: number;
	readonly size: number;
}

const DIAMOND = 'M0 -1L1 0L0 1L-1 0z';
const SQUARE = 'M-1 -1H1V1H-1z';

/** A letter and its state. @param text empty if it is too small to read: the shape stands in its place */
export function letterMarks(
	view: PositionView,
	text: string,
	value: number,
	{ x, y, side, size }: LetterPlace
): SceneMark[] {
	const { stepValue, eliminated } = view.state;
	const fate = fateOf(view, value);
	const isDot = text === '';
	const style: Style = `letter-${fate}`;
	const shape = (d: string, scale: number): ScenePath => ({ d, x, y, scale: side * scale, style });
	const dot = (radius: number, look: Style): SceneMark => ({
		x,
		y,
		radius: side * radius,
		style: look
	});
	const stroke = (d: string): ScenePath => ({ d, x, y, scale: size / 100, style });

	const behind: Partial<Record<LetterFate, SceneMark>> = {
		failed: shape(SQUARE, 0.39),
		skipped: shape(SQUARE, 0.39),
		placed: dot(0.43, style),
		solved: shape(DIAMOND, 0.49),
		done: shape(DIAMOND, 0.44),
		...(isDot
			? {
					legal: dot(0.25, 'candidate-dot'),
					left: dot(0.3, style),
					rejected: shape('M-1 0H1', 0.42),
					pruned: shape('M-1 0H1', 0.42)
				}
			: {
					left: {
						...{ x: x - 0.43 * side, y: y - 0.43 * side, wide: 0.86 * side, high: 0.86 * side },
						...{ round: 0.3 * side, style }
					}
				})
	};
	/** Across the letter; a level line would make a G of a C that is rejected. */
	const across: Partial<Record<LetterFate, SceneMark>> = {
		illegal: stroke('M-42 3H42'),
		pruned: stroke('M-42 3H42'),
		rejected: stroke('M-62 52L62 -52')
	};
	const key = (part: string) => ({ key: `letter ${view.state.variable} ${value} ${part}` });
	const [back, front] = [behind[fate], isDot ? undefined : across[fate]];
	const isRinged = stepValue === value || ((eliminated >> value) & 1) !== 0;
	const half = side / 2 - (isDot ? -0.03 : 0.05) * side;
	const ring: SceneMark = {
		...{ x: x - half, y: y - half, wide: 2 * half, high: 2 * half, round: 0.22 * side },
		...{ style: 'letter-ring', ...key('ring') }
	};
	return [
		...(back === undefined ? [] : [{ ...back, ...key('behind') }]),
		...(isDot ? [] : [{ x, y, text, size, style, ...key('word') }]),
		...(front === undefined ? [] : [{ ...front, ...key('across') }]),
		...(isRinged ? [ring] : [])
	];
}

/** The corners of a frame around the selected tile, this far away, with arms of this length. */
export function chosenMark(
	layout: TileLayout,
	position: number,
	away = 5,
	arm = layout.tile * 0.2 + 3
): SceneMark {
	const half = layout.tile / 2 + away;
	const corners = [
		[-1, -1],
		[1, -1],
		[1, 1],
		[-1, 1]
	].map(([x, y]) => `M${half * x - arm * x} ${half * y}H${half * x}V${half * y - arm * y}`);
	return { d: corners.join(''), ...centreOf(layout, position), style: 'chosen-frame' };
}

/** Which rule breaks: all links while a step is shown, otherwise one pair of typed letters. */
function toldOf(
	{ step, setup }: MomentFacts<SequenceSetup>,
	links: readonly Link[],
	layout: StripLayout,
	chosen: number
): Told | null {
	if (links.length === 0) return null;
	const told =
		step === null ? [links.find(({ position }) => position === chosen) ?? links[0]] : links;
	const { position, other, eliminates } = told[0];
	const one = centreOf(layout, position);
	const two = centreOf(layout, other);
	const isBetween = one.y === two.y && told.length === 1;
	return {
		...{ text: linksText(told, setup), isForced: eliminates },
		...{ x: isBetween ? (one.x + two.x) / 2 : one.x, y: one.y - layout.tile / 2 - 15 }
	};
}
