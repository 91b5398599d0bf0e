import type { NamedSetup, ProblemKind, Rewriter } from '$lib/engine/kind';
import type { Problem } from '$lib/engine/problem';
import { kindOf, KINDS, readSetup } from '$lib/kinds/registry';
import type { BoardKey, BoardSet, Experiment } from './experiment';
import type { DataError } from './strict';

/** A set whose boards can be searched. */
export interface LoadedSet {
	readonly kind: ProblemKind;
	readonly puzzles: readonly NamedSetup<unknown>[];
	/** Null if boards are measured only as printed, because none other is asked for or possible. */
	readonly rewriter: Rewriter<unknown> | null;
}

/** The sets of an experiment, or the first place where there is no board. */
export async function loadSets(
	experiment: Pick<Experiment, 'sets' | 'rewritings'>
): Promise<{ sets: readonly LoadedSet[] } | { error: DataError }> {
	const sets: LoadedSet[] = [];
	for (const [i, set] of experiment.sets.entries()) {
		const path = `sets[${i}]`;
		const kind = await kindOf(set.kind);
		if (kind === null)
			return {
				error: {
					code: 'unknown-kind',
					path: `${path}.kind`,
					found: set.kind,
					expected: KINDS.join(' ')
				}
			};
		const read = set.boards === null ? await builtIn(kind, set, path) : own(kind, set.boards, path);
		if ('error' in read) return read;
		const rewriter = experiment.rewritings > 0 ? await kind.rewriter?.() : undefined;
		sets.push({ kind, puzzles: read.puzzles, rewriter: rewriter ?? null });
	}
	return { sets };
}

type Puzzles = { puzzles: readonly NamedSetup<unknown>[] } | { error: DataError };

async function builtIn(kind: ProblemKind, { name }: BoardSet, path: string): Promise<Puzzles> {
	const sets = (await kind.sets?.()) ?? [];
	const set = sets.find(({ id }) => id === name);
	if (set !== undefined) return { puzzles: set.puzzles };
	const expected = sets.map(({ id }) => id).join(' ');
	return { error: { code: 'unknown-set', path: `${path}.name`, found: name, expected } };
}

function own(kind: ProblemKind, boards: NonNullable<BoardSet['boards']>, path: string): Puzzles {
	const puzzles: NamedSetup<unknown>[] = [];
	for (const [i, { name, parameters }] of boards.entries()) {
		const at = `${path}.boards[${i}]`;
		const strange = Object.keys(parameters).find((one) => !kind.parameters.includes(one));
		if (strange !== undefined) {
			const found = strange.slice(0, 40);
			const there = `${at}.parameters.${found}`;
			const expected = kind.parameters.join(' ');
			return { error: { code: 'unknown-field', path: there, found, expected } };
		}
		const read = readSetup(kind, parameters);
		if ('error' in read) {
			const { error } = read;
			const about = error.code === 'bad-parameter' ? { found: error.name } : {};
			return { error: { code: 'bad-board', path: at, ...about } };
		}
		// A search tests what it places, not what is given: it would fill the rest and call it a solution.
		if (kind.conflicts(read.setup).length > 0)
			return { error: { code: 'broken-board', path: at, found: name ?? i + 1 } };
		puzzles.push({ setup: read.setup, ...(name === undefined ? {} : { name }) });
	}
	return { puzzles };
}

/** The setup of a run: its board as printed or rewritten. */
export function setupOfRun(
	sets: readonly LoadedSet[],
	{ set, board, rewriting }: BoardKey
): unknown {
	const { puzzles, rewriter } = sets[set];
	const { setup } = puzzles[board];
	return rewriting === 0 || rewriter === null ? setup : rewriter.rewrite(setup, rewriting);
}

/** The problem of a run. */
export function problemOfRun(sets: readonly LoadedSet[], run: BoardKey): Problem {
	return sets[run.set].kind.problem(setupOfRun(sets, run));
}
