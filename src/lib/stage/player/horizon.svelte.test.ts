import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Horizon } from './horizon.svelte';
import { PackedTrace, stepsOf } from '../run/trace.fixture';

let stop = () => {};
afterEach(() => stop());

/** A horizon over a run of twelve steps, and what moves it. */
function watched() {
	const trace = new PackedTrace(stepsOf('c0 p0 c1 r1 p1 d2 b1 r1 p1 c2 p2 s'));
	const source = $state({ trace, length: trace.length, ended: true });
	const reader = $state({ position: 0, hides: true });
	const horizon = new Horizon(
		source,
		() => reader.position,
		() => reader.hides
	);
	stop = $effect.root(() => horizon.watch());
	const goTo = (position: number) => {
		reader.position = position;
		flushSync();
	};
	const known = () => ({ length: horizon.length, ended: horizon.ended });
	return { source, reader, goTo, known };
}

describe('the horizon', () => {
	it('is the furthest position shown while the future is hidden', () => {
		const { goTo, known } = watched();
		expect(known()).toEqual({ length: 0, ended: false });
		goTo(5);
		goTo(2);
		expect(known()).toEqual({ length: 5, ended: false });
	});

	it('is the end of the run when nothing is hidden, or nothing is left to hide', () => {
		const { reader, goTo, known } = watched();
		reader.hides = false;
		expect(known()).toEqual({ length: 12, ended: true });
		reader.hides = true;
		goTo(12);
		expect(known()).toEqual({ length: 12, ended: true });
		goTo(3);
		expect(known()).toEqual({ length: 12, ended: true });
	});

	it('does not tell that a recording is complete before the reader is at its end', () => {
		const { source, goTo, known } = watched();
		source.ended = false;
		goTo(12);
		expect(known()).toEqual({ length: 12, ended: false });
	});

	it('starts again with another recording', () => {
		const { source, goTo, known } = watched();
		goTo(9);
		source.trace = new PackedTrace(stepsOf('c0 p0 c1 p1 s'));
		source.length = 5;
		goTo(0);
		expect(known()).toEqual({ length: 0, ended: false });
	});
});
