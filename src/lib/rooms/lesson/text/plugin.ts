import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parseLesson } from './parse.ts';

/**
 * Vite plugin: `en.md?text` is the `LessonText` of a chapter and `en.md?head` its `LessonHead`, read
 * when the site is built, so that the reader downloads no parser.
 */
export function lessons(): Plugin {
	return {
		name: 'lessons',
		enforce: 'pre',
		load: {
			filter: { id: /\.md\?(text|head)$/ },
			async handler(id) {
				const [file, query] = id.split('?');
				this.addWatchFile(file);
				const { title, lead, parts } = parseLesson(
					await readFile(file, 'utf8'),
					path.relative('', file)
				);
				const content = query === 'head' ? { title, lead } : { title, lead, parts };
				return { code: `export default ${JSON.stringify(content)};`, moduleType: 'js', map: null };
			}
		}
	};
}
