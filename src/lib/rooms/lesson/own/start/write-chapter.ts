import { isAsk } from '$lib/stage/ask/asks';
import type { Cue, Figure, Lab, Lesson, NumberFact } from '../../text/lesson';
import { formText, numberText } from '../../text/number-text';
import type { Block, Inline, LessonText, Sentence } from '../../text/text';
import { COUNTERS, type Counter } from '../form/form';
import { chapterText, plainWords } from './start';

/** One of our chapters in the form of one file. */
export interface RewrittenChapter {
	readonly source: string;
	/** What one file cannot have: the directives of widgets, and `lines` for lines of programs that are lit. */
	readonly leftOut: readonly string[];
	/** How many numbers are plain text now: no single run counts them. */
	readonly typed: number;
}

/** Writes one of our chapters as one file, as far as it can be said in it. */
export async function rewriteChapter(lesson: Lesson, text: LessonText): Promise<RewrittenChapter> {
	return new ChapterWriter(lesson, await countersOf(lesson)).write(text);
}

/** A number that is a counter at the end of a figure's run. */
interface Counted {
	readonly figure: string;
	readonly counter: Counter;
}

class ChapterWriter {
	readonly #leftOut = new Set<string>();
	readonly #typed = new Set<string>();
	/** The figure that is shown. */
	#here = '';

	constructor(
		private readonly lesson: Lesson,
		private readonly counters: ReadonlyMap<string, Counted>
	) {}

