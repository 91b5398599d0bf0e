import { expect, test } from 'vitest';
import { lintMarkup } from '../../scripts/lint-markup.mjs';

const script = (code: string) => `<script lang="ts">${code}</script>`;

test.each([
	['{#each [1] as one}{one}{/each}', 'An {#each} has a key.'],
	['{#if true}<p>{@html "text"}</p>{/if}', '{@html} is not used: text is text.'],
	['{@debug}', '{@debug} stays out.'],
	['<script>let a = 1;</script>{a}', 'A script is lang="ts".'],
	['<button>text</button>', 'A button says its type.'],
	['<a href="https://example.org" target="_blank">text</a>', 'A link to a new window has a rel.'],
	[script("import { one } from './one';"), 'one is not used.'],
	[script('const one = 1;'), 'one is not used.'],
	[script('$inspect(1);'), '$inspect stays out.'],
	[script("goto('/learn/');"), 'goto takes an address from resolve().'],
	[
		'<button type="button" onclick={() => goto(`/${1}`)}>a</button>',
		'goto takes an address from resolve().'
	]
])('%s is found', (text, message) => {
	expect(lintMarkup('A.svelte', `\n${text}`)).toEqual([`A.svelte:2: ${message}`]);
});

test('what is in order is not', () => {
	const text = `${script("goto(resolve('/learn/'));")}
		{#each [1] as one (one)}{one}{/each}
		{#each { length: 3 }}text{/each}
		<button type="button">text</button><button {...more}>text</button>
		<a href="https://example.org" target="_blank" rel="external">text</a>`;
	expect(lintMarkup('A.svelte', text)).toEqual([]);
});
