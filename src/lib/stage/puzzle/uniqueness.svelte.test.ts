import { afterEach, expect, it, vi } from 'vitest';
import { sudokuBoard } from '../../../../tests/fixtures/sudokus';
import { specOf } from '$lib/engine/spec';
import { kind, setupOf } from '$lib/kinds/sudoku/kind';
import { Uniqueness } from './uniqueness.svelte';

const EASY = specOf(
	kind,
	setupOf(
		sudokuBoard('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')
	)
);

afterEach(() => {
	vi.unstubAllGlobals();
});

it('says how many solutions there are', async () => {
	const uniqueness = new Uniqueness();
	uniqueness.call(EASY);
	await vi.waitFor(() => expect(uniqueness.count).not.toBe(null), 20_000);
	expect(uniqueness.count).toMatchObject({ known: true, found: 1 });
	expect(uniqueness.failed).toBe(false);
});

it('says that it cannot count without a worker, until it is asked again', async () => {
	vi.stubGlobal('Worker', undefined);
	const uniqueness = new Uniqueness();
	uniqueness.call(EASY);
	await vi.waitFor(() => expect(uniqueness.failed).toBe(true), 20_000);
	expect(uniqueness.count).toBe(null);
	uniqueness.call(null);
	expect(uniqueness.failed).toBe(false);
});
