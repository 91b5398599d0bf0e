import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hover } from './hover.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function hoverAt(node: number): Hover {
	const hover = new Hover();
	hover.move(node);
	return hover;
}

it('lingers for a while after the pointer leaves', () => {
	const hover = hoverAt(3);
	hover.move(null);
	vi.advanceTimersByTime(400);
	expect(hover.at).toBe(3);
	vi.advanceTimersByTime(200);
	expect(hover.at).toBe(null);
});

it('stays while the pointer is on the card', () => {
	const hover = hoverAt(3);
	hover.move(null);
	hover.hold();
	vi.advanceTimersByTime(5000);
	expect(hover.at).toBe(3);
});

it('moves to another node at once', () => {
	const hover = hoverAt(3);
	hover.move(null);
	hover.move(5);
	vi.advanceTimersByTime(5000);
	expect(hover.at).toBe(5);
});

it('hides a card until the pointer has visited another node', () => {
	const hover = hoverAt(3);
	hover.dismiss(3);
	hover.move(3);
	expect(hover.isDismissed(3)).toBe(true);
	hover.move(5);
	hover.move(3);
	expect(hover.isDismissed(3)).toBe(false);
});
