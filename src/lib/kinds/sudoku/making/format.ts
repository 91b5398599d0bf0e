import { writeMaking } from './address';
import type { MakingSetup } from './setup';

/** A making as the query of its address: the parser reads it back. */
export function formatMaking(setup: MakingSetup): string {
	return new URLSearchParams(writeMaking(setup)).toString();
}
