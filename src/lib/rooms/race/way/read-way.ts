import { kind } from '$lib/kinds/sudoku/way/kind';
import { readSetup } from '$lib/kinds/registry';
import type { WaySetup } from '$lib/kinds/sudoku/way/setup';

/** Why an address holds no way: what it lacks, the parameter that is wrong, or a puzzle without solution. */
export type WayFault = 'nothing' | 'puzzle' | 'box' | 'moves' | 'contradiction';

/** The way in the query of an address. Accepts any text. */
export function readWayQuery(search: string): { way: WaySetup } | { fault: WayFault } {
	const read = readSetup(kind, Object.fromEntries(new URLSearchParams(search)));
	if ('setup' in read) {
		const isWrong = kind.conflicts(read.setup).length > 0;
		return isWrong ? { fault: 'contradiction' } : { way: read.setup };
	}
	const { error } = read;
	if (error.code !== 'bad-parameter') return { fault: 'nothing' };
	return { fault: error.name === 'box' || error.name === 'moves' ? error.name : 'puzzle' };
}
