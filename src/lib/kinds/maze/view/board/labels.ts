import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Size } from '../../grid';
import {
	FLAG_BEST,
	FLAG_CELL,
	FLAG_GOAL,
	FLAG_HEAD,
	FLAG_LED,
	FLAG_LEFT,
	FLAG_SOLVED,
	FLAG_START,
	FLAG_TAKEN,
	FLAG_TRIED,
	FLAG_UNSEEN,
	FLAG_WALL,
	FLAG_PATH,
	stepOf
} from './flags';

/** "row 2, column 4". */
export function placeName({ columns }: Size, place: number): m.Noun {
	return m.maze_place({
		row: formatNumber(Math.floor(place / columns) + 1),
		column: formatNumber((place % columns) + 1)
	});
}

/** What a place shows, without its location. */
export function flagTexts(flags: number): string {
	const has = (flag: number) => (flags & flag) !== 0;
	const texts: string[] = [];
	if (has(FLAG_WALL)) texts.push(m.maze_square_wall());
	else if (has(FLAG_START)) texts.push(m.board_walk_start());
	else if (has(FLAG_GOAL)) texts.push(m.maze_square_goal());
	else if (has(FLAG_CELL)) {
		texts.push(has(FLAG_UNSEEN) ? m.maze_square_closed() : m.maze_square_open());
	} else texts.push(m.maze_square_open());
	const step = formatNumber(stepOf(flags));
	if (has(FLAG_PATH)) texts.push(m.maze_square_path({ step }));
	if (has(FLAG_SOLVED) && !has(FLAG_CELL)) texts.push(m.maze_square_solved({ step }));
	if (has(FLAG_HEAD)) texts.push(m.maze_square_head());
	if (has(FLAG_TAKEN)) texts.push(m.maze_square_taken());
	else if (has(FLAG_LEFT) && !has(FLAG_CELL)) texts.push(m.maze_square_left());
	else if (has(FLAG_LED) && !has(FLAG_CELL)) texts.push(m.maze_square_led());
	if (has(FLAG_UNSEEN) && !has(FLAG_CELL)) texts.push(m.maze_square_unseen());
	if (has(FLAG_TRIED)) texts.push(m.maze_square_tried());
	if (has(FLAG_BEST)) texts.push(m.maze_square_best());
	return texts.join(', ');
}

/** The accessible name of a place: "row 2, column 4: wall". */
export function squareLabel(size: Size, square: number, flags: number): string {
	return m.maze_square({ place: placeName(size, square), content: flagTexts(flags) });
}
