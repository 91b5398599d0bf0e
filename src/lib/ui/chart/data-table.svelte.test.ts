import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { nextFrame } from '../../../../tests/fixtures/layout';
import '../../../app.css';
import DataTable from './DataTable.svelte';
import type { TableColumn } from './table-column';

interface Row {
	readonly name: string;
	readonly placements: number;
}

const columns: TableColumn<Row>[] = [
	{ id: 'name', label: 'Board', key: (row: Row) => row.name, width: 16, isText: true },
	{ id: 'placements', label: 'Placements', key: (row: Row) => row.placements, width: 12 }
];

const many: Row[] = Array.from({ length: 10_000 }, (_, index) => ({
	name: `board ${index + 1}`,
	placements: (index * 7919) % 10_007
}));

async function table(rows: readonly Row[] = many) {
	await render(DataTable<Row>, {
		label: 'Runs',
		columns,
		rows,
		href: (row: Row) => `#${row.name}`,
		room: 12
	});
	await nextFrame();
	return page.getByRole('table', { name: 'Runs' });
}

const first = () => document.querySelector('tbody tr[data-place="0"]')!.textContent;
const header = (name: string) => page.getByRole('columnheader', { name });

describe('a table of ten thousand rows', () => {
	it('has few of them in the page and tells how many there are', async () => {
		const all = await table();
		await expect.element(all).toHaveAttribute('aria-rowcount', '10001');
		expect(document.querySelectorAll('tbody tr[data-place]').length).toBeLessThan(40);
		expect(document.querySelector('tbody tr[data-place="0"]')!.getAttribute('aria-rowindex')).toBe(
			'2'
		);
	});

	it('sorts by a column, numbers from the largest, and says which way', async () => {
		await table();
		await header('Placements').getByRole('button').click();
		await expect.element(header('Placements')).toHaveAttribute('aria-sort', 'descending');
		expect(first()).toContain('10,006');
		await header('Placements').getByRole('button').click();
		await expect.element(header('Placements')).toHaveAttribute('aria-sort', 'ascending');
		expect(first()).toContain('board 1');
		await header('Board').getByRole('button').click();
		await expect.element(header('Board')).toHaveAttribute('aria-sort', 'ascending');
		expect(header('Placements').element().hasAttribute('aria-sort')).toBe(false);
	});

	it('sorts within 50 ms', async () => {
		await table();
		const times: number[] = [];
		for (const name of ['Placements', 'Board', 'Placements', 'Board', 'Board']) {
			const button = header(name).getByRole('button').element() as HTMLElement;
			const start = performance.now();
			button.click();
			await nextFrame();
			times.push(performance.now() - start);
		}
		expect(Math.min(...times)).toBeLessThan(50);
	});

	it('shows the rows where it is scrolled to', async () => {
		await table();
		const box = document.querySelector('.scroll')!;
		box.scrollTop = 34 * 5000;
		await expect.element(page.getByText('board 5005', { exact: true })).toBeVisible();
		expect(document.querySelector('tbody tr[data-place="0"]')).toBeNull();
	});

	it('stays silent when it is gone before its last scroll event arrives', async () => {
		const complaints: string[] = [];
		const note = (event: ErrorEvent) => complaints.push(event.message);
		window.addEventListener('error', note);
		const { unmount } = await render(DataTable<Row>, {
			label: 'Runs',
			columns,
			rows: many,
			href: (row: Row) => `#${row.name}`,
			room: 12
		});
		const box = document.querySelector('.scroll')!;
		await unmount();
		box.dispatchEvent(new Event('scroll'));
		window.removeEventListener('error', note);
		expect(complaints).toEqual([]);
	});

	it('goes from row to row with the keyboard, to the end and back', async () => {
		await table();
		document.querySelector<HTMLElement>('tbody a')!.focus();
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect.element(page.getByText('board 3', { exact: true })).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect.element(page.getByText('board 10000', { exact: true })).toHaveFocus();
		await userEvent.keyboard('{PageUp}{Home}');
		await expect.element(page.getByText('board 1', { exact: true })).toHaveFocus();
		expect(document.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1);
	});

	it('opens a row by a click beside its link', async () => {
		await table(many.slice(0, 3));
		await page.getByRole('cell', { name: '7,919' }).click();
		expect(location.hash).toBe('#board%202');
	});
});
