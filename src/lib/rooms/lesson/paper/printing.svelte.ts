import { flushSync } from 'svelte';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import type { BoardDrawer } from '$lib/stage/drawing/board-drawer';
import type { ProblemView, QuestionTexts } from '$lib/stage/board/problem-view';
import type PrintedFigure from '../stage/PrintedFigure.svelte';
import type PrintedQuestion from '../tasks/PrintedQuestion.svelte';
import type { Reading } from '../stage/reading.svelte';
import type { Lesson } from '../text/lesson';

/** What a figure and its questions need on paper. */
interface OnPaper {
	readonly view: ProblemView;
	readonly draw: BoardDrawer;
	readonly texts: QuestionTexts;
}

interface Printed {
	readonly Figure: typeof PrintedFigure;
	readonly Question: typeof PrintedQuestion;
	readonly figures: ReadonlyMap<string, OnPaper>;
}

/** A chapter on paper: its pictures and questions. The screen does not need them, so they come later. */
export class Printing {
	/** Null until everything is loaded. */
	printed = $state.raw<Printed | null>(null);
	/** The browser prints: everything on paper must be in the page at once, because it does not wait. */
	prints = $state(false);
	#loading: Promise<void> | null = null;
	/** The chapter whose pictures are loaded: it may be changed. */
	#of: Lesson | null = null;

	constructor(private readonly reading: Reading) {}

	load(): Promise<void> {
		const { lesson } = this.reading;
		if (this.#of !== lesson) this.#loading = this.#fetch();
		this.#of = lesson;
		return this.#loading!;
	}

	/** Puts everything on paper into the page, or takes it out of it. */
	set(prints: boolean): void {
		flushSync(() => (this.prints = prints));
	}

	/** Prints as soon as pictures and questions are there. */
	async print(): Promise<void> {
		await this.load();
		this.set(true);
		window.print();
	}

	async #fetch(): Promise<void> {
		const [Figure, Question, figures] = await obtain(() =>
			Promise.all([
				import('../stage/PrintedFigure.svelte'),
				import('../tasks/PrintedQuestion.svelte'),
				Promise.all(Object.keys(this.reading.lesson.figures).map((name) => this.#onPaper(name)))
			])
		);
		this.printed = {
			Figure: Figure.default,
			Question: Question.default,
			figures: new Map(figures)
		};
	}

	async #onPaper(figure: string): Promise<[string, OnPaper]> {
		const view = await this.reading.stage.viewOf(figure);
		const [{ default: draw }, { default: texts }] = await Promise.all([
			view.drawing(),
			view.questions()
		]);
		return [figure, { view, draw, texts }];
	}
}
