/** How strategies are told apart, on every page: a colour and a dash, by their index. */
export const STRATEGY_LOOKS = [
	{ color: 'var(--color-lane-1)', dash: '' },
	{ color: 'var(--color-lane-2)', dash: '7 3' },
	{ color: 'var(--color-lane-3)', dash: '2 2.5' },
	{ color: 'var(--color-lane-4)', dash: '9 3 2 3' },
	{ color: 'var(--color-lane-5)', dash: '14 4' },
	{ color: 'var(--color-lane-6)', dash: '9 3 2 3 2 3' }
] as const;
