import { createContext, flushSync, untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { getLocale } from '$lib/i18n/locale';
import {
	PROGRAM_LANGUAGES,
	programLanguages,
	type Listing,
	type ProgramLanguage,
	type Programs,
	withLines
} from '$lib/stage/explain/code/programs';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { remember, remembered } from '$lib/site/remembered.svelte';
import type { Lesson } from '../text/lesson';
import { HeldPlace } from './held-place';
import { subjectOf } from './light';
import { numberText } from '../text/number-text';
import { PLAIN_ADDRESSES, placesOf, type Place, type PlaceAddresses } from '../text/places';
import { progress } from '../text/progress.svelte';
import { askedIn } from '../text/questions';
import { ChapterStage, type Views } from './stage.svelte';
import type { LessonText, Part, Passage, TiedWords } from '../text/text';

/** A chapter, with what is needed to read it. */
export interface ChapterToRead {
	readonly chapter: string;
	readonly lesson: Lesson;
	readonly text: LessonText;
	readonly programs: Programs;
	/** The view of the first figure's problem. */
	readonly first: ProblemView;
	readonly views: Views;
}

/** Somebody reading a chapter: the place where they are, and the stage that shows what it speaks of. */
export class Reading {
	places = $state.raw<readonly Place[]>()!;
	lesson = $state.raw<Lesson>()!;
	text = $state.raw<LessonText>()!;
	readonly stage: ChapterStage;
	index = $state(0);
	/** Scrolling moves the stage. */
	followsScroll = $state(true);
	/** The listings of the chapter, and its lines to put in order. */
	programs = $state.raw<Programs>()!;
	/** The language that listings are shown in, where there is a choice. */
	language = $state<ProgramLanguage>(programLanguages(getLocale())[0]);
	/** The part whose question waits for an answer; null if none does. */
	asking = $state<string | null>(null);
	/** The part whose question the reader wanted to pass without an answer; null elsewhere. */
	reminded = $state<string | null>(null);
	/** The cards of the questions that wait for a press on the board, by their parts. */
	readonly cards = new Map<string, HTMLElement>();
	/** Every passage asks a question, to be answered before the reader goes on. */
	asksEverywhere = $state(false);
	/** The passages where the reader has asked for a question. */
	#asked = $state.raw<ReadonlySet<string>>(new Set());
	/** The parts whose question is settled: the reader has given the answer or seen it. */
	#settled = $state.raw<ReadonlySet<string>>(new Set());
	/** The parts whose question is behind the reader: settled, or passed without an answer. */
	#past = $state.raw<ReadonlySet<string>>(new Set());
	/** The reader is scrolling back up, maybe only to the head of the page. */
	isPassing = false;
	/** The place where the reader went; null if they have scrolled on. */
	held: HeldPlace | null = null;
	/** The id of the part where the reader is. */
	readonly partHere = $derived.by(() => partOf(this.place.id));
	/** The share of the chapter before the reader, 0 … 1. */
	readonly share = $derived.by(() => (this.index + 1) / this.places.length);
	/** The last part that may be read: later ones wait for an answer. */
	readonly lastOpenPart = $derived.by(() => {
		if (!this.asksEverywhere) return Infinity;
		const first = this.text.parts.findIndex(
			(part) => this.canAsk(part) && !this.#past.has(part.id)
		);
		return first < 0 ? Infinity : first;
	});
	readonly place = $derived.by(() => this.places[this.index]);
	/**
	 * The question that waits for an answer at the reader or after, as a part; null if none does. What
	 * follows it would tell the answer, so it is veiled. Where the page does not follow the reader,
	 * nothing is.
	 */
	readonly nextOpenQuestion = $derived.by(() => {
		if (!this.followsScroll) return null;
		const { part } = this.place;
		const open = this.places.find((place) => place.part >= part && this.isOpenQuestion(place));
		return open?.part ?? null;
	});

	constructor(
		readonly chapter: string,
		lesson: Lesson,
		text: LessonText,
		programs: Programs,
		views: Views,
		first: ProblemView,
		readonly addresses = PLAIN_ADDRESSES
	) {
		this.lesson = lesson;
		this.text = text;
		this.programs = programs;
		this.places = placesOf(lesson, text);
		this.stage = new ChapterStage(lesson, views, this.places[0].scene, first);
	}

	/** The chapter was changed while it is read: the reader stays where they are. */
	revise(lesson: Lesson, text: LessonText): void {
		if (lesson === this.lesson && text === this.text) return;
		const { id } = this.place;
		this.stage.revise(lesson);
		this.lesson = lesson;
		this.text = text;
		const places = placesOf(lesson, text);
		const same = places.findIndex((place) => place.id === id);
		// Before there are fewer places than the reader has passed.
		this.index = Math.min(same < 0 ? this.index : same, places.length - 1);
		this.places = places;
		void this.stage.show(this.place.scene, false);
	}

	/** The hash of a place in the address of the page. */
	hashOf(place: string): string {
		return this.addresses.hashOf(place);
	}

	/** Goes to the place of words that were pressed, which need not be at the reader's eye. */
	press(index: number): void {
		this.go(index);
		this.hold();
	}

	/** Keeps to the place until the reader has scrolled on. */
	hold(): void {
		const top = this.elementOf(this.index)?.getBoundingClientRect().top;
		this.held = top === undefined ? null : new HeldPlace(top, scrollY);
	}

	/** The element of a place, by its index, if the text is shown. */
	elementOf(index: number): HTMLElement | null {
		return document.getElementById(this.places[index]?.id);
	}

	/** The index of the place where the reader solves a puzzle by hand; −1 if they do not. */
	get solvedIndex(): number {
		return this.places.findIndex(
			({ scene }) => this.stage.figure(scene.figure)?.solvedAt === scene
		);
	}

	/** The ids of the questions in the text, and of the lines to put in order. */
	get questions(): readonly string[] {
		return this.text.parts.flatMap(askedIn);
	}

	/** Goes to a place, by its index; outside of what may be read, to its nearest end. */
	go(index: number, isPassing = false): void {
		this.isPassing = isPassing;
		const last = this.places.findLastIndex(({ part }) => part <= this.lastOpenPart);
		const next = Math.max(0, Math.min(last, index));
		this.index = next;
		const { id, scene } = this.places[next];
		if (this.reminded !== partOf(id)) this.reminded = null;
		void this.stage.show(
			scene,
			untrack(() => !prefersReducedMotion.current)
		);
		progress.visit(this.chapter, id, (next + 1) / this.places.length);
	}

	/**
	 * Where the next press leads: to a place, by its index. The first press at a question that waits for
	 * an answer leads nowhere (null): the reader is told how to answer, and that a second press goes on.
	 */
	advance(direction: 1 | -1): number | null {
		const { partHere: part } = this;
		if (direction === 1 && this.asking === part) {
			if (this.reminded !== part) {
				this.reminded = part;
				return null;
			}
			this.pass(part);
		}
		return this.index + direction;
	}

	/** Puts the question of a part behind the reader, with or without an answer, and those before it. */
	pass(part: string): void {
		this.startAt(this.text.parts.findIndex(({ id }) => id === part));
		this.#past = new Set(this.#past).add(part);
	}

	/** The reader begins at a part, by its index, so the questions before it are behind them. */
	startAt(part: number): void {
		const before = this.text.parts.slice(0, part);
		const questions = before.filter(({ kind }) => kind === 'question').map(({ id }) => id);
		this.#past = new Set([...this.#past, ...questions]);
	}

	/** Notes that the question of a part is settled, whether the reader knew the answer or not. */
	settle(part: string): void {
		this.pass(part);
		this.#settled = new Set(this.#settled).add(part);
	}

	/** Whether the reader has been told the answer to the question of a part, since they came. */
	isSettled(part: string): boolean {
		return this.#settled.has(part);
	}

	/** Whether a place is a question that the reader has not settled. */
	isOpenQuestion({ part: index, words }: Place): boolean {
		const { kind, id } = this.text.parts[index];
		if (kind !== 'question' || words !== null) return false;
		return !this.#past.has(id) && !this.hasAnswered(id);
	}

	/** The reader turns to the question of a part, which need not be at their eye. */
	turnTo(part: string): void {
		if (this.partHere !== part)
			this.press(this.places.findLastIndex(({ id }) => partOf(id) === part));
	}

	/**
	 * Turns to an open question that is in full view and takes a press on the board, although the reader is
	 * elsewhere. @returns whether there is one
	 */
	turnToQuestionInView(): boolean {
		if (this.stage.current?.press !== undefined) return false;
		const seen = this.text.parts.find(({ id }) => {
			const card = this.cards.get(id);
			return card !== undefined && isInView(card);
		});
		if (seen !== undefined) flushSync(() => this.turnTo(seen.id));
		return seen !== undefined;
	}

	/** The index of the place with an address, or of tied words; −1 if there is none. */
	indexOf(what: string | TiedWords): number {
		return this.places.findIndex(({ id, words }) => id === what || words === what);
	}

	/** Whether the reader points at what the tied words of a place speak of, on the stage. */
	isPointedAt({ words, scene }: Place): boolean {
		const figure = this.stage.current;
		const pointed = figure?.facts.pointing.pointed ?? null;
		const problem = figure?.studio.problem ?? null;
		if (words === null || figure?.name !== scene.figure || pointed === null || problem === null)
			return false;
		const subject = subjectOf(scene, problem, figure.facts.names);
		if (subject === null || subject.variable < 0) return false;
		const { variable, value } = pointed;
		return (
			subject.variable === variable && (value < 0 || subject.value < 0 || subject.value === value)
		);
	}

	/** A number of the text as it is read. */
	numberText(id: string): string {
		return numberText(this.lesson.numbers![id]);
	}

	/** The last place of a part, by its index in the text. */
	lastPlaceOf(part: number): Place {
		return this.places.findLast((place) => place.part === part)!;
	}

	/** Whether a question can be asked at a part: it has a moment and is not a question itself. */
	canAsk(part: Part): part is Passage {
		return part.kind === 'passage' && part.id in this.lesson.cues;
	}

	/** Whether a part asks now. */
	asks(part: Part): boolean {
		return this.canAsk(part) && (this.asksEverywhere || this.#asked.has(part.id));
	}

	/** Asks a question at a passage, or stops asking. */
	askAt(passage: string): void {
		const asked = new Set(this.#asked);
		if (!asked.delete(passage)) asked.add(passage);
		this.#asked = asked;
	}

	/** Lets scrolling move the stage, or not; remembered. */
	follow(follows: boolean): void {
		this.followsScroll = follows;
		remember('lesson-scroll', follows ? null : 'off');
	}

	/** The languages of a program, and the one of them that the reader sees. */
	languagesOf(program: Listing): { languages: readonly ProgramLanguage[]; shown: ProgramLanguage } {
		const languages = programLanguages(getLocale()).filter((language) => language in program);
		return {
			languages,
			shown: program[this.language] ? this.language : languages[0]
		};
	}

	/** Shows all listings in a language, once they are loaded; remembered. */
	speak(language: ProgramLanguage): void {
		remember('lesson-language', language);
		void this.#speak(language);
	}

	async #speak(language: ProgramLanguage): Promise<void> {
		this.language = language;
		const load = this.programs.load?.[language];
		if (load !== undefined) this.programs = withLines(this.programs, language, await obtain(load));
	}

	/** Reads what was remembered. */
	recall(): void {
		progress.recall();
		const language = remembered('lesson-language');
		const known = PROGRAM_LANGUAGES.find((one) => one === language);
		if (known !== undefined) void this.#speak(known);
		this.followsScroll = remembered('lesson-scroll') !== 'off';
	}

	hasAnswered(question: string): boolean {
		return progress.of(this.chapter).answered.includes(question);
	}

	/** Notes that a question is settled. */
	answer(question: string): void {
		progress.answer(this.chapter, question);
	}

	/** Shows again what the place speaks of. */
	return(): void {
		this.go(this.index);
	}
}

/** Whether all of an element is in the window, and nothing covers it. */
function isInView(element: HTMLElement): boolean {
	const { left, top, right, bottom } = element.getBoundingClientRect();
	return [top, bottom].every((edge) => {
		const y = edge + Math.sign((top + bottom) / 2 - edge);
		return element.contains(document.elementFromPoint((left + right) / 2, y));
	});
}

/** The part that a place is in, by their ids. */
function partOf(place: string): string {
	return place.split('.')[0];
}

/** The reading that a component of a chapter belongs to. */
export const [readingHere, provideReading] = createContext<Reading>();

/** Begins to read a chapter, for the components within this one. Call it during initialization. */
export function startReading(
	{ chapter, lesson, text, programs, first, views }: ChapterToRead,
	addresses?: PlaceAddresses
): Reading {
	return provideReading(new Reading(chapter, lesson, text, programs, views, first, addresses));
}
