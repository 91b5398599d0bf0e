import { withLineFeeds } from '$lib/engine/reading/lines';

/** Drawn solid: "#" after {@link plainCharacters}. */
const SOLID = /[█▉▊▓■⬛◼▮]|🧱/gu;
/** Drawn empty: "." after {@link plainCharacters}. */
const HOLLOW = /[·∙⋅░□⬜◻▯]/g;

/**
 * Normalizes a text: line breaks become "\n", spaces of all widths " ", solid blocks "#", hollow ones
 * "."; direction marks are removed. Lines keep their numbers.
 */
export function plainCharacters(text: string): string {
	const lines = withLineFeeds(text);
	// Most texts are ASCII and need no further work.
	if (!/[^\n\t -~]/.test(lines)) return lines;
	return lines
		.replace(/\p{Cf}|\ufe0f/gu, '')
		.replace(/[\xa0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
		.replace(SOLID, '#')
		.replace(HOLLOW, '.');
}

/** A box-drawing character, and the sides to which its lines lead: north 1, east 2, south 4, west 8. */
const STROKES = new Map<string, number>();
for (const [strokes, characters] of [
	[1, '╵╹'],
	[2, '╶╺'],
	[3, '└┕┖┗╘╙╚╰'],
	[4, '╷╻'],
	[5, '│┃║╎╏┆┇┊┋╽╿'],
	[6, '┌┍┎┏╒╓╔╭'],
	[7, '├┝┞┟┠┡┢┣╞╟╠'],
	[8, '╴╸'],
	[9, '┘┙┚┛╛╜╝╯'],
	[10, '─━═╌╍┄┅┈┉╼╾'],
	[11, '┴┵┶┷┸┹┺┻╧╨╩'],
	[12, '┐┑┒┓╕╖╗╮'],
	[13, '┤┥┦┧┨┩┪┫╡╢╣'],
	[14, '┬┭┮┯┰┱┲┳╤╥╦'],
	[15, '┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╪╫╬']
] as const) {
	for (const character of characters) STROKES.set(character, strokes);
}

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

/** The sides to which the lines of a box-drawing character lead; 0 for any other character. */
export const strokesOf = (character: string): number => STROKES.get(character) ?? 0;

export const BOX = /[\u2500-\u257f]/;
