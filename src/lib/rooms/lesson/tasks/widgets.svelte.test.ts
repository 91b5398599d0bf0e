import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { announcer } from '$lib/site/shell/announcer.svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { LoadedLines, ProgramLine, Programs } from '$lib/stage/explain/code/programs';
import view from '$lib/kinds/sequence/view';
import InChapter from '../../../../../tests/fixtures/InChapter.svelte';
import '../../../../app.css';
import { loadChapter } from '../text/chapters';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { Reading } from '../stage/reading.svelte';
import type { WidgetBlock } from '../text/text';

readLocaleFrom(() => 'en');

function line(text: string, mark: string | null = null, wrong: string | null = null): ProgramLine {
	return { tokens: [[text, 'plain']], mark, wrong };
}

const PROGRAMS: Programs = {
	listings: {
		solve: {
			typescript: [line('try();', 'place'), line('undo();', 'backtrack')],
			python: [line('try()', 'place'), line('undo()', 'backtrack')]
		},
		stack: { typescript: [line('push();', 'given')], pascal: [line('Push;', 'given')] }
	},
	orders: {
		solve: {
			typescript: [
				line('begin'),
				line('\tset value', null, 'too-early'),
				line('\ttry value'),
				line('\tgo on', 'undo'),
				line('\ttake back'),
				line('end')
			]
		},
		two: {
			typescript: [
				line('begin'),
				line('\ttake back;', 'undo'),
				line('take back;', 'undo', 'too-early'),
				line('end')
			],
			python: [line('begin'), line('\ttake back', 'undo'), line('end')]
		},
		wide: {
			typescript: [line('begin'), line(`\ttry ${'each value and '.repeat(6)}go on`), line('end')]
		}
	}
};

function block(widget: WidgetBlock['widget'], id: string): WidgetBlock {
	const wrong = [
		{ id: 'too-early', sentences: [['It is too early.']] },
		{ id: 'undo', sentences: [['Something stays behind.']] }
	];
	return { kind: 'widget', widget, id, wrong: widget === 'order' ? wrong : [] };
}

async function chapter(...blocks: WidgetBlock[]) {
	return chapterWith(PROGRAMS, ...blocks);
}

async function chapterWith(programs: Programs, ...blocks: WidgetBlock[]) {
	const { lesson, text } = await loadChapter('letters', 'en');
	const first = view as unknown as ProblemView;
	const reading = new Reading('letters', lesson, text, programs, async () => first, first);
	reading.recall();
	const screen = await render(InChapter, { reading, blocks });
	return { reading, screen };
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
	localStorage.clear();
	await page.viewport(1280, 720);
});

describe('a listing', () => {
	test('shows one language of several, and all listings the same one, the next time too', async () => {
		const { screen } = await chapter(block('listing', 'solve'), block('listing', 'stack'));
		const panels = () => screen.getByRole('tabpanel').elements();
		expect(panels().map(({ textContent }) => /try\(\);|push/.test(textContent))).toEqual([
			true,
			true
		]);
		await screen.getByRole('tab', { name: 'Python' }).click();
		await expect.element(panels()[0] as HTMLElement).toHaveTextContent(/try\(\)(?!;)/);
		// This one is not in Python.
		expect(panels()[1].textContent).toContain('push();');
		await screen.unmount();
		const again = await chapter(block('listing', 'solve'));
		await expect
			.element(again.screen.getByRole('tab', { name: 'Python' }))
			.toHaveAttribute('aria-selected', 'true');
	});

	test('shows a language once its lines are loaded, and until then the one before', async () => {
		const { listings, orders } = PROGRAMS;
		const { python, typescript } = listings.solve;
		const loading = Promise.withResolvers<LoadedLines>();
		const { screen } = await chapterWith(
			{
				listings: { solve: { typescript, python: null } },
				orders,
				load: { python: () => loading.promise }
			},
			block('listing', 'solve')
		);
		const panel = screen.getByRole('tabpanel');
		const tab = screen.getByRole('tab', { name: 'Python' });
		await tab.click();
		await expect.element(panel).toHaveTextContent('try();');
		loading.resolve({ default: { listings: { solve: python! }, orders: {} } });
		await expect.element(panel).toHaveTextContent(/try\(\)(?!;)/);
		await expect.element(tab).toHaveAttribute('aria-selected', 'true');
	});

	test('reads from left to right', async () => {
		const { screen } = await chapter(block('listing', 'solve'));
		expect(getComputedStyle(screen.getByRole('tabpanel').element()).direction).toBe('ltr');
	});

	test('lights the line of which the text speaks', async () => {
		const { reading, screen } = await chapter(block('listing', 'stack'));
		const lit = () => screen.container.querySelector('[aria-current="step"]');
		expect(lit()).toBeNull();
		const { scene } = reading.places[0];
		reading.stage.current!.goTo({ ...scene, line: 'given' }, false);
		flushSync();
		expect(lit()?.textContent).toContain('push();');
	});
});

