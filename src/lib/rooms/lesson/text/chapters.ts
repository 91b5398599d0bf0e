import { fileIn, type Locale } from '$lib/i18n/locale';
import {
	programLanguages,
	programsOf,
	withLines,
	type ProgramFiles,
	type Programs
} from '$lib/stage/explain/code/programs';
import type { Lesson } from './lesson';
import type { LessonText } from './text';

/** A chapter is a folder of `src/content/lessons`: `01-letters` is `/learn/letters/`. */
const lessons = import.meta.glob<Lesson>('../../../../content/lessons/*/lesson.ts', {
	import: 'lesson'
});
const texts = import.meta.glob<LessonText>('../../../../content/lessons/*/*.md', {
	query: '?text',
	import: 'default'
});
const programs = import.meta.glob<ProgramFiles>('../../../../content/lessons/*/lesson.ts', {
	query: '?programs',
	import: 'default',
	eager: true
});

const folders = Object.keys(lessons).map((file) => file.replace(/\/lesson\.ts$/, ''));

/** The ids of the chapters, in reading order. */
export const CHAPTERS: readonly string[] = folders.map((folder) => folder.replace(/^.*\/\d+-/, ''));

/** Where the tutorial lists its literature. */
export const READING_LIST = { chapter: 'history', part: 'reading' };

/** The folder of a chapter, seen from here. */
export function folderOf(chapter: string): string {
	return folders[CHAPTERS.indexOf(chapter)];
}

/**
 * A chapter with its text in a language, and its programs in the one that its readers most likely know.
 *
 * @throws RangeError for an unknown chapter
 */
export async function loadChapter(
	chapter: string,
	locale: Locale
): Promise<{ lesson: Lesson; text: LessonText; programs: Programs }> {
	if (!CHAPTERS.includes(chapter)) throw new RangeError(`there is no chapter ${chapter}`);
	const folder = folderOf(chapter);
	const files = programs[`${folder}/lesson.ts`];
	const [spoken] = programLanguages(locale);
	const [lesson, text, lines] = await Promise.all([
		lessons[`${folder}/lesson.ts`](),
		fileIn(texts, folder, locale)(),
		files.load[spoken]?.()
	]);
	const known = programsOf(files);
	return { lesson, text, programs: lines ? withLines(known, spoken, lines) : known };
}
