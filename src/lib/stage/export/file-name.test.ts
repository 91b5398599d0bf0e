import { expect, it } from 'vitest';
import { contentOf, exportedName } from './file-name';

const job = { moments: [30], stretch: { from: 4, to: 12 }, look: 'light' } as const;
const svg = { id: 'svg' };

it.each([
	[{ ...job, what: 'moment' }, svg, 'queens-8x8-step-30.x'],
	[{ ...job, what: 'moment', look: 'dark' }, svg, 'queens-8x8-step-30-dark.x'],
	[{ ...job, what: 'stretch' }, svg, 'queens-8x8-steps-4-12.x'],
	[{ ...job, what: 'tree' }, svg, 'queens-8x8-tree.x'],
	[{ ...job, what: 'marks' }, svg, 'queens-8x8-marks.x'],
	[{ ...job, what: 'numbers' }, { id: 'depths', lookless: true }, 'queens-8x8-depths.x']
] as const)('the name of a file says kind, puzzle and what: %#', (asked, format, name) => {
	expect(exportedName('Queens, 8×8', contentOf(asked, format), 'x')).toBe(name);
});

it('a long title does not hide what tells files apart', () => {
	expect(exportedName('a'.repeat(100), 'step 7', 'svg')).toMatch(/-step-7\.svg$/);
});
