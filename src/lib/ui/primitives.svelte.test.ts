import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../app.css';
import Button from './Button.svelte';
import Dialog from './Dialog.svelte';
import IconButton from './IconButton.svelte';
import Popover from './Popover.svelte';
import Segmented from './Segmented.svelte';
import Select from './Select.svelte';
import Tabs from './Tabs.svelte';
import Toggle from './Toggle.svelte';

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));
const orders = [
	{ value: 'naive', label: 'Reading order', hint: 'First empty cell' },
	{ value: 'findmin', label: 'Fewest candidates' },
	{ value: 'findmax', label: 'Most candidates' }
];

describe('Button', () => {
	const children = snippet('<span>Solve</span>');

	it('responds to click, Enter and Space', async () => {
		const onclick = vi.fn();
		const screen = await render(Button, { onclick, children });
		const button = screen.getByRole('button', { name: 'Solve' });
		await button.click();
		button.element().focus();
		await userEvent.keyboard('{Enter} ');
		expect(onclick).toHaveBeenCalledTimes(3);
	});

	it('reports that it is pressed', async () => {
		const screen = await render(Button, { pressed: true, label: 'Follow the search', children });
		const button = screen.getByRole('button', { name: 'Follow the search', pressed: true });
		await expect.element(button).toHaveAttribute('title', 'Follow the search');
	});

	it('is a link with an href, and a disabled button when disabled', async () => {
		const screen = await render(Button, { href: '/studio/', children });
		await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/studio/');
		await screen.rerender({ href: '/studio/', disabled: true, children });
		await expect.element(screen.getByRole('button')).toBeDisabled();
	});

	it('does not submit a form by default', async () => {
		const screen = await render(Button, { children });
		await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
	});
});

describe('IconButton', () => {
	it('has an accessible name, a tooltip and a shortcut', async () => {
		const onclick = vi.fn();
		const screen = await render(IconButton, {
			label: 'Previous backtrack',
			shortcut: 'Shift+ArrowLeft',
			onclick,
			children: snippet('<svg aria-hidden="true"></svg>')
		});
		const button = screen.getByRole('button', { name: 'Previous backtrack' });
		await expect.element(button).toHaveAttribute('title', 'Previous backtrack (Shift+←)');
		await expect.element(button).toHaveAttribute('aria-keyshortcuts', 'Shift+ArrowLeft');
		await expect.element(button).not.toHaveAttribute('aria-pressed');
		await button.click();
		expect(onclick).toHaveBeenCalledOnce();
	});
});

describe('Select', () => {
	it('is named by its label, even a hidden one, and described by the hint', async () => {
		const screen = await render(Select, {
			label: 'Next cell',
			hideLabel: true,
			options: orders,
			value: 'naive'
		});
		const select = screen.getByRole('combobox', { name: 'Next cell' });
		await expect.element(select).toHaveValue('naive');
		await expect.element(select).toHaveAccessibleDescription('First empty cell');
	});

	it('reports the choice', async () => {
		const onchange = vi.fn();
		const screen = await render(Select, {
			label: 'Next cell',
			options: orders,
			value: 'naive',
			onchange
		});
		await screen.getByRole('combobox').selectOptions('findmin');
		expect(onchange).toHaveBeenCalledExactlyOnceWith('findmin');
		await expect.element(screen.getByRole('combobox')).toHaveValue('findmin');
	});
});

