import { on } from 'svelte/events';
import { prefersReducedMotion } from 'svelte/motion';
import type { Reading } from './reading.svelte';

/** Where the reader's eye is supposed to be: this share of the text's height in the window. */
const EYE = 0.38;

/** A question that ends above this share of the height has been passed. */
const PAST = 0.15;

/** How far above the eye a place comes to rest, in pixels, so that a late font does not push it below. */
const MARGIN = 12;

/** How far the reader scrolls before the place that they went to gives way, in pixels. */
const HELD = 80;

/** Milliseconds after going to a place in which late parts of the page may move it. */
const ANCHORED = 1500;

/** Milliseconds after which a scroll of our own has ended, if the browser does not say so. */
const LONGEST = 1500;

/**
 * Ties reading to scrolling: the place at the height of the reader's eye is the current one, and going
 * to a place scrolls it there. Places are in the page in reading order.
 */
export function scrolling(reading: Reading, article: () => HTMLElement | null | undefined) {
	let isOwn = false;
	/** Until then, the place stays where it is while the page grows. */
	let anchoredUntil = 0;
	let longest: ReturnType<typeof setTimeout> | undefined;
	let frame = 0;

	/** A height in the window, as a share of the text's; what covers the text on a phone is above it. */
	function heightAt(share: number): number {
		const text = article();
		const top = text ? parseFloat(getComputedStyle(text).scrollMarginBlockStart) || 0 : 0;
		return top + (innerHeight - top) * share;
	}

	function eye(): number {
		return heightAt(EYE);
	}

	function topOf(index: number): number {
		return reading.elementOf(index)?.getBoundingClientRect().top ?? Infinity;
	}

	/**
	 * The last place that begins above the reader's eye, or the open question or the puzzle in their hands
	 * that is still in sight.
	 */
	function placeInSight(): number {
		const line = eye();
		const past = heightAt(PAST);
		const solved = reading.elementOf(reading.solvedIndex)?.getBoundingClientRect();
		if (solved && solved.top < innerHeight && solved.bottom >= past) return reading.solvedIndex;
		let low = 0;
		let high = reading.places.length - 1;
		// Invariant: places after `high` are below the eye; `low` is above it or the first.
		while (low < high) {
			const middle = (low + high + 1) >>> 1;
			if (topOf(middle) <= line) low = middle;
			else high = middle - 1;
		}
		for (let index = low; index >= 0; index--) {
			if (reading.places[index].words !== null) continue;
			if ((reading.elementOf(index)?.getBoundingClientRect().bottom ?? 0) < past) break;
			if (reading.isOpenQuestion(reading.places[index])) return index;
		}
		return low;
	}

	function follow() {
		frame = 0;
		if (isOwn || performance.now() < anchoredUntil) return;
		// In a presentation there is no text, and the page shrinks.
		if (!reading.followsScroll || !article()) return;
		if (reading.held !== null && reading.held.move(topOf(reading.index), scrollY) < HELD) return;
		reading.held = null;
		const index = placeInSight();
		if (index !== reading.index) reading.go(index, index < reading.index);
	}

	/** Brings the current place to the reader's eye. */
	function align(behavior: ScrollBehavior) {
		const element = reading.elementOf(reading.index);
		// Nor where the text is hidden behind another pane.
		if (!element?.getClientRects().length) return;
		const top = element.getBoundingClientRect().top + scrollY - eye() + MARGIN;
		isOwn = true;
		clearTimeout(longest);
		longest = setTimeout(release, LONGEST);
		scrollTo({ top: reading.index === 0 ? 0 : top, behavior });
	}

	function release() {
		if (isOwn) reading.hold();
		isOwn = false;
	}

	/** The reader acts, so nothing holds the place any more. */
	function yieldToReader() {
		release();
		reading.held?.yield();
		anchoredUntil = 0;
	}

	return {
		/** Goes to a place, and scrolls there; at once, or so that the eye can follow. */
		to(index: number, atOnce = false): void {
			reading.held = null;
			reading.go(index);
			anchoredUntil = performance.now() + ANCHORED;
			align(atOnce || prefersReducedMotion.current ? 'instant' : 'smooth');
		},

		/** Follows the reader. @returns a function that stops it. */
		start(): () => void {
			const ends = [
				on(window, 'scroll', () => (frame ||= requestAnimationFrame(follow))),
				on(window, 'scrollend', release),
				on(window, 'wheel', yieldToReader, { passive: true }),
				on(window, 'touchmove', yieldToReader, { passive: true }),
				// Before what the key or the press does, which may go to a place itself.
				on(window, 'keydown', yieldToReader, { capture: true }),
				on(window, 'pointerdown', yieldToReader, { capture: true })
			];
			// What arrives later, such as a question, must not push the place away.
			const observer = new ResizeObserver(() => {
				if (performance.now() < anchoredUntil) align('instant');
			});
			const text = article();
			if (text) observer.observe(text);
			return () => {
				for (const end of ends) end();
				observer.disconnect();
				clearTimeout(longest);
				cancelAnimationFrame(frame);
			};
		}
	};
}
