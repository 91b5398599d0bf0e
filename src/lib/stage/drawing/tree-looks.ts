import type { Palette } from './palettes';
import type { StyleLook } from './style-look';

/** Every style of a decision tree in one set of colours. A unit is a pixel of the tree. */
export function treeStyles(c: Palette) {
	/** A tint; its outline says the same where there are no tints. */
	const soft = (fill: string, stroke: string, width = 2) => ({
		fill: c.inked ? c.raised : fill,
		stroke,
		width
	});
	const solid = (fill: string, width = 2) => ({ fill, stroke: fill, width });
	const hollow = (stroke: string, width = 2) => ({ fill: c.surface, stroke, width });
	const label = (text: string, weight: 400 | 500 | 600 | 700) => ({
		text,
		weight,
		font: 'code' as const,
		halo: { color: c.surface, width: 0.27 }
	});
	return {
		'tree-edge': { stroke: c.lineStrong, width: 1.5, round: true },
		'forced-edge': { stroke: c.forced, width: 1.5, dash: [5, 4], round: true },
		'path-edge': { stroke: c.openMark, width: 5, round: true },
		'stub-edge': { stroke: c.lineStrong, width: 1.25, dash: [2, 4], round: true },
		'later-edge': { stroke: c.later, width: 1.5, round: true },
		'current-node': hollow(c.current, 3.5),
		'open-node': soft(c.openSoft, c.openMark, 2.5),
		'path-node': solid(c.openMark, 2.5),
		'forced-node': soft(c.forcedSoft, c.forced),
		'forced-pin': { fill: c.forced },
		'several-nodes': soft(c.openSoft, c.openMark),
		failed: solid(c.fail),
		pruned: solid(c.fail),
		exhausted: hollow(c.fail),
		skipped: { ...hollow(c.fail), dash: [3, 3] },
		'solution-node': solid(c.solved),
		'solved-node': hollow(c.solved),
		folded: soft(c.failSoft, c.fail),
		'folded-path': soft(c.openSoft, c.openMark),
		'folded-solved': { ...soft(c.solvedSoft, c.solved), ...(c.inked && { fill: c.inkFaint }) },
		'rejected-value': { stroke: c.fail, width: 2.25, round: true },
		'later-node': hollow(c.later),

		value: label(c.ink, 600),
		'value-ground': { fill: c.surface },
		'path-value': label(c.open, 700),
		'tinted-value': { text: c.ink, weight: 600, font: 'code' },
		'rejected-name': label(c.inkSoft, 500),
		'later-value': label(c.inkFaint, 400),
		variable: label(c.inkSoft, 400),
		'path-variable': label(c.ink, 600),
		count: label(c.fail, 600),
		'path-count': label(c.open, 600),
		'solved-count': label(c.solved, 600),

		// Calls on their way back.
		'found-edge': { stroke: c.solved, width: 5, round: true },
		'found-node': solid(c.solved, 2.5),
		'found-tip': { fill: c.solved, stroke: c.surface, width: 1 },
		'failed-edge': { stroke: c.fail, width: 5, round: true },
		'failed-tip': { fill: c.fail, stroke: c.surface, width: 1 },

		// Around a node.
		'pointed-frame': { stroke: c.ink, width: 2.5 },
		'focus-frame': { stroke: c.accent, width: 2.5 }
	} satisfies Record<string, StyleLook>;
}
