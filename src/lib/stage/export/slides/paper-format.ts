import { mount, tick, unmount } from 'svelte';
import type { FormatWriter } from '../format';
import { slidesOf } from './slides';
import SlidesPaper from './SlidesPaper.svelte';

/** Slides through the print dialogue, which saves them as a PDF. */
export default {
	async write(job, control) {
		const slides = await slidesOf(job, control);
		const props = { slides, title: job.source.title, look: job.look };
		const paper = mount(SlidesPaper, { target: document.body, props });
		await tick();
		await document.fonts.ready;
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
