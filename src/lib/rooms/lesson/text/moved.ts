/** The parts of the old chapter `code` that are in another chapter than the rest of it now. */
const IN_VARIANTS = ['check-first', 'copy', 'own-stack', 'next-to-try', 'as-generator'];

/**
 * Where the chapter `code` is now, which became two: the chapter of a place, by the fragment of an
 * old address, such as `#copy.2`.
 */
export function chapterNow(hash: string): string {
	const [part] = hash.slice(1).split('.');
	return IN_VARIANTS.includes(part) ? 'variants' : 'recursion';
}
