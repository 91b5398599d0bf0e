import { afterEach, describe, expect, it } from 'vitest';
import { BINDINGS, bindingOf, shortcutOf, type KeyInput } from './keys';
import { letterKeys } from './letter-keys.svelte';

/** A key press such as `Shift+ArrowLeft`, with the key's position if it differs from its label. */
function press(chord: string, more: Partial<KeyInput> = {}): KeyInput {
	const names = chord.split('+');
	const key = names[names.length - 1];
	return {
		key: key === 'Space' ? ' ' : key,
		code: '',
		shiftKey: names.includes('Shift'),
		altKey: names.includes('Alt'),
		ctrlKey: names.includes('Control'),
		metaKey: names.includes('Meta'),
		isComposing: false,
		...more
	};
}

const action = (chord: string, more?: Partial<KeyInput>) =>
	bindingOf(press(chord, more))?.id ?? null;

describe('the binding table', () => {
	it('binds each key once and each action once', () => {
		const keys = BINDINGS.flatMap((binding) => binding.keys);
		expect(new Set(keys).size).toBe(keys.length);
		expect(new Set(BINDINGS.map(({ id }) => id)).size).toBe(BINDINGS.length);
	});

	it('matches the keys that it lists', () => {
		for (const { id, keys } of BINDINGS) {
			for (const key of keys) expect(action(key)).toBe(id);
		}
	});

	it('names the first key of an action', () => {
		expect(shortcutOf('backtrack-back')).toBe('Shift+ArrowLeft');
	});
});

describe('bindingOf', () => {
	it.each([
		['Space', 'toggle'],
		['b', 'toggle'],
		['PageUp', 'step-back'],
		['PageDown', 'step-forward'],
		['ArrowLeft', 'step-back'],
		['Shift+ArrowRight', 'backtrack-forward'],
		['Alt+ArrowLeft', 'solution-back'],
		['Home', 'start'],
		['f', 'tree-fit'],
		['F', 'tree-fit'],
		['d', 'deadend-forward'],
		['Shift+D', 'deadend-back'],
		['Control+z', 'undo'],
		['Meta+z', 'undo'],
		['Control+Shift+Z', 'redo'],
		['Meta+Shift+z', 'redo'],
		['Control+y', 'redo'],
		['Shift+?', 'help'],
		['?', 'help']
	])('%s is %s', (chord, id) => {
		expect(action(chord)).toBe(id);
	});

	it.each([
		'x',
		'Enter',
		'Control+f',
		'Control+Space',
		'Control+Alt+z',
		'Meta+ArrowLeft',
		'Meta+?',
		'Alt+f',
		'Shift+Space',
		'Alt+Shift+ArrowLeft'
	])('%s does nothing', (chord) => {
		expect(action(chord)).toBe(null);
	});

	it('recognizes letters by key position on Hebrew and Russian keyboards', () => {
		expect(action('כ', { code: 'KeyF' })).toBe('tree-fit');
		expect(action('а', { code: 'KeyF' })).toBe('tree-fit');
		expect(action('Shift+В', { code: 'KeyD' })).toBe('deadend-back');
		expect(action('Control+ז', { code: 'KeyZ' })).toBe('undo');
		expect(action('Control+Shift+ז', { code: 'KeyZ' })).toBe('redo');
		expect(action('Control+ט', { code: 'KeyY' })).toBe('redo');
		expect(action('ת', { code: 'Comma' })).toBe('slower');
		expect(action('ю', { code: 'Period' })).toBe('faster');
	});

	it('recognizes punctuation wherever it is on the keyboard', () => {
		// On a Russian keyboard, the Latin slash key types a full stop, and with Shift a comma.
		expect(action('.', { code: 'Slash' })).toBe('faster');
		expect(action('Shift+,', { code: 'Slash' })).toBe('slower');
		expect(action('Shift+?', { code: 'Digit7' })).toBe('help');
		// On a Dvorak keyboard this key types a letter.
		expect(action('v', { code: 'Period' })).toBe(null);
	});

	it('ignores a press that composes a character', () => {
		expect(action('f', { isComposing: true })).toBe(null);
	});
});

describe('single-letter keys', () => {
	afterEach(() => (letterKeys.on = true));

	it('can be switched off, and are then not announced either', () => {
		letterKeys.on = false;
		for (const chord of ['G', 'D', 'Shift+D', 'c', 'R', 'N', 'f', 'T', 'b', ',', '.', '?'])
			expect(action(chord)).toBe(null);
		expect(action('כ', { code: 'KeyF' })).toBe(null);
		for (const id of ['grain', 'deadend-back', 'slower', 'help'] as const)
			expect(shortcutOf(id)).toBe(undefined);
	});

	it('do not include the other keys', () => {
		letterKeys.on = false;
		expect(action('Space')).toBe('toggle');
		expect(action('ArrowLeft')).toBe('step-back');
		expect(action('Shift+ArrowRight')).toBe('backtrack-forward');
		expect(action('Control+z')).toBe('undo');
		expect(shortcutOf('toggle')).toBe('Space');
	});
});
