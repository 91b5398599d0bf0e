import { zipSync, type Zippable } from 'fflate';
import type { Drawing } from '../../drawing/drawing';
import * as m from '$lib/i18n/compiled/messages';
import { exportedName } from '../file-name';
import type { Control, ExportedFile, ExportJob } from '../format';

/** The picture that a job asks for at a moment: the parts of the moment, or the whole tree. */
export function pictureAt(job: ExportJob, moment: number): Drawing {
	const { what, drawer, source } = job;
	return what === 'tree' ? drawer.trees(source.last) : drawer.draw(moment, job);
}

/**
 * One file for one picture, and a zip of numbered files for the pictures of a stretch.
 *
 * @param fileOf makes the file of a picture
 * @throws DOMException `AbortError` when it is cancelled
 */
export async function filesOf(
	job: ExportJob,
	control: Control,
	ending: string,
	fileOf: (drawing: Drawing) => Blob | Promise<Blob>
): Promise<ExportedFile> {
	const { moments, what, source } = job;
	if (what !== 'stretch' && what !== 'marks')
		return { content: await fileOf(pictureAt(job, moments[0])), ending };
	const digits = String(moments.at(-1)).length;
	const files: Zippable = {};
	for (const [at, moment] of moments.entries()) {
		control.signal.throwIfAborted();
		control.progress(at, moments.length);
		const file = await fileOf(pictureAt(job, moment));
		const step = String(moment).padStart(digits, '0');
		// Pictures are packed already.
		files[exportedName(source.title, m.export_file_step({ step }), ending)] = [
			new Uint8Array(await file.arrayBuffer()),
			{ level: ending === 'png' ? 0 : 6 }
		];
	}
	return { content: new Blob([zipSync(files)], { type: 'application/zip' }), ending: 'zip' };
}
