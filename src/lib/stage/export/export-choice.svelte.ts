import type { LookId } from '../drawing/looks';
import type { MomentDrawer, Parts } from '../drawing/moment-drawing';
import { WHATS, WIDE, type Choice, type ExportFormat, type ExportJob, type What } from './format';
import { FORMATS } from './formats';
import type { ExportSource, MarkedMoment } from './source';
import { momentsOf, usualStretch, type Stretch } from './stretch';

/** What the reader chose in the dialog, of what a source offers. */
export class ExportChoice {
	#what = $state<What>('moment');
	#parts = $state.raw<Parts>({ board: true, tree: true, sentence: true });
	look = $state<LookId>('light');
	#format = $state(FORMATS[0].id);
	stretch = $state.raw<Stretch>({ from: 0, to: 0 });
	/** By format, what was chosen in its own options. */
	readonly #choices: Readonly<Record<string, Record<string, Choice>>> = $state(
		Object.fromEntries(FORMATS.map(({ id, choices }) => [id, { ...choices }]))
	);

	/** What the source has, and some format takes. */
	readonly whats: readonly What[];
	/** The formats for what is chosen. */
	readonly formats = $derived.by(() => FORMATS.filter(({ takes }) => takes.includes(this.#what)));
	readonly format: ExportFormat = $derived.by(
		() => this.formats.find(({ id }) => id === this.#format) ?? this.formats[0]
	);
	/** The moments that are drawn. */
	readonly moments: readonly number[] = $derived.by(() => {
		const { source } = this;
		if (this.#what === 'tree' || this.#what === 'numbers') return [source.last];
		if (this.#what === 'moment') return [source.moment];
		if (this.#what === 'marks')
			return reachedMarks(source)
				.slice(0, this.format.most)
				.map(({ moment }) => moment);
		return momentsOf(source, this.stretch, this.format.most ?? 1);
	});
	readonly hasParts = $derived.by(
		() => this.#what !== 'tree' && this.#what !== 'numbers' && !this.format.partless
	);
	/** How many steps the stretch has. */
	readonly steps = $derived.by(() => this.stretch.to - this.stretch.from + 1);
	readonly isThinned = $derived.by(() => this.moments.length < this.steps);
	readonly canCopy = $derived.by(
		() => this.format.copies !== undefined && this.#what !== 'stretch' && this.#what !== 'marks'
	);

	constructor(readonly source: ExportSource) {
		const { last } = source;
		const hasTree = source.runs.some(({ stage }) => stage.tree !== null);
		this.whats = WHATS.filter(
			(what) =>
				FORMATS.some(({ takes }) => takes.includes(what)) &&
				(what !== 'tree' || hasTree) &&
				(what !== 'marks' || reachedMarks(source).length > 0) &&
				(what === 'moment' || last > 0)
		);
		this.stretch = usualStretch(source);
		if (!hasTree) this.#parts = { ...this.#parts, tree: false };
	}

	get what(): What {
		return this.#what;
	}
	set what(what: string) {
		this.#what = what as What;
	}

	get parts(): Parts {
		return this.#parts;
	}

	/** Something must be left to draw. */
	isLast(part: keyof Parts): boolean {
		return this.#parts[part] && Object.values(this.#parts).filter(Boolean).length === 1;
	}

	setPart(part: keyof Parts, isShown: boolean): void {
		this.#parts = { ...this.#parts, [part]: isShown };
	}

	setFormat(id: string): void {
		this.#format = id;
	}

	/** The options of the format, as they were left. */
	get choices(): Record<string, Choice> {
		return this.#choices[this.format.id];
	}

	/** What is to be made. */
	job(drawer: MomentDrawer): ExportJob {
		const { source, parts, look, moments, what } = this;
		const ends = { from: moments[0], to: moments[moments.length - 1] };
		return {
			...{ source, drawer, what, parts, look, moments },
			stretch: what === 'stretch' ? this.stretch : ends,
			shape: this.format.shape?.(this.choices) ?? WIDE,
			choices: this.choices
		};
	}
}

/** The marks at moments that the run has come to. */
function reachedMarks({ marks, last }: ExportSource): readonly MarkedMoment[] {
	return marks.filter(({ moment }) => moment <= last);
}
