import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../app.css';
import { settled } from '../../../tests/fixtures/layout';
import { record } from '../../../tests/fixtures/recordings';
import { shownOf } from '../../../tests/fixtures/shown';
import Shows from '../../../tests/fixtures/Shows.svelte';
import { choicesFor } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Drawing } from '$lib/stage/drawing/drawing';
import { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';

const views = import.meta.glob<ProblemView>('./**/view/index.ts', {
	eager: true,
	import: 'default'
});

/** How many moments of a run are looked at. */
const MOMENTS = 12;
/** The longest side of the board in pixels: with its details, and not too large to be drawn. */
const SIDE = 2400;
/** A file names all columns if they are not more. */
const MOST_NAMES = 40;

/** Style and text of every mark. */
function* inFile({ marks }: Drawing): Generator<string> {
	for (const mark of marks) {
		if (mark.kind === 'group') yield* inFile(mark.drawing);
		else yield `${mark.style} ${'text' in mark ? letters(mark.text) : ''}`;
	}
}
/** A text without what keeps its direction. */
const letters = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim();

/** The same of what a page shows: a path without a line shows nothing. */
function onPage(): string[] {
	const marks = [...document.querySelectorAll('.marks > :not([d=""])')].flatMap((mark) => {
		const style = mark.getAttribute('class')!.replace('scaled ', '');
		const text = letters(mark.textContent);
		const isEach = mark.getAttribute('x')?.includes(' ') === true;
		return (isEach ? [...text] : [text]).map((one) => `${style} ${one}`);
	});
	const names = [...document.querySelectorAll('.names > .name')].flatMap((name) => {
		const { classList, textContent } = name;
		const isRow = name.parentElement!.matches('.rows');
		const state = ['failed', 'current'].find((one) => classList.contains(one));
		const style = state === undefined ? 'heading' : `heading-${state}`;
		// Beside a row, a sign or an arrow says it, too.
		const sign = state === 'failed' ? 'no-way-sign' : style;
		return [`${style} ${letters(textContent)}`, ...(isRow && state ? [`${sign} `] : [])];
	});
	// What is told beside the letters of a sequence.
	const told = [...document.querySelectorAll('.broken')].map(
		({ classList, textContent }) =>
			`${classList.contains('forced') ? 'told-forced' : 'told'} ${letters(textContent)}`
	);
	return [...marks, ...names, ...told];
}

describe.each(Object.values(views))('every example of $kind.id', (view) => {
	const { kind } = view;

	it('shows the same on a page and in a file, mark by mark', async () => {
		const { default: draw } = await view.drawing();
		const target = document.createElement('div');
		// Nobody points at it, wherever another test has left the mouse.
		target.style.cssText = `inline-size: ${SIDE}px; block-size: ${SIDE}px; pointer-events: none`;
		document.body.append(target);
		for (const { setup } of kind.examples) {
			const problem = kind.problem(setup);
			const { eliminations, goals } = choicesFor(problem);
			const strategy = {
				...DEFAULT_STRATEGY,
				elimination: eliminations.at(-1)!,
				goal: goals.at(-1)!,
				limits: { steps: 2000 }
			};
			const { trace } = record(problem, strategy);
			const shownAt = (position: number) =>
				shownOf<unknown>(setup, problem, { trace, moment: trace.at(position), strategy });
			const props = {
				...{ component: view.Board, shown: shownAt(0), setup, selected: -1, still: true },
				...{ bare: true, label: kind.id, ontype: () => {}, onedit: () => {} }
			};
			const { rerender, unmount } = await render(Shows, { target, props });
			await settled();
			const names = document.querySelectorAll('.columns > .name').length;
			for (let share = 0; share <= 1; share += 1 / (MOMENTS - 1)) {
				const shown = shownAt(Math.round(trace.length * share));
				await rerender({ ...props, shown });
				const file = [...inFile(draw(new MomentFacts(() => shown)))];
				// Files name every fifth of many rows and columns.
				const isOmitted = (one: string) =>
					one.startsWith('heading ') && names > MOST_NAMES && !file.includes(one);
				expect(
					onPage()
						.filter((one) => !isOmitted(one))
						.sort()
				).toEqual(file.sort());
			}
			await unmount();
		}
		target.remove();
	});
});
