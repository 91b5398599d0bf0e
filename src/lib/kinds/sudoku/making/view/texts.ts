import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Symmetry } from '../../make/symmetry';
import { sizeOf } from '../../shape';
import type { CellOrder, MakingSetup, Mode } from '../setup';

export const MODE_NAMES: Readonly<Record<Mode, () => string>> = {
	fill: () => m.making_mode_fill(),
	blind: () => m.making_mode_blind(),
	redraw: () => m.making_mode_redraw(),
	dig: () => m.making_mode_dig()
};

export const MODE_LINES: Readonly<Record<Mode, () => string>> = {
	fill: () => m.making_mode_fill_line(),
	blind: () => m.making_mode_blind_line(),
	redraw: () => m.making_mode_redraw_line(),
	dig: () => m.making_mode_dig_line()
};

const EXAMPLE_NAMES: Readonly<Record<string, () => string>> = {
	fill: m.making_example_fill,
	blind: m.making_example_blind,
	redraw: m.making_example_redraw,
	dig: m.making_example_dig,
	'first-digit': m.making_example_first_digit,
	'half-turn': m.making_example_half_turn
};

const EXAMPLE_LINES: Readonly<Record<string, () => string>> = {
	...MODE_LINES,
	'first-digit': m.making_example_first_digit_line,
	'half-turn': m.making_example_half_turn_line
};

export const SYMMETRY_NAMES: Readonly<Record<Symmetry, () => string>> = {
	none: () => m.making_symmetry_none(),
	'half-turn': () => m.making_symmetry_half_turn(),
	mirror: () => m.making_symmetry_mirror(),
	diagonal: () => m.making_symmetry_diagonal(),
	quarters: () => m.making_symmetry_quarters()
};

export const ORDER_NAMES: Readonly<Record<CellOrder, () => string>> = {
	fewest: () => m.making_cells_fewest(),
	random: () => m.making_cells_random(),
	reading: () => m.making_cells_reading()
};

/** "New Sudoku 9×9". */
export function nameOf({ shape }: MakingSetup): string {
	return m.making_name({ size: formatNumber(sizeOf(shape)) });
}

/** What an example shows, in one line. */
export function exampleLine(id: string): string {
	return EXAMPLE_LINES[id]();
}

/** The name of an example. */
export function exampleName(id: string): string {
	return EXAMPLE_NAMES[id]();
}
