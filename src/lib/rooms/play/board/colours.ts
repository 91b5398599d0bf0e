import * as m from '$lib/i18n/compiled/messages';

/** The player's colours for hypotheses, numbered from 1. Each has a pattern of its own. */
const NAMES = [
	m.play_game_colour_1,
	m.play_game_colour_2,
	m.play_game_colour_3,
	m.play_game_colour_4,
	m.play_game_colour_5,
	m.play_game_colour_6
];

/** The name of a colour: "blue, stripes". */
export function colourName(colour: number): string {
	return NAMES[colour - 1]();
}

/** The token of a colour in `src/app.css`. */
export function colourToken(colour: number): string {
	return `var(--color-lane-${colour})`;
}

/** The pattern of a colour: path data in a tile of 8 × 8, drawn with a stroke. */
export const PATTERNS: readonly string[] = [
	'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
	'M0 4H8',
	'M-2 -2L10 10M6 -2L10 2M-2 6L2 10',
	'M4 0V8',
	'M4 3.6V4.4M0 -.4V.4M8 -.4V.4M0 7.6V8.4M8 7.6V8.4',
	'M4 0V8M0 4H8'
];
