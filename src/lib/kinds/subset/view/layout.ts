import type { StateKind, VariableState } from '$lib/stage/facts/variable-states';
import type { SubsetSetup } from '../setup';
import { outlook, placesOf, sumOf, TAKE } from '../subset';

/** How a bar looks: how its number was decided, or a part of the gauges. */
export type Look =
	| StateKind
	/** Left out. */
	| 'left'
	/** What is too much. */
	| 'beyond'
	| 'missing'
	/** Still possible, and a part of an item that is cut. */
	| 'ghost'
	| 'cut'
	| 'track'
	| 'best';

/** Lengths are in rows: each number has a row of height 1. */
export interface Bar {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly look: Look;
}

export interface Label {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly text: string;
	readonly anchor: 'start' | 'middle' | 'end';
	readonly look: 'name' | 'faint' | 'strong' | 'inside' | 'solved';
}

/** An upright line. */
export interface Line {
	readonly x: number;
	readonly from: number;
	readonly to: number;
}

export interface Layout {
	readonly width: number;
	readonly height: number;
	readonly bars: readonly Bar[];
	readonly labels: readonly Label[];
	/** The line of the target: through the gauge, and through the rows. */
	readonly target: readonly [Line, Line];
	/** What the best solution so far yields, in the gauge of profits. */
	readonly best: Line | null;
	/** The y of each number's row. */
	readonly rows: readonly number[];
}

/** What is shown. */
export interface Shown {
	readonly setup: SubsetSetup;
	readonly states: readonly Pick<VariableState, 'kind' | 'value'>[];
	/** The values in force, −1 for none. */
	readonly assignment: ArrayLike<number>;
	/** The variables in the order in which they were placed; others come before them. */
	readonly order: readonly number[];
	readonly variant: string;
	/** What the best solution so far yields, −1 for none. */
	readonly best: number;
	readonly names: { readonly weight: string; readonly profit: string };
	/** "taken", "left out". */
	readonly words: readonly string[];
}

/** The mark of a value in its row: a tick, a dash. */
export const MARKS = ['M20 55L31 44L43 57L69 24L81 34L44 78z', 'M22 43H78V58H22z'] as const;
export const FACE = 0.86;
const DIGIT = 0.34;
const THIN = 0.22;
const BAR = 0.7;
/** More rows have no room for words. */
const WORDED = 12;

/** The name of a number: itself, told apart from its equals; items of a knapsack have letters. */
export function nameOf({ weights, profits }: SubsetSetup, variable: number): string {
	if (profits !== null) return String.fromCharCode(65 + variable);
	const equals = weights.flatMap((weight, at) => (weight === weights[variable] ? [at] : []));
	const index = String(equals.indexOf(variable) + 1);
	const below = [...index].map((digit) => String.fromCharCode(0x2080 + Number(digit))).join('');
	return equals.length === 1 ? String(weights[variable]) : `${weights[variable]}${below}`;
}

