import { beforeEach, describe, expect, it } from 'vitest';
import { Tour } from './tour-offer.svelte';

describe('the tour', () => {
	beforeEach(() => localStorage.clear());

	it('is shown on the first visit, until it is ended', () => {
		const first = new Tour();
		first.offer('');
		expect(first.shown).toBe(true);
		const reloaded = new Tour();
		reloaded.offer('?example=raster&at=20');
		expect(reloaded.shown).toBe(true);
		reloaded.end();
		const second = new Tour();
		second.offer('');
		expect(second.shown).toBe(false);
	});

	it.each(['present=board', 'embed=1', 'open=1', 'play=1'])('is not shown with %s', (search) => {
		const tour = new Tour();
		tour.offer(`?${search}`);
		expect(tour.shown).toBe(false);
		tour.end();
		const next = new Tour();
		next.offer('');
		expect(next.shown).toBe(true);
	});

	it('can be started again', () => {
		const tour = new Tour();
		tour.offer('');
		tour.end();
		tour.start();
		expect(tour.shown).toBe(true);
	});
});
