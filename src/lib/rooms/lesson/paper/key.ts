import { isolate } from '$lib/i18n/bidi';
import type { AskedQuestion, Lesson } from '../text/lesson';
import { formText, numberText } from '../text/number-text';
import type { Block, Inline, LessonText, Question, Sentence } from '../text/text';

/** A question of a chapter, with its answer, as plain text. */
export interface KeyEntry {
	readonly id: string;
	readonly question: string;
	/** What is to be chosen, pressed or written; null where the next step on the stage is asked for. */
	readonly right: string | null;
	/** What is said once it is answered. */
	readonly answer: string;
}

/** The key of a chapter: its questions in order. */
export function keyOf(lesson: Lesson, text: LessonText): readonly KeyEntry[] {
	const plain = (blocks: readonly Block[]) => plainText(blocks, lesson);
	return text.parts
		.filter((part) => part.kind === 'question')
		.map((part) => ({
			id: part.id,
			question: plain(part.blocks),
			right: rightText(lesson.questions![part.id], part, lesson),
			answer: plain(part.answer)
		}));
}

function rightText(asked: AskedQuestion, { choices }: Question, lesson: Lesson): string | null {
	switch (asked.ask) {
		case 'choice': {
			const { sentences } = choices.find(({ id }) => id === asked.right)!;
			return plainText([{ kind: 'paragraph', sentences }], lesson);
		}
		case 'cell':
			return isolate(asked.is);
		case 'number':
		case 'guess':
			return numberText(lesson.numbers![asked.number]);
		default:
			return null;
	}
}

function plainText(blocks: readonly Block[], lesson: Lesson): string {
	const words = (inline: Inline): string => {
		if (typeof inline === 'string') return inline;
		if (inline.kind === 'number') return isolate(numberText(lesson.numbers![inline.id]));
		if (inline.kind === 'form') return formText(inline, lesson.numbers![inline.id]);
		return inline.kind === 'code' ? isolate(inline.text) : inline.children.map(words).join('');
	};
	const said = (sentences: readonly Sentence[]) => sentences.flat().map(words).join('');
	return blocks
		.map((block): string => {
			switch (block.kind) {
				case 'paragraph':
					return said(block.sentences);
				case 'list':
					return block.items.map((item) => plainText(item, lesson)).join(' ');
				case 'table':
					return [block.head, ...block.rows]
						.map((row) => row.map((cell) => said([cell])).join(' | '))
						.join('; ');
				case 'widget':
					return '';
			}
		})
		.join(' ')
		.trim();
}
