import type { CostScale } from '$lib/engine/problem';
import { NONE, typing, untyped } from '$lib/engine/typed';

/** A problem that a reader has made: names of variables and values, and which pairs clash. */
export interface OwnSetup {
	/** From 1 to {@link MAX_VARIABLES} names, all different. */
	readonly variables: readonly string[];
	/** From 1 to {@link MAX_OWN_VALUES} names, all different. */
	readonly values: readonly string[];
	/**
	 * For each variable a, value x and variable b, at (a · values + x) · variables + b, the mask of the
	 * values that b cannot have while a has x. Symmetric; 0 for a variable and itself. Empty for a table.
	 */
	readonly clashes: Int32Array;
	/** The value of each variable set by hand, {@link NONE} for none. */
	readonly typed: Int8Array;
	/** Of a table: what the costs of its solutions are counted from. */
	readonly scale?: CostScale;
}

export { NONE };
export const MAX_VARIABLES = 60;
/** A set of values is one word. */
export const MAX_OWN_VALUES = 32;
/** Characters of a name. */
export const MAX_NAME = 20;

/** Whether `a` having `x` forbids `y` at `b`. */
export type Clashes = (a: number, x: number, b: number, y: number) => boolean;

/** A problem without values set by hand. @param clashes is asked for pairs with a < b */
export function ownSetup(
	variables: readonly string[],
	values: readonly string[],
	clashes: Clashes
): OwnSetup {
	const count = variables.length;
	const table = new Int32Array(count * values.length * count);
	const at = (a: number, x: number, b: number) => (a * values.length + x) * count + b;
	for (let a = 0; a < count; a++)
		for (let b = a + 1; b < count; b++)
			for (const x of values.keys())
				for (const y of values.keys()) {
					if (!clashes(a, x, b, y)) continue;
					table[at(a, x, b)] |= 1 << y;
					table[at(b, y, a)] |= 1 << x;
				}
	return { variables, values, clashes: table, typed: untyped(count) };
}

/** Names only, without a pair that clashes. There may be more of them than a problem of one's own can have. */
export function tableSetup(
	variables: readonly string[],
	values: readonly string[],
	scale: CostScale
): OwnSetup {
	return { variables, values, clashes: new Int32Array(0), typed: untyped(variables.length), scale };
}

/** Whether a setup is {@link tableSetup}'s. */
export function isTable({ clashes }: Pick<OwnSetup, 'clashes'>): boolean {
	return clashes.length === 0;
}

/** The mask of the values that `b` cannot have while `a` has `x`. */
export function clashMask(
	{ variables, values, clashes }: Pick<OwnSetup, 'variables' | 'values' | 'clashes'>,
	a: number,
	x: number,
	b: number
): number {
	// A table has no pairs.
	return clashes[(a * values.length + x) * variables.length + b] ?? 0;
}

/** Whether a text can name a variable or a value: no spaces, and none of the signs of the text format. */
export function isName(text: string): boolean {
	return text.length > 0 && text.length <= MAX_NAME && !/[\s,:=]/.test(text);
}

/** What can be typed. */
export const typingOwn = typing<OwnSetup>(({ values }) => values.length);
