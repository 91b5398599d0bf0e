import type { ProblemKind } from '../problems/kind';
import { mostSimilar } from './similar';

/** A parameter of an address whose name means nothing here. */
export interface UnknownParameter {
	/** Shortened. */
	readonly name: string;
	/** The parameter that may be meant; null if none is similar. */
	readonly meant: string | null;
}

/** The names of the parameters that {@link readAddress} reads, besides those of a puzzle. */
const SETTINGS = [
	...['example', 'order', 'values', 'elimination', 'eliminate', 'goal', 'seed'],
	...['steps', 'backtracks', 'placements', 'solutions', 'milliseconds'],
	...['at', 'grain', 'rate', 'stops', 'side', 'code', 'pencil', 'whole', 'stubs', 'future'],
	...['present', 'embed', 'play', 'open']
];

/** What other sites add to links. */
const FOREIGN = /^(?:utm_\w*|fbclid|gclid|msclkid|mc_\w*|ref|_\w*)$/i;

/** More are not worth naming. */
const NAMED = 5;

/**
 * The parameters of an address that are not known, at most a few.
 * @param own the names that only this page reads.
 */
export function unknownParameters(
	kind: Pick<ProblemKind, 'parameters'>,
	search: string,
	own: readonly string[] = []
): UnknownParameter[] {
	const known = [...kind.parameters, ...SETTINGS, ...own];
	return [...new Set(new URLSearchParams(search.slice(0, 10_000)).keys())]
		.filter((name) => !known.includes(name) && !FOREIGN.test(name))
		.slice(0, NAMED)
		.map((name) => ({ name: name.slice(0, 40), meant: mostSimilar(name, known) }));
}
