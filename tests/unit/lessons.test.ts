import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProblemView } from '../../src/lib/stage/board/problem-view';
import { locales } from '../../src/lib/i18n/locale';
import { CHAPTERS, folderOf, loadChapter } from '../../src/lib/rooms/lesson/text/chapters';
import { headOf } from '../../src/lib/rooms/lesson/text/heads';
import type { Cue, Lesson } from '../../src/lib/rooms/lesson/text/lesson';
import { lightOf } from '../../src/lib/rooms/lesson/stage/light';
import { SWAP } from '../../src/lib/stage/explain/code/ordering';
import type { ProgramLine } from '../../src/lib/stage/explain/code/programs';
import { inAllLanguages, linesOf } from '../../src/lib/stage/explain/code/programs.fixture';
import { recordCalls } from '../../src/lib/rooms/lesson/tasks/calls';
import { exhibitAt, inlinesIn, placesOf, tiedWords } from '../../src/lib/rooms/lesson/text/places';
import type {
	Block,
	Inline,
	LessonText,
	Part,
	Question,
	Widget,
	WidgetBlock
} from '../../src/lib/rooms/lesson/text/text';
import { DEFAULT_PRESENTED } from '../../src/lib/stage/present/presented';
import { ASKS } from '../../src/lib/stage/ask/asks';
import { questionsAt } from '../../src/lib/stage/ask/question';
import type { RecordedTrace } from '../../src/lib/engine/trace/recorded-trace';
import { viewOf } from '../../src/lib/kinds/views';
import { labOf, opened } from '../fixtures/lab';
import { record } from '../fixtures/recordings';

const pages = Object.keys(import.meta.glob('../../src/routes/**/+page.svelte'));

/** Everything in a text that no translator may change. */
function skeleton(text: LessonText) {
	const blocks = (list: readonly Block[]): unknown[] =>
		list.map((block) => {
			switch (block.kind) {
				case 'paragraph':
					return 'paragraph';
				case 'list':
					return { list: block.ordered, items: block.items.length };
				case 'table':
					return { columns: block.head.length, rows: block.rows.length };
				case 'widget':
					return { [block.widget]: block.id, wrong: block.wrong.map(({ id }) => id) };
			}
		});
	return text.parts.map((part) =>
		part.kind === 'heading'
			? { heading: part.id }
			: {
					[part.kind]: part.id,
					blocks: blocks(part.blocks),
					choices:
						part.kind === 'question'
							? part.choices.map(({ id, reply }) => [id, reply.length > 0])
							: [],
					answer: part.kind === 'question' ? blocks(part.answer) : [],
					tied: tiedWords(part).map(({ id }) => id),
					others: named(text, part.id)
				}
	);
}

/** The links, numbers and terms of a part; their order depends on the language. */
function named(text: LessonText, id: string): string[] {
	const part = text.parts.find((one) => one.kind !== 'heading' && one.id === id)!;
	return [...inlinesIn(part), ...later(part)]
		.flatMap((inline) => {
			if (typeof inline === 'string') return [];
			if (inline.kind === 'try' || inline.kind === 'number') return [`${inline.kind} ${inline.id}`];
			return inline.kind === 'term' ? ['term'] : inline.kind === 'link' ? [inline.href] : [];
		})
		.sort();
}

/** The inlines of a question's choices, replies and answer. */
function later(part: Part): Inline[] {
	if (part.kind !== 'question') return [];
	const said = part.choices.flatMap(({ sentences, reply }): Block[] => [
		{ kind: 'paragraph', sentences },
		{ kind: 'paragraph', sentences: reply }
	]);
	return inlinesIn({ ...part, blocks: [...said, ...part.answer] });
}

/** A chapter that is named by its place is another one as soon as a chapter is added. */
const BY_PLACE =
	/(last|next|previous|first|second|earlier|later) chapter|chapter (before|after)|פרק (ה?קודם|ה?בא|ה?ראשון|ה?שני|ה?אחרון)|פרקים ה(קודמים|באים)/gi;

function sourceOf(chapter: string, locale: string): string {
	const folder = folderOf(chapter).split('/').at(-1);
	return readFileSync(`src/content/lessons/${folder}/${locale}.md`, 'utf8');
}

