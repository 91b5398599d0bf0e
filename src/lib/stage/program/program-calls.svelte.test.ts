import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import '../../../app.css';
import ProgramCalls from './ProgramCalls.svelte';

readLocaleFrom(() => 'en');

const called = (text: string, whole = text) => ({ text, whole });

/** As many calls as wait for one another, the last one at no line yet. */
function waiting(count: number) {
	return Array.from({ length: count }, (_, at) => ({
		...called(`solve(board, 2, ${at})`),
		line: at === count - 1 ? 0 : 8
	}));
}

test('the newest call is on top, and each has its arguments and its line', async () => {
	const screen = await render(ProgramCalls, { calls: { waiting: waiting(3), returned: null } });
	const rows = screen.getByRole('listitem').elements();
	expect(rows.map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
		'3 solve(board, 2, 2)',
		'2 solve(board, 2, 1) line 8',
		'1 solve(board, 2, 0) line 8'
	]);
	expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['step', null, null]);
});

test('a call that has just returned is above them, with its value', async () => {
	const returned = {
		...called('solve(board, 2, 2)'),
		...{ line: 11, result: 'false', isSuccess: false }
	};
	const screen = await render(ProgramCalls, { calls: { waiting: waiting(2), returned } });
	const [first] = screen.getByRole('listitem').elements();
	expect(first.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
		'solve(board, 2, 2) returned → false'
	);
});

test('a list that was shortened opens', async () => {
	const whole = 'dig(board, 3, [[0, 6], [3, 1], [8, 2]])';
	const waiting = [{ ...called('dig(board, 3, [[0, 6], …, [8, 2]])', whole), line: 5 }];
	const screen = await render(ProgramCalls, { calls: { waiting, returned: null } });
	await expect.element(screen.getByText(whole)).not.toBeVisible();
	await screen.getByText('dig(board, 3, [[0, 6], …, [8, 2]])').click();
	await expect.element(screen.getByText(whole)).toBeVisible();
});

test('only the newest of hundreds are drawn, and the others counted', async () => {
	const screen = await render(ProgramCalls, { calls: { waiting: waiting(400), returned: null } });
	expect(screen.getByRole('listitem').elements()).toHaveLength(40);
	await expect.element(screen.getByText('360 more calls wait below.')).toBeVisible();
	await screen.rerender({ calls: { waiting: [], returned: null } });
	await expect.element(screen.getByText('No call has begun yet.')).toBeVisible();
});
