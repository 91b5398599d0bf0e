import { fileIn, type Locale } from '$lib/i18n/locale';
import type { CodeLanguage } from '$lib/stage/program/task';
import type { Block, Inline, LessonHead, LessonText } from '../text/text';
import type { Exercise, ExercisePrograms } from './exercise';
import { readPrograms } from './programs';
import { EXERCISES, folderOf, titleOf } from './titles';

/** An exercise is a folder of `src/content/exercises`: `06-solve` is `/learn/yours/solve/`. */
const exercises = import.meta.glob<Exercise>('../../../../content/exercises/*/exercise.ts', {
	import: 'exercise'
});
const texts = import.meta.glob<LessonText>('../../../../content/exercises/*/*.md', {
	query: '?text',
	import: 'default'
});
const sources = import.meta.glob<string>('../../../../content/exercises/*/*.txt', {
	query: '?raw',
	import: 'default'
});

/** An exercise with all that a page needs of it. */
export interface LoadedExercise {
	readonly exercise: Exercise;
	readonly text: LessonText;
	readonly programs: Readonly<Record<CodeLanguage, ExercisePrograms>>;
}

/** An exercise with its text in a language. @throws RangeError for an unknown one */
export async function loadExercise(id: string, locale: Locale): Promise<LoadedExercise> {
	const folder = folderOf(id);
	const program = async (language: CodeLanguage) =>
		readPrograms(await sources[`${folder}/${language}.txt`](), `${folder}/${language}.txt`);
	const [exercise, text, javascript, python] = await Promise.all([
		exercises[`${folder}/exercise.ts`](),
		fileIn(texts, folder, locale)(),
		program('javascript'),
		program('python')
	]);
	return { exercise, text, programs: { javascript, python } };
}

/** What a list shows of an exercise. */
export interface ExerciseHead extends Pick<LessonHead, 'title' | 'lead'> {
	readonly id: string;
	readonly chapter: string;
	readonly minutes: number;
	readonly needs: readonly string[];
}

/** What a list shows of each exercise, in their order. */
export function exerciseHeads(locale: Locale): Promise<readonly ExerciseHead[]> {
	return Promise.all(
		EXERCISES.map(async (id) => {
			const { chapter, minutes, needs } = await exercises[`${folderOf(id)}/exercise.ts`]();
			return { id, ...titleOf(id, locale), chapter, minutes, needs };
		})
	);
}

/** The blocks of a passage of an exercise's text; none if it has no such passage. */
export function passageOf(text: LessonText, id: string): readonly Block[] {
	const part = text.parts.find((one) => one.kind === 'passage' && one.id === id);
	return part?.kind === 'passage' ? part.blocks : [];
}

/** The items of the list in a passage. */
export function itemsOf(text: LessonText, id: string): readonly (readonly Block[])[] {
	return passageOf(text, id).flatMap((block) => (block.kind === 'list' ? block.items : []));
}

/** A passage as plain text, for a label or an option. */
export function plainPassage(text: LessonText, id: string): string {
	return passageOf(text, id)
		.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
		.map((sentence) => sentence.map(plainInline).join(''))
		.join('');
}

function plainInline(inline: Inline): string {
	if (typeof inline === 'string') return inline;
	if (inline.kind === 'code') return inline.text;
	return 'children' in inline ? inline.children.map(plainInline).join('') : '';
}
