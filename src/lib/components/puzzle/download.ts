import { beginning } from '$lib/problems/text';

/** Lets the browser save a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// A download that has started keeps its data.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Windows takes these names for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(?![^. ])/i;

/** A puzzle's name as a file name that every system accepts; `puzzle.txt` without one. */
export function fileName(name: string, ending: string): string {
	const plain = name
		.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[ .]+/, '');
	const base = beginning(plain, 60).replace(/[ .]+$/, '');
	if (base === '') return `puzzle.${ending}`;
	return `${DEVICE.test(base) ? 'puzzle ' : ''}${base}.${ending}`;
}
