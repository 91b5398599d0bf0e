import { areAlike, speechAt, type Place } from '../text/places';
import type { Block, Inline, LessonText, Question, Sentence } from '../text/text';

/** What a chapter shows at a time in front of a class: one thought, at a moment of a figure. */
export type Slide = {
	/** The index of its place. */
	readonly place: number;
} & (
	| { readonly kind: 'title' }
	| { readonly kind: 'question' }
	| { readonly kind: 'words'; readonly blocks: readonly Block[] }
	/** What is said once the question before it is settled. */
	| { readonly kind: 'answer'; readonly question: string; readonly blocks: readonly Block[] }
);

/** What fits beside a board at the size that the last row reads, in characters. */
const MOST = 210;
/** More than three sentences are more than one thought. */
const SENTENCES = 3;

/** The slides of a chapter, in order. A place has one or more, except where the next one says the same. */
export function slidesOf(text: LessonText, places: readonly Place[]): readonly Slide[] {
	const slides: Slide[] = [{ kind: 'title', place: 0 }];
	places.forEach((place, index) => {
		const part = text.parts[place.part];
		const next = places[index + 1] as Place | undefined;
		if (part.kind === 'question') {
			slides.push({ kind: 'question', place: index });
			if (next?.part === place.part) return;
			for (const blocks of dealt(part.answer))
				slides.push({ kind: 'answer', place: index, question: part.id, blocks });
			return;
		}
		if (next !== undefined && areAlike(text, place, next)) return;
		const speech = dealt(onlyHere(speechAt(text, place), next && speechAt(text, next)));
		// A passage can be a table alone.
		for (const blocks of speech.length === 0 ? [[]] : speech)
			slides.push({ kind: 'words', place: index, blocks });
	});
	return slides;
}

/** What is said at a place; only its first sentence if the next place is in the same one. */
function onlyHere(said: readonly Block[], next: readonly Block[] | undefined): readonly Block[] {
	const first = paragraphsIn(said).at(0);
	const after = paragraphsIn(next ?? []).at(0);
	if (first === undefined || first[0] !== after?.[0]) return said;
	return [{ kind: 'paragraph', sentences: [first[0]] }];
}

/** The sentences of blocks in portions that a slide has room for; what is for the page only is left out. */
function dealt(blocks: readonly Block[]): Block[][] {
	const portions: Sentence[][][] = [];
	let count = 0;
	let length = 0;
	for (const paragraph of paragraphsIn(blocks)) {
		let isNew = true;
		for (const sentence of paragraph) {
			const more = lengthOf(sentence);
			if (portions.length === 0 || count === SENTENCES || length + more > MOST) {
				portions.push([]);
				count = length = 0;
				isNew = true;
			}
			const portion = portions.at(-1)!;
			if (isNew) portion.push([]);
			portion.at(-1)!.push(sentence);
			isNew = false;
			count++;
			length += more;
		}
	}
	return portions.map((portion) => portion.map((sentences) => ({ kind: 'paragraph', sentences })));
}

/** The paragraphs that are said to a class, those of lists included. */
function paragraphsIn(blocks: readonly Block[]): (readonly Sentence[])[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'paragraph') return block.onPage ? [] : [block.sentences];
		return block.kind === 'list' ? block.items.flatMap(paragraphsIn) : [];
	});
}

/** About how many characters are read. */
function lengthOf(inlines: readonly Inline[]): number {
	return inlines.reduce((sum, inline) => {
		if (typeof inline === 'string') return sum + inline.length;
		if (inline.kind === 'number') return sum + 5;
		if (inline.kind === 'form') return sum + inline.forms.other!.length;
		return sum + (inline.kind === 'code' ? inline.text.length : lengthOf(inline.children));
	}, 0);
}

/** About how many characters a question has, with its choices. */
export function lengthOfQuestion({ blocks, choices }: Question): number {
	const asked = paragraphsIn(blocks).flat();
	const offered = choices.flatMap(({ sentences }) => sentences);
	return [...asked, ...offered].reduce((sum, sentence) => sum + lengthOf(sentence), 0);
}
