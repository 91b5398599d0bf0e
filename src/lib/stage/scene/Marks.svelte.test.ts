import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { face } from './face';
import Marks from './Marks.svelte';
import type { SceneMark } from './scene';

const board: SceneMark = { x: 0, y: 0, wide: 4, high: 4, style: 'board' };
const queen = (column: number, kind: 'placed' | 'newest') =>
	face(column, 0, { kind, plate: true, symbol: 'Q', key: 'queen 0' });

async function mount(marks: readonly SceneMark[]) {
	const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
	target.setAttribute('viewBox', '0 0 4 4');
	target.style.inlineSize = '400px';
	document.body.append(target);
	return render(Marks, { target: target as unknown as HTMLElement, props: { marks } });
}

const all = () => [...document.querySelectorAll('.marks > *')];
const styles = () => all().map((element) => element.getAttribute('class'));

describe('the marks of a scene', () => {
	it('stand in their order, and a mark that goes or comes leaves the others alone', async () => {
		const { rerender } = await mount([board, ...queen(1, 'newest')]);
		expect(styles()).toEqual(['board', 'plate-newest', 'plate-newest']);
		const [ground, plate] = all();
		const line: SceneMark = { d: 'M0 0L1 1', style: 'clash-link' };
		await rerender({ marks: [board, line, ...queen(1, 'placed')] });
		expect(styles()).toEqual(['board', 'clash-link', 'plate-placed', 'plate-placed']);
		expect(all()[0]).toBe(ground);
		expect(all()[2]).toBe(plate);
		await rerender({ marks: [...queen(2, 'placed'), board] });
		expect(styles()).toEqual(['plate-placed', 'plate-placed', 'board']);
		expect(all()[0]).toBe(plate);
		expect(plate.getAttribute('cx')).toBe('2.5');
	});

	it('touch nothing that is the same', async () => {
		const { rerender } = await mount([board, ...queen(1, 'placed')]);
		const changes: MutationRecord[] = [];
		const observer = new MutationObserver((records) => changes.push(...records));
		const seen = { subtree: true, childList: true, attributes: true, characterData: true };
		observer.observe(document.querySelector('.marks')!, seen);
		await rerender({ marks: [{ ...board }, ...queen(1, 'placed')] });
		changes.push(...observer.takeRecords());
		expect(changes).toEqual([]);
		await rerender({ marks: [board, ...queen(2, 'placed')] });
		changes.push(...observer.takeRecords());
		// The place of the plate and that of its letter.
		expect(changes.map(({ attributeName }) => attributeName)).toEqual(['cx', 'x']);
	});

	it('hatch an area with lines in the colour of their style', async () => {
		await mount([{ d: 'M0 0H2V2H0z', style: 'dead-end-hatch' }]);
		const fill = all()[0].getAttribute('fill')!;
		const pattern = document.getElementById(/^url\(#(.+)\)$/.exec(fill)![1])!;
		const line = getComputedStyle(pattern.querySelector('path')!);
		expect(line.stroke).toMatch(/^rgb/);
		expect(Number.parseFloat(line.strokeWidth)).toBeCloseTo(2 / 48, 3);
	});

	it('have lines that grow with the squares, but stay visible on small ones', async () => {
		await mount([{ d: 'M0 0H1', style: 'clash-link' }]);
		const widthAt = (cell: string) => {
			document.querySelector<SVGElement>('svg')!.style.setProperty('--cell', cell);
			return Number.parseFloat(getComputedStyle(all()[0]).strokeWidth);
		};
		expect(widthAt('48px')).toBeCloseTo(2.6, 1);
		expect(widthAt('4px')).toBeGreaterThan(1.5);
		expect(widthAt('400px')).toBeLessThan(6);
	});

	it('have the size of what they show, not of the screen, if they say how wide their line is', async () => {
		await mount([{ d: 'M0 0H1', style: 'clash-link', width: 0.2 }]);
		expect(getComputedStyle(all()[0]).strokeWidth).toBe('0.2px');
		expect(getComputedStyle(all()[0]).getPropertyValue('vector-effect')).toBe('none');
	});
});
