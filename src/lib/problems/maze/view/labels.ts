import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { Size } from '../grid';
import {
	LOOK_BEST,
	LOOK_CELL,
	LOOK_GOAL,
	LOOK_HEAD,
	LOOK_LED,
	LOOK_LEFT,
	LOOK_SOLVED,
	LOOK_START,
	LOOK_TAKEN,
	LOOK_TRIED,
	LOOK_UNSEEN,
	LOOK_WALL,
	LOOK_WAY,
	lookStep
} from './looks';

/** "row 2, column 4". */
export function placeName({ columns }: Size, place: number): string {
	return m.maze_place({
		row: formatNumber(Math.floor(place / columns) + 1),
		column: formatNumber((place % columns) + 1)
	});
}

/** What a place shows, in words, without where it is. */
export function lookWords(look: number): string {
	const has = (flag: number) => (look & flag) !== 0;
	const words: string[] = [];
	if (has(LOOK_WALL)) words.push(m.maze_square_wall());
	else if (has(LOOK_START)) words.push(m.maze_square_start());
	else if (has(LOOK_GOAL)) words.push(m.maze_square_goal());
	else if (has(LOOK_CELL)) {
		words.push(has(LOOK_UNSEEN) ? m.maze_square_closed() : m.maze_square_open());
	} else words.push(m.maze_square_open());
	const step = formatNumber(lookStep(look));
	if (has(LOOK_WAY)) words.push(m.maze_square_way({ step }));
	if (has(LOOK_SOLVED) && !has(LOOK_CELL)) words.push(m.maze_square_solved({ step }));
	if (has(LOOK_HEAD)) words.push(m.maze_square_head());
	if (has(LOOK_TAKEN)) words.push(m.maze_square_taken());
	else if (has(LOOK_LEFT) && !has(LOOK_CELL)) words.push(m.maze_square_left());
	else if (has(LOOK_LED) && !has(LOOK_CELL)) words.push(m.maze_square_led());
	if (has(LOOK_UNSEEN) && !has(LOOK_CELL)) words.push(m.maze_square_unseen());
	if (has(LOOK_TRIED)) words.push(m.maze_square_tried());
	if (has(LOOK_BEST)) words.push(m.maze_square_best());
	return words.join(', ');
}

/** The accessible name of a place: "row 2, column 4: wall". */
export function squareLabel(size: Size, square: number, look: number): string {
	return m.maze_square({ place: placeName(size, square), content: lookWords(look) });
}