/** All inlines of a text. */
function inlinesOf(text: LessonText): Inline[] {
	return text.parts.flatMap((part) => {
		if (part.kind === 'heading') return [part.text];
		return [...inlinesIn(part), ...later(part)];
	});
}

function widgetsOf(text: LessonText): WidgetBlock[] {
	return text.parts.flatMap((part) =>
		part.kind === 'heading' ? [] : part.blocks.filter((block) => block.kind === 'widget')
	);
}

function idsOf(text: LessonText, kind: 'try' | 'number' | 'form'): Set<string> {
	return new Set(
		inlinesOf(text).flatMap((inline) =>
			typeof inline !== 'string' && inline.kind === kind ? [inline.id] : []
		)
	);
}

/** Records a figure as far as its cues need it. */
async function recorded(lesson: Lesson, name: string) {
	const { kind, search } = lesson.figures[name];
	const { problem, strategy, address } = opened(kind, search);
	const view = await viewOf(kind);
	const { trace } = record(problem, strategy, 1 << 14);
	return { problem, strategy, trace, names: view.names(address.setup) };
}

function stepText(trace: RecordedTrace, at: number, names: ReturnType<ProblemView['names']>) {
	const { step } = trace.at(at);
	if (step === null) return 'start';
	const { kind, variable, value } = step;
	return [
		kind,
		...(variable < 0 ? [] : [names.variable(variable)]),
		...(value < 0 ? [] : [names.value(value)])
	].join(' ');
}

describe('the tutorial', () => {
	it('has chapters, each with a title in every language', () => {
		expect(CHAPTERS.length).toBeGreaterThan(0);
		for (const chapter of CHAPTERS)
			for (const locale of locales) {
				const { title, lead } = headOf(chapter, locale);
				expect(title.length * lead.length).toBeGreaterThan(0);
			}
	});
});

