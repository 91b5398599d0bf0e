import { afterEach, describe, expect, it, vi } from 'vitest';
import { theme } from './theme.svelte';

const shown = () => document.documentElement.dataset.theme;

afterEach(() => {
	vi.restoreAllMocks();
	theme.choice = 'system';
});

describe('theme', () => {
	it('follows the device by default', () => {
		expect(theme.choice).toBe('system');
		expect(shown()).toBeUndefined();
	});

	it('shows a choice at once and remembers it', () => {
		theme.choice = 'dark';
		expect(shown()).toBe('dark');
		expect(localStorage.getItem('backtrail-theme')).toBe('dark');
		theme.choice = 'system';
		expect(shown()).toBeUndefined();
		expect(localStorage.getItem('backtrail-theme')).toBeNull();
	});

	it('works if storage is refused', () => {
		vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new DOMException('refused', 'QuotaExceededError');
		});
		theme.choice = 'light';
		expect(shown()).toBe('light');
	});

	it('follows a choice made in another tab', () => {
		localStorage.setItem('backtrail-theme', 'dark');
		window.dispatchEvent(new StorageEvent('storage', { key: 'backtrail-theme' }));
		expect(theme.choice).toBe('dark');
		localStorage.setItem('backtrail-theme', 'purple');
		window.dispatchEvent(new StorageEvent('storage', { key: 'backtrail-theme' }));
		expect(theme.choice).toBe('system');
	});
});
