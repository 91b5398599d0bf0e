import { remember, remembered } from '$lib/site/remembered.svelte';
import { ownEntry, type Entry } from '$lib/stage/address/entry';
import { lanesHref } from '$lib/stage/address/lanes-href';
import type { Ground } from '../task';
import { programIn, writeProgram, type RacedProgram } from './raced-program';

/** The name under which the device keeps the program that was raced last, as its address has it. */
const RACED = 'raced';

/** How a race of a program begins. */
export interface RaceOptions {
	/** Once all lanes have run, it goes to the first place where the program parts from the first of them. */
	readonly atParting?: boolean;
	/** The reader has written the program: on this device it is called theirs. */
	readonly isOwn?: boolean;
}

/**
 * The address of a race of a program against searches of ours, on one board. Nothing runs before the
 * reader presses Run there.
 * @returns null if the program is too long for an address, or if there is no race on such a ground.
 */
export async function programRaceHref(
	raced: RacedProgram,
	ground: Ground,
	against: readonly Entry[],
	{ atParting = false, isOwn = false }: RaceOptions = {}
): Promise<string | null> {
	const puzzle = puzzleOf(ground);
	const fragment = await writeProgram(raced);
	if (puzzle === null || fragment === null) return null;
	if (isOwn) remember(RACED, programIn(fragment));
	const query = new URLSearchParams(puzzle);
	if (atParting) query.set('parting', '1');
	return lanesHref(query, [ownEntry('program'), ...against], fragment);
}

/** Whether a packed program is the one that was raced last from where it was written, on this device. */
export function isReaders(packed: string | null): boolean {
	return packed !== null && packed === remembered(RACED);
}

/** The parameters of a puzzle, as its kind writes them. */
function puzzleOf(ground: Ground): Record<string, string> | null {
	if (ground.kind === 'columns') return { kind: 'queens', size: String(ground.size) };
	if (ground.kind !== 'board' || ground.open === true) return null;
	const cells = ground.rows.flat();
	return {
		puzzle: cells.map((value) => (value === 0 ? '.' : value.toString(36).toUpperCase())).join('')
	};
}
