import type { Part } from './text';

/** What a part of a text asks: the ids of questions, and of lines to put in order. */
export function askedIn(part: Part): readonly string[] {
	if (part.kind === 'heading') return [];
	if (part.kind === 'question') return [part.id];
	return part.blocks.flatMap((block) =>
		block.kind === 'widget' && block.widget === 'order' ? [block.id] : []
	);
}
