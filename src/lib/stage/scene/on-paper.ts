import type { BoardDrawer } from '../drawing/board-drawer';
import type { MomentFacts } from '../facts/moment-facts.svelte';
import { ON_PAPER, type Scene, type SceneView } from './scene';

/** Draws scenes for files: `ProblemView.drawing` of a kind that has a scene. */
export function onPaper<Setup>(
	scene: (facts: MomentFacts<Setup>, view: SceneView) => Scene
): () => Promise<{ default: BoardDrawer<Setup> }> {
	return async () => {
		const { sceneDrawing } = await import('../drawing/board/scene-drawing');
		return { default: (facts) => sceneDrawing(scene(facts, ON_PAPER)) };
	};
}
