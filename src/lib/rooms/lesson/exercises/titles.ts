import { fileIn, type Locale } from '$lib/i18n/locale';
import type { LessonHead } from '../text/text';

const heads = import.meta.glob<LessonHead>('../../../../content/exercises/*/*.md', {
	query: '?head',
	import: 'default',
	eager: true
});

/** The folders of the exercises, seen from here. */
const folders = Object.keys(heads)
	.filter((file) => file.endsWith('/en.md'))
	.map((file) => file.replace(/\/en\.md$/, ''));

/** The ids of the exercises, in their order. */
export const EXERCISES: readonly string[] = folders.map((folder) =>
	folder.replace(/^.*\/\d+-/, '')
);

/** The exercises that belong to a chapter, at whose end they are: what `exercise.ts` says of them, without its weight. */
export const OF_CHAPTERS: Readonly<Record<string, readonly string[]>> = {
	letters: ['rule'],
	idea: ['queens'],
	sudoku: ['box'],
	recursion: ['is-legal', 'break', 'solve'],
	variants: ['no-recursion'],
	ordering: ['count', 'findmin', 'measure'],
	proof: ['how-many'],
	making: ['make']
};

/** The folder of an exercise, seen from here. @throws RangeError for an unknown one */
export function folderOf(id: string): string {
	const at = EXERCISES.indexOf(id);
	if (at < 0) throw new RangeError(`there is no exercise ${id}`);
	return folders[at];
}

/** The title of an exercise and what it is about. */
export function titleOf(id: string, locale: Locale): Pick<LessonHead, 'title' | 'lead'> {
	return fileIn(heads, folderOf(id), locale);
}