	write({ title, lead, parts }: LessonText): RewrittenChapter {
		// All figures have their names before the text, because words of any passage may speak of them.
		const figures = Object.keys(this.lesson.figures).map((name) => this.#figure(name));
		const blocks = [`# ${plainWords(title)}`, plainWords(lead), ...figures];
		for (const part of parts) {
			if (part.kind === 'heading') {
				blocks.push(`## ${plainWords(part.text)}`);
				continue;
			}
			const cue = this.lesson.cues[part.id] as Cue | undefined;
			const asked = part.kind === 'question' ? this.#ask(part.id) : [];
			const name = part.kind === 'passage' ? 'step' : part.kind;
			blocks.push(`::${name}{${[`#${part.id}`, ...this.#moment(cue), ...asked].join(' ')}}`);
			blocks.push(...this.#blocks(part.blocks));
			if (part.kind !== 'question') continue;
			const question = this.lesson.questions?.[part.id];
			for (const { id, sentences, reply } of part.choices) {
				const isRight = question?.ask === 'choice' && question.right === id;
				blocks.push(isRight ? '::choice{right}' : '::choice', this.#line(sentences));
				if (reply.length > 0) blocks.push(this.#line(reply));
			}
			if (part.answer.length > 0) blocks.push('::answer', ...this.#blocks(part.answer));
		}
		const typed = this.#typed.size;
		return { source: chapterText(blocks), leftOut: [...this.#leftOut], typed };
	}

	/** The search of a figure, and its name. */
	#figure(name: string): string {
		const { kind, search, parts, wide, listing, beside, overview }: Figure =
			this.lesson.figures[name];
		if (listing !== undefined) this.#leftOut.add('::listing');
		if (beside !== undefined || overview !== undefined) this.#leftOut.add('overview');
		const shown = parts === undefined ? [] : [`show=${parts.join(',')}`];
		const attributes = [`#${name}`, ...shown, ...(wide ? ['wide'] : [])].join(' ');
		return `::figure[/studio/${kind}/?${search}]{${attributes}}`;
	}

	/** The attributes of a moment. */
	#moment(cue: Cue | undefined): string[] {
		if (cue === undefined) return [];
		const { figure, at, light, line, returned } = cue;
		if (line !== undefined || returned !== undefined) this.#leftOut.add('lines');
		const isHere = figure === this.#here;
		this.#here = figure;
		return [
			...(isHere ? [] : [`figure=${figure}`]),
			`at=${at}`,
			...(light === undefined ? [] : [`light="${light}"`])
		];
	}

	#ask(id: string): string[] {
		const question = this.lesson.questions?.[id];
		if (question === undefined || question.ask === 'choice') return [];
		if (isAsk(question.ask)) return [`ask=${question.ask}`];
		if (question.ask === 'cell') return [`cell=${question.is}`];
		if (question.ask !== 'number' && question.ask !== 'guess') return [];
		const counted = this.counters.get(question.number);
		const isHere = counted?.figure === this.lesson.cues[id]?.figure;
		if (counted && isHere) return [`${question.ask}=${counted.counter}`];
		const { is } = this.lesson.numbers![question.number];
		if (Number.isInteger(is)) return [`${question.ask}=${is}`];
		this.#leftOut.add(`::question{#${id}}`);
		return [];
	}

	#blocks(blocks: readonly Block[]): string[] {
		return blocks.flatMap((block) => {
			switch (block.kind) {
				case 'paragraph':
					return [...(block.onPage ? ['::on-page'] : []), this.#line(block.sentences)];
				case 'list':
					return block.items
						.map((item, at) => this.#item(item, block.ordered ? `${at + 1}. ` : '- '))
						.join('\n');
				case 'table': {
					const row = (cells: readonly Sentence[]) =>
						`| ${cells.map((cell) => this.#words(cell)).join(' | ')} |`;
					const rule = `|${' --- |'.repeat(block.head.length)}`;
					return [row(block.head), rule, ...block.rows.map(row)].join('\n');
				}
				case 'widget':
					if (block.widget === 'solver' && block.id === this.#here) return ['::solver'];
					this.#leftOut.add(`::${block.widget}`);
					return [];
			}
		});
	}

	/** The blocks of an item, below each other behind its mark. */
	#item(blocks: readonly Block[], mark: string): string {
		const lines = this.#blocks(blocks).join('\n\n').split('\n');
		return lines
			.map((line, at) => (at === 0 ? mark : line === '' ? '' : ' '.repeat(mark.length)) + line)
			.join('\n');
	}

	#line(sentences: readonly Sentence[]): string {
		return sentences
			.map((sentence) => this.#words(sentence))
			.join('')
			.trim();
	}

	#words(inlines: readonly Inline[]): string {
		return inlines.map((inline) => this.#inline(inline)).join('');
	}

	#inline(inline: Inline): string {
		if (typeof inline === 'string') {
			const [, before, words, after] = /^(\s*)(.*?)(\s*)$/s.exec(inline)!;
			return `${before && ' '}${plainWords(words)}${words && after && ' '}`;
		}
		switch (inline.kind) {
			case 'code':
				return `\`${inline.text}\``;
			case 'number':
				return this.#number(inline.id);
			case 'form':
				return plainWords(formText(inline, this.lesson.numbers![inline.id]));
			case 'term':
				return `**${this.#words(inline.children)}**`;
			case 'emphasis':
				return `_${this.#words(inline.children)}_`;
			case 'link':
				return `[${this.#words(inline.children)}](${inline.href})`;
			case 'try':
				return `[${this.#words(inline.children)}](${this.lesson.links![inline.id]})`;
			case 'to':
				return this.#tied(inline.id, this.#words(inline.children));
		}
	}

	#tied(id: string, words: string): string {
		const cue = this.lesson.cues[id];
		const here = this.#here;
		const attributes = this.#moment(cue).join(' ');
		this.#here = here;
		return `:to[${words}]{${attributes}}`;
	}

	#number(id: string): string {
		const counted = this.counters.get(id);
		if (counted !== undefined) {
			const figure = counted.figure === this.#here ? '' : `{figure=${counted.figure}}`;
			return `:n[${counted.counter}]${figure}`;
		}
		this.#typed.add(id);
		return plainWords(numberText(this.lesson.numbers![id]));
	}
}

/**
 * The numbers that are a counter of a figure's run: how they are measured is tried with a laboratory whose
 * runs give only names.
 */
async function countersOf({ numbers = {} }: Lesson): Promise<ReadonlyMap<string, Counted>> {
	const found = new Map<string, Counted>();
	for (const [id, fact] of Object.entries(numbers)) {
		if ('source' in fact) continue;
		const counted = await counterOf(fact);
		if (counted !== null) found.set(id, counted);
	}
	return found;
}

async function counterOf({ of }: Extract<NumberFact, { of: unknown }>): Promise<Counted | null> {
	const names = new Map<unknown, Counted>();
	const run = (figure: string) =>
		Object.fromEntries(
			Object.entries(COUNTERS).map(([counter, field]) => {
				const name = {};
				names.set(name, { figure, counter: counter as Counter });
				return [field, name];
			})
		);
	try {
		// Anything that counts with the names gives something else than one of them.
		const lab = { run: (figure: string) => Promise.resolve(run(figure)) } as unknown as Lab;
		return names.get(await of(lab)) ?? null;
	} catch {
		return null;
	}
}
