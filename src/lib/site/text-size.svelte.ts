import { RootChoice } from './root-choice.svelte';

/** The text sizes to choose from. */
export type TextSizeChoice = 'normal' | 'large' | 'larger';

/** How large they are, for pictures; `src/app.css` has the same numbers for text. */
export const TEXT_SCALES: Record<TextSizeChoice, number> = { normal: 1, large: 1.15, larger: 1.3 };

/** The reader's choice of text size. */
export const textSize = new RootChoice<TextSizeChoice>('text-size', 'text', [
	'normal',
	'large',
	'larger'
]);

/**
 * How much larger the sentence about a step and the labels of the tree are in a large window than in one
 * of 1440 × 720 pixels. For the sentence, `--size-told` in `src/app.css` says the same.
 */
export function toldScale(width = 0, height = 0): number {
	return Math.max(1, Math.min(width / 1440, height / 720, 1.5));
}
