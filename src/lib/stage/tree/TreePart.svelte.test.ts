import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { settled } from '../../../../tests/fixtures/layout';
import OnStage from '../../../../tests/fixtures/OnStage.svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import { kind, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import view from '$lib/kinds/sudoku/view';
import { Studio } from '../run/studio.svelte';
import { StudioStage } from '../run/studio-stage.svelte';
import type { Stage } from '../stage';
import TreePart from './TreePart.svelte';

readLocaleFrom(() => 'en');

/** A tree of 4,209 nodes: too many to draw as shapes. */
const LARGE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

let stop = () => {};
afterEach(() => {
	stop();
	document.querySelector('section')?.remove();
	vi.unstubAllGlobals();
});

/** The tree pane of a studio that has finished searching an example. */
async function paneOf(address: string) {
	const studio = new Studio(kind);
	studio.visit(address);
	stop = $effect.root(() => studio.watch());
	flushSync();
	await expect.poll(() => studio.run.ended).toBe(true);
	// Where it stands has a size, as a pane has.
	const target = document.body.appendChild(document.createElement('section'));
	target.style.cssText = 'display: flex; block-size: 30rem';
	const stage = new StudioStage(studio, view) as Stage;
	await render(OnStage, { target, props: { component: TreePart<SudokuSetup>, stage } });
	return studio;
}

describe('the tree pane', () => {
	it('reports that a subtree is being searched again, and can cancel it', async () => {
		const { run } = await paneOf('example=raster');
		const cancel = page.getByRole('button', { name: 'Cancel' });
		await expect.element(cancel).not.toBeInTheDocument();
		const giveUp = vi.spyOn(run, 'giveUpSubtrees');
		run.subtrees = 1;
		await cancel.click();
		expect(giveUp).toHaveBeenCalledOnce();
	});

	it('has labels that grow with the window', async () => {
		await page.viewport(1280, 720);
		await paneOf('example=raster&at=40');
		const height = () => {
			const label = [...document.querySelectorAll('section svg text')].find(
				({ textContent }) => textContent === 'r1c1'
			);
			return label?.getBoundingClientRect().height ?? 0;
		};
		await expect.poll(height).toBeGreaterThan(0);
		// The window has its size, and the picture follows it.
		await settled();
		const before = height();
		await page.viewport(1920, 1080);
		await expect.poll(() => height() / before).toBeGreaterThan(1.25);
		await page.viewport(1280, 720);
	});

	it('reports that the whole tree could not be laid out, until the next run', async () => {
		const studio = await paneOf(`puzzle=${LARGE}`);
		vi.stubGlobal(
			'Worker',
			class {
				onerror?: (event: { message?: string }) => void;
				postMessage() {
					setTimeout(() => this.onerror?.({}));
				}
				terminate() {}
			}
		);
		studio.show({ whole: true });
		await expect.element(page.getByRole('alert')).toHaveTextContent(/could not be laid out/);
		expect(studio.view.whole).toBe(false);
		vi.unstubAllGlobals();
		studio.choose({ ordering: 'findmin' });
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});
});
