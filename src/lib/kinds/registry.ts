import {
	MAX_PARAMETER,
	type ParameterReader,
	type Parser,
	type ProblemKind
} from '$lib/engine/kind';
import type { Problem } from '$lib/engine/problem';
import { guarded } from '$lib/engine/reading/guarded';
import type { ProblemSpec } from '$lib/engine/spec';
import { byKind } from './folders';

/**
 * Every folder below this one that has a `kind.ts` is a kind of problem, with the id of the
 * folder. A worker needs one of them.
 */
const loaders = new Map(
	Object.entries(byKind(import.meta.glob<ProblemKind>('./**/kind.ts', { import: 'kind' })))
);

export type SpecError =
	| { readonly code: 'not-a-spec' }
	| { readonly code: 'unknown-kind' }
	/** Too few parameters to make a problem. */
	| { readonly code: 'too-little' }
	/** A parameter is invalid. */
	| { readonly code: 'bad-parameter'; readonly name: string };

/** The names of all kinds of problems, in alphabetical order. */
export const KINDS: readonly string[] = [...loaders.keys()].sort();

/** The kind of problem with this id, null if there is none. @throws only if it cannot be loaded. */
export async function kindOf(id: string): Promise<ProblemKind | null> {
	return (await loaders.get(id)?.()) ?? null;
}

/** The problem that a spec describes. Accepts anything. @throws only if the kind cannot be loaded. */
export async function createProblem(
	spec: unknown
): Promise<{ problem: Problem } | { error: SpecError }> {
	if (!isSpec(spec)) return { error: { code: 'not-a-spec' } };
	const kind = await kindOf(spec.kind);
	if (kind === null) return { error: { code: 'unknown-kind' } };
	const read = readSetup(kind, spec.parameters);
	return 'error' in read ? read : { problem: kind.problem(read.setup) };
}

/** The setup that parameters describe. Accepts parameters of any type and length. */
export function readSetup<Setup>(
	kind: ProblemKind<Setup>,
	parameters: Readonly<Record<string, unknown>>
): { setup: Setup } | { error: SpecError } {
	let bad: string | null = null;
	const read: ParameterReader = (name, otherwise, parse) => {
		const text = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
		if (text === undefined) return otherwise;
		const known = typeof text === 'string' && text.length <= MAX_PARAMETER;
		const value = known ? parse(text) : undefined;
		if (value === undefined) bad ??= name;
		return value ?? otherwise;
	};
	const setup = kind.read(read);
	if (bad !== null) return { error: { code: 'bad-parameter', name: bad } };
	return setup === null ? { error: { code: 'too-little' } } : { setup };
}

/** The text parser of a kind. @throws RangeError for an unknown kind. */
export async function parserOf(name: string): Promise<Parser<unknown>> {
	const kind = await kindOf(name);
	if (kind === null) throw new RangeError(`there is no kind ${name}`);
	return guarded(await kind.parser());
}

function isSpec(value: unknown): value is ProblemSpec {
	if (typeof value !== 'object' || value === null) return false;
	const { kind, parameters } = value as Partial<ProblemSpec>;
	return typeof kind === 'string' && typeof parameters === 'object' && parameters !== null;
}
