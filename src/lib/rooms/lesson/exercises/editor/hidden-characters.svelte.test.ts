import { afterEach, expect, it } from 'vitest';
import { stripIsolates } from '$lib/i18n/bidi';
import { mountEditor, type CodeEditor } from './code-editor';

let editor: CodeEditor | null = null;

afterEach(() => {
	editor?.destroy();
	document.querySelector('.host-of-editor')?.remove();
});

/** What the editor shows in place of characters that cannot be seen, with their names. */
function shownIn(text: string): [shown: string | null, name: string][] {
	const host = document.createElement('div');
	host.className = 'host-of-editor';
	document.body.append(host);
	const root = host.attachShadow({ mode: 'open' });
	const parent = document.createElement('div');
	root.append(parent);
	const nothing = () => {};
	editor = mountEditor({
		...{ root, parent, label: 'program', help: '', language: 'python' },
		texts: { python: text, javascript: '' },
		...{ onchange: nothing, onstops: nothing, onrun: nothing }
	});
	return [...root.querySelectorAll('[role=img]')].map((one) => [
		one.textContent,
		stripIsolates(one.getAttribute('aria-label') ?? '').split('. ')[0]
	]);
}

it.each([
	['a mark of direction', 0x202e, 'U+202E', 'Hidden character U+202E'],
	['an isolate', 0x2068, 'U+2068', 'Hidden character U+2068'],
	['a joiner without width', 0x200d, 'U+200D', 'Hidden character U+200D'],
	['a word joiner', 0x2060, 'U+2060', 'Hidden character U+2060'],
	['a tag', 0xe0041, 'U+E0041', 'Hidden character U+E0041'],
	['a space that does not break', 0x00a0, 'U+00A0', 'Space U+00A0']
])('%s is shown with its name', (_, code, shown, name) => {
	expect(shownIn(`x = 1${String.fromCodePoint(code)} # y`)).toEqual([[shown, name]]);
});

it('what can be seen stays as it is', () => {
	expect(shownIn('def f(ב):\n\treturn "é"  # ✎')).toEqual([]);
});