describe('Segmented', () => {
	it('is a named group of radio buttons that arrow keys move through', async () => {
		const onchange = vi.fn();
		const screen = await render(Segmented, {
			label: 'Grain',
			options: orders,
			value: 'naive',
			onchange
		});
		await expect.element(screen.getByRole('radiogroup', { name: 'Grain' })).toBeVisible();
		const first = screen.getByRole('radio', { name: 'Reading order' });
		await expect.element(first).toBeChecked();
		(first.element() as HTMLInputElement).focus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(screen.getByRole('radio', { name: 'Fewest candidates' })).toBeChecked();
		expect(onchange).toHaveBeenCalledExactlyOnceWith('findmin');
	});

	it('follows a value set from outside', async () => {
		const screen = await render(Segmented, { label: 'Grain', options: orders, value: 'naive' });
		await screen.rerender({ label: 'Grain', options: orders, value: 'findmax' });
		await expect.element(screen.getByRole('radio', { name: 'Most candidates' })).toBeChecked();
		await expect.element(screen.getByRole('radio', { name: 'Reading order' })).not.toBeChecked();
	});

	it('is independent of another group', async () => {
		const one = await render(Segmented, { label: 'One', options: orders, value: 'naive' });
		await render(Segmented, { label: 'Two', options: orders, value: 'naive' });
		const checked = one.baseElement.querySelectorAll('input:checked');
		expect(checked).toHaveLength(2);
	});
});

describe('Toggle', () => {
	it('is a switch that Space toggles', async () => {
		const onchange = vi.fn();
		const screen = await render(Toggle, { label: 'Pencil marks', checked: false, onchange });
		const toggle = screen.getByRole('switch', { name: 'Pencil marks' });
		(toggle.element() as HTMLInputElement).focus();
		await userEvent.keyboard(' ');
		await expect.element(toggle).toBeChecked();
		expect(onchange).toHaveBeenCalledExactlyOnceWith(true);
		await screen.getByText('Pencil marks').click();
		await expect.element(toggle).not.toBeChecked();
	});
});

describe('Popover', () => {
	const props = {
		label: 'Speed',
		trigger: snippet('<span>1×</span>'),
		children: snippet('<div style="inline-size: 20rem"><button>Faster</button></div>')
	};

	it('opens from its trigger; Escape closes it and returns the focus', async () => {
		const screen = await render(Popover, props);
		const trigger = screen.getByRole('button', { name: 'Speed' });
		await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
		await trigger.click();
		await expect.element(screen.getByRole('dialog', { name: 'Speed' })).toBeVisible();
		await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
		await userEvent.keyboard('{Tab}');
		expect(document.activeElement).toHaveTextContent('Faster');
		await userEvent.keyboard('{Escape}');
		await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
		expect(document.activeElement).toBe(trigger.element());
	});

	it('can be opened and closed from outside', async () => {
		const screen = await render(Popover, { ...props, open: true });
		await expect.element(screen.getByText('Faster')).toBeVisible();
		await screen.rerender({ ...props, open: false });
		await expect.element(screen.getByText('Faster')).not.toBeInTheDocument();
	});

	it.each(['ltr', 'rtl'])('stays in the window at its edges, in %s', async (dir) => {
		const screen = await render(Popover, props);
		screen.container.dir = dir;
		for (const [left, top] of [
			['0', '0'],
			['calc(100% - 60px)', '0'],
			['0', 'calc(100% - 40px)'],
			['calc(100% - 60px)', 'calc(100% - 40px)']
		]) {
			screen.container.style.cssText = `position: fixed; left: ${left}; top: ${top}`;
			await screen.getByRole('button', { name: 'Speed' }).click();
			const dialog = screen.getByRole('dialog');
			await expect.element(dialog).toBeVisible();
			await expect
				.poll(() => {
					const box = dialog.element().getBoundingClientRect();
					return (
						box.left >= 0 &&
						box.top >= 0 &&
						box.right <= window.innerWidth &&
						box.bottom <= window.innerHeight
					);
				})
				.toBe(true);
			await userEvent.keyboard('{Escape}');
		}
	});
});

