import type { Cue, Lesson } from './lesson';
import { formText, numberText } from './number-text';
import type {
	Block,
	Inline,
	LessonText,
	Part,
	Sentence,
	Table,
	TiedWords,
	WidgetBlock
} from './text';

/** How many words name a part. */
const OPENING = 8;

/** Where a reader can be in a chapter: at a passage, a question, or words in it that are tied to a cue. */
export interface Place {
	/** Its address in the page: `first-letter`, or `first-letter.2` for the second tied words there. */
	readonly id: string;
	/** The index of its part in the text. */
	readonly part: number;
	/** The tied words; null at the beginning of the part. */
	readonly words: TiedWords | null;
	/** What the stage shows. It depends on the place alone. */
	readonly scene: Cue;
}

/**
 * The places of a chapter, in reading order. A place without a cue of its own shows what the one
 * before it shows.
 * @throws Error if the first place has no cue.
 */
export function placesOf(lesson: Lesson, text: LessonText): readonly Place[] {
	const places: Place[] = [];
	text.parts.forEach((part, index) => {
		if (part.kind === 'heading') return;
		const cue = lesson.cues[part.id] as Cue | undefined;
		const before = places.at(-1)?.scene;
		if (cue === undefined && before === undefined)
			throw new Error(`The first place, ${part.id}, has no cue.`);
		const scene = cue ?? { ...before!, light: undefined, isHidden: undefined };
		places.push({ id: part.id, part: index, words: null, scene });
		tiedWords(part).forEach((words, at) => {
			const id = `${part.id}.${at + 1}`;
			places.push({ id, part: index, words, scene: lesson.cues[words.id] });
		});
	});
	return places;
}

/** What `:to[…]{#name}` ties in a part, in reading order. */
export function tiedWords(part: Part): TiedWords[] {
	return inlinesIn(part).filter(
		(inline): inline is TiedWords => typeof inline !== 'string' && inline.kind === 'to'
	);
}

/**
 * What is said at a place: from the sentence with its words, or from the beginning of its part, until
 * other words are tied.
 */
export function speechAt(text: LessonText, { part: index, words }: Place): readonly Block[] {
	const part = text.parts[index];
	if (part.kind === 'heading') return [];
	const paragraphs = paragraphsIn(part.blocks.filter((block) => !('onPage' in block)));
	const sentences = paragraphs.flat();
	const isTied = (sentence: Sentence) =>
		nested(sentence).some((inline) => typeof inline !== 'string' && inline.kind === 'to');
	const from = words === null ? 0 : sentences.findIndex((one) => nested(one).includes(words));
	const length = sentences.slice(from + 1).findIndex(isTied) + 1;
	const said = new Set(sentences.slice(from, length === 0 ? undefined : from + length));
	return paragraphs
		.map((paragraph) => paragraph.filter((sentence) => said.has(sentence)))
		.filter((paragraph) => paragraph.length > 0)
		.map((paragraph) => ({ kind: 'paragraph', sentences: paragraph }));
}

/** Whether two places that follow each other say and show the same. */
export function areAlike(text: LessonText, place: Place, next: Place): boolean {
	const [said, after] = [place, next].map((one) => speechAt(text, one)[0]);
	return (
		said?.kind === 'paragraph' &&
		after?.kind === 'paragraph' &&
		said.sentences[0] === after.sentences[0] &&
		place.words === null &&
		place.scene.figure === next.scene.figure &&
		place.scene.at === next.scene.at
	);
}

/** What a place has to look at besides its figure: a table or something to use. */
export function exhibitAt(text: LessonText, { part: index }: Place): Table | WidgetBlock | null {
	const part = text.parts[index];
	if (part.kind === 'heading') return null;
	return part.blocks.find((block) => block.kind === 'table' || block.kind === 'widget') ?? null;
}

/** The paragraphs of blocks, those of lists included. */
function paragraphsIn(blocks: readonly Block[]): (readonly Sentence[])[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'paragraph') return [block.sentences];
		return block.kind === 'list' ? block.items.flatMap(paragraphsIn) : [];
	});
}

/** The first words of a part, to name it by. @param numbers those of the text, by their ids */
export function openingOf(part: Part, numbers: Lesson['numbers'] = {}): string {
	if (part.kind === 'heading') return part.text;
	const wordsOf = (inline: Inline) => {
		if (typeof inline === 'string') return inline;
		if (inline.kind === 'number') return numberText(numbers[inline.id]);
		if (inline.kind === 'form') return formText(inline, numbers[inline.id]);
		return inline.kind === 'code' ? inline.text : '';
	};
	const words = paragraphsIn(part.blocks)
		.map((paragraph) => paragraph.flatMap(nested).map(wordsOf).join(''))
		.join(' ')
		.trim()
		.split(/\s+/);
	const opening = words.slice(0, OPENING).join(' ');
	return words.length > OPENING ? `${opening.replace(/[.,;:]$/, '')}…` : opening;
}

/** All inlines of a part, without those of an answer. */
export function inlinesIn(part: Part): Inline[] {
	if (part.kind === 'heading') return [];
	return part.blocks.flatMap(inlinesOf);
}

/** Where the links of a part lead, in reading order. */
export function linksIn(part: Part): string[] {
	return inlinesIn(part).flatMap((inline) =>
		typeof inline !== 'string' && inline.kind === 'link' ? [inline.href] : []
	);
}

/** All inlines of a block, those inside of others after them. */
function inlinesOf(block: Block): Inline[] {
	switch (block.kind) {
		case 'paragraph':
			return block.sentences.flatMap(nested);
		case 'list':
			return block.items.flat().flatMap(inlinesOf);
		case 'table':
			return [...block.head, ...block.rows.flat()].flatMap(nested);
		case 'widget':
			return block.wrong.flatMap(({ sentences }) => sentences.flatMap(nested));
	}
}

function nested(inlines: readonly Inline[]): Inline[] {
	return inlines.flatMap((inline) =>
		typeof inline !== 'string' && 'children' in inline
			? [inline, ...nested(inline.children)]
			: [inline]
	);
}

/** How the places of a chapter are named in the hash of its address. */
export interface PlaceAddresses {
	/** The hash of a place, with "#". */
	readonly hashOf: (place: string) => string;
	/** The place that a hash names; empty for none. */
	readonly placeIn: (hash: string) => string;
}

/** The hash is the name of the place. */
export const PLAIN_ADDRESSES: PlaceAddresses = {
	hashOf: (place) => `#${place}`,
	placeIn: placeInHash
};

/** The name of a place in the hash of an address, "" for a hash that no page writes, such as "#%". */
export function placeInHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return '';
	}
}
