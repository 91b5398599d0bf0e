import type { ProblemKind } from '$lib/engine/kind';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { noStatistics } from '$lib/engine/trace/statistics';
import { MomentFacts } from '../../facts/moment-facts.svelte';
import { ON_PAPER, type GridScene, type Scene, type SceneView } from '../../scene/scene';
import type { LateMini } from './mini';

/** A mini has no room for details. */
const SMALL: SceneView = { ...ON_PAPER, pixels: 16 };

/**
 * A small board that is the board itself, for a kind that draws none of its own.
 *
 * @param label the facts about a setup
 */
export function sceneMini<Setup>(
	kind: ProblemKind<Setup>,
	scene: (facts: MomentFacts<Setup>, view: SceneView) => Scene & Pick<GridScene<object>, 'spot'>,
	label: (setup: Setup) => string
): LateMini<Setup> {
	return {
		load: async () => ({
			mini: {
				draw(setup, placed, highlight) {
					const puzzle = kind.problem(setup);
					const assignment = Int8Array.from(puzzle.fixed, (value, variable) =>
						value < 0 ? (placed?.[variable] ?? -1) : value
					);
					const moment = {
						...{ position: 1, step: null, assignment, frames: [], outcome: null },
						...{ domains: null, prunedValues: null, statistics: noStatistics() }
					};
					const facts = new MomentFacts<Setup>(() => ({
						...{ setup, puzzle, moment, trace: null, conflicts: new Set() },
						...{ strategy: DEFAULT_STRATEGY, pencil: 'off' },
						names: { variable: String, value: String },
						light: highlight < 0 ? null : { variable: highlight, value: -1, kind: null }
					}));
					const { width, height, marks, spot } = scene(facts, SMALL);
					return { width, height, marks, highlight: spot ?? null, label: label(setup) };
				}
			}
		})
	};
}
