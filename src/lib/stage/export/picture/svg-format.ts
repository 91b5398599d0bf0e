import { LOOKS } from '../../drawing/looks';
import { svgText } from '../../drawing/svg';
import type { FormatWriter } from '../format';
import { filesOf } from './pictures';

export default {
	write(job, control) {
		const { look, source } = job;
		return filesOf(job, control, 'svg', (drawing) => {
			const text = svgText(drawing, LOOKS[look], source.title);
			return new Blob([text], { type: 'image/svg+xml' });
		});
	}
} satisfies FormatWriter;
