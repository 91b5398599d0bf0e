/**
 * The text of a chapter in one language, as the build makes it from Markdown (see `parse.ts`). Ids
 * refer to the chapter's `Lesson`, which has everything that does not depend on the language.
 */
export interface LessonText {
	readonly title: string;
	/** What the chapter is about, in a sentence or two. */
	readonly lead: string;
	readonly parts: readonly Part[];
	/** Its direction, if that may not be the page's. */
	readonly direction?: 'ltr' | 'rtl';
}

/** What a list of chapters shows. */
export interface LessonHead extends Pick<LessonText, 'title' | 'lead'> {
	/** How long it takes to read, use and answer. */
	readonly minutes: number;
	/** How many questions it asks. */
	readonly questions: number;
}

export type Part = Heading | Passage | Question | Summary;

export interface Heading {
	readonly kind: 'heading';
	readonly text: string;
	/** The part that follows: the heading's address. */
	readonly id: string;
}

/** Some paragraphs that belong to one cue. */
export interface Passage {
	readonly kind: 'passage';
	readonly id: string;
	readonly blocks: readonly Block[];
}

export interface Question {
	readonly kind: 'question';
	readonly id: string;
	readonly blocks: readonly Block[];
	/** What a reader can choose, where the question is of that sort (see `AskedQuestion`). */
	readonly choices: readonly Choice[];
	/** What is said once it is answered. */
	readonly answer: readonly Block[];
}

/** A possible answer to a question. */
export interface Choice {
	readonly id: string;
	readonly sentences: readonly Sentence[];
	/** What is said to who chooses it, if it is not the right one. */
	readonly reply: readonly Sentence[];
}

export interface Summary {
	readonly kind: 'summary';
	readonly id: string;
	readonly blocks: readonly Block[];
}

export type Block =
	| {
			readonly kind: 'paragraph';
			readonly sentences: readonly Sentence[];
			/** It speaks of the page itself, so a class does not see it. */
			readonly onPage?: true;
	  }
	| {
			readonly kind: 'list';
			readonly ordered: boolean;
			readonly items: readonly (readonly Block[])[];
	  }
	| Table
	| WidgetBlock;

export interface Table {
	readonly kind: 'table';
	readonly head: readonly Sentence[];
	readonly rows: readonly (readonly Sentence[])[];
}

export const WIDGETS = ['listing', 'order', 'solver', 'calls', 'dives'] as const;
export type Widget = (typeof WIDGETS)[number];

/**
 * Something to use: a program beside the chapter (`Programs`), lines to put in order, a figure's puzzle
 * to solve, the calls of a function, dives into a figure's tree.
 */
export interface WidgetBlock {
	readonly kind: 'widget';
	readonly widget: Widget;
	readonly id: string;
	/** Why lines that are out of order are wrong, by their names. */
	readonly wrong: readonly Explanation[];
}

export interface Explanation {
	readonly id: string;
	readonly sentences: readonly Sentence[];
}

export type Sentence = readonly Inline[];

export type Inline =
	| string
	| TiedWords
	/** A link into the studio or Compare. */
	| { readonly kind: 'try'; readonly id: string; readonly children: readonly Inline[] }
	/** A number that a run gives. */
	| { readonly kind: 'number'; readonly id: string }
	| AgreeingWords
	/** A term, where it is introduced. */
	| { readonly kind: 'term'; readonly children: readonly Inline[] }
	| { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
	| { readonly kind: 'code'; readonly text: string }
	| { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** Words that agree with a number of the text, by the plural categories of its language. */
export interface AgreeingWords {
	readonly kind: 'form';
	readonly id: string;
	readonly forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
}

/** Words that are tied to a cue. */
export interface TiedWords {
	readonly kind: 'to';
	readonly id: string;
	readonly children: readonly Inline[];
}
