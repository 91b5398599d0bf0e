import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card';

const card = { width: 320, height: 200 };
const desktop = { width: 1280, height: 720 };
const board = { left: 12, top: 100, width: 450, height: 500 };

describe('the place of a card of the tour', () => {
	it('is after the part it tells of, in the reading direction, if there is room', () => {
		expect(placeCard(board, card, desktop, 'ltr')).toEqual({ left: 472, top: 250 });
		const mirrored = { ...board, left: 1280 - 12 - 450 };
		expect(placeCard(mirrored, card, desktop, 'rtl')).toEqual({ left: 488, top: 250 });
	});

	it('is before a part at the end of the window', () => {
		const last = { left: 930, top: 100, width: 340, height: 500 };
		expect(placeCard(last, card, desktop, 'ltr').left).toBe(930 - 320 - 10);
	});

	it('is above a part that fills the bottom', () => {
		const player = { left: 0, top: 610, width: 1280, height: 110 };
		expect(placeCard(player, card, desktop, 'ltr')).toEqual({ left: 10, top: 400 });
	});

	it('stays inside a phone’s window and off the player', () => {
		const phone = { width: 390, height: 844 };
		const small = { width: 366, height: 200 };
		const part = { left: 12, top: 250, width: 366, height: 430 };
		const player = { left: 0, top: 692, width: 390, height: 152 };
		const { left, top } = placeCard(part, small, phone, 'ltr', player);
		expect(left).toBe(12);
		expect(top).toBe(40);
	});
});
