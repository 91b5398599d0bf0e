import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import { viewOf } from '$lib/kinds/views';
import InChapter from '../../../../../tests/fixtures/InChapter.svelte';
import '../../../../app.css';
import { Reading } from '../stage/reading.svelte';
import { loadChapter } from '../text/chapters';

readLocaleFrom(() => 'en');
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** The beginnings of lines that make a program which never takes back. */
const LINES = [
	'const size',
	'if (at === size * size)',
	'const [row',
	'if (board[row][column] !== 0)',
	'for (let',
	'if (!isLegal(board, box, row',
	'board[row][column] = value',
	'if (solve(',
	'}',
	'return false;'
];

async function task() {
	const { lesson, text, programs } = await loadChapter('recursion', 'en');
	const reading = new Reading('recursion', lesson, text, programs, viewOf, await viewOf('sudoku'));
	const block = { kind: 'widget', widget: 'order', id: 'solve', wrong: [] } as const;
	const screen = await render(InChapter, { reading, blocks: [block] });
	const pool = screen.getByRole('list', { name: 'Lines to choose from' });
	await expect.element(pool).toBeVisible();
	const add = (begin: string) => {
		const lines = [...pool.element().querySelectorAll('button')];
		lines.find((line) => line.textContent.trim().startsWith(begin))!.click();
		flushSync();
	};
	const runButton = screen.getByRole('button', { name: 'Run' });
	return { reading, screen, add, runButton, said: screen.getByRole('status') };
}

describe('a program that the reader has put together', () => {
	test('runs on the stage, wrong as it is, and its lines are lit', async () => {
		const { reading, screen, add, runButton, said } = await task();
		await expect.element(runButton).toBeDisabled();
		LINES.forEach(add);
		await runButton.click();
		await expect
			.element(said)
			.toHaveTextContent(
				'The program stopped after 11 placements and said that there is no solution. It never took a value back'
			);
		const { player, facts } = reading.stage.guest!;
		player.pause();
		player.seek(0);
		flushSync();
		const lit = () => screen.container.querySelector('[aria-current="step"]')?.textContent.trim();
		expect(lit()).toBeUndefined();
		await userEvent.keyboard('{ArrowRight}');
		expect(player.position).toBe(1);
		await vi.waitFor(() => expect(lit()).toContain('for (let'));
		expect([reading.stage.takes('step-back'), reading.stage.takes('step-forward')]).toEqual([
			true,
			true
		]);
		player.seek(player.length);
		flushSync();
		// At the end, the next key leads on in the text.
		expect(reading.stage.takes('step-forward')).toBe(false);
		expect(facts.states.filter(({ kind }) => kind === 'placed' || kind === 'newest')).toHaveLength(
			9
		);
		// The text brings back its own figure.
		reading.go(0);
		expect(reading.stage.guest).toBeNull();
	});

	test('says nothing any more of a program that was changed', async () => {
		const { add, runButton, said } = await task();
		LINES.slice(0, -1).forEach(add);
		await runButton.click();
		await expect.element(said).toHaveTextContent('returned nothing');
		add(LINES.at(-1)!);
		await expect.element(said).toHaveTextContent('');
	});

	test('is told why it cannot run', async () => {
		const { reading, add, runButton, said } = await task();
		add('if (!isLegal(board, box, row');
		await runButton.click();
		await expect.element(said).toHaveTextContent('line 2 says “continue”, but it is not in a loop');
		expect(reading.stage.guest).toBeNull();
	});
});
