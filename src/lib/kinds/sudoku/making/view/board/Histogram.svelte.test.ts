import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import '../../../../../../app.css';
import Histogram from './Histogram.svelte';

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.dir = 'ltr';
});

it.each(['en', 'he'] as const)('the average stands above its line (%s)', async (locale) => {
	readLocaleFrom(() => locale);
	document.documentElement.dir = locale === 'he' ? 'rtl' : 'ltr';
	const reached = Array.from({ length: 82 }, (_, cells) => (cells === 54 ? 10 : 0));
	const tries = { reached, count: 10, full: 0, average: 54, least: 54, most: 54 };
	const { container } = await render(Histogram, { tries, first: 1, told: 'told' });
	const centre = (selector: string) => {
		const { left, width } = container.querySelector(selector)!.getBoundingClientRect();
		return left + width / 2;
	};
	expect(Math.abs(centre('.average') - centre('path'))).toBeLessThan(3);
});
