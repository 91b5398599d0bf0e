import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import {
	WIDGETS,
	type Block,
	type Choice,
	type Explanation,
	type Inline,
	type LessonText,
	type Part,
	type Sentence
} from './text.ts';

/** The end of a sentence in a text: a mark, perhaps a closing quote or bracket, and a space. */
const SENTENCE_END = /(?<=[.!?…][”"’)]?)\s+/u;
const ID = /^[a-z][a-z0-9-]*$/;

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** What can be wrong in a text, as the build says it. */
const FAULTS = {
	'no-title': 'has no title',
	'heading-last': 'ends with a heading',
	unexplained: 'does not explain',
	'wrong-without-order': 'has a wrong line without an order',
	'not-on-page': 'has nothing that is on the page only',
	unexpected: 'does not expect here',
	'outside-step': 'has outside of a step',
	'lost-choice': 'has a choice without a question',
	'lost-answer': 'has an answer without a question',
	'unknown-directive': 'does not know',
	'empty-choice': 'does not say the choice',
	'no-name': 'needs one name, like {#first-letter}, not',
	twice: 'has twice',
	'hidden-tie': 'ties words that a class does not see',
	'lost-tie': 'ties words that are not always shown',
	'no-number': 'has a number without a name',
	'bad-forms': 'needs other forms of words:',
	'no-words': 'has no words in',
	'bad-link': 'links to',
	'only-text': 'has more than text here'
} as const;
export type FaultCode = keyof typeof FAULTS;

/** Something is wrong in a line of a text. */
export class TextFault<Code extends string = FaultCode> extends Error {
	constructor(
		/** Counted from 1. */
		readonly line: number,
		readonly code: Code,
		/** What is wrong, as it is in the text; empty if the line says it all. */
		readonly found = ''
	) {
		super(code);
	}
}

/** Markdown as a tree, with directives. */
export function markdownTree(source: string): Root {
	return markdown.parse(source);
}

/**
 * Reads a chapter: Markdown in which directives name what the chapter's `Lesson` describes.
 *
 * - `::step{#id}` begins the paragraphs that belong to a cue; `::question{#id}` those of a
 *   question, `::answer` what is said once it is answered, `::summary` the summary;
 * - `::choice{#id}` after a question and one paragraph are a possible answer, a second paragraph the
 *   reply to who chooses it;
 * - `::listing{#id}`, `::order{#id}`, `::solver{#id}`, `::calls{#id}` and `::dives{#id}` stand for
 *   something to use; after an order, `::wrong{#id}` and a paragraph say why a line is wrong there;
 * - `::on-page` before a paragraph: it speaks of the page, and is left out in front of a class;
 * - `:to[words]{#id}` ties words to a cue, `:try[words]{#id}` links into the studio, and
 *   `:n[id]` is a number that a run gives, and `:form[id]{one="letter" other="letters"}` a word that agrees
 *   with it, with a form for each plural category of the language;
 * - `**bold**` introduces a term; a link leads to another site, `https://…`, or, as `/learn/words/`, into this site.
 *
 * @param file the name of the file, for messages
 * @throws Error with file and line for anything else
 */
export function parseLesson(source: string, file: string): LessonText {
	try {
		const locale = /([\w-]+)\.md$/.exec(file)?.[1];
		return new Reader(locale).read(markdownTree(source));
	} catch (error) {
		if (!(error instanceof TextFault)) throw error;
		const { line, code, found } = error as TextFault;
		throw new Error(`${file}:${line} ${FAULTS[code]} ${found}`.trimEnd(), { cause: error });
	}
}

export interface Positioned {
	readonly position?: { readonly start: { readonly line: number } };
}

/** Its paragraphs follow its name. */
type ChoiceBeingRead = { -readonly [Key in keyof Choice]: Choice[Key] };

/** Reads the tree of a text. What other forms of text do in another way is `protected`. */
export class Reader {
	readonly #ids = new Set<string>();
	protected readonly parts: Part[] = [];
	/** Where the next block goes. */
	protected blocks: Block[] | null = null;
	/** What is read is not always shown: an answer, an explanation. */
	#isAnswer = false;
	/** The explanations of the order before this place; null if something else is. */
	#explanations: Explanation[] | null = null;
	/** The choice that the next paragraphs belong to. */
	#choice: ChoiceBeingRead | null = null;
	/** The next paragraph is for the page only. */
	#isOnPage = false;
	/** The name of the wrong line that the next paragraph explains. */
	#explained: string | null = null;
	/** A heading whose part has not begun. */
	protected heading: string | null = null;
	protected title: string | null = null;
	protected lead = '';

	/** @param locale the language of the text, if its words can agree with numbers */
	constructor(private readonly locale?: string) {}

	read(root: Root): LessonText {
		for (const node of root.children) this.attempt(() => this.top(node));
		this.attempt(() => {
			if (this.title === null) this.fail(root, 'no-title');
			if (this.heading !== null) this.fail(root.children.at(-1)!, 'heading-last');
			if (this.#explained !== null) this.fail(root, 'unexplained', this.#explained);
			this.#endChoice(root);
		});
		return { title: this.title ?? '', lead: this.lead, parts: this.parts };
	}

	/** Reads a part of the text, which may throw a fault. */
	protected attempt(read: () => void): void {
		read();
	}

	protected top(node: RootContent): void {
		if (this.#explained !== null) {
			this.#explain(this.#explained, node);
			return;
		}
		if (this.#choice !== null && node.type === 'paragraph') {
			this.#fillChoice(this.#choice, node);
			return;
		}
		this.#endChoice(node);
		if (node.type === 'leafDirective' && node.name === 'wrong') {
			if (this.#explanations === null) this.fail(node, 'wrong-without-order');
			this.#explained = this.#idOf(node);
			return;
		}
		this.#explanations = null;
		if (this.#isOnPage && node.type !== 'paragraph') this.fail(node, 'not-on-page');
		if (node.type === 'heading' && node.depth === 1 && this.title === null)
			this.title = this.plain(node.children);
		else if (node.type === 'heading' && node.depth === 2 && this.heading === null) {
			this.heading = this.plain(node.children);
			this.blocks = null;
		} else if (node.type === 'leafDirective') this.directive(node);
		else if (this.blocks !== null) this.blocks.push(this.#block(node));
		else if (node.type === 'paragraph' && this.title !== null && this.isLead)
			this.lead = this.plain(node.children);
		else this.#refuse(node);
	}

	/** Whether a paragraph is the lead: nothing but the title came before it. */
	protected get isLead(): boolean {
		return this.parts.length === 0 && this.heading === null && this.lead === '';
	}

	protected directive(node: LeafDirective): void {
		if (node.name === 'on-page') {
			this.#isOnPage = true;
			return;
		}
		const widget = WIDGETS.find((name) => name === node.name);
		if (widget !== undefined) {
			if (this.blocks === null) this.fail(node, 'outside-step', widget);
			const wrong: Explanation[] = [];
			this.blocks.push({ kind: 'widget', widget, id: this.#idOf(node), wrong });
			if (widget === 'order') this.#explanations = wrong;
			return;
		}
		const blocks: Block[] = (this.blocks = []);
		this.#isAnswer = node.name === 'answer';
		switch (node.name) {
			case 'step':
				this.begin({ kind: 'passage', id: this.newId(node), blocks });
				break;
			case 'summary':
				this.begin({ kind: 'summary', id: this.newId(node), blocks });
				break;
			case 'question':
				this.begin({
					kind: 'question',
					id: this.newId(node),
					blocks,
					choices: [],
					answer: []
				});
				break;
			case 'choice': {
				const question = this.parts.at(-1);
				if (question?.kind !== 'question' || question.answer.length > 0)
					this.fail(node, 'lost-choice');
				this.#choice = { id: this.newId(node), sentences: [], reply: [] };
				this.parts[this.parts.length - 1] = {
					...question,
					choices: [...question.choices, this.#choice]
				};
				// Only paragraphs belong to a choice.
				this.blocks = null;
				break;
			}
			case 'answer': {
				const question = this.parts.at(-1);
				if (question?.kind !== 'question' || question.answer.length > 0)
					this.fail(node, 'lost-answer');
				this.parts[this.parts.length - 1] = { ...question, answer: blocks };
				break;
			}
			default:
				this.fail(node, 'unknown-directive', `::${node.name}`);
		}
	}

	#fillChoice(choice: ChoiceBeingRead, { children }: Paragraph): void {
		const before = this.#isAnswer;
		this.#isAnswer = true;
		const sentences = this.#sentences(children);
		this.#isAnswer = before;
		if (choice.sentences.length === 0) choice.sentences = sentences;
		else choice.reply = [...choice.reply, ...sentences];
	}

	#endChoice(node: Positioned): void {
		const choice = this.#choice;
		this.#choice = null;
		if (choice?.sentences.length === 0) this.tell(node, 'empty-choice', choice.id);
	}

	#explain(id: string, node: RootContent): void {
		if (node.type !== 'paragraph') return this.fail(node, 'unexplained', id);
		const before = this.#isAnswer;
		this.#isAnswer = true;
		this.#explanations!.push({ id, sentences: this.#sentences(node.children) });
		this.#isAnswer = before;
		this.#explained = null;
	}

	protected begin(part: Exclude<Part, { kind: 'heading' }>): void {
		if (this.heading !== null)
			this.parts.push({ kind: 'heading', text: this.heading, id: part.id });
		this.heading = null;
		this.parts.push(part);
	}

	#idOf(
		node: Positioned & { attributes?: Record<string, string | null | undefined> | null }
	): string {
		const { id, ...others } = node.attributes ?? {};
		if (!ID.test(id ?? '') || Object.keys(others).length > 0) this.fail(node, 'no-name', id ?? '');
		return id!;
	}

	/** The name of a part or a choice that begins. */
	protected newId(node: LeafDirective): string {
		const id = this.#idOf(node);
		if (!this.takeId(id)) this.fail(node, 'twice', `#${id}`);
		return id;
	}

	/** Whether a name is new; it is not from now on. */
	protected takeId(id: string): boolean {
		if (this.#ids.has(id)) return false;
		this.#ids.add(id);
		return true;
	}

	#block(node: RootContent): Block {
		switch (node.type) {
			case 'paragraph': {
				const sentences = this.#sentences(node.children);
				if (!this.#isOnPage) return { kind: 'paragraph', sentences };
				this.#isOnPage = false;
				if (node.children.some((child) => child.type === 'textDirective' && child.name === 'to'))
					this.fail(node, 'hidden-tie');
				return { kind: 'paragraph', sentences, onPage: true };
			}
			case 'list':
				return {
					kind: 'list',
					ordered: node.ordered === true,
					items: node.children.map((item) => item.children.map((child) => this.#block(child)))
				};
			case 'table': {
				const [head, ...rows] = node.children.map((row) =>
					row.children.map((cell) => this.inlines(cell.children))
				);
				return { kind: 'table', head, rows };
			}
			default:
				return this.#refuse(node);
		}
	}

	/** The sentences of a paragraph. Words between sentences belong to the one that they begin. */
	#sentences(nodes: readonly PhrasingContent[]): Sentence[] {
		const sentences: Inline[][] = [[]];
		for (const inline of this.inlines(nodes)) {
			if (typeof inline !== 'string') {
				sentences.at(-1)!.push(inline);
				continue;
			}
			const [first, ...others] = inline.split(SENTENCE_END);
			sentences.at(-1)!.push(first);
			for (const text of others) {
				// The space stays, so that sentences can be put side by side.
				sentences.at(-1)!.push(' ');
				sentences.push([text]);
			}
		}
		return sentences
			.map((sentence) => sentence.filter((inline) => inline !== ''))
			.filter((sentence) => sentence.length > 0);
	}

	protected inlines(nodes: readonly PhrasingContent[]): Inline[] {
		return nodes.map((node) => this.inline(node));
	}

	protected inline(node: PhrasingContent): Inline {
		switch (node.type) {
			case 'text':
				return node.value.replaceAll(/\s+/g, ' ');
			case 'inlineCode':
				return { kind: 'code', text: node.value };
			case 'strong':
				return { kind: 'term', children: this.inlines(node.children) };
			case 'emphasis':
				return { kind: 'emphasis', children: this.inlines(node.children) };
			case 'link':
				if (!/^(https?:\/\/|\/(?!\/))/.test(node.url)) this.fail(node, 'bad-link', node.url);
				return { kind: 'link', href: node.url, children: this.inlines(node.children) };
			case 'textDirective':
				if (node.name === 'n') {
					const id = this.plain(node.children);
					if (!ID.test(id)) this.fail(node, 'no-number', id);
					return { kind: 'number', id };
				}
				if (node.name === 'form' && this.locale !== undefined) return this.#form(node, this.locale);
				if (node.name !== 'to' && node.name !== 'try')
					return this.fail(node, 'unknown-directive', `:${node.name}`);
				if (node.name === 'to' && this.#isAnswer) this.fail(node, 'lost-tie');
				if (node.children.length === 0) this.fail(node, 'no-words', `:${node.name}`);
				return { kind: node.name, id: this.tiedTo(node), children: this.inlines(node.children) };
			default:
				return this.#refuse(node);
		}
	}

	#form(node: TextDirective, locale: string): Inline {
		const id = this.plain(node.children);
		if (!ID.test(id)) this.fail(node, 'no-number', id);
		const forms = node.attributes ?? {};
		const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
		const found = Object.keys(forms);
		if (found.length !== wanted.length || !wanted.every((category) => forms[category]))
			this.fail(node, 'bad-forms', `${wanted.join(', ')}, not ${found.join(', ')}`);
		return { kind: 'form', id, forms };
	}

	protected plain(nodes: readonly PhrasingContent[]): string {
		return nodes
			.map((node) => (node.type === 'text' ? node.value : this.fail(node, 'only-text')))
			.join('')
			.replaceAll(/\s+/g, ' ');
	}

	/** What words are tied to, or link to: the name of a cue or a link. */
	protected tiedTo(node: TextDirective): string {
		return this.#idOf(node);
	}

	#refuse(node: Nodes): never {
		this.fail(node, 'unexpected', node.type);
	}

	/** Something is wrong, but the text can be read on. */
	protected tell(node: Positioned, code: Exclude<FaultCode, 'bad-forms'>, found = ''): void {
		this.fail(node, code, found);
	}

	/** @throws TextFault */
	protected fail(node: Positioned, code: FaultCode, found = ''): never {
		throw new TextFault(node.position?.start.line ?? 1, code, found);
	}
}
