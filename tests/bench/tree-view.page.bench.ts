import path from 'node:path';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin } from 'vite';
import { looks } from '../../src/lib/stage/scene/plugin';
import { inBrowser } from './browser';
import { percentile, type Row } from './measure';
import type { TreeViewPage } from './tree-view.page.svelte';

declare global {
	interface Window {
		treeView: TreeViewPage;
	}
}

const FRAME = 1000 / 60;

/**
 * The tree picture in a real browser: panning and zooming a whole tree on the canvas, and updating
 * the pane by one step. The parts are bundled as in the product.
 */
export async function run(): Promise<Row[]> {
	const { code, css } = await bundlePage();
	return inBrowser(async (browser) => {
		const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
		await page.setContent('<!doctype html><html lang="en"><body></body></html>');
		await page.addStyleTag({ content: css });
		await page.addScriptTag({ content: code });
		const few = await page.evaluate(() => window.treeView.draw(10_000));
		const many = await page.evaluate(() => window.treeView.draw(1_000_000));
		const steps = await page.evaluate(() => window.treeView.step(1_000_000));
		const p95 = { few: percentile(few, 0.95), many: percentile(many, 0.95) };
		const update = percentile(steps, 0.95);
		return [
			{
				name: 'Pan and zoom, a million nodes against ten thousand',
				ratio: p95.many / p95.few,
				bound: 2,
				detail: `p95 ${milliseconds(p95.many)} against ${milliseconds(p95.few)}`
			},
			{
				name: 'Pan and zoom with a million nodes, against a frame',
				ratio: p95.many / FRAME,
				bound: 1,
				detail: `p95 ${milliseconds(p95.many)}, median ${milliseconds(percentile(many, 0.5))}`
			},
			{
				name: "A step's update of the tree, against 2 ms",
				ratio: update / 2,
				bound: 1,
				detail: `p95 ${milliseconds(update)}, median ${milliseconds(percentile(steps, 0.5))}`
			}
		];
	});
}

function milliseconds(time: number): string {
	return `${time.toFixed(2)} ms`;
}

/** What SvelteKit's modules say on a page without SvelteKit. */
const APP: Readonly<Record<string, string>> = {
	'$app/environment': "export const browser = true; export const version = '';",
	'$app/paths': 'export const resolve = (path) => path;'
};

const app: Plugin = {
	name: 'app',
	resolveId: (id) => (id in APP ? id : undefined),
	load: (id) => APP[id]
};

async function bundlePage(): Promise<{ code: string; css: string }> {
	const root = process.cwd();
	const built = await build({
		configFile: false,
		root,
		logLevel: 'error',
		publicDir: false,
		plugins: [looks(), svelte({ configFile: false, preprocess: vitePreprocess() }), app],
		resolve: { alias: { $lib: path.join(root, 'src', 'lib') } },
		build: {
			write: false,
			cssCodeSplit: false,
			rolldownOptions: {
				input: path.join(root, 'tests', 'bench', 'tree-view.page.svelte.ts'),
				output: { format: 'iife' }
			}
		}
	});
	const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
	const chunk = files.find((file) => file.type === 'chunk');
	const style = files.find((file) => file.fileName.endsWith('.css'));
	if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
	return { code: chunk.code, css: style?.type === 'asset' ? String(style.source) : '' };
}
