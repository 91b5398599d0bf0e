import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { createRawSnippet } from 'svelte';
import '../../../app.css';
import { isolate } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { cumulative } from './cumulative';
import CurveChart from './CurveChart.svelte';
import DistributionChart from './DistributionChart.svelte';
import ScatterChart from './ScatterChart.svelte';
import { pictureImage, pictureText } from './save-picture';
import { seriesStyle } from './series';

afterEach(() => {
	document.body.style.width = '';
	document.documentElement.dir = '';
	readLocaleFrom(() => 'en');
});

const table = createRawSnippet(() => ({ render: () => '<p>the same as a table</p>' }));
const series = [{ name: 'boards', style: seriesStyle(1) }];
const POINTS = [
	{ x: 100, y: 100, series: 0, isBound: false },
	{ x: 10_000, y: 100, series: 0, isBound: false },
	{ x: 200_000, y: 50_000, series: 0, isBound: true }
];

function scatter(more: Partial<Parameters<typeof render<typeof ScatterChart>>[1]> = {}) {
	const onopen = vi.fn();
	return render(ScatterChart, {
		title: 'Board by board',
		description: 'Each point is a board.',
		points: POINTS,
		series,
		x: { label: 'naive', isLog: true },
		y: { label: 'findmin', isLog: true },
		ratios: [1, 2, 10, 100],
		describe: (index: number) => ({ title: `board ${index + 1}`, lines: ['two', 'lines'] }),
		onopen,
		table,
		...more
	}).then(() => ({ onopen, stage: page.getByRole('button', { name: /Board by board/ }) }));
}

/** A pointer near the n-th mark of the picture. */
function near(dx: number): { x: number; y: number } {
	const path = document.querySelector<SVGPathElement>('path.marks')!;
	const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path.getAttribute('d')!)!;
	return { x: Number(x) + dx, y: Number(y) };
}

describe('a scatter chart', () => {
	it('names the board under the pointer and opens it', async () => {
		const { onopen, stage } = await scatter();
		await userEvent.hover(stage, { position: near(6) });
		await expect.element(page.getByText('board 1', { exact: true })).toBeVisible();
		await userEvent.click(stage, { position: near(6) });
		expect(onopen).toHaveBeenCalledExactlyOnceWith(0);
	});

	it('goes from point to point with the arrow keys, and Enter opens one', async () => {
		const { onopen, stage } = await scatter();
		stage.element().focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		await expect
			.element(page.getByRole('status').first())
			.toHaveTextContent(/board 2\. two\. lines/);
		await userEvent.keyboard('{Enter}');
		expect(onopen).toHaveBeenCalledExactlyOnceWith(1);
		await userEvent.keyboard('{End}');
		await expect.element(page.getByText('board 3', { exact: true })).toBeVisible();
	});

	it('draws lower bounds open and says so', async () => {
		await scatter();
		await expect.element(page.getByText(/open mark: cut off by a limit/)).toBeVisible();
		expect(document.querySelectorAll('path.marks.isOpen')).toHaveLength(1);
	});

	it.each([
		{ of: 'both sides', points: POINTS, names: ['findmin needed less', 'naive needed less'] },
		{
			of: 'the only side',
			points: [{ x: 5000, y: 58, series: 0, isBound: false }],
			names: ['findmin needed less']
		}
	])('names $of of the diagonal in its corner', async ({ points, names }) => {
		await scatter({
			points,
			sides: { below: 'findmin needed less', above: 'naive needed less' }
		});
		await expect.element(page.getByRole('img', { name: /Board by board/ })).toBeVisible();
		const texts = [...document.querySelectorAll('text.side')];
		expect(texts.map(({ textContent }) => textContent)).toEqual(names);
	});

	it('is a table too', async () => {
		await scatter();
		await page.getByRole('button', { name: 'Table' }).click();
		await expect.element(page.getByText('the same as a table')).toBeVisible();
		await page.getByRole('button', { name: 'Picture' }).click();
		await expect.element(page.getByRole('img', { name: /Board by board/ })).toBeVisible();
	});

	it('draws ten thousand points as one path, and finds one at once', async () => {
		const points = Array.from({ length: 10_000 }, (_, index) => ({
			x: 50 + ((index * 7919) % 99_991),
			y: 40 + ((index * 104_729) % 5003),
			series: 0,
			isBound: false
		}));
		const { stage } = await scatter({ points });
		await expect.element(stage).toBeVisible();
		expect(document.querySelectorAll('path.marks')).toHaveLength(1);
		const box = stage.element().getBoundingClientRect();
		const times: number[] = [];
		for (let step = 0; step < 200; step++) {
			const start = performance.now();
			stage.element().dispatchEvent(
				new PointerEvent('pointermove', {
					bubbles: true,
					clientX: box.left + 100 + step,
					clientY: box.top + 120
				})
			);
			times.push(performance.now() - start);
		}
		// the median: a busy machine holds up a few of them
		expect(times.sort((a, b) => a - b)[100]).toBeLessThan(4);
	});

	it('is saved with its colours, its title and its legend, and as an image', async () => {
		await scatter();
		const svg = document.querySelector<SVGSVGElement>('svg[data-picture]')!;
		const file = pictureText(svg, 'Board by board', series);
		expect(file.text).not.toContain('var(--');
		expect(file.text).toContain('>Board by board</text>');
		expect(file.text).toContain('>boards</text>');
		const parsed = new DOMParser().parseFromString(file.text, 'image/svg+xml');
		expect(parsed.querySelector('parsererror')).toBeNull();
		const image = await pictureImage(file);
		expect(image.type).toBe('image/png');
		const bitmap = await createImageBitmap(image);
		expect(bitmap.width).toBe(file.width * 2);
	});
});

