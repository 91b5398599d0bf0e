import { strToU8, zipSync } from 'fflate';
import bridge from './bridge.js?raw';
import { packageFiles, type Packaged } from './scorm';

/** A package as a zip file. */
export function packageZip(packaged: Packaged): Uint8Array<ArrayBuffer> {
	const files = Object.entries(packageFiles(packaged, bridge));
	// The same package has the same bytes whenever it is made. (A zip file knows no time before 1980.)
	const mtime = new Date(1980, 0, 2);
	const entries = files.map(([name, text]) => [name, strToU8(text)] as const);
	return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}
