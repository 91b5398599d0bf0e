import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { inEachLanguage } from '../../../i18n/in-each-language.mjs';
import { minutesOf } from './minutes.ts';
import { parseLesson } from './parse.ts';
import type { LessonHead, LessonText } from './text.ts';

type Remember = <Made>(inputs: string[], make: () => Made) => Promise<Made>;

/**
 * Vite plugin: `en.md?text` is the `LessonText` of a chapter, `en.md?head` its `LessonHead` and
 * `en.md?title` its title, read when the site is built, so that the reader downloads no parser. In a build for
 * browsers, heads and titles are in the language of the page, whichever file is asked for: no page shows others.
 *
 * @param remember keeps what is made of a chapter for the next build (scripts/remember.mjs)
 */
export function lessons(remember: Remember): Plugin {
	let isForBrowsers = false;
	return {
		name: 'lessons',
		enforce: 'pre',
		configResolved: ({ build, command }) =>
			void (isForBrowsers = command === 'build' && !build.ssr),
		load: {
			filter: { id: /\.md\?(text|head|title)$/ },
			async handler(id) {
				const [file, query] = id.split('?');
				const read = async (file: string) => {
					this.addWatchFile(file);
					const [text, name] = [await readFile(file, 'utf8'), path.relative('', file)];
					return remember(['lesson', name, text], () => parseLesson(text, name));
				};
				const contentOf = async (file: string) => {
					const text = await read(file);
					if (query === 'text') return text;
					return query === 'title' ? text.title : headOf(text, await read(english(file)));
				};
				const js = (code: string) => ({ code, moduleType: 'js', map: null }) as const;
				if (!isForBrowsers || query === 'text')
					return js(`export default ${JSON.stringify(await contentOf(file))};`);
				if (file !== english(file))
					return js(`export { default } from ${JSON.stringify(`${english(file)}?${query}`)};`);
				const folder = path.dirname(file);
				const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
				const contents: Record<string, unknown> = {};
				for (const name of files)
					contents[path.basename(name, '.md')] = await contentOf(path.join(folder, name));
				return js(`export default ${inEachLanguage(contents)};`);
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