describe('a curve chart', () => {
	it('tells how many were solved within the count under the pointer', async () => {
		await render(CurveChart, {
			title: 'Solved within',
			description: 'Steps.',
			curves: [
				{ name: 'naive', style: seriesStyle(0), runs: cumulative([10, 100, 1000], 4) },
				{ name: 'findmin', style: seriesStyle(1), runs: cumulative([10, 20, 30, 40], 4) }
			],
			xLabel: 'placements',
			yLabel: 'boards',
			table
		});
		const stage = page.getByRole('button', { name: /Solved within/ });
		stage.element().focus();
		await userEvent.keyboard('{End}');
		const status = page.getByRole('status').first();
		await expect.element(status).toHaveTextContent(/naive: 3 of 4/);
		await expect.element(status).toHaveTextContent(/findmin: 4 of 4/);
		// An unfinished run keeps its curve from the top.
		expect(document.querySelectorAll('path.curve')).toHaveLength(2);
	});
});

describe('a distribution', () => {
	it('marks the board as printed, and tells the spread', async () => {
		await render(DistributionChart, {
			title: 'One puzzle',
			description: 'Rewritten.',
			rows: [
				{
					name: 'naive',
					style: seriesStyle(0),
					dots: [194, 300, 188_807].map((value, index) => ({
						value,
						index,
						isBound: false,
						isMarked: index === 0
					}))
				}
			],
			xLabel: 'placements',
			markedLabel: 'as printed',
			describe: (index: number) => ({ title: `rewriting ${index}`, lines: [] }),
			table
		});
		await expect.element(page.getByText('as printed')).toBeVisible();
		await expect.element(page.getByText(/median 300, from 194 to 188,807/)).toBeInTheDocument();
		page
			.getByRole('button', { name: /One puzzle/ })
			.element()
			.focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(page.getByText('rewriting 0', { exact: true }).first()).toBeVisible();
	});
});

describe('in Hebrew', () => {
	const [naive, findmin] = ['נאיבי', 'הכי פחות'].map(isolate);
	const CHARTS = {
		'a scatter chart': () =>
			scatter({
				title: 'לוח אחר לוח',
				x: { label: `${naive}: מספר ההצבות`, isLog: true },
				y: { label: `${findmin}: מספר ההצבות`, isLog: true },
				sides: { below: `${findmin} דרש פחות`, above: `${naive} דרש פחות` }
			}),
		'a curve chart': () =>
			render(CurveChart, {
				title: 'נפתרו עד',
				description: 'שלבים.',
				curves: [{ name: naive, style: seriesStyle(0), runs: cumulative([10, 100], 4) }],
				xLabel: `${naive}: מספר ההצבות`,
				yLabel: `${naive}: חלק הלוחות`,
				table
			}),
		'a distribution': () =>
			render(DistributionChart, {
				title: 'חידה אחת',
				description: 'שינויים.',
				rows: [
					{
						name: `${naive} עם ערכים אקראיים`,
						style: seriesStyle(0),
						dots: [194, 300, 188_807].map((value, index) => ({
							value,
							index,
							isBound: false,
							isMarked: false
						}))
					}
				],
				xLabel: `${naive}: מספר ההצבות`,
				describe: () => ({ title: '', lines: [] }),
				table
			})
	};

	/** Expects that every line of words starts at its right end, and that all are in the picture. */
	function expectToRunFromTheRight(svg: SVGSVGElement, least: number) {
		const box = svg.getBoundingClientRect();
		const lines = [...svg.querySelectorAll('text')].filter(({ textContent }) =>
			/\p{Script=Hebrew}.*\s.*\p{Script=Hebrew}/u.test(textContent)
		);
		expect(lines.length).toBeGreaterThanOrEqual(least);
		for (const line of lines) {
			const letters = [...line.textContent.matchAll(/\p{Script=Hebrew}/gu)];
			const [first, last] = [letters[0], letters.at(-1)!].map(({ index }) => {
				const { x, width } = line.getExtentOfChar(index);
				return { left: x, right: x + width };
			});
			const { x, width } = line.getBBox();
			expect(first.right, line.textContent).toBeCloseTo(x + width, 0);
			expect(last.left, line.textContent).toBeLessThan(first.left);
			const { left, right } = line.getBoundingClientRect();
			expect(left, line.textContent).toBeGreaterThanOrEqual(box.left - 1);
			expect(right, line.textContent).toBeLessThanOrEqual(box.right + 1);
		}
	}

	it.each(Object.entries(CHARTS))('the words of %s run right to left', async (_, draw) => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await draw();
		await expect.element(page.getByRole('img')).toBeVisible();
		expectToRunFromTheRight(document.querySelector('svg[data-picture]')!, 2);
	});

	it('the words of a saved picture run right to left, and its title and legend start at the right', async () => {
		readLocaleFrom(() => 'he');
		await CHARTS['a scatter chart']();
		await expect.element(page.getByRole('img')).toBeVisible();
		const title = `${naive} מול ${findmin}`;
		const { text, width } = pictureText(document.querySelector('svg[data-picture]')!, title, [
			{ name: `${naive} דרש פחות`, style: seriesStyle(0) }
		]);
		const shown = document.createElement('div');
		shown.innerHTML = text;
		document.body.append(shown);
		const file = shown.querySelector('svg')!;
		expectToRunFromTheRight(file, 6);
		for (const line of [...file.querySelectorAll<SVGTextElement>(':scope > text')]) {
			const { x, width: own } = line.getBBox();
			expect(x + own).toBeGreaterThan(width - 40);
		}
		const [, mark] = /^M(-?[\d.]+)/.exec(file.querySelector(':scope > path')!.getAttribute('d')!)!;
		expect(Number(mark)).toBeGreaterThan(width - 30);
		shown.remove();
	});
});
