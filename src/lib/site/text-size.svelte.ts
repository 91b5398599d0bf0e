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
