/** The content of a file: a spreadsheet takes a table for UTF-8 only if it begins with a byte order mark. */
export function fileText(type: string, text: string): string {
	return type === 'text/csv' && /[^\0-\x7f]/.test(text) ? `\uFEFF${text}` : text;
}

/** Lets the browser save a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
	downloadBlob(name, new Blob([fileText(type, text)], { type }));
}

/** Lets the browser save a file. */
export function downloadBlob(name: string, content: Blob): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// A download that has started keeps its data.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Windows takes these names for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(?![^. ])/i;

/** A name from {@link fileName} as a word of a command, in any shell. */
export function inCommand(name: string): string {
	// A command takes what begins with a dash for an option.
	const file = name.startsWith('-') ? `./${name}` : name;
	return file.includes(' ') ? `"${file}"` : file;
}

/** A puzzle's name as a file name that every system accepts; `puzzle.txt` without one. */
export function fileName(name: string, ending: string): string {
	const plain = name
		.replaceAll('×', 'x')
		.replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[ .]+/, '');
	const base = plain
		.slice(0, 60)
		.replace(/[\uD800-\uDBFF]$/, '') // half a character
		.replace(/[ .]+$/, '');
	if (base === '') return `puzzle.${ending}`;
	return `${DEVICE.test(base) ? 'puzzle ' : ''}${base}.${ending}`;
}
