import type { Heading, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { mostSimilar } from '$lib/stage/address/similar';
import { markdownTree, Reader, TextFault, type Positioned } from '../../text/parse';
import type { Inline, LessonText, Part, Question } from '../../text/text';
import { directionOf } from '../form/direction';
import type { OwnFaultCode } from '../form/faults';
import { DIRECTIVES, looksLikeStudio, MOST_PARTS, NAME } from '../form/form';
import { plainAddress, slipsInLines, slipsInWords, type Slip } from '../form/slips';
import { FaultLog, lineOf } from './fault-log';
import {
	afterFirstLine,
	attributesOf,
	firstLine,
	headingAt,
	isDeeper,
	labelIn,
	stepAt,
	type Attributes
} from './nodes';
import { Pictures } from './pictures';
import { Questions } from './questions';
import { isReadable } from './readable';
import type { WrittenChapter } from './written';

/**
 * Reads a chapter that somebody wrote: the form of the tutorial, in one file (docs/own-chapters.md). Accepts
 * any text, and tells all that is wrong with it. What can be read is a chapter in spite of that.
 */
export function readWritten(source: string): WrittenChapter {
	return new OwnReader(source.replace(/^\uFEFF/, '')).chapter();
}

/** How deep a list or an emphasis may be inside of others. */
const DEEPEST = 14;
/** In our chapters they stand for files beside the text. */
const FOR_OURS = ['listing', 'order', 'calls', 'dives', 'wrong'];
/** A link to another site, or into this one. No part of it stands for something. */
const LINK = /^(https?:\/\/\S+|\/(?![/\\])[^\s[\]\\]*)$/;

class OwnReader extends Reader {
	readonly #faults = new FaultLog();
	readonly #lines: Record<string, number> = {};
	readonly #pictures = new Pictures(this.#faults, this.#lines);
	readonly #questions = new Questions(this.#faults, this.#pictures);
	/** Only paragraphs of a choice can follow. */
	#afterChoice = false;
	#ties = 0;

	constructor(private readonly source: string) {
		super();
	}

	chapter(): WrittenChapter {
		let text: LessonText = { title: '', lead: '', parts: [] };
		if (isReadable(this.source, this.#faults))
			try {
				text = this.read(markdownTree(this.source));
				this.#questions.judge(this.parts, this.#lines);
			} catch {
				// What nobody has thought of is no reason to lose the page.
				this.#faults.report(1, 'unexpected');
			}
		const { figures, cues, numbers, counted } = this.#pictures;
		const direction = directionOf(`${text.title} ${text.lead} ${this.source}`);
		return {
			faults: [...this.#faults.all].sort((a, b) => a.line - b.line),
			lesson: { figures, cues, questions: this.#questions.asked, numbers },
			text: { ...text, parts: this.#shown(text.parts), ...(direction && { direction }) },
			counted,
			lines: this.#lines
		};
	}

	/** The parts that can be shown: there is a picture, and a question asks something. */
	#shown(parts: readonly Part[]): Part[] {
		const { cues } = this.#pictures;
		const first = parts.findIndex(({ id, kind }) => kind !== 'heading' && id in cues);
		if (first < 0) return [];
		const from = parts[first - 1]?.kind === 'heading' ? first - 1 : first;
		return parts.slice(from).map((part) => {
			if (part.kind !== 'question' || part.id in this.#questions.asked) return part;
			return { kind: 'passage', id: part.id, blocks: part.blocks };
		});
	}

	protected override attempt(read: () => void): void {
		try {
			read();
		} catch (error) {
			if (!(error instanceof TextFault)) throw error;
			const { line, code, found } = error as TextFault<OwnFaultCode>;
			this.#faults.report(line, code, found);
		}
	}

	protected override tell(node: Positioned, code: OwnFaultCode, found = ''): void {
		this.#faults.report(this.#lines[found] ?? node, code);
	}

	protected override top(node: RootContent): void {
		const faults = this.#faults;
		if (this.parts.length > MOST_PARTS) {
			if (!faults.all.some(({ code }) => code === 'too-many')) faults.report(node, 'too-many');
			return;
		}
		if (isDeeper(node, DEEPEST)) return faults.report(node, 'too-deep');
		// A line for the writer alone: [//]: # (words)
		if (node.type === 'definition') return;
		if (node.type === 'html') return faults.report(node, 'html', firstLine(node.value));
		if (node.type === 'containerDirective') return faults.report(node, 'three-colons', node.name);
		if (node.type === 'paragraph') {
			const raw = firstLine(this.#raw(node));
			if (looksLikeStudio(plainAddress(raw))) return this.#pasted(node, plainAddress(raw));
			if (/^::+[a-z]/i.test(raw)) return faults.report(node, 'not-read', raw);
			const slips = slipsInLines(this.#raw(node));
			this.#tellSlips(node, slips);
			if (slips[0]?.code === 'no-space') return this.#spaceless(node, slips[0].found.length);
		}
		if (['heading', 'leafDirective'].includes(node.type)) this.#afterChoice = false;
		const isText = ['paragraph', 'list', 'table'].includes(node.type);
		const isInPart = this.blocks !== null || this.title === null || this.isLead;
		if (isText && !isInPart && !this.#afterChoice) {
			if (this.#pictures.here === null) return faults.report(node, 'no-picture');
			// After a heading, a passage begins by itself.
			super.top(stepAt(node));
		}
		super.top(node);
	}

	/** An address in a line of its own begins a passage, to which the lines below it belong. */
	#pasted(node: Paragraph, address: string): void {
		this.#afterChoice = false;
		const cue = this.#pictures.addressed(node, address);
		super.top(stepAt(node));
		if (cue !== null) this.#pictures.cues[this.parts.at(-1)!.id] = cue;
		const rest = afterFirstLine(node);
		if (rest !== null) super.top(rest);
	}

	/** A heading as it was meant, and the paragraph below it. */
	#spaceless(node: Paragraph, depth: number): void {
		const words = firstLine(this.#raw(node)).slice(depth);
		super.top(headingAt(node, depth as Heading['depth'], words));
		const rest = afterFirstLine(node);
		if (rest !== null) this.top(rest);
	}

	#tellSlips(node: Nodes, slips: readonly Slip[]): void {
		for (const { at, code, found } of slips) this.#faults.report(lineOf(node) + at, code, found);
	}

	protected override directive(node: LeafDirective): void {
		const { name } = node;
		if (FOR_OURS.includes(name)) return this.#faults.report(node, 'not-for-own', `::${name}`);
		switch (name) {
			case 'figure': {
				const attributes = this.#attributes(node, ['id', 'show', 'wide']);
				return this.#pictures.name(node, labelIn(this.#raw(node)), attributes);
			}
			case 'solver': {
				this.#attributes(node, []);
				const { here } = this.#pictures;
				if (this.blocks === null || here === null)
					return this.#faults.report(node, 'outside-step', name);
				this.blocks.push({ kind: 'widget', widget: 'solver', id: here, wrong: [] });
				return;
			}
			case 'step':
			case 'summary':
			case 'question': {
				const isQuestion = name === 'question';
				const more = isQuestion ? ['ask', 'cell', 'number', 'guess'] : [];
				const attributes = this.#attributes(node, ['id', 'figure', 'at', 'light', ...more]);
				const cue = this.#pictures.cue(node, labelIn(this.#raw(node)), attributes);
				super.directive(node);
				const { id } = this.parts.at(-1)!;
				if (cue !== null) this.#pictures.cues[id] = cue;
				if (isQuestion) this.#questions.ask(node, id, attributes);
				return;
			}
			case 'choice': {
				const { right } = this.#attributes(node, ['id', 'right']);
				super.directive(node);
				this.#afterChoice = true;
				if (right !== undefined)
					this.#questions.take((this.parts.at(-1) as Question).choices.at(-1)!.id);
				return;
			}
			case 'answer':
			case 'on-page':
				this.#attributes(node, []);
				return super.directive(node);
			default: {
				const meant = mostSimilar(name, DIRECTIVES);
				this.#faults.report(node, 'unknown-directive', `::${name}`, meant);
			}
		}
	}

	protected override newId(node: LeafDirective): string {
		const { id } = node.attributes ?? {};
		let name = id ?? '';
		if (id !== undefined && !NAME.test(name)) this.#faults.report(node, 'bad-name', name);
		else if (id !== undefined && !this.takeId(name)) this.#faults.report(node, 'twice', `#${name}`);
		else if (id !== undefined) return this.#lined(name, node);
		let number = this.parts.length + 1;
		do name = `part-${number++}`;
		while (!this.takeId(name));
		return this.#lined(name, node);
	}

	#lined(id: string, node: Positioned): string {
		this.#lines[id] = lineOf(node);
		return id;
	}

	protected override inline(node: PhrasingContent): Inline {
		if (node.type === 'break') return ' ';
		if (node.type === 'html') {
			// The end of what was told.
			if (!node.value.startsWith('</')) this.#faults.report(node, 'html', firstLine(node.value));
			return '';
		}
		if (node.type === 'image' || node.type === 'imageReference') {
			this.#faults.report(node, 'image');
			return '';
		}
		// An address becomes a link by itself.
		const isWords = node.type === 'text' || (node.type === 'link' && this.#raw(node) === node.url);
		if (isWords) this.#tellSlips(node, slipsInWords(this.#raw(node)));
		if (node.type === 'link' && !LINK.test(node.url)) this.fail(node, 'bad-link', node.url);
		return node.type === 'textDirective' ? this.#textDirective(node) : super.inline(node);
	}

	protected override plain(nodes: readonly PhrasingContent[]): string {
		for (const node of nodes)
			if (node.type === 'text') this.#tellSlips(node, slipsInWords(this.#raw(node)));
		return super.plain(nodes);
	}

	#textDirective(node: TextDirective): Inline {
		const { name, children } = node;
		if (name === 'to') return super.inline(node);
		if (name === 'n') {
			const counter = this.plain(children);
			const { figure } = this.#attributes(node, ['figure']);
			const id = this.#pictures.number(node, counter, figure);
			return id === null ? counter : { kind: 'number', id };
		}
		// As in 12:30 and a:b.
		if (children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return `:${name}`;
		this.#faults.report(node, 'unknown-directive', `:${name}`);
		return { kind: 'emphasis', children: this.inlines(children) };
	}

	/** The moment that words are tied to. */
	protected override tiedTo(node: TextDirective): string {
		const pictures = this.#pictures;
		const attributes = this.#attributes(node, ['figure', 'at', 'light']);
		const { here } = pictures;
		const cue = pictures.cue(node, '', attributes);
		// What follows still speaks of the passage's figure.
		pictures.here = here ?? pictures.here;
		if (attributes.at === undefined && attributes.figure === undefined)
			this.#faults.report(node, 'bad-at', ':to');
		const id = `to-${++this.#ties}`;
		const shown = cue ?? pictures.last;
		if (shown === undefined) {
			this.#faults.report(node, 'no-picture');
			return id;
		}
		pictures.cues[id] = shown;
		return this.#lined(id, node);
	}

	#attributes(node: LeafDirective | TextDirective, allowed: readonly string[]): Attributes {
		return attributesOf(node, allowed, this.#faults);
	}

	/** What a node is made from. */
	#raw({ position }: Nodes): string {
		return this.source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
	}
}
