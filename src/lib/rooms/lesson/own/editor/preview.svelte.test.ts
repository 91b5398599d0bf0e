import { expect, it, onTestFinished } from 'vitest';
import { createRawSnippet } from 'svelte';
import { render } from 'vitest-browser-svelte';
import { viewOf } from '$lib/kinds/views';
import { searchHere } from '../../../../../../tests/fixtures/own-chapter';
import '../../../../../app.css';
import ChapterPreview from './ChapterPreview.svelte';
import { openChapter } from '../open';

const GOOD = `# Five queens

The search on five queens.

## The start

/studio/queens/?size=5&at=0

The first passage.

/studio/queens/?size=5&at=6

The second passage.

::question{ask=value at=13}

What comes next?

::answer

A queen is placed.

::summary

This is the end.
`;
const MISSPELT = GOOD.replace('queens/', 'quenes/');

it('follows its text after a wrong address is put right', async () => {
	const errors: unknown[] = [];
	const note = (event: ErrorEvent) => errors.push(event.message);
	window.addEventListener('error', note);
	onTestFinished(() => window.removeEventListener('error', note));
	const open = async (source: string) => (await openChapter(source, viewOf, searchHere)).readable!;
	const [good, misspelt] = [await open(GOOD), await open(MISSPELT)];
	const tools = createRawSnippet(() => ({ render: () => '<span></span>' }));
	const props = { views: viewOf, edition: 0, tools };
	const screen = await render(ChapterPreview, { ...props, readable: good });
	const question = screen.getByText('What comes next?', { exact: true });
	// The question is there before the text changes.
	await expect.element(screen.getByRole('group').first()).toBeVisible();
	await screen.rerender({ ...props, readable: misspelt });
	await expect.element(screen.getByText('The start')).not.toBeInTheDocument();
	await expect.element(question).toBeVisible();
	await screen.rerender({ ...props, readable: good });
	for (const words of ['The start', 'The first passage.', 'What comes next?', 'In short'])
		await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
	expect(errors).toEqual([]);

	// The reader stays at a question when a part is written after it.
	question.element().scrollIntoView({ block: 'start' });
	const here = () => screen.container.querySelector('section.here');
	await expect.poll(here).toHaveTextContent('What comes next?');
	const longer = await open(GOOD.replace('::summary', '::step{at=20}\n\nMore.\n\n::summary'));
	await screen.rerender({ ...props, readable: longer });
	await expect.element(screen.getByText('More.')).toBeVisible();
	await expect.poll(here).toHaveTextContent('What comes next?');
});