describe.each(CHAPTERS)('the chapter %s', async (chapter) => {
	const { lesson, text, programs: first } = await loadChapter(chapter, 'en');
	const programs = await inAllLanguages(first);
	const places = placesOf(lesson, text);
	const figures = new Map(
		await Promise.all(
			Object.keys(lesson.figures).map(async (name) => [name, await recorded(lesson, name)] as const)
		)
	);

	it.each(locales.filter((locale) => locale !== 'en'))(
		'has the same skeleton in %s as in English',
		async (locale) => {
			const other = await loadChapter(chapter, locale);
			expect(skeleton(other.text)).toEqual(skeleton(text));
		}
	);

	it('ties words to cues that exist, and has no cue that no text uses', () => {
		const spoken = new Set([
			...text.parts.map(({ id }) => id),
			...places.flatMap(({ words }) => (words === null ? [] : [words.id]))
		]);
		expect(Object.keys(lesson.cues).filter((id) => !spoken.has(id))).toEqual([]);
		expect(places.filter(({ scene }) => scene === undefined)).toEqual([]);
	});

	it.each(Object.entries(lesson.cues))(
		'shows at %s the step that it says',
		(_, { figure, at, is, light, returned = 0 }: Cue) => {
			const { trace, names, problem } = figures.get(figure)!;
			expect(at).toBeLessThanOrEqual(trace.length);
			expect(stepText(trace, at, names)).toBe(is);
			// Calls return at the end only.
			expect(returned).toBeLessThanOrEqual(at === trace.length ? trace.at(at).frames.length : 0);
			if (light !== undefined) expect(lightOf(light, problem, names)).toBeTruthy();
		}
	);

	it('has a picture of its own, or none, beside another problem', () => {
		const from = text.parts.findIndex(
			(part) => part.kind === 'heading' && part.text === 'To another problem'
		);
		const before = new Set(
			places.filter(({ part }) => part < from).map(({ scene }) => scene.figure)
		);
		const strange = places.filter(
			({ part, scene }) =>
				from >= 0 &&
				part > from &&
				text.parts[part].kind === 'question' &&
				before.has(scene.figure) &&
				scene.isHidden !== true
		);
		expect(strange.map(({ id }) => id)).toEqual([]);
	});

	it('shows only listings and other trees that there are', () => {
		const wrong = Object.values(lesson.figures).filter(
			({ kind, parts = DEFAULT_PRESENTED, listing, beside }) => {
				const isListed =
					listing === undefined || (listing in programs.listings && parts.includes('code'));
				const isBeside =
					beside === undefined || (lesson.figures[beside]?.kind === kind && parts.includes('tree'));
				return !isListed || !isBeside;
			}
		);
		expect(wrong).toEqual([]);
	});

	it('has a question of every kind where it asks one', () => {
		const asked = text.parts.filter((part) => part.kind === 'question').map(({ id }) => id);
		expect(Object.keys(lesson.questions ?? {})).toEqual(asked);
		for (const [id, question] of Object.entries(lesson.questions ?? {})) {
			const { ask } = question;
			const part = text.parts.find((one) => one.kind === 'question' && one.id === id) as Question;
			// What is not about the next step explains the answer.
			if (ask === 'choice') {
				const others = part.choices.filter((choice) => choice.id !== question.right);
				expect(others).toHaveLength(part.choices.length - 1);
				expect(others.length).toBeGreaterThan(0);
				expect(others.filter(({ reply }) => reply.length === 0)).toEqual([]);
			} else expect(part.choices).toEqual([]);
			if (ask === 'number' || ask === 'guess')
				expect(Object.keys(lesson.numbers ?? {})).toContain(question.number);
			if (ask === 'cell') {
				const { problem, names } = figures.get(lesson.cues[id].figure)!;
				expect(lightOf(question.is, problem, names)).toBeTruthy();
			}
			if (ASKS.some((one) => one === ask)) {
				const { figure, at, is } = lesson.cues[id];
				const { problem, strategy, trace, names } = figures.get(figure)!;
				const found = questionsAt(problem, strategy, trace, at);
				const question = found.find((one) => one.ask === ask);
				expect({ id, found }).toEqual({ id, found: expect.arrayContaining([question]) });
				// Homework names the question without a run, by its step.
				if (question !== undefined && 'variable' in question)
					expect(is.split(' ')[1]).toBe(names.variable(question.variable));
			} else expect(part.answer.length).toBeGreaterThan(0);
		}
	});

	it.each(locales)('leaves the question about the next step to its card, in %s', async (locale) => {
		const { text: told } = await loadChapter(chapter, locale);
		const asking = told.parts.filter(
			(part) =>
				part.kind === 'question' &&
				ASKS.some((ask) => ask === lesson.questions?.[part.id].ask) &&
				inlinesIn(part).some((inline) => typeof inline === 'string' && inline.includes('?'))
		);
		expect(asking.map(({ id }) => id)).toEqual([]);
	});

	it('uses every number and link that it has, and no other', () => {
		const numbers = idsOf(text, 'number');
		const asked = Object.values(lesson.questions ?? {}).flatMap((question) =>
			'number' in question ? [question.number] : []
		);
		expect([...new Set([...numbers, ...asked])].sort()).toEqual(
			Object.keys(lesson.numbers ?? {}).sort()
		);
		expect([...idsOf(text, 'try')].sort()).toEqual(Object.keys(lesson.links ?? {}).sort());
		expect([...idsOf(text, 'form')].filter((id) => !numbers.has(id))).toEqual([]);
	});

	it('shows every program that it has, in two languages at least, and no other', () => {
		const widgets = widgetsOf(text);
		const idsOfAll = (wanted: Widget) =>
			widgets.flatMap(({ widget, id }) => (widget === wanted ? [id] : [])).sort();
		const onStage = Object.values(lesson.figures).flatMap(({ listing }) => listing ?? []);
		const called = Object.values(lesson.calls ?? {}).map(({ listing }) => listing);
		const shown = [...idsOfAll('listing'), ...onStage, ...called];
		expect([...new Set(shown)].sort()).toEqual(Object.keys(programs.listings).sort());
		expect(idsOfAll('order')).toEqual(Object.keys(programs.orders).sort());
		for (const listing of Object.values(programs.listings))
			expect(Object.keys(listing)).toEqual(expect.arrayContaining(['typescript', 'python']));
	});

	it('solves and dives into figures that it has', () => {
		const used = widgetsOf(text).flatMap(({ widget, id }) =>
			widget === 'solver' || widget === 'dives' ? [id] : []
		);
		expect(Object.keys(lesson.figures)).toEqual(expect.arrayContaining(used));
	});

	it('has the puzzle on the stage where the reader solves it', () => {
		const solved = placesOf(lesson, text).flatMap((place) => {
			const exhibit = exhibitAt(text, place);
			const isSolver = exhibit?.kind === 'widget' && exhibit.widget === 'solver';
			return isSolver ? [{ shown: place.scene.figure, solved: exhibit.id }] : [];
		});
		expect(solved.filter(({ shown, solved }) => shown !== solved)).toEqual([]);
	});

	it('shows the calls of every function that it has, and lights lines that their listings have', () => {
		const shown = widgetsOf(text).flatMap(({ widget, id }) => (widget === 'calls' ? [id] : []));
		expect(Object.keys(lesson.calls ?? {}).sort()).toEqual(shown.sort());
		for (const traced of Object.values(lesson.calls ?? {})) {
			const lines = programs.listings[traced.listing].typescript!;
			const marks = lines.map(({ mark }) => mark);
			const lit = recordCalls(traced).flatMap(({ mark }) => (mark === 'call' ? [] : mark));
			expect(marks).toEqual(expect.arrayContaining(lit));
		}
	});

	it('lights lines that are in every language of a listing', () => {
		const listings = Object.values(programs.listings).map((listing) =>
			linesOf(listing).map((lines) => new Set(lines.flatMap(({ mark }) => mark ?? [])))
		);
		for (const [first, ...others] of listings)
			for (const marks of others) expect(marks).toEqual(first);
		const all = new Set(listings.flat().flatMap((marks) => [...marks]));
		const lit = Object.values(lesson.cues).flatMap(({ line }) => line ?? []);
		expect(lit.filter((mark) => !all.has(mark))).toEqual([]);
	});

	it('explains every wrong line of an order, and every line that may be missing', () => {
		const orders = widgetsOf(text).filter(({ widget }) => widget === 'order');
		const namesIn = (lines: readonly ProgramLine[]) => {
			const names = lines.map(({ wrong, mark }) => wrong ?? mark ?? SWAP);
			return [...new Set(names)].filter((name) => name !== SWAP).sort();
		};
		const explained = orders.map(({ wrong }) => wrong.map(({ id }) => id).sort());
		const toExplain = orders.map(({ id }) => linesOf(programs.orders[id]).map(namesIn));
		expect(toExplain).toEqual(explained.map((names) => [names, names]));
	});

	it.each(Object.entries(lesson.numbers ?? {}))('has the number %s from a run', async (_, fact) => {
		if ('source' in fact) expect(fact.source.length).toBeGreaterThan(0);
		else expect(await fact.of(labOf(lesson))).toBe(fact.is);
	});

	it.each(Object.entries(lesson.links ?? {}))(
		'leads by %s to a page that can be read',
		(_, link) => {
			const { pathname, search } = new URL(link, 'https://example.org');
			const [, kind] = /^\/studio\/([a-z-]+)\/$/.exec(pathname) ?? [];
			if (kind !== undefined) expect(opened(kind, search)).toBeTruthy();
			else expect(pages).toContain(`../../src/routes${pathname}+page.svelte`);
		}
	);

	it.each(locales)('names other chapters in %s by links, not by their place', (locale) => {
		const prose = sourceOf(chapter, locale).replaceAll(/\s+/g, ' ');
		expect(prose.match(BY_PLACE) ?? []).toEqual([]);
	});

	it.each(locales)('has no number in %s that was typed', (locale) => {
		const source = sourceOf(chapter, locale);
		const prose = source
			// Citations are as they are printed.
			.replace(/::step\{#reading\}[^]*?(?=\n::)/, '')
			.replaceAll(/`[^`]*`/g, '')
			.replaceAll(/\]\([^)]*\)/g, '')
			.replaceAll(/\{#[^}]*\}|:n\[[^\]]*\]/g, '');
		expect(prose.match(/\d{2,}|\d[.,]\d/g) ?? []).toEqual([]);
	});
});
