import type { Reading } from '../stage/reading.svelte';
import { slidesOf, type Slide } from './slides';

/** A chapter in front of a class: which of its slides is shown. The reading follows it. */
export class SlideShow {
	readonly slides: readonly Slide[];
	#index = $state(0);

	/** The slide that is shown: the first one of the place, wherever else the reader has gone. */
	readonly index: number = $derived.by(() => {
		const { index: place } = this.reading;
		if (this.slides[this.#index].place === place) return this.#index;
		const first = this.slides.findIndex((slide) => slide.place >= place);
		return first < 0 ? this.slides.length - 1 : first;
	});
	readonly slide: Slide = $derived.by(() => this.slides[this.index]);

	constructor(private readonly reading: Reading) {
		this.slides = slidesOf(reading.text, reading.places);
		// The title belongs to the beginning; elsewhere the reader goes on where they are.
		this.#index = this.index;
	}

	/** Goes to a slide, by its index. */
	goTo(index: number): void {
		const slide = this.slides[index] as Slide | undefined;
		if (slide === undefined) return;
		this.#index = index;
		if (slide.place !== this.reading.index) this.reading.go(slide.place);
	}

	/** The slide after this one; undefined at the end. */
	get next(): Slide | undefined {
		return this.slides[this.index + 1];
	}

	/** Goes to the next slide or the one before; at a question that is open, as in the text. */
	advance(direction: 1 | -1): void {
		const { reading } = this;
		if (this.slide.kind === 'question' && reading.advance(direction) === null) return;
		let next = this.index;
		do next += direction;
		while (this.#isUntold(this.slides[next]));
		if (next < 0 || next >= this.slides.length) return;
		this.#index = next;
		const { place } = this.slides[next];
		// Within a place, the stage stays where the reader has brought it.
		if (place !== reading.index) reading.go(place);
	}

	/** The answer to a question that is still open. */
	#isUntold(slide: Slide | undefined): boolean {
		return slide?.kind === 'answer' && !this.reading.isSettled(slide.question);
	}
}
