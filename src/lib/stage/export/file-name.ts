import * as m from '$lib/i18n/compiled/messages';
import { fileName } from '$lib/ui/download';
import type { ExportFormat, ExportJob } from './format';

/** The longest title in the name of a file: what tells files apart comes behind it. */
const LONGEST_TITLE = 40;

/** The name of a file from a title and what of it is inside: "queens-8x8-step-30.svg". */
export function exportedName(title: string, what: string, ending: string): string {
	const name = fileName(`${title.slice(0, LONGEST_TITLE)} ${what}`, ending);
	return name.replaceAll(' ', '-').toLowerCase();
}

/** What a job takes away, as the name of its file says it. */
export function contentOf(
	{ what, moments, stretch, look }: Pick<ExportJob, 'what' | 'moments' | 'stretch' | 'look'>,
	{ id, lookless }: Pick<ExportFormat, 'id' | 'lookless'>
): string {
	const texts = {
		moment: () => m.export_file_step({ step: String(moments[0]) }),
		stretch: () => m.export_file_steps({ from: String(stretch.from), to: String(stretch.to) }),
		marks: m.slides_marks,
		tree: m.export_tree,
		numbers: () => id
	};
	const looks = { light: '', dark: m.export_dark(), 'black-and-white': m.export_black_and_white() };
	return lookless ? texts[what]() : `${texts[what]()} ${looks[look]}`;
}
