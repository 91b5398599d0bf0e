import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { bar } from '$lib/stage/board/lines';
import type { Style } from '$lib/stage/drawing/looks';
import { face } from '$lib/stage/scene/face';
import type { PlacedScene, SceneMark } from '$lib/stage/scene/scene';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { StateKind, VariableState } from '$lib/stage/facts/variable-states';
import { byDensity, NONE, outlook, placesOf, type SubsetSetup, sumOf, TAKE } from '../subset';

const VALUES = [m.subset_take, m.subset_leave];

export function valueName(value: number): string {
	return VALUES[value]();
}

/** The mark of a value in its row: a tick, a dash, on a square of 100. */
export const MARKS = ['M20 55L31 44L43 57L69 24L81 34L44 78z', 'M22 43H78V58H22z'] as const;
/** The side of its square, in rows. */
export const FACE = 0.86;

/** "Target 30, numbers: 6". */
export function subsetFacts({ weights, profits, target }: SubsetSetup): string {
	const inputs = { target: formatNumber(target), formatted: formatNumber(weights.length) };
	return profits === null ? m.subset_facts(inputs) : m.subset_facts_knapsack(inputs);
}

/** The name of a number: itself, told apart from its equals; items of a knapsack have letters. */
export function nameOf({ weights, profits }: SubsetSetup, variable: number): string {
	if (profits !== null) return String.fromCharCode(65 + variable);
	const equals = weights.flatMap((weight, at) => (weight === weights[variable] ? [at] : []));
	const index = String(equals.indexOf(variable) + 1);
	const below = [...index].map((digit) => String.fromCharCode(0x2080 + Number(digit))).join('');
	return equals.length === 1 ? String(weights[variable]) : `${weights[variable]}${below}`;
}

/** What is shown. */
interface Shown {
	readonly setup: SubsetSetup;
	readonly states: readonly Pick<VariableState, 'kind' | 'value'>[];
	/** The values in force, {@link NONE} for none. */
	readonly assignment: ArrayLike<number>;
	/** The variables in the order in which they were placed; others come before them. */
	readonly order: readonly number[];
	readonly variant: string;
	/** What the best solution so far yields, {@link NONE} if there is none. */
	readonly best: number;
}

/** What the board of a moment shows. */
export function pictureAt(facts: MomentFacts<SubsetSetup>) {
	const { setup, states, assignment, watched, best, strategy } = facts;
	const { profits } = setup;
	return pictureOf({
		...{ setup, states, assignment, variant: strategy.variant },
		order: (watched?.frames ?? []).flatMap(({ variable, value }) => (value < 0 ? [] : [variable])),
		best: profits === null || best === null ? NONE : sumOf(profits, placesOf(best).taken)
	});
}

/** The numbers at a moment: each has a row with a bar, and a mark whose shape shows how it was decided. */
export function scene(facts: MomentFacts<SubsetSetup>): PlacedScene {
	const { states, step, spotlight } = facts;
	const { width, height, marks, rows } = pictureAt(facts);
	const rowOf = (variable: number) => ({
		...{ x: 0.06, y: rows[variable] + 0.04, wide: width - 0.12, high: 0.92, round: 0.14 }
	});
	const faces = states.flatMap((state) => {
		const { variable, clash, conflict } = state;
		const isLit = clash || conflict;
		return [
			...decision(0.1, rows[variable] + (1 - FACE) / 2, state),
			...(isLit ? [{ ...rowOf(variable), style: 'clash-edge' } as const] : [])
		];
	});
	const current = step?.variable ?? NONE;
	return {
		...{ width, height, rows: rows.map((_, row) => [row]), spotted: spotlight?.variable },
		marks: [
			...marks,
			...faces,
			...(current < 0 ? [] : [{ ...rowOf(current), style: 'current' } as const])
		],
		places: states.map(({ variable, conflict }) => {
			const { x, y, wide, high, round } = rowOf(variable);
			return { outline: bar(x, y, wide, high, round), variable, conflict };
		})
	};
}

/** How a number was decided, on a square whose corner is at (x, y); of an open one, what it may still be. */
export function decision(
	x: number,
	y: number,
	state: Pick<VariableState, 'kind'> & Partial<VariableState>,
	side = FACE
): SceneMark[] {
	const { kind, value = NONE, candidates = 0, pruned = 0, eliminated = 0, ...flags } = state;
	if (kind !== 'open')
		return face(x, y, { ...flags, kind, side, ...(value >= 0 && { picture: MARKS[value] }) });
	const tile: SceneMark = {
		...{ x: x + 0.02 * side, y: y + 0.14 * side, wide: 0.96 * side, high: 0.72 * side },
		...{ round: 0.14 * side, style: flags.barren === true ? 'plate-conflict' : 'tile' }
	};
	const small = MARKS.flatMap((d, at): SceneMark[] => {
		const isGone = (((pruned | eliminated) >> at) & 1) === 1;
		if (!isGone && ((candidates >> at) & 1) === 0) return [];
		const place = { x: x + (0.02 + 0.48 * at) * side, y: y + 0.26 * side, scale: 0.0048 * side };
		return [
			{ d, ...place, style: 'candidate' },
			...(isGone ? [{ d: 'M18 85L82 15', ...place, style: 'eliminated-stroke' } as const] : [])
		];
	});
	return [tile, ...small];
}

