import { clashMask, NONE, type OwnSetup } from './setup';

/**
 * The problem as lines of text, which `parse.ts` reads back: variables, values, a line for each pair of
 * variables that has clashes, and the values set by hand.
 */
export function formatOwn(setup: OwnSetup): string {
	const { variables, values, typed } = setup;
	const lines = [`variables: ${variables.join(' ')}`, `values: ${values.join(' ')}`];
	for (const [a, one] of variables.entries())
		for (const [b, other] of variables.entries()) {
			if (b <= a) continue;
			const masks = values.map((_, x) => clashMask(setup, a, x, b));
			if (masks.every((mask) => mask === 0)) continue;
			if (masks.every((mask, x) => mask === 1 << x)) {
				lines.push(`${one} != ${other}`);
				continue;
			}
			const pairs = masks.flatMap((mask, x) => {
				const forbidden = values.filter((_, y) => ((mask >>> y) & 1) === 1);
				return forbidden.length === 0 ? [] : [`${values[x]} ${forbidden.join(' ')}`];
			});
			lines.push(`${one} ${other}: ${pairs.join(', ')}`);
		}
	for (const [variable, value] of typed.entries())
		if (value !== NONE) lines.push(`${variables[variable]} = ${values[value]}`);
	return `${lines.join('\n')}\n`;
}