/** Numbers as bars: those taken make stairs to the line of the target, below gauges that they fill. */
export function layoutOf(shown: Shown): Layout {
	const { setup, states, assignment, variant } = shown;
	const { weights, profits, target } = setup;
	const { taken, open } = placesOf(assignment);
	const order = [...taken.filter((at) => !shown.order.includes(at)), ...shown.order];
	const all = Array.from(weights.keys());
	const [sum, total] = [sumOf(weights, taken), sumOf(weights, all)];

	const digits = (numbers: readonly number[]) => DIGIT * String(Math.max(...numbers)).length + 0.6;
	const names = profits === null ? 0 : 0.9;
	const weightEnd = 1 + names + Math.max(profits === null ? 0 : 1.7, digits(weights));
	const start = weightEnd + (profits === null ? 0 : Math.max(1.7, digits(profits))) + 0.3;
	const top = profits === null ? 2.7 : 5.6;
	const height = top + weights.length + 1;
	const width = Math.max(12, start + 9, Math.min(20, 1.25 * height));
	const end = width - 0.3;
	const axis = Math.min(
		target + Math.min(target, Math.max(...weights)),
		1.08 * Math.max(total, target)
	);
	const at = (value: number) => start + (Math.min(value, axis) / axis) * (end - start);

	const bars: Bar[] = [];
	const labels: Label[] = [];
	const bar = (from: number, to: number, y: number, tall: number, look: Look, place = at) => {
		const x = place(from);
		if (place(to) > x) bars.push({ x, y, width: place(to) - x, height: tall, look });
	};
	const label = (
		text: string,
		x: number,
		y: number,
		look: Label['look'],
		anchor: Label['anchor'] = 'start',
		size = 0.62
	) => labels.push({ text, x, y, look, anchor, size });
	/** A text in a bar, if there is room for it. */
	const inside = (
		text: string,
		from: number,
		to: number,
		y: number,
		look: Label['look'],
		place = at
	) => {
		const room = place(to) - place(from);
		if (room >= (text.length + 0.7) * DIGIT)
			label(text, place(from) + room / 2, y, look, 'middle', 0.58);
	};
	/** A word beside a bar, where the line of the target does not cross it. */
	const word = (text: string, from: number, to: number, y: number) => {
		const long = 0.25 + text.length * 0.25;
		const isAcross = to < at(target) && to + long > at(target);
		const isBefore = isAcross && from - long > start;
		const x = isBefore ? from - 0.25 : (isAcross ? at(target) : to) + 0.25;
		if (x + long < end) label(text, x, y, 'faint', isBefore ? 'end' : 'start', 0.46);
	};
	const lookOf = (variable: number): Look => states[variable].kind;
	const tried = states.findIndex(({ kind }) => kind === 'tried');
	const isTriedTaken = tried >= 0 && states[tried].value === TAKE;
	const rest = open.filter((variable) => variable !== tried);

	// The gauge of the sum.
	const gauge = 1.25;
	bar(0, target, gauge, 1.2, 'track');
	let filled = 0;
	const offsets = new Map<number, number>();
	for (const variable of order) {
		offsets.set(variable, filled);
		if (assignment[variable] !== TAKE) continue;
		const to = filled + weights[variable];
		bar(filled, to, gauge, 1.2, lookOf(variable));
		inside(nameOf(setup, variable), filled, to, gauge + 0.6, 'inside');
		filled = to;
	}
	const { most, parts } = outlook(setup, assignment, variant);
	if (isTriedTaken) {
		bar(sum, sum + weights[tried], gauge, 1.2, 'tried');
		bar(Math.max(sum, target), sum + weights[tried], gauge, 1.2, 'beyond');
	} else if (profits === null) {
		const reach = sum + sumOf(weights, rest);
		bar(sum, reach, gauge, 1.2, 'ghost');
		if (rest.length > 0)
			inside(`+ ${sumOf(weights, rest)}`, sum, Math.min(reach, axis), gauge + 0.6, 'faint');
		if (reach < target) bar(reach, target, gauge, 1.2, 'missing');
	} else if (variant !== 'over' && variant !== '') {
		let from = sum;
		for (const item of byPart(rest, parts, setup)) {
			const to = from + parts[item] * weights[item];
			bar(from, to, gauge, 1.2, parts[item] < 1 ? 'cut' : 'ghost');
			inside(nameOf(setup, item), from, to, gauge + 0.6, 'faint');
			from = to;
		}
	}
	const terms = order.filter((variable) => assignment[variable] === TAKE);
	const sums = terms.map((variable) => weights[variable]).join(' + ');
	const isShort = profits === null && terms.length > 1 && sums.length * DIGIT < width - start - 3;
	label(isShort ? `${sums} = ${sum}` : `${sum} / ${target}`, start, 0.55, 'strong', 'start', 0.72);
	if (profits !== null) label(shown.names.weight, 0.2, gauge + 0.6, 'strong');

	// The gauge of profits: what is had, what is possible, and the best so far.
	let best: Layout['best'] = null;
	if (profits !== null) {
		const worth = sumOf(profits, all);
		const reads = (value: number) => start + (value / worth) * (end - start);
		const y = 4;
		const had = sumOf(profits, taken);
		const isBound = variant !== 'over' && variant !== '' && open.length > 0;
		bar(0, worth, y, 0.9, 'track', reads);
		let from = 0;
		for (const variable of terms) {
			bar(from, from + profits[variable], y, 0.9, lookOf(variable), reads);
			inside(String(profits[variable]), from, from + profits[variable], y + 0.45, 'inside', reads);
			from += profits[variable];
		}
		if (isBound) bar(had, most, y, 0.9, 'ghost', reads);
		// What it falls short of the best so far: the search goes back.
		if (isBound || open.length === 0)
			bar(isBound ? most : had, shown.best, y, 0.9, 'missing', reads);
		if (shown.best >= 0) best = { x: reads(shown.best), from: y - 0.25, to: y + 1.15 };
		label(shown.names.profit, 0.2, y + 0.45, 'strong');
		label(`${had}${isBound ? ` ≤ ${most}` : ''}`, start, y - 0.55, 'strong', 'start', 0.72);
		if (shown.best >= 0) label(`◆ ${shown.best}`, end, y - 0.55, 'solved', 'end', 0.72);
		label(shown.names.weight, weightEnd, top - 0.3, 'faint', 'end', 0.46);
		label(shown.names.profit, start - 0.3, top - 0.3, 'faint', 'end', 0.46);
	}

	// A row for each number.
	const rows = all.map((variable) => top + variable);
	for (const variable of all) {
		const y = rows[variable];
		const { kind, value } = states[variable];
		const weight = weights[variable];
		const from = offsets.get(variable) ?? sum;
		if (profits === null) label(nameOf(setup, variable), start - 0.4, y + 0.5, 'name', 'end');
		else {
			label(nameOf(setup, variable), 1.4, y + 0.5, 'name', 'middle');
			label(String(weight), weightEnd, y + 0.5, 'name', 'end');
			label(String(profits[variable]), start - 0.3, y + 0.5, 'name', 'end');
		}
		const isOpen = assignment[variable] < 0;
		if (isOpen || value !== TAKE) {
			const outline: Look = isOpen
				? kind === 'taken-back' && value === TAKE
					? kind
					: 'open'
				: 'left';
			const tall = outline === 'left' ? THIN : BAR;
			bar(from, from + weight, y + (1 - tall) / 2, tall, outline);
		} else bar(from, from + weight, y + 0.15, BAR, lookOf(variable));
		if (!isOpen) {
			if (all.length <= WORDED) word(shown.words[value], at(from), at(from + weight), y + 0.5);
			continue;
		}
		if (variable === tried) {
			const tall = value === TAKE ? BAR : THIN;
			bar(from, from + weight, y + (1 - tall) / 2, tall, 'tried');
		} else if (profits !== null && variant === 'fractional' && parts[variable] > 0)
			bar(
				from,
				from + parts[variable] * weight,
				y + 0.15,
				BAR,
				parts[variable] < 1 ? 'cut' : 'ghost'
			);
		bar(Math.max(from, target), from + weight, y + 0.15, BAR, 'beyond');
	}
	const bottom = top + weights.length;
	label(String(target), at(target), bottom + 0.55, 'strong', 'middle');
	const x = at(target);
	const isApart = profits !== null;
	return {
		...{ width, height, bars, labels, rows, best },
		target: [
			{ x, from: gauge - 0.2, to: isApart ? gauge + 1.35 : top },
			{ x, from: isApart ? top - 0.1 : top, to: bottom + 0.1 }
		]
	};
}

/** The items in a bound, whole ones first: those that yield most for their weight. */
function byPart(
	open: readonly number[],
	parts: ArrayLike<number>,
	{ weights, profits }: SubsetSetup
) {
	const yields = (at: number) => profits![at] / weights[at];
	return open
		.filter((at) => parts[at] > 0)
		.sort((a, b) => parts[b] - parts[a] || yields(b) - yields(a) || a - b);
}
