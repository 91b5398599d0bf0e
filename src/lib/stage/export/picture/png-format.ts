import { pngOf } from '../../drawing/canvas';
import { LOOKS } from '../../drawing/looks';
import type { FormatWriter } from '../format';
import PngOptions from './PngOptions.svelte';
import { filesOf } from './pictures';

export default {
	write(job, control) {
		const scale = Number(job.choices.scale);
		return filesOf(job, control, 'png', (drawing) => pngOf(drawing, LOOKS[job.look], scale));
	},
	Options: PngOptions
} satisfies FormatWriter;