describe('Dialog', () => {
	const props = {
		open: true,
		title: 'Open a puzzle',
		children: snippet('<p>Paste it here.</p>'),
		actions: snippet('<button>Take it</button>')
	};

	it('is modal, named by its title, and shows its actions', async () => {
		const screen = await render(Dialog, props);
		const dialog = screen.getByRole('dialog', { name: 'Open a puzzle' });
		await expect.element(dialog).toBeVisible();
		expect(dialog.element().matches(':modal')).toBe(true);
		await expect.element(screen.getByRole('button', { name: 'Take it' })).toBeVisible();
	});

	it('closes with Escape', async () => {
		const screen = await render(Dialog, props);
		await userEvent.keyboard('{Escape}');
		await expect.element(screen.getByText('Paste it here.')).not.toBeInTheDocument();
	});

	it('closes with its button or a click outside', async () => {
		const screen = await render(Dialog, props);
		await screen.getByRole('button', { name: 'Close' }).click();
		await expect.element(screen.getByText('Paste it here.')).not.toBeInTheDocument();
		await screen.rerender({ ...props, open: false });
		await screen.rerender({ ...props, open: true });
		const dialog = screen.getByRole('dialog').element();
		dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
		await expect.element(screen.getByText('Paste it here.')).not.toBeInTheDocument();
	});

	it('is a tab stop only if it scrolls', async () => {
		const screen = await render(Dialog, props);
		const body = screen.getByRole('group', { name: 'Open a puzzle' });
		await expect.element(screen.getByText('Paste it here.')).toBeVisible();
		await expect.element(body).not.toBeInTheDocument();

		// The content may load later, or grow.
		const text = screen.getByText('Paste it here.').element() as HTMLElement;
		text.style.blockSize = '300vh';
		await expect.element(body).toHaveAttribute('tabindex', '0');
		screen.getByRole('button', { name: 'Close' }).element().focus();
		await userEvent.keyboard('{Tab}');
		await expect.element(body).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect.poll(() => body.element().scrollTop).toBeGreaterThan(0);

		text.style.blockSize = '';
		await expect.element(body).not.toBeInTheDocument();
	});

	it('stays open when its content is clicked', async () => {
		const screen = await render(Dialog, props);
		await screen.getByText('Paste it here.').click();
		await expect.element(screen.getByRole('dialog')).toBeVisible();
	});
});

describe('Tabs', () => {
	const props = {
		label: 'Panes',
		tabs: [
			{ id: 'code', label: 'Code' },
			{ id: 'stack', label: 'Stack' },
			{ id: 'counters', label: 'Counters' }
		],
		selected: 'code',
		panel: createRawSnippet<[string]>((id) => ({ render: () => `<p>The ${id()}</p>` }))
	};

	it('shows the selected panel under its tab', async () => {
		const screen = await render(Tabs, props);
		await expect.element(screen.getByRole('tablist', { name: 'Panes' })).toBeVisible();
		await expect.element(screen.getByRole('tabpanel', { name: 'Code' })).toBeVisible();
		await screen.getByRole('tab', { name: 'Stack' }).click();
		await expect.element(screen.getByRole('tabpanel', { name: 'Stack' })).toBeVisible();
		await expect
			.element(screen.getByRole('tab', { name: 'Code' }))
			.toHaveAttribute('tabindex', '-1');
	});

	it.each([
		['ltr', '{ArrowRight}'],
		['rtl', '{ArrowLeft}']
	])('moves to the next tab with the arrow toward it, in %s', async (dir, key) => {
		const screen = await render(Tabs, props);
		screen.container.dir = dir;
		(screen.getByRole('tab', { name: 'Code' }).element() as HTMLElement).focus();
		for (const name of ['Stack', 'Counters', 'Code']) {
			await userEvent.keyboard(key);
			await expect.element(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
		}
		await userEvent.keyboard('{End}');
		await expect.element(screen.getByRole('tab', { name: 'Counters' })).toHaveFocus();
		await userEvent.keyboard('{Home}');
		await expect.element(screen.getByRole('tab', { name: 'Code' })).toHaveFocus();
	});

	it('handles its own keys and leaves all others to the player', async () => {
		const heard = vi.fn<(key: string) => void>();
		const listen = ({ key }: KeyboardEvent) => heard(key);
		document.addEventListener('keydown', listen);
		const screen = await render(Tabs, props);
		(screen.getByRole('tab', { name: 'Code' }).element() as HTMLElement).focus();
		await userEvent.keyboard('{ArrowRight}{End}.');
		document.removeEventListener('keydown', listen);
		expect(heard.mock.calls).toEqual([['.']]);
	});
});
