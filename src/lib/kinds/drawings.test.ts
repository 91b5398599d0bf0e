/** Tests that apply to the drawing of every kind of problem; a new folder is included automatically. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../tests/fixtures/recordings';
import { shownOf } from '../../../tests/fixtures/shown';
import { choicesFor } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import type { Drawing, Mark } from '$lib/stage/drawing/drawing';
import { LOOKS, STYLES } from '$lib/stage/drawing/looks';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { svgText } from '$lib/stage/drawing/svg';
import { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';

const views = import.meta.glob<ProblemView>('./**/view/index.ts', {
	eager: true,
	import: 'default'
});

/** Every mark with its place on the sheet. */
function* placed(
	{ marks }: Drawing,
	x = 0,
	y = 0,
	k = 1
): Generator<{ mark: Exclude<Mark, { kind: 'group' }>; points: [number, number][] }> {
	for (const mark of marks) {
		if (mark.kind === 'group') {
			yield* placed(mark.drawing, x + mark.x * k, y + mark.y * k, k * (mark.scale ?? 1));
			continue;
		}
		yield { mark, points: pointsOf(mark).map(([px, py]) => [x + px * k, y + py * k]) };
	}
}

function pointsOf(mark: Exclude<Mark, { kind: 'group' }>): [number, number][] {
	switch (mark.kind) {
		case 'path':
			return mark.segments
				.filter((segment) => segment[0] !== 'Z')
				.map((segment) => segment.slice(-2) as [number, number]);
		case 'rectangle':
			return [
				[mark.x, mark.y],
				[mark.x + mark.width, mark.y + mark.height]
			];
		case 'grid':
			return [
				[mark.x, mark.y],
				[mark.x + mark.columns * mark.cell, mark.y + mark.rows * mark.cell]
			];
		default:
			return [[mark.x, mark.y]];
	}
}

describe.each(Object.values(views))('the drawing of $kind.id', (view) => {
	const { kind } = view;

	it('has marks of known styles inside its borders, at every moment of every example', async () => {
		const { default: draw } = await view.drawing();
		const runs = kind.examples.flatMap(({ setup }) => {
			const problem = kind.problem(setup);
			const { eliminations, goals } = choicesFor(problem);
			return [eliminations[0], eliminations.at(-1)!].map((elimination) => {
				const goal = goals.at(-1)!;
				const strategy: Strategy = {
					...DEFAULT_STRATEGY,
					elimination,
					goal,
					limits: { steps: 400 }
				};
				// A setup may come from a worker: what it holds is then a copy.
				const copy = structuredClone(setup);
				return { setup: copy, problem, strategy, trace: record(problem, strategy).trace };
			});
		});
		fc.assert(
			fc.property(
				// Numbers, because a run is too long to be printed.
				fc.nat(runs.length - 1),
				fc.nat(400),
				fc.constantFrom('all', 'few', 'off'),
				(which, at, pencil) => {
					const { setup, problem, strategy, trace } = runs[which];
					const moment = trace.at(at % (trace.length + 1));
					const shown = shownOf(setup, problem, { trace, moment, strategy, pencil });
					const drawing = draw(new MomentFacts(() => shown));
					const { width, height } = drawing;
					const outside = ([x, y]: [number, number]) => x < 0 || y < 0 || x > width || y > height;
					const marks = [...placed(drawing)];
					expect(marks.filter(({ points }) => points.some(outside))).toEqual([]);
					expect(marks.filter(({ points }) => points.length === 0)).toEqual([]);
					expect(marks.filter(({ mark }) => !STYLES.includes(mark.style))).toEqual([]);
					for (const look of Object.values(LOOKS))
						expect(svgText(drawing, look, 'a & b')).not.toMatch(/NaN|undefined|Infinity/);
				}
			),
			{ numRuns: 40 }
		);
	});
});
