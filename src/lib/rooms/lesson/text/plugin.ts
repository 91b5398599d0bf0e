import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { minutesOf } from './minutes.ts';
import { parseLesson } from './parse.ts';
import type { LessonHead, LessonText } from './text.ts';

/**
 * Vite plugin: `en.md?text` is the `LessonText` of a chapter, `en.md?head` its `LessonHead` and
 * `en.md?title` its title, read when the site is built, so that the reader downloads no parser.
 */
export function lessons(): Plugin {
	return {
		name: 'lessons',
		enforce: 'pre',
		load: {
			filter: { id: /\.md\?(text|head|title)$/ },
			async handler(id) {
				const [file, query] = id.split('?');
				const read = async (file: string) => {
					this.addWatchFile(file);
					return parseLesson(await readFile(file, 'utf8'), path.relative('', file));
				};
				const text = await read(file);
				const content =
					query === 'text'
						? text
						: query === 'title'
							? text.title
							: headOf(text, await read(english(file)));
				return { code: `export default ${JSON.stringify(content)};`, moduleType: 'js', map: null };
			}
		}
	};
}

/** A chapter takes as long in every language. */
function headOf({ title, lead, parts }: LessonText, english: LessonText): LessonHead {
	const questions = parts.filter(({ kind }) => kind === 'question').length;
	return { title, lead, minutes: minutesOf(english), questions };
}

function english(file: string): string {
	return path.join(path.dirname(file), 'en.md');
}
