import type { Block, LessonText, Sentence, Widget } from './text.ts';

/** Words that somebody reads in a minute who also looks at the pictures. */
const PACE = 150;
/** Minutes for a question, and for what there is to use. */
const QUESTION = 0.5;
const USE: Readonly<Record<Widget, number>> = {
	listing: 0.5,
	order: 4,
	solver: 3,
	calls: 2,
	dives: 2
};
/** Minutes are rounded to this. */
const ROUND = 5;

/** How long a chapter takes, in minutes: a multiple of five. */
export function minutesOf({ parts }: LessonText): number {
	let minutes = 0;
	for (const part of parts) {
		if (part.kind === 'heading') continue;
		minutes += minutesFor(part.blocks);
		if (part.kind !== 'question') continue;
		minutes += QUESTION + minutesFor(part.answer);
		for (const { sentences } of part.choices) minutes += minutesToRead(sentences);
	}
	return Math.max(ROUND, Math.round(minutes / ROUND) * ROUND);
}

function minutesFor(blocks: readonly Block[]): number {
	return blocks.reduce((sum, block) => {
		switch (block.kind) {
			case 'paragraph':
				return sum + minutesToRead(block.sentences);
			case 'list':
				return sum + minutesFor(block.items.flat());
			case 'table':
				return sum + minutesToRead(block.rows.flat());
			case 'widget':
				return sum + USE[block.widget];
		}
	}, 0);
}

function minutesToRead(sentences: readonly Sentence[]): number {
	const words = sentences.flatMap(wordsIn).join('').trim().split(/\s+/);
	return words.length / PACE;
}

function wordsIn(sentence: Sentence): string[] {
	return sentence.flatMap((inline) => {
		if (typeof inline === 'string') return inline;
		if ('children' in inline) return wordsIn(inline.children);
		return inline.kind === 'code' ? inline.text : '1';
	});
}
