import type { FormatWriter } from '../format';
import * as m from '$lib/i18n/compiled/messages';
import { counted } from '$lib/i18n/format';
import { beamerDocument, pictureDocument } from './documents';
import { latexFrames } from './frames';

/** LaTeX: a picture of one moment or of the tree, or a slide with an overlay for each moment of a stretch. */
export default {
	async write(job) {
		const { what, look, moments, stretch } = job;
		const made = await latexFrames(job);
		const isSlide = what === 'stretch' || what === 'marks';
		const text = isSlide ? beamerDocument(made, look) : pictureDocument(made, look);
		const isThinned = what === 'stretch' && moments.length <= stretch.to - stretch.from;
		return {
			content: new Blob([text], { type: 'application/x-tex' }),
			ending: 'tex',
			...(isThinned && { remark: m.tikz_thinned(counted(moments.length)) })
		};
	}
} satisfies FormatWriter;
