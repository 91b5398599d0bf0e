import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { QueensSetup } from '../setup';

const EXAMPLES: Readonly<Record<string, () => string>> = {
	eight: m.queens_example_eight,
	'eight-all': m.queens_example_eight_all,
	four: m.queens_example_four,
	'four-thesis': m.queens_example_four_thesis,
	two: m.queens_example_two,
	three: m.queens_example_three,
	six: m.queens_example_six,
	'twelve-all': m.queens_example_twelve_all,
	twenty: m.queens_example_twenty,
	'sixteen-findmin': m.queens_example_sixteen_findmin,
	centre: m.queens_example_centre
};

/** The name of an example. */
export function exampleName(id: string): string {
	return EXAMPLES[id]();
}

/** "8 queens". */
export function sizeName({ size }: QueensSetup): string {
	return m.queens_name(counted(size));
}

/** "r3" for the third row, and "c5" for the fifth column: the same in every language. */
export function rowName(row: number): string {
	return `r${row + 1}`;
}
export function columnName(column: number): string {
	return `c${column + 1}`;
}
