import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { attackers } from '../attacks';
import { NONE, type QueensSetup } from '../setup';

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

/** "The queens in rows 2 and 4 attack each other. Move one of them." */
export function contradiction({ queens }: QueensSetup): string {
	const attackersOf = (row: number) =>
		queens[row] === NONE ? [] : attackers(queens, row, queens[row]);
	const first = queens.findIndex((_, row) => attackersOf(row).length > 0);
	return m.queens_contradiction({
		first: formatNumber(first + 1),
		second: formatNumber(attackersOf(first)[0] + 1)
	});
}
