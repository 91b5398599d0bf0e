/** How the lanes of a race are told apart: a letter, a colour and a dash, by their index. */
export const LANE_LOOKS = [
	{ letter: 'A', color: 'var(--color-lane-1)', dash: '' },
	{ letter: 'B', color: 'var(--color-lane-2)', dash: '7 3' },
	{ letter: 'C', color: 'var(--color-lane-3)', dash: '2 2.5' },
	{ letter: 'D', color: 'var(--color-lane-4)', dash: '9 3 2 3' }
] as const;
