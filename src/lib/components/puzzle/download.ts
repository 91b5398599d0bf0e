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

/** A puzzle's name as a file name that every system accepts; `puzzle.txt` without one. */
export function fileName(name: string, ending: string): string {
	const base = name
		.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[ .]+|[ .]+$/g, '')
		.slice(0, 60);
	return `${base === '' ? 'puzzle' : base}.${ending}`;
}
