import type { ReadableChapter } from '../open';

/**
 * What a chapter is made of, apart from its words. Two chapters of the same shape have the same parts,
 * figures and questions; the positions of their moments may differ.
 */
export function shapeOf({ lesson, text }: Pick<ReadableChapter, 'lesson' | 'text'>): string {
	const parts = text.parts.map((part) => [
		part.kind,
		part.id,
		...(part.kind === 'question' ? part.choices.map(({ id }) => id) : [])
	]);
	const { figures, cues, questions = {}, numbers = {} } = lesson;
	return JSON.stringify([
		parts,
		Object.keys(figures),
		Object.entries(cues).map(([id, { figure }]) => [id, figure]),
		Object.entries(questions),
		Object.keys(numbers)
	]);
}
