import { mount, tick, unmount } from 'svelte';
import { loadFonts, PAGE_FONTS } from '../../drawing/canvas';
import type { FormatWriter } from '../format';
import { lettersOf, slidesOf } from './slides';
import SlidesPaper from './SlidesPaper.svelte';

/** Slides through the print dialogue, which saves them as a PDF. */
export default {
	async write(job, control) {
		const slides = await slidesOf(job, control, PAGE_FONTS);
		await loadFonts(lettersOf(slides));
		const props = { slides, title: job.source.title, look: job.look };
		const paper = mount(SlidesPaper, { target: document.body, props });
		await tick();
		const printed = new Promise((resolve) =>
			addEventListener('afterprint', resolve, { once: true })
		);
		const usual = document.title;
		try {
			// The dialogue offers it as the name of the PDF.
			document.title = job.source.title;
			print();
			// Most browsers wait in print(); the others say when they are done.
			await printed;
		} finally {
			document.title = usual;
			await unmount(paper);
		}
		return null;
	}
} satisfies FormatWriter;
