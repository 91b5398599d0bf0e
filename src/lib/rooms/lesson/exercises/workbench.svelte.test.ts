import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { viewOf } from '$lib/kinds/views';
import '../../../../app.css';
import { loadExercise } from './exercises';
import { keptWork } from './kept.svelte';
import { services } from './services';
import Workbench from './Workbench.svelte';

overwriteGetLocale(() => 'en');
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

/** What a browser tells an editor when a text is pasted. */
function pasting(text: string): ClipboardEvent {
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/plain', text);
	return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}

async function bench(id = 'solve') {
	const loaded = await loadExercise(id, 'en');
	const screen = await render(Workbench, { loaded, services: services(viewOf) });
	const { container } = screen;
	const content = () =>
		container.querySelector('.host')?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
	if (loaded.exercise.switches === undefined)
		await vi.waitFor(() => expect(content()).toBeTruthy(), 10_000);
	const write = async (program: string) => {
		content()!.focus();
		await userEvent.keyboard('{Control>}a{/Control}');
		// Pasted, so that the editor does not indent it once more.
		content()!.dispatchEvent(pasting(program));
		flushSync();
	};
	const run = screen.getByRole('button', { name: 'Run', exact: true });
	return { loaded, screen, content, write, run };
}

describe('the workbench', () => {
	test('asks for a prediction, runs the program, and shows where it went wrong', async () => {
		const { loaded, screen, content, write, run } = await bench();
		const { right, wrong } = loaded.programs.javascript;
		await write(wrong['not-taken-back']);
		await run.click();
		await expect.element(screen.getByText('Say first what you expect')).toBeVisible();
		await screen.getByLabelText('Your cell').fill('r1c3');
		await userEvent.tab();
		await run.click();
		await expect
			.element(screen.getByRole('heading', { name: /^Test \d of \d: not there yet$/ }))
			.toBeVisible();
		await expect.element(screen.getByText('returned false').first()).toBeVisible();
		await expect.element(screen.getByText('r3c2', { exact: true }).first()).toBeVisible();
		const lit = content()!.querySelector('[aria-current="step"]');
		expect(lit?.textContent).toBeTruthy();
		expect(keptWork.of('solve')).toMatchObject({ runs: 1, passed: false });

		await write(right['take-back-in-loop']);
		expect(content()!.querySelector('[aria-current="step"]')).toBeNull();
		await run.click();
		await expect.element(screen.getByRole('heading', { name: 'Passed' })).toBeVisible();
		expect(keptWork.of('solve')).toMatchObject({ runs: 2, passed: true });
	});

	test('keeps the texts of both languages, and brings a text back that was started over', async () => {
		const { screen, content, write } = await bench();
		await write('let mine;');
		await screen.getByRole('radio', { name: 'Python' }).click({ force: true });
		await expect.poll(() => content()!.textContent).toContain('def solve');
		await screen.getByRole('radio', { name: 'JavaScript' }).click({ force: true });
		await expect.poll(() => content()!.textContent).toBe('let mine;');
		await screen.getByRole('button', { name: 'Start over' }).click();
		await expect.poll(() => content()!.textContent).toContain('function solve');
		await screen.getByRole('button', { name: 'My text again' }).click();
		await expect.poll(() => content()!.textContent).toBe('let mine;');
	});

	test('opens one hint after the other', async () => {
		const { screen, write, run } = await bench();
		await write('function solve() { return false; }');
		await run.click();
		await screen.getByRole('button', { name: 'Run without a prediction' }).click();
		for (let number = 1; number <= 4; number++)
			await screen.getByRole('button', { name: `Hint ${number} of 4` }).click();
		await expect.element(screen.getByRole('list', { name: 'Lines to choose from' })).toBeVisible();
		expect(keptWork.of('solve')?.hints).toBe(4);
	});

	test('breaks a right program by a switch', async () => {
		const { screen, run } = await bench('break');
		await screen.getByRole('radio', { name: 'The value is not taken back' }).click({ force: true });
		await screen.getByRole('radio', { name: 'It solves the board.' }).click({ force: true });
		await run.click();
		await expect.element(screen.getByText('It was:')).toBeVisible();
		expect(keptWork.of('break')).toMatchObject({ tests: ['not-taken-back'], passed: false });
	});
});
