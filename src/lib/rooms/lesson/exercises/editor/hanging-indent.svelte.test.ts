import { describe, expect, it } from 'vitest';
import '../../../../../app.css';
import { settled } from '../../../../../../tests/fixtures/layout';
import { mountEditor } from './code-editor';

const PROGRAM = `for row in range(size):
    for column in range(size):
        if board[row][column] == 0 and is_legal(board, row, column, 1):
            place()`;

describe('a line that is longer than the editor', () => {
	it('is wrapped, and goes on further in than it begins', async () => {
		const host = document.body.appendChild(document.createElement('div'));
		host.style.cssText = 'inline-size: 20rem; block-size: 20rem; font-size: 16px';
		const root = host.attachShadow({ mode: 'open' });
		const parent = root.appendChild(document.createElement('div'));
		const editor = mountEditor({
			...{ root, parent, label: 'Program', help: '', language: 'python' },
			texts: { python: PROGRAM, javascript: '' },
			...{ onchange: () => {}, onstops: () => {}, onrun: () => {} }
		});
		await settled();
		const scroller = root.querySelector('.cm-scroller')!;
		expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);

		const long = root.querySelectorAll('.cm-line')[2];
		const text = document.createRange();
		text.selectNodeContents(long);
		const rects = [...text.getClientRects()].filter(({ width }) => width > 0);
		const top = Math.min(...rects.map(({ y }) => y));
		const others = rects.filter(({ y }) => y > top + 10);
		expect(others.length).toBeGreaterThan(0);
		const start = Math.min(...rects.filter(({ y }) => y <= top + 10).map(({ left }) => left));
		// The first row begins with eight blanks of more than 9 px; a token may begin within a row.
		expect(Math.min(...others.map(({ left }) => left))).toBeGreaterThan(start + 8 * 9);
		editor.destroy();
		host.remove();
	});
});
