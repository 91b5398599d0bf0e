import { pngOf } from '../drawing/canvas';
import { LOOKS } from '../drawing/looks';
import { copyText } from '$lib/ui/clipboard';
import type { ExportedFile, ExportFormat, ExportJob } from './format';
import { pictureAt } from './picture/pictures';

/**
 * Copies what a format makes: its text, or else a picture that documents and slides take.
 *
 * @returns false if the browser cannot or refuses
 */
export async function copyExported(
	{ copies }: ExportFormat,
	job: ExportJob,
	written: Promise<ExportedFile | null>
): Promise<boolean> {
	if (copies === 'text') {
		const file = await written;
		return file !== null && copyText(await file.content.text());
	}
	try {
		const picture = pngOf(pictureAt(job, job.moments[0]), LOOKS[job.look], 2);
		// A promise, because some browsers only allow it in the task of the press.
		await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
		return true;
	} catch {
		return false;
	}
}
