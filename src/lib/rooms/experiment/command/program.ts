import type { Program } from '../measure/results';

/** A program in words, the same for the same. */
export function programText(program: Program | undefined): string {
	return program === undefined ? 'an unnamed program' : `${program.version} (${program.hash})`;
}
