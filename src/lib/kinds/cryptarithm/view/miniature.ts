import { bar, disc } from '$lib/stage/board/lines';
import type { SceneMark } from '$lib/stage/scene/scene';
import type { ProblemMiniature } from '$lib/stage/board/problem-view';
import * as m from '$lib/i18n/compiled/messages';
import { NONE, sumText, type CryptarithmSetup } from '../sum';
import { paperMarks, paperOf } from './scene';

export const miniature: ProblemMiniature<CryptarithmSetup> = {
	line: () => m.cryptarithm_line(),
	search: 'example=two&goal=first',
	mini: {
		/** A letter, or its digit once it has one. */
		draw(setup, placed, highlight) {
			const { sum, typed } = setup;
			const { width, height, places } = paperOf(sum);
			const letters = places.flatMap(({ letter, x, y }): SceneMark[] => {
				const isTyped = typed[letter] !== NONE;
				const digit = isTyped ? typed[letter] : (placed?.[letter] ?? NONE);
				const middle = { x, y: y - 0.25 };
				const word = { ...middle, size: 0.78 };
				return [
					...(letter === highlight
						? [
								{
									style: 'current',
									d: bar(x - 0.46, y - 0.95, 0.92, 1.4, 0.1),
									width: 0.07
								} as const
							]
						: []),
					...(digit === NONE
						? [{ style: 'sentence', text: sum.letters[letter], ...word } as const]
						: [
								{ style: isTyped ? 'given-ground' : 'placed', d: disc(middle, 0.46) } as const,
								{ style: isTyped ? 'given' : 'placed', text: String(digit), ...word } as const
							])
				];
			});
			return {
				...{ width, height, label: sumText(sum) },
				marks: [
					{ style: 'board', d: bar(0, 0, width, height, 0) },
					...paperMarks(setup),
					...letters
				]
			};
		}
	}
};
