import type { ProblemKind } from '$lib/engine/kind';
import { mostSimilar } from './similar';
import { TASK_PARAMETERS } from './task';

/** A parameter of an address whose name means nothing here. */
export interface UnknownParameter {
	/** Shortened. */
	readonly name: string;
	/** The parameter that may be meant; null if none is similar. */
	readonly meant: string | null;
}

/** The names of the parameters that {@link readAddress} reads, besides those of a puzzle. */
export const SETTINGS: readonly string[] = [
	...['example', 'order', 'values', 'elimination', 'eliminate', 'back', 'variant', 'goal', 'seed'],
	...['steps', 'backtracks', 'placements', 'solutions', 'milliseconds'],
	...[
		'at',
		'grain',
		'rate',
		'stops',
		'side',
		'code',
		'pencil',
		'fails',
		'whole',
		'stubs',
		'future'
	],
	...['present', 'embed', 'play', 'open'],
	...TASK_PARAMETERS
];

/** What the position in a run might be called; a similar name, "steps", is a limit. */
const POSITION = /^(?:step|pos|position|index|move|moment|t)$/i;

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
	const unknown = new Map<string, UnknownParameter>();
	for (const name of new URLSearchParams(search.slice(0, 10_000)).keys()) {
		if (known.includes(name) || FOREIGN.test(name)) continue;
		// Names that are alike when shortened are named once.
		const shown = name.slice(0, 40);
		if (unknown.has(shown)) continue;
		const meant = POSITION.test(name) ? 'at' : mostSimilar(name, known);
		unknown.set(shown, { name: shown, meant });
		if (unknown.size === NAMED) break;
	}
	return [...unknown.values()];
}

/** A parameter that an address has more than once, each time with another value. */
export interface RepeatedParameter {
	readonly name: string;
	/** The value that counts: the first. Shortened. */
	readonly counts: string;
}

/** The known parameters of an address that are repeated, at most a few. */
export function repeatedParameters(
	kind: Pick<ProblemKind, 'parameters'>,
	search: string
): RepeatedParameter[] {
	const parameters = new URLSearchParams(search.slice(0, 10_000));
	return [...kind.parameters, ...SETTINGS]
		.flatMap((name) => {
			const [first, ...others] = parameters.getAll(name);
			return others.some((value) => value !== first) ? [{ name, counts: first.slice(0, 40) }] : [];
		})
		.slice(0, NAMED);
}
