import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { MAX_PARAMETER, type ProblemKind } from '$lib/engine/kind';
import { EXAMPLES } from './examples';
import { formatOwn } from './format';
import { OwnProblem } from './own';
import { parseOwn } from './parse';
import { NONE, withoutTyped, withTyped, type OwnSetup } from './setup';

/** A problem that a reader has made: any variables and values, and a table of the pairs that clash. */
export const kind: ProblemKind<OwnSetup> = {
	id: 'own',
	examples: EXAMPLES,
	problem: (setup) => new OwnProblem(setup),
	conflicts(setup) {
		const problem = new OwnProblem(setup);
		return [...setup.typed.keys()].filter(
			(variable) =>
				setup.typed[variable] !== NONE &&
				problem.clashes(setup.typed, variable, setup.typed[variable]).length > 0
		);
	},
	parameters: ['table'],
	read: (parameter) => parameter('table', null, setupIn),
	write: (setup) => ({ table: compressToEncodedURIComponent(formatOwn(setup)) }),
	type: withTyped,
	isGiven: () => false,
	reset: withoutTyped,
	clear: withoutTyped,
	parser: async () => parseOwn,
	formats: [{ id: 'text', extension: 'txt', write: formatOwn }]
};

/** Whether an address can hold a problem. */
export function fitsAddress(setup: OwnSetup): boolean {
	return kind.write(setup).table.length <= MAX_PARAMETER;
}

/** The problem in a compressed text; undefined if there is none. */
function setupIn(text: string): OwnSetup | undefined {
	const parsed = parseOwn(decompressFromEncodedURIComponent(text) || '');
	return 'error' in parsed ? undefined : parsed.puzzles[0].setup;
}
