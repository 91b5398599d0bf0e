import type { Heading, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { mostSimilar } from '$lib/stage/address/similar';
import { ASKS, isAsk } from '$lib/stage/ask/asks';
import type { AskedQuestion, Cue, Figure, Lesson } from '../../text/lesson';
import { markdownTree, Reader, TextFault, type FaultCode, type Positioned } from '../../text/parse';
import type { Inline, LessonText, Part, Question } from '../../text/text';
import { directionOf } from '../form/direction';
import type { OwnFault, OwnFaultCode } from '../form/faults';
import {
	DIRECTIVES,
	isCounter,
	looksLikeStudio,
	MOST_PARAGRAPH,
	MOST_PARTS,
	MOST_TEXT,
	readAt,
	readShown,
	readStudio,
	type Counter,
	type StudioAddress
} from '../form/form';
import { plainAddress, slipsInLines, slipsInWords, type Slip, type SlipCode } from '../form/slips';

/** A number that a run gives. */
export interface RunNumber {
	readonly figure: string;
	readonly counter: Counter;
	readonly line: number;
}

/** A chapter as it is written. Its addresses are not read yet, and no search is run. */
export interface WrittenChapter {
	readonly faults: readonly OwnFault[];
	readonly lesson: Lesson;
	readonly text: LessonText;
	/** The numbers of the lesson that a run gives; until then they are not a number. */
	readonly counted: Readonly<Record<string, RunNumber>>;
	/** The lines of cues and figures, and of the parts of the text. */
	readonly lines: Readonly<Record<string, number>>;
}

/**
 * Reads a chapter that somebody wrote: the form of the tutorial, in one file (docs/own-chapters.md). Accepts
 * any text, and tells all that is wrong with it. What can be read is a chapter in spite of that.
 */
export function readWritten(source: string): WrittenChapter {
	return new OwnReader(source.replace(/^\uFEFF/, '')).chapter();
}

const ID = /^[a-z][a-z0-9-]{0,40}$/;
/** How deep a list or an emphasis may be inside of others. */
const DEEPEST = 14;
const NO_COUNT = NaN;
/** Markdown looks for the partner of each of these in all of its paragraph. */
const MARK = /[[\]()*_~`:<&{@\\]/g;
/** The most of them in a paragraph: the time that they take grows with their square. */
const MOST_MARKS = 800;
/** A line that begins more lists and quotations inside of each other than anybody means. */
const NESTED = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]*){14}/;
/** In our chapters they stand for files beside the text. */
const FOR_OURS = ['listing', 'order', 'calls', 'dives', 'wrong'];
/** A link to another site, or into this one. No part of it stands for something. */
const LINK = /^(https?:\/\/\S+|\/(?![/\\])[^\s[\]\\]*)$/;

/** What is wrong with such a line as it stands is not said: it was meant otherwise. */
const MISREAD: readonly OwnFaultCode[] = [
	'crowded-address',
	'other-address',
	'one-colon',
	'no-space'
] satisfies SlipCode[];

type Attributes = Readonly<Record<string, string>>;

class OwnReader extends Reader {
	readonly #faults: OwnFault[] = [];
	readonly #figures: Record<string, Figure> = {};
	/** The figures that have a name, by it. */
	readonly #named = new Map<string, string>();
	readonly #cues: Record<string, Cue> = {};
	readonly #questions: Record<string, AskedQuestion> = {};
	readonly #numbers: Record<string, { is: number; source: string }> = {};
	readonly #counted: Record<string, RunNumber> = {};
	readonly #lines: Record<string, number> = {};
	/** The figure of the last picture. */
	#here: string | null = null;
	/** The right choices. */
	readonly #right = new Set<string>();
	/** Only paragraphs of a choice can follow. */
	#afterChoice = false;
	#ties = 0;

	constructor(private readonly source: string) {
		super();
	}

	chapter(): WrittenChapter {
		let text: LessonText = { title: '', lead: '', parts: [] };
		if (this.#isReadable())
			try {
				text = this.read(markdownTree(this.source));
				this.#judgeQuestions();
			} catch {
				// What nobody has thought of is no reason to lose the page.
				this.#report(1, 'unexpected');
			}
		const direction = directionOf(`${text.title} ${text.lead} ${this.source}`);
		return {
			faults: [...this.#faults].sort((a, b) => a.line - b.line),
			lesson: {
				figures: this.#figures,
				cues: this.#cues,
				questions: this.#questions,
				numbers: this.#numbers
			},
			text: { ...text, parts: this.#shown(text.parts), ...(direction && { direction }) },
			counted: this.#counted,
			lines: this.#lines
		};
	}

	/** Whether it takes little time to read. */
	#isReadable(): boolean {
		if (this.source.length > MOST_TEXT) this.#report(1, 'too-long');
		let [length, marks] = [0, 0];
		this.source.split('\n').forEach((line, at) => {
			const isBlank = line.trim() === '';
			const before = { length, marks };
			length = isBlank ? 0 : length + line.length + 1;
			marks = isBlank ? 0 : marks + (line.match(MARK)?.length ?? 0);
			// Told once for each paragraph.
			if (length > MOST_PARAGRAPH && before.length <= MOST_PARAGRAPH)
				this.#report(at + 1, 'long-paragraph');
			else if ((marks > MOST_MARKS && before.marks <= MOST_MARKS) || NESTED.test(line))
				this.#report(at + 1, 'too-deep');
		});
		return this.#faults.length === 0;
	}

	/** The parts that can be shown: there is a picture, and a question asks something. */
	#shown(parts: readonly Part[]): Part[] {
		const first = parts.findIndex(({ id, kind }) => kind !== 'heading' && id in this.#cues);
		if (first < 0) return [];
		const from = parts[first - 1]?.kind === 'heading' ? first - 1 : first;
		return parts.slice(from).map((part) => {
			if (part.kind !== 'question' || part.id in this.#questions) return part;
			return { kind: 'passage', id: part.id, blocks: part.blocks };
		});
	}

	protected override attempt(read: () => void): void {
		try {
			read();
		} catch (error) {
			if (!(error instanceof TextFault)) throw error;
			const { line, code, found } = error as TextFault<OwnFaultCode>;
			this.#report(line, code, found);
		}
	}

	#report(at: number | Positioned, code: OwnFaultCode, found = '', meant?: string | null): void {
		const line = typeof at === 'number' ? at : (at.position?.start.line ?? 1);
		const told = this.#faults.filter((fault) => fault.line === line);
		// Words and the moment that they are tied to may lack the same picture.
		if (told.some((one) => one.code === code && one.found === found)) return;
		// The line was not meant as it is read.
		if (told.some((one) => MISREAD.includes(one.code))) return;
		this.#faults.push({ line, code, found: found.slice(0, 80), ...(meant && { meant }) });
	}

	protected override tell(node: Positioned, code: FaultCode, found = ''): void {
		this.#report(this.#lines[found] ?? node, code);
	}

	protected override top(node: RootContent): void {
		if (this.parts.length > MOST_PARTS) {
			if (!this.#faults.some(({ code }) => code === 'too-many')) this.#report(node, 'too-many');
			return;
		}
		if (isDeeper(node, DEEPEST)) return this.#report(node, 'too-deep');
		// A line for the writer alone: [//]: # (words)
		if (node.type === 'definition') return;
		if (node.type === 'html') return this.#report(node, 'html', firstLine(node.value));
		if (node.type === 'containerDirective') return this.#report(node, 'three-colons', node.name);
		if (node.type === 'paragraph') {
			const raw = firstLine(this.#raw(node));
			if (looksLikeStudio(plainAddress(raw))) {
				this.#pasted(node, plainAddress(raw));
				return;
			}
			if (/^::+[a-z]/i.test(raw)) return this.#report(node, 'not-read', raw);
			const slips = slipsInLines(this.#raw(node));
			this.#tellSlips(node, slips);
			if (slips[0]?.code === 'no-space') return this.#spaceless(node, slips[0].found.length);
		}
		if (['heading', 'leafDirective'].includes(node.type)) this.#afterChoice = false;
		const isText = ['paragraph', 'list', 'table'].includes(node.type);
		if (
			isText &&
			this.blocks === null &&
			this.title !== null &&
			!this.isLead &&
			!this.#afterChoice
		) {
			if (this.#here === null) return this.#report(node, 'no-picture');
			// After a heading, a passage begins by itself.
			super.top(stepAt(node));
		}
		super.top(node);
	}

	/** An address in a line of its own begins a passage, to which the lines below it belong. */
	#pasted(node: Paragraph, address: string): void {
		this.#afterChoice = false;
		const cue = this.#addressed(node, address);
		super.top(stepAt(node));
		if (cue !== null) this.#cues[this.parts.at(-1)!.id] = cue;
		const rest = afterFirstLine(node);
		if (rest !== null) super.top(rest);
	}

	/** A heading as it was meant, and the paragraph below it. */
	#spaceless(node: Paragraph, depth: number): void {
		const value = firstLine(this.#raw(node)).slice(depth);
		const { position } = node;
		super.top({
			...{ type: 'heading', depth: depth as Heading['depth'], position },
			children: [{ type: 'text', value, position }]
		});
		const rest = afterFirstLine(node);
		if (rest !== null) this.top(rest);
	}

	#tellSlips(node: Nodes, slips: readonly Slip[]): void {
		const { line } = node.position!.start;
		for (const { at, code, found } of slips) this.#report(line + at, code, found);
	}

	protected override directive(node: LeafDirective): void {
		if (FOR_OURS.includes(node.name)) return this.#report(node, 'not-for-own', `::${node.name}`);
		switch (node.name) {
			case 'figure':
				return this.#figure(node);
			case 'solver':
				this.#attributes(node, []);
				if (this.blocks === null || this.#here === null)
					return this.#report(node, 'outside-step', 'solver');
				this.blocks.push({ kind: 'widget', widget: 'solver', id: this.#here, wrong: [] });
				return;
			case 'step':
			case 'summary':
			case 'question': {
				const isQuestion = node.name === 'question';
				const more = isQuestion ? ['ask', 'cell', 'number', 'guess'] : [];
				const attributes = this.#attributes(node, ['id', 'figure', 'at', 'light', ...more]);
				const cue = this.#cue(node, attributes);
				super.directive(node);
				const { id } = this.parts.at(-1)!;
				if (cue !== null) this.#cues[id] = cue;
				if (isQuestion) this.#ask(node, id, attributes);
				return;
			}
			case 'choice': {
				const { right } = this.#attributes(node, ['id', 'right']);
				super.directive(node);
				this.#afterChoice = true;
				if (right !== undefined)
					this.#right.add((this.parts.at(-1) as Question).choices.at(-1)!.id);
				return;
			}
			case 'answer':
			case 'on-page':
				this.#attributes(node, []);
				super.directive(node);
				return;
			default:
				this.#report(
					node,
					'unknown-directive',
					`::${node.name}`,
					mostSimilar(node.name, DIRECTIVES)
				);
		}
	}

	/** A figure with a name, and how it is shown. */
	#figure(node: LeafDirective): void {
		const { id, show, wide } = this.#attributes(node, ['id', 'show', 'wide']);
		const address = this.#label(node);
		if (address === '') return this.#report(node, 'no-address');
		if (id === undefined || !ID.test(id)) return this.#report(node, 'bad-name', id ?? '');
		if (this.#named.has(id)) return this.#report(node, 'twice', `#${id}`);
		const studio = this.#studio(node, address);
		if (studio === null) return;
		const parts = show === undefined ? undefined : readShown(show);
		if (show !== undefined && parts === undefined) this.#report(node, 'bad-show', show);
		this.#named.set(
			id,
			this.#figureOf(node, { ...studio, ...(parts && { parts }) }, wide !== undefined)
		);
	}

	/** The key of a figure: pictures of one search share it. */
	#figureOf(node: Positioned, { kind, search, parts }: StudioAddress, isWide = false): string {
		const key = [`${kind}?${search}`, ...(parts ?? []), ...(isWide ? ['wide'] : [])].join(' ');
		this.#figures[key] ??= { kind, search, ...(parts && { parts }), ...(isWide && { wide: true }) };
		this.#lines[key] ??= node.position?.start.line ?? 1;
		return key;
	}

	/** What a picture shows, by an address, or a figure and a position; null if it stays as it was. */
	#cue(node: LeafDirective | TextDirective, { figure, at, light }: Attributes): Cue | null {
		const address = node.type === 'leafDirective' ? this.#label(node) : '';
		const from = address || (at?.includes('/') ? at : '');
		let cue: Cue | null = null;
		if (from !== '') cue = this.#addressed(node, from);
		else if (figure !== undefined || at !== undefined) {
			const key = figure === undefined ? this.#here : this.#named.get(figure);
			if (key === null) this.#report(node, 'no-picture');
			else if (key === undefined)
				this.#report(node, 'no-figure', figure, mostSimilar(figure, [...this.#named.keys()]));
			else cue = this.#position(node, key, at ?? '0');
		}
		if (light === undefined) return cue;
		cue ??= Object.values(this.#cues).at(-1) ?? null;
		return cue && { ...cue, light };
	}

	#addressed(node: Positioned, address: string): Cue | null {
		const studio = this.#studio(node, address);
		if (studio === null) return null;
		const figure = this.#figureOf(node, studio);
		return this.#position(node, figure, String(studio.at));
	}

	#studio(node: Positioned, address: string): (StudioAddress & { at: number }) | null {
		const studio = readStudio(plainAddress(address));
		if (studio === null) this.#report(node, 'bad-address', address);
		else if (studio.at === null) this.#report(node, 'bad-at', address);
		else return { ...studio, at: studio.at };
		return null;
	}

	#position(node: Positioned, figure: string, text: string): Cue | null {
		const at = readAt(text);
		if (at === null) this.#report(node, /^\d+$/.test(text) ? 'far-at' : 'bad-at', text);
		this.#here = figure;
		return at === null ? null : { figure, at, is: '' };
	}

	#ask(node: LeafDirective, id: string, { ask, cell, number, guess }: Attributes): void {
		const asked = [ask, cell, number, guess].filter((one) => one !== undefined);
		if (asked.length > 1) return this.#report(node, 'two-asks');
		if (ask !== undefined) {
			if (isAsk(ask)) this.#questions[id] = { ask };
			else this.#report(node, 'bad-ask', ask, mostSimilar(ask, ASKS));
		}
		if (cell !== undefined) this.#questions[id] = { ask: 'cell', is: cell };
		const wanted = number ?? guess;
		if (wanted === undefined) return;
		const name = isCounter(wanted) ? this.#count(node, wanted, this.#here) : this.#typed(wanted);
		if (name === null) this.#report(node, 'bad-number', wanted);
		else this.#questions[id] = { ask: number === undefined ? 'guess' : 'number', number: name };
	}

	/** A number that the writer knows. */
	#typed(text: string): string | null {
		if (!/^\d{1,12}$/.test(text)) return null;
		this.#numbers[text] = { is: Number(text), source: '' };
		return text;
	}

	/** A number that a run gives. */
	#count(node: Positioned, counter: Counter, figure: string | null): string | null {
		if (figure === null) return null;
		const name = `${counter} ${figure}`;
		this.#numbers[name] ??= { is: NO_COUNT, source: figure };
		this.#counted[name] ??= { figure, counter, line: node.position?.start.line ?? 1 };
		return name;
	}

	/** Questions whose answer is a choice, and what is wrong with the others. */
	#judgeQuestions(): void {
		for (const part of this.parts) {
			if (part.kind !== 'question') continue;
			const line = this.#lines[part.id];
			const right = part.choices.filter(({ id }) => this.#right.has(id));
			if (part.id in this.#questions) {
				if (part.choices.length > 0) this.#report(line, 'choices-not-asked');
			} else if (part.choices.length === 0) {
				// What it asks was told as wrong already, if it said anything.
				if (!this.#faults.some((fault) => fault.line === line)) this.#report(line, 'no-ask');
			} else if (part.choices.length === 1) this.#report(line, 'one-choice');
			else if (right.length === 0) this.#report(line, 'no-right');
			else if (right.length > 1) this.#report(this.#lines[right[1].id], 'two-right');
			if (part.choices.length > 1 && right.length > 0 && !(part.id in this.#questions))
				this.#questions[part.id] = { ask: 'choice', right: right[0].id };
		}
	}

	protected override newId(node: LeafDirective): string {
		const { id } = node.attributes ?? {};
		let name = id ?? '';
		if (id !== undefined && !ID.test(name)) this.#report(node, 'bad-name', name);
		else if (id !== undefined && !this.takeId(name)) this.#report(node, 'twice', `#${name}`);
		else if (id !== undefined) return this.#lined(name, node);
		let number = this.parts.length + 1;
		do name = `part-${number++}`;
		while (!this.takeId(name));
		return this.#lined(name, node);
	}

	#lined(id: string, node: Positioned): string {
		this.#lines[id] = node.position?.start.line ?? 1;
		return id;
	}

	protected override inline(node: PhrasingContent): Inline {
		if (node.type === 'break') return ' ';
		if (node.type === 'html') {
			// The end of what was told.
			if (!node.value.startsWith('</')) this.#report(node, 'html', firstLine(node.value));
			return '';
		}
		if (node.type === 'image' || node.type === 'imageReference') {
			this.#report(node, 'image');
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
			const key = figure === undefined ? this.#here : (this.#named.get(figure) ?? null);
			if (!isCounter(counter)) this.#report(node, 'unknown-counter', counter);
			else if (key === null) this.#report(node, 'no-figure', figure ?? '');
			else return { kind: 'number', id: this.#count(node, counter, key)! };
			return counter;
		}
		// As in 12:30 and a:b.
		if (children.length === 0 && Object.keys(node.attributes ?? {}).length === 0) return `:${name}`;
		this.#report(node, 'unknown-directive', `:${name}`);
		return { kind: 'emphasis', children: this.inlines(children) };
	}

	/** The moment that words are tied to. */
	protected override tiedTo(node: TextDirective): string {
		const attributes = this.#attributes(node, ['figure', 'at', 'light']);
		const here = this.#here;
		const cue = this.#cue(node, attributes);
		// What follows still speaks of the passage's figure.
		this.#here = here ?? this.#here;
		if (attributes.at === undefined && attributes.figure === undefined)
			this.#report(node, 'bad-at', ':to');
		const id = `to-${++this.#ties}`;
		const before = Object.values(this.#cues).at(-1);
		const shown = cue ?? before;
		if (shown === undefined) {
			this.#report(node, 'no-picture');
			return id;
		}
		this.#cues[id] = shown;
		this.#lines[id] = node.position?.start.line ?? 1;
		return id;
	}

	/** The attributes of a directive. Others than those that are allowed are told. */
	#attributes(node: LeafDirective | TextDirective, allowed: readonly string[]): Attributes {
		const entries = Object.entries(node.attributes ?? {});
		for (const [name] of entries)
			if (!allowed.includes(name))
				this.#report(node, 'unknown-attribute', name, mostSimilar(name, allowed));
		return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
	}

	/** What is in the brackets of a directive, as it is written. */
	#label(node: LeafDirective): string {
		return /^::[\w-]+\[(.*)\]/s.exec(this.#raw(node))?.[1].trim() ?? '';
	}

	#raw({ position }: Nodes): string {
		return this.source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
	}
}

/** A directive that begins a passage at a place where the text has none. */
function stepAt({ position }: Positioned & Pick<Nodes, 'position'>): LeafDirective {
	return { type: 'leafDirective', name: 'step', attributes: {}, children: [], position };
}

/** A paragraph without its first line; null if it has no other. */
function afterFirstLine(node: Paragraph): Paragraph | null {
	const line = node.position!.start.line;
	const children = node.children.flatMap((child): PhrasingContent[] => {
		const { start, end } = child.position!;
		if (start.line > line) return [child];
		if (end.line === line || child.type !== 'text') return [];
		const { length } = firstLine(child.value);
		const from = { line: line + 1, column: 1, offset: (start.offset ?? 0) + length + 1 };
		const value = child.value.slice(child.value.indexOf('\n') + 1);
		return [{ ...child, value, position: { start: from, end } }];
	});
	if (children.length === 0) return null;
	const { end } = node.position!;
	return { ...node, children, position: { start: children[0].position!.start, end } };
}

/** Whether something is more than so many levels deep. */
function isDeeper(node: Nodes, levels: number): boolean {
	if (!('children' in node)) return false;
	return levels === 0 || node.children.some((child) => isDeeper(child, levels - 1));
}

function firstLine(text: string): string {
	return /^[^\r\n]*/.exec(text)![0].trim();
}
