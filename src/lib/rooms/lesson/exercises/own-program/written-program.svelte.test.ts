import { beforeEach, expect, test } from 'vitest';
import { WrittenProgram } from './written-program.svelte';

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

const starters = { javascript: 'a', python: 'b' };
const made = () => {
	const program = new WrittenProgram('tried', starters);
	program.recall();
	return program;
};

test('keeps a text in each language', () => {
	const program = made();
	program.write('mine');
	program.speak('python');
	program.write('mine too');
	program.keep();
	expect(made()).toMatchObject({ language: 'python', source: 'mine too' });
	expect(made().texts.javascript).toBe('mine');
});

test('keeps nothing of a link before it is the own program', () => {
	const program = made();
	program.write('mine');
	program.keep();
	program.take('javascript', 'theirs');
	expect(program).toMatchObject({ isForeign: true, source: 'theirs' });
	program.keep();
	expect(made().source).toBe('mine');
	program.adopt();
	expect(made().source).toBe('theirs');
	expect(program.isForeign).toBe(false);
	program.draft.showNext();
	expect(program.source).toBe('mine');
});

test('takes its own text from an address', () => {
	const program = made();
	program.write('mine');
	program.keep();
	program.take('javascript', 'mine');
	expect(program.isForeign).toBe(false);
});

test('starts over, and keeps what was there beside it', () => {
	const program = made();
	program.write('mine');
	program.startOver();
	const again = made();
	expect([again.source, again.draft.others]).toEqual(['a', 1]);
	again.draft.showNext();
	expect(again.source).toBe('mine');
});

test('is the own program again when a link is left, even if nothing was written', () => {
	const program = made();
	program.take('python', 'theirs');
	program.recall();
	expect(program.texts).toEqual(starters);
});
