import { zipSync } from 'fflate';
import { exportedName } from '../file-name';
import type { ExportedFile } from '../format';

/** The file of a run, and the name of the run. */
export interface RunFile {
	readonly name: string;
	readonly content: Blob;
}

/** A file for each run: one as it is, several as a zip. */
export async function runFiles(
	title: string,
	ending: string,
	files: readonly RunFile[]
): Promise<ExportedFile> {
	if (files.length === 1) return { content: files[0].content, ending };
	const named = await Promise.all(
		files.map(
			async ({ name, content }, at) =>
				[
					exportedName(title, `${at + 1} ${name}`, ending),
					new Uint8Array(await content.arrayBuffer())
				] as const
		)
	);
	const zip = zipSync(Object.fromEntries(named));
	return { content: new Blob([zip], { type: 'application/zip' }), ending: 'zip' };
}