describe('lines to put in order', () => {
	async function order(id = 'solve') {
		const made = await chapter(block('order', id));
		const { screen } = made;
		const program = screen.getByRole('list', { name: 'Your program' });
		const pool = screen.getByRole('list', { name: 'Lines to choose from' });
		await expect.element(pool).toBeVisible();
		const add = (text: string) => pool.getByRole('button', { name: text }).click();
		const lines = () =>
			[...program.element().querySelectorAll('code')].map(({ textContent }) => textContent.trim());
		const check = async () => {
			await screen.getByRole('button', { name: 'Check' }).click();
			return screen.getByRole('status');
		};
		return { ...made, program, pool, add, lines, check };
	}

	test('are added by pressing them, and right in the end', async () => {
		const { reading, add, check, lines, screen } = await order();
		await add('try value');
		await expect.element(await check()).toHaveTextContent('Right so far');
		await add('go on');
		await add('take back');
		expect(lines()).toEqual(['begin', 'try value', 'go on', 'take back', 'end']);
		expect(reading.hasAnswered('solve')).toBe(false);
		await expect.element(await check()).toHaveTextContent('Every line is in its place.');
		await expect.element(screen.getByText('Done', { exact: true })).toBeVisible();
		expect(reading.hasAnswered('solve')).toBe(true);
	});

	test('are told which line is wrong, and why, and not what is right', async () => {
		const { add, check } = await order();
		await add('set value');
		const said = await check();
		await expect.element(said).toHaveTextContent('Line 2 does not belong in this program.');
		await expect.element(said).toHaveTextContent('It is too early.');
		expect(said.element().textContent).not.toContain('try value');
	});

	test('are told that a line is missing', async () => {
		const { add, check } = await order();
		await add('try value');
		await add('take back');
		const said = await check();
		await expect.element(said).toHaveTextContent('Something is missing before line 3.');
		await expect.element(said).toHaveTextContent('Something stays behind.');
		expect(said.element().textContent).not.toContain('go on');
	});

	test('are right too where a line may stand elsewhere, and that is explained', async () => {
		const { screen, reading, pool, check } = await order('two');
		await pool.getByRole('button', { name: 'take back' }).nth(1).click();
		const said = await check();
		await expect.element(said).toHaveTextContent('Your program is right too.');
		await expect.element(said).toHaveTextContent('It is too early.');
		await expect.element(screen.getByText('Done', { exact: true })).toBeVisible();
		expect(reading.hasAnswered('two')).toBe(true);
	});

	test('are in the language that the reader chooses, and each keeps what is built', async () => {
		const { screen, lines, pool } = await order('two');
		const choose = (name: string) => screen.getByRole('tab', { name }).click();
		expect(pool.getByRole('button').elements()).toHaveLength(2);
		await choose('Python');
		await pool.getByRole('button', { name: 'take back' }).click();
		expect(lines()).toEqual(['begin', 'take back', 'end']);
		await choose('TypeScript');
		expect(lines()).toEqual(['begin', 'end']);
		await choose('Python');
		expect(lines()).toEqual(['begin', 'take back', 'end']);
	});

	test('move by keys, and are taken out', async () => {
		const { add, lines, check, program } = await order();
		await add('go on');
		await add('try value');
		const said = await check();
		await expect.element(said).toHaveTextContent('Line 2 does not come next here.');
		await expect.element(said).toHaveTextContent('what has to happen before this line?');
		const moved = program.getByRole('button', { name: 'try value' });
		moved.element().focus();
		await userEvent.keyboard('{ArrowUp}');
		expect(lines()).toEqual(['begin', 'try value', 'go on', 'end']);
		expect(document.activeElement).toBe(moved.element());
		await userEvent.keyboard('{Delete}');
		expect(lines()).toEqual(['begin', 'go on', 'end']);
	});

	test('move by the tools of the line that is pressed', async () => {
		const { add, lines, program, screen } = await order();
		await add('go on');
		await add('try value');
		await program.getByRole('button', { name: 'try value' }).click();
		await screen.getByRole('button', { name: 'Move up' }).click();
		expect(lines()).toEqual(['begin', 'try value', 'go on', 'end']);
		await screen.getByRole('button', { name: 'Take out' }).click();
		expect(lines()).toEqual(['begin', 'go on', 'end']);
	});

	test('are dragged to their place, and out again', async () => {
		const { add, lines, program, pool } = await order();
		await add('go on');
		const centre = (element: Element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			return { clientX: left + width / 2, clientY: top + height / 2 };
		};
		const drag = async (from: Element, to: { clientX: number; clientY: number }) => {
			const options = { bubbles: true, button: 0, pointerType: 'mouse' };
			from.dispatchEvent(new PointerEvent('pointerdown', { ...options, ...centre(from) }));
			await tick();
			window.dispatchEvent(new PointerEvent('pointermove', { ...options, ...to }));
			window.dispatchEvent(new PointerEvent('pointerup', { ...options, ...to }));
			await tick();
		};
		const first = program.getByText('begin').element();
		await drag(pool.getByRole('button', { name: 'try value' }).element(), centre(first));
		expect(lines()).toEqual(['begin', 'try value', 'go on', 'end']);
		const line = program.getByRole('button', { name: 'try value' }).element();
		await drag(line, { clientX: 5, clientY: 5_000 });
		expect(lines()).toEqual(['begin', 'go on', 'end']);
	});

	test('keep the focus at every choice and move', async () => {
		const { add, lines, pool, program, screen } = await order();
		const focused = () => document.activeElement?.textContent.trim();
		const press = async (name: string) => {
			screen.getByRole('button', { name }).element().focus();
			await userEvent.keyboard('{Enter}');
			expect(document.activeElement).toBe(screen.getByRole('button', { name }).element());
		};
		const [first, second] = pool.getByRole('button').elements() as HTMLElement[];
		const next = second.textContent.trim();
		first.focus();
		await userEvent.keyboard('{Enter}');
		expect(focused()).toBe(next);
		while (pool.query() !== null) await userEvent.keyboard('{Enter}');
		// The last one is in the program now.
		expect(focused()).toBe(lines().at(-2));
		const [top] = program.getByRole('button').elements() as HTMLElement[];
		top.focus();
		const moved = focused()!;
		for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
			await userEvent.keyboard(`{${key}}`);
			expect(focused()).toBe(moved);
		}
		await userEvent.keyboard('{Enter}');
		for (const tool of ['Move down', 'Move down', 'Move up']) await press(tool);
		const below = lines()[lines().indexOf(moved) + 1];
		screen.getByRole('button', { name: 'Take out' }).element().focus();
		await userEvent.keyboard('{Enter}');
		expect(focused()).toBe(below);
		for (let left = lines().length - 2; left > 1; left--) await userEvent.keyboard('{Delete}');
		const last = focused()!;
		await userEvent.keyboard('{Delete}');
		expect(lines()).toEqual(['begin', 'end']);
		expect(focused()).toBe(last);
		await add('go on');
		screen.getByRole('button', { name: 'Start again' }).element().focus();
		await userEvent.keyboard('{Enter}');
		expect(pool.element().contains(document.activeElement)).toBe(true);
	});

	test('say where a line is at every move, also where it was already', async () => {
		const { add, program } = await order();
		const heard = async (key: string) => {
			const before = announcer.text;
			await userEvent.keyboard(`{${key}}`);
			expect(announcer.text).not.toBe(before);
			return announcer.text.replace('\u200b', '');
		};
		for (const text of ['go on', 'try value', 'take back']) await add(text);
		program.getByRole('button', { name: 'go on' }).element().focus();
		expect(await heard('ArrowUp')).toBe('Now line 2');
		expect(await heard('ArrowDown')).toBe('Now line 3');
		expect(await heard('ArrowDown')).toBe('Now line 4');
		expect(await heard('ArrowDown')).toBe('Now line 4');
		expect(await heard('Delete')).toBe('Taken out');
		expect(await heard('Delete')).toBe('Taken out');
	});

	test('are read on a phone: the choices break, and a key reaches the program that scrolls', async () => {
		await page.viewport(360, 640);
		const { add, pool, program } = await order('wide');
		const [choice] = pool.getByRole('button').elements();
		expect(choice.getBoundingClientRect().right).toBeLessThan(360);
		const box = program.element().parentElement!;
		expect(box.tabIndex).toBe(-1);
		await add('each value');
		await vi.waitFor(() => expect(box.scrollWidth).toBeGreaterThan(box.clientWidth));
		await vi.waitFor(() => expect(box.tabIndex).toBe(0));
	});

	test('show the solution', async () => {
		const { reading, add, check, lines, program, screen } = await order();
		await add('go on');
		await program.getByRole('button', { name: 'go on' }).click();
		await screen.getByRole('button', { name: 'Show the solution' }).click();
		expect(lines()).toEqual(['begin', 'try value', 'go on', 'take back', 'end']);
		await expect.element(screen.getByRole('status')).toHaveTextContent('This is one way');
		expect(program.element().querySelector('.selected, .faulty, .dragged')).toBeNull();
		// Nobody has answered yet, before they begin again.
		await expect.element(await check()).toHaveTextContent('This is one way');
		expect(screen.getByText('Done', { exact: true }).elements()).toEqual([]);
		expect(reading.hasAnswered('solve')).toBe(false);
		await screen.getByRole('button', { name: 'Start again' }).click();
		for (const text of ['try value', 'go on', 'take back']) await add(text);
		await check();
		expect(reading.hasAnswered('solve')).toBe(true);
	});
});