/** How high a digit, an outline of a number that is left out, and a bar are, in rows. */
const DIGIT = 0.34;
const THIN = 0.22;
const BAR = 0.7;
/** More rows have no room for words. */
const WORDED = 12;

function barStyle(kind: StateKind): Style {
	if (kind === 'deadend' || kind === 'used-up') return 'bar-open';
	return kind === 'forced-newest' ? 'bar-forced' : `bar-${kind}`;
}

/** A part of a gauge, from left to right. */
interface Part {
	readonly length: number;
	readonly style: Style;
	readonly text?: string;
}

/**
 * Numbers as bars: those taken make stairs to the line of the target, below gauges that they fill. Each number
 * has a row of height 1. Texts and thin outlines are left out of a small picture.
 */
export function pictureOf(shown: Shown, isSmall = false) {
	const { setup, states, assignment, variant } = shown;
	const { weights, profits, target } = setup;
	const { taken, open } = placesOf(assignment);
	const order = [...taken.filter((at) => !shown.order.includes(at)), ...shown.order];
	const inOrder = order.filter((at) => assignment[at] === TAKE);
	const sum = sumOf(weights, taken);
	const tried = states.findIndex(({ kind }) => kind === 'tried');
	const isTriedTaken = tried >= 0 && states[tried].value === TAKE;
	const rest = open.filter((at) => at !== tried);
	const isBound = profits !== null && variant !== 'over' && variant !== '';
	const { most, parts } = outlook(setup, assignment, variant);

	// Where things are.
	const digits = (numbers: readonly number[]) => DIGIT * String(Math.max(...numbers)).length + 0.6;
	const weightEnd = profits === null ? 1 + digits(weights) : 1.9 + Math.max(1.7, digits(weights));
	const start = weightEnd + (profits === null ? 0 : Math.max(1.7, digits(profits))) + 0.3;
	const top = profits === null ? 2.7 : 5.6;
	const bottom = top + weights.length;
	const height = bottom + 1;
	const width = Math.max(12, start + 9, Math.min(20, 1.25 * height));
	const end = width - 0.3;
	const all = sumOf(weights, weights.keys());
	const axis = Math.min(
		target + Math.min(target, Math.max(...weights)),
		1.08 * Math.max(all, target)
	);
	const scaled = (most: number) => (value: number) =>
		start + (Math.min(value, most) / most) * (end - start);
	const at = scaled(axis);

	const marks: SceneMark[] = [];
	const add = (x: number, y: number, long: number, tall: number, style: Style, round = 0.08) => {
		if (long > 0 && !(isSmall && style === 'bar-left'))
			marks.push({ style, d: bar(x, y, long, tall, round) });
	};
	const words = (
		text: string,
		x: number,
		y: number,
		style: Style,
		size: number,
		anchor?: 'start' | 'end'
	) => {
		if (!isSmall) marks.push({ style, text, x, y, size, anchor });
	};
	/** Parts one behind the other; a part has its text if there is room for it. */
	const fill = (
		place: typeof at,
		y: number,
		tall: number,
		total: number,
		list: readonly Part[]
	) => {
		add(start, y, place(total) - start, tall, 'bar-open', 0);
		let from = 0;
		for (const { length, style, text = '' } of list) {
			const [x, long] = [place(from), place(from + length) - place(from)];
			add(x, y, long, tall, style);
			const look = /^bar-(possible|cut)$/.test(style) ? 'note' : 'newest';
			if (text !== '' && long >= (text.length + 0.7) * DIGIT)
				words(text, x + long / 2, y + tall / 2, look, 0.6);
			from += length;
		}
	};
	const line = (x: number, from: number, to: number) =>
		marks.push({ style: 'target', d: `M${x} ${from}V${to}`, width: isSmall ? 0.18 : 0.09 });

	// The gauge of the sum, and what is possible.
	const gauge = 1.25;
	const filled: Part[] = [];
	/** Where the bar of a decided number begins. */
	const begins = new Map<number, number>();
	let reached = 0;
	for (const variable of order) {
		begins.set(variable, reached);
		if (assignment[variable] !== TAKE) continue;
		const length = weights[variable];
		filled.push({ length, style: barStyle(states[variable].kind), text: nameOf(setup, variable) });
		reached += length;
	}
	const left = sumOf(weights, rest);
	if (isTriedTaken) filled.push({ length: weights[tried], style: 'bar-tried' });
	else if (profits === null)
		filled.push(
			{ length: left, style: 'bar-possible', text: left === 0 ? '' : `+ ${left}` },
			{ length: target - sum - left, style: 'bar-failed' }
		);
	else if (isBound)
		for (const item of byDensity(setup))
			if (rest.includes(item))
				filled.push({
					length: parts[item] * weights[item],
					style: parts[item] < 1 ? 'bar-cut' : 'bar-possible',
					text: nameOf(setup, item)
				});
	fill(at, gauge, 1.2, target, filled);
	if (isTriedTaken) {
		const [from, to] = [Math.max(sum, target), sum + weights[tried]];
		add(at(from), gauge, at(to) - at(from), 1.2, 'bar-failed');
	}
	const terms = inOrder.map((at) => weights[at]).join(' + ');
	const isShort =
		profits === null && inOrder.length > 1 && terms.length * DIGIT < width - start - 3;
	words(isShort ? `${terms} = ${sum}` : `${sum} / ${target}`, start, 0.55, 'title', 0.72, 'start');

	// The gauge of profits: what is had, what is possible, and the best so far.
	if (profits !== null) {
		const y = 4;
		const had = sumOf(profits, taken);
		const worth = Math.max(1, sumOf(profits, profits.keys()));
		const isOpen = isBound && open.length > 0;
		const reach = isOpen ? most : had;
		const yields = inOrder.map((at): Part => {
			return { length: profits[at], style: barStyle(states[at].kind), text: String(profits[at]) };
		});
		yields.push({ length: reach - had, style: 'bar-possible' });
		// What it falls short of the best so far: the search goes back.
		if (isOpen || open.length === 0)
			yields.push({ length: shown.best - reach, style: 'bar-failed' });
		const reads = scaled(worth);
		fill(reads, y, 0.9, worth, yields);
		words(m.subset_weight(), 0.2, gauge + 0.6, 'title', 0.62, 'start');
		words(m.subset_profit(), 0.2, y + 0.45, 'title', 0.62, 'start');
		words(isOpen ? `${had} ≤ ${most}` : String(had), start, y - 0.55, 'title', 0.72, 'start');
		if (shown.best >= 0) {
			const x = reads(shown.best);
			const d = `M${x} ${y - 0.25}V${y + 1.15}M${x} ${y - 0.45}l.2 .2l-.2 .2l-.2 -.2z`;
			marks.push({ style: 'solution-node', d, width: 0.11 });
			words(`◆ ${shown.best}`, end, y - 0.55, 'solution', 0.72, 'end');
		}
		words(m.subset_weight(), weightEnd, top - 0.3, 'note', 0.6, 'end');
		words(m.subset_profit(), start - 0.3, top - 0.3, 'note', 0.6, 'end');
	}

	// A row for each number.
	const rows = [...weights.keys()].map((variable) => top + variable);
	rows.forEach((y, variable) => {
		const { kind, value } = states[variable];
		const isOpen = assignment[variable] < 0;
		const isLeft = isOpen ? kind === 'tried' && value !== TAKE : value !== TAKE;
		const from = begins.get(variable) ?? sum;
		const to = from + weights[variable];
		const row = (from: number, to: number, style: Style, tall = BAR) =>
			add(at(from), y + (1 - tall) / 2, at(to) - at(from), tall, style);

		if (profits === null)
			words(nameOf(setup, variable), start - 0.4, y + 0.5, 'sentence', 0.62, 'end');
		else {
			words(nameOf(setup, variable), 1.4, y + 0.5, 'sentence', 0.62);
			words(String(weights[variable]), weightEnd, y + 0.5, 'sentence', 0.62, 'end');
			words(String(profits[variable]), start - 0.3, y + 0.5, 'sentence', 0.62, 'end');
		}
		if (!isOpen) {
			row(from, to, isLeft ? 'bar-left' : barStyle(kind), isLeft ? THIN : BAR);
			if (rows.length <= WORDED) word(value, at(from), at(to), y + 0.5);
			return;
		}
		row(from, to, kind === 'taken-back' && value === TAKE ? 'bar-taken-back' : 'bar-open');
		if (variable === tried) row(from, to, 'bar-tried', isLeft ? THIN : BAR);
		else if (variant === 'fractional')
			row(
				from,
				from + parts[variable] * weights[variable],
				parts[variable] < 1 ? 'bar-cut' : 'bar-possible'
			);
		row(Math.max(from, target), to, 'bar-failed');
	});
	/** "taken" beside a bar, on the side that has room and where the line of the target does not cross it. */
	function word(value: number, from: number, to: number, y: number) {
		const text = value === TAKE ? m.subset_legend_taken() : m.subset_legend_left();
		const long = 0.25 + text.length * 0.33;
		const isAcross = to < at(target) && to + long > at(target);
		const side = isAcross ? at(target) : to;
		const isBefore = (isAcross || side + long > end) && from - long > start;
		if (isBefore) words(text, from - 0.25, y, 'note', 0.6, 'end');
		else if (side + long <= end) words(text, side + 0.25, y, 'note', 0.6, 'start');
	}

	// The line of the target, with a flag: through the gauge, and through the rows.
	const x = at(target);
	line(x, gauge - 0.2, profits === null ? top : gauge + 1.35);
	line(x, profits === null ? top : top - 0.1, bottom + 0.1);
	marks.push({ style: 'target', d: `M${x} ${gauge - 0.2}l.3 .17l-.3 .17z`, width: 0.02 });
	words(String(target), x, bottom + 0.55, 'title', 0.62);
	return { width, height, marks, rows };
}
