import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { version } from '$app/environment';
import PartOfText from '../../../../tests/fixtures/PartOfText.svelte';
import MissingParts from './MissingParts.svelte';
import { LoadedPart, missingParts, obtain } from './loaded-part.svelte';

afterEach(() => {
	vi.unstubAllGlobals();
	missingParts.list = [];
	missingParts.asked = -Infinity;
});

/** The site's server answers that it has a version, or does not answer. */
function siteHas(found: string | null) {
	vi.stubGlobal('fetch', () =>
		found === null
			? Promise.reject(new TypeError('Failed to fetch'))
			: Promise.resolve(Response.json({ version: found }))
	);
}

/** Fails as often as asked, then loads a text. */
function failing(times: number) {
	return vi.fn(() =>
		times-- > 0 ? Promise.reject(new Error('not loaded')) : Promise.resolve('the part')
	);
}

const again = page.getByRole('button', { name: 'Try again' });

test('a part that failed says so in its place, and comes when it is tried again', async () => {
	siteHas(null);
	const load = failing(2);
	await render(PartOfText, { load });
	await expect.element(page.getByRole('alert')).toHaveTextContent(/could not be loaded/);
	await again.click();
	await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
	await expect.element(page.getByRole('alert')).toHaveTextContent(/could not be loaded/);
	await again.click();
	await expect.element(page.getByText('the part')).toBeVisible();
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a part says whether the connection or a new version is the reason', async () => {
	siteHas(version);
	const screen = await render(PartOfText, { load: failing(1) });
	await expect.element(page.getByRole('alert')).toHaveTextContent(/Check the connection\.$/);
	await screen.unmount();
	siteHas(`${version}-and-newer`);
	await render(PartOfText, { load: failing(1) });
	await expect.element(page.getByRole('alert')).toHaveTextContent(/The site has a new version/);
	await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('what has no place of its own is told once, and goes on when it comes', async () => {
	siteHas(null);
	await render(MissingParts);
	const [first, second] = [failing(1), failing(1)].map((load) => obtain(load));
	await expect.element(page.getByRole('alert')).toBeVisible();
	expect(page.getByRole('alert').elements()).toHaveLength(1);
	await again.click();
	expect(await Promise.all([first, second])).toEqual(['the part', 'the part']);
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('what has no place of its own comes too when a part in its place is tried again', async () => {
	siteHas(null);
	const inPlace = await render(PartOfText, { load: failing(1) });
	const other = obtain(failing(1));
	await vi.waitFor(() => expect(missingParts.list).toHaveLength(1));
	await inPlace.getByRole('button', { name: 'Try again' }).click();
	expect(await other).toBe('the part');
	expect(missingParts.list).toEqual([]);
});

test('the notice can be closed', async () => {
	siteHas(null);
	await render(MissingParts);
	void obtain(failing(1));
	await page.getByRole('button', { name: 'Dismiss' }).click();
	await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an effect that starts a part loads it once', async () => {
	const load = failing(0);
	const part = new LoadedPart(load);
	const end = $effect.root(() => {
		$effect(() => void part.start());
	});
	await part.loaded;
	await new Promise((done) => setTimeout(done, 100));
	expect(load).toHaveBeenCalledOnce();
	end();
});
