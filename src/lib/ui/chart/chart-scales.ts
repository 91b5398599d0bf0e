import { ticks } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';

/** Where the values of an axis are, along a length in pixels. */
export interface ChartScale {
	readonly isLog: boolean;
	readonly from: number;
	readonly to: number;
	/** The place of a value in pixels; values beyond the ends are at the ends. */
	place(value: number): number;
	/** The value at a place in pixels. */
	value(place: number): number;
	/** Marks along the axis, ascending; those with a number are the main ones. */
	readonly ticks: readonly ChartTick[];
}

export interface ChartTick {
	readonly value: number;
	readonly place: number;
	readonly isMain: boolean;
}

export interface ScaleOptions {
	readonly isLog: boolean;
	/** The places of the first and the last value, in pixels; the first may be the larger one. */
	readonly range: readonly [number, number];
	/** Room that the number of a tick needs, in pixels. */
	readonly room?: number;
	/**
	 * The smallest value on a log axis, where lower ones are drawn too. Absent for counts: they begin
	 * at 1, and 0 has a place of its own before it.
	 */
	readonly floor?: number;
	/** The axis counts: it has no ticks between whole numbers. */
	readonly isWhole?: boolean;
}

/** Steps to which the ends of a log axis are widened. */
const STEPS = [1, 2, 5, 10];
/** The length from 0 to the lowest other value of a log axis, in pixels, where its numbers have room. */
const TO_ZERO = 28;

/** A scale whose ends are round numbers that enclose all values. Values that are not finite are left out. */
export function chartScale(values: Iterable<number>, options: ScaleOptions): ChartScale {
	const { floor = 1, isLog } = options;
	let least = Infinity;
	let most = -Infinity;
	let hasZero = false;
	for (const value of values) {
		if (!Number.isFinite(value)) continue;
		if (isLog && options.floor === undefined && value === 0) {
			hasZero = true;
			continue;
		}
		if (value < least) least = value;
		if (value > most) most = value;
	}
	if (least > most) [least, most] = isLog ? [floor, 10 * floor] : [0, 1];
	if (!isLog) return linearScale(least, most, options);
	const ends = [Math.max(floor, least), Math.max(floor, most)] as const;
	return hasZero ? withZero(ends, options) : logScale(...ends, options);
}

/** A log scale with a place for 0 before its lowest value. */
function withZero(ends: readonly [number, number], options: ScaleOptions): ChartScale {
	const [zero, last] = options.range;
	const first = zero + Math.sign(last - zero) * Math.max(TO_ZERO, options.room ?? 0);
	const log = logScale(...ends, { ...options, range: [first, last] });
	return {
		...log,
		place: (value) => (value === 0 ? zero : log.place(value)),
		value: (place) => (Math.abs(place - zero) < Math.abs(place - first) ? 0 : log.value(place)),
		ticks: [{ value: 0, place: zero, isMain: true }, ...log.ticks]
	};
}

function logScale(least: number, most: number, options: ScaleOptions): ChartScale {
	const { range, room = 56 } = options;
	const from = roundDown(least);
	let to = roundUp(most);
	// A single value stands in the middle of a decade.
	if (to <= from * 2) to = from * 10;
	const scale = scaleLog([from, to], [...range]).clamp(true);
	const length = Math.abs(range[1] - range[0]);
	const decade = length / Math.log10(to / from);
	/** Every so many powers of ten have a number. */
	const every = Math.max(1, Math.ceil(room / decade));
	const firstPower = Math.ceil(Math.log10(from) - 1e-9);
	const all: ChartTick[] = [];
	for (let power = firstPower - 1; 10 ** power <= to * 1.000001; power++) {
		for (let digit = 1; digit < 10; digit++) {
			const value = power < 0 ? digit / 10 ** -power : digit * 10 ** power;
			if (value < from * 0.999999 || value > to * 1.000001) continue;
			const isPower = digit === 1 && (power - firstPower) % every === 0;
			const isBetween = every === 1 && isNumbered(digit, decade, room);
			if (digit === 1 || decade >= 36)
				all.push({ value, place: scale(value), isMain: isPower || isBetween });
		}
	}
	// Where hardly a power of ten is in sight, the ends say how long the axis is.
	const isBare = all.filter(({ isMain }) => isMain).length < 2;
	const marked = isBare
		? all.map((tick) => ({
				...tick,
				isMain: tick.isMain || isNear(tick.value, from) || isNear(tick.value, to)
			}))
		: all;
	return {
		isLog: true,
		from,
		to,
		place: (value) => scale(Math.max(value, from)),
		value: (place) => scale.invert(place),
		ticks: marked
	};
}

/** Whether a tick between two powers of ten has room for its number. */
function isNumbered(digit: number, decade: number, room: number): boolean {
	const gap = Math.log10(2) * decade;
	return gap >= room && (digit === 2 || digit === 5);
}

function isNear(a: number, b: number): boolean {
	return Math.abs(a / b - 1) < 1e-6;
}

function roundDown(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
	return STEPS.findLast((step) => step * power <= value * 1.000001)! * power;
}

function roundUp(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
	return STEPS.find((step) => step * power >= value * 0.999999)! * power;
}

function linearScale(least: number, most: number, options: ScaleOptions): ChartScale {
	const { range, room = 56, isWhole = false } = options;
	const count = Math.max(2, Math.floor(Math.abs(range[1] - range[0]) / room));
	const scale = scaleLinear([least, most === least ? least + 1 : most], [...range])
		.nice(count)
		.clamp(true);
	const [from, to] = scale.domain();
	return {
		isLog: false,
		from,
		to,
		place: scale,
		value: (place) => scale.invert(place),
		ticks: ticks(from, to, count)
			.filter((value) => !isWhole || Number.isInteger(value))
			.map((value) => ({ value, place: scale(value), isMain: true }))
	};
}
