import type { Choices } from '$lib/engine/search/choices';
import { MOST_LANES, PLAIN, type Entry } from '$lib/stage/address/entry';

/** What can be compared with one press. */
export type PresetId =
	| 'two'
	| 'three'
	| 'back'
	| 'models'
	| 'elimination'
	| 'propagation'
	| 'values'
	| 'chance'
	| 'twins';

export interface RacePreset {
	readonly id: PresetId;
	readonly entries: readonly Entry[];
}

/** Naive order needs two thousand times as many placements for the first Sudoku written in this way. */
const TWIN = 7;

/** The comparisons that make sense for a problem. */
export function presetsFor(
	{ orderings, eliminations, values, backs, variants }: Choices,
	canRewrite: boolean
): readonly RacePreset[] {
	const hasOrders = orderings.includes('findmin');
	const best: Entry = hasOrders ? { ...PLAIN, ordering: 'findmin' } : PLAIN;
	const presets: (RacePreset | false)[] = [
		hasOrders && { id: 'two', entries: [PLAIN, best] },
		hasOrders && { id: 'three', entries: [PLAIN, best, { ...PLAIN, ordering: 'findmax' }] },
		backs.includes('jump') && {
			id: 'back',
			entries: [PLAIN, { ...PLAIN, back: 'jump' }, ...(hasOrders ? [best] : [])]
		},
		variants.length > 1 && {
			id: 'models',
			entries: variants
				.slice(0, MOST_LANES)
				.map((variant, at): Entry => ({ ...PLAIN, variant: at === 0 ? '' : variant }))
		},
		eliminations.includes('arcs') && {
			id: 'propagation',
			entries: [PLAIN, { ...PLAIN, elimination: 'forward' }, { ...PLAIN, elimination: 'arcs' }]
		},
		eliminations.includes('naked') && {
			id: 'elimination',
			entries: [PLAIN, { ...PLAIN, elimination: 'naked' }]
		},
		!hasOrders &&
			values.includes('preferred') && {
				id: 'values',
				entries: [PLAIN, { ...PLAIN, values: 'preferred' }]
			},
		{
			id: 'chance',
			entries: [PLAIN, ...[1, 2, 3].map((seed): Entry => ({ ...PLAIN, values: 'random', seed }))]
		},
		canRewrite && { id: 'twins', entries: [PLAIN, { ...PLAIN, rewriting: TWIN }] }
	];
	return presets.filter((preset) => preset !== false);
}
