/** The columns of the table for other programs, in their order. */
export const COLUMNS = [
	{ name: 'kind', type: 'string', description: 'The kind of problem.' },
	{ name: 'set', type: 'string', description: 'The set of boards.' },
	{ name: 'board', type: 'integer', description: 'The number of the board in its set, from 1.' },
	{ name: 'name', type: 'string', description: 'The name of the board, if it has one.' },
	{
		name: 'rewriting',
		type: 'integer',
		description: 'Which rewriting of the board; 0 is the board as printed.'
	},
	{ name: 'ordering', type: 'string', description: 'Which variable is next.' },
	{ name: 'values', type: 'string', description: 'In which order values are tried.' },
	{ name: 'elimination', type: 'string', description: 'How candidates are eliminated.' },
	{ name: 'eliminate', type: 'string', description: 'When candidates are eliminated.' },
	{ name: 'back', type: 'string', description: 'Where a search goes back to.' },
	{ name: 'variant', type: 'string', description: 'The model of the problem, if it has several.' },
	{ name: 'goal', type: 'string', description: 'What ends a search.' },
	{ name: 'seed', type: 'integer', description: 'The seed of a random strategy, otherwise 1.' },
	{
		name: 'outcome',
		type: 'string',
		description: 'How the run ended; limit, time and failed cut it off.'
	},
	{ name: 'bound', type: 'boolean', description: '1 if the counts are lower bounds.' },
	{ name: 'steps', type: 'integer', description: 'Steps.' },
	{ name: 'tries', type: 'integer', description: 'Values that were tested.' },
	{ name: 'placements', type: 'integer', description: 'Values that were placed.' },
	{ name: 'forced', type: 'integer', description: 'Placements by elimination.' },
	{ name: 'undos', type: 'integer', description: 'Placements that were taken back.' },
	{ name: 'jumps', type: 'integer', description: 'Jumps back over placements.' },
	{ name: 'skipped', type: 'integer', description: 'Placements that jumps skipped.' },
	{ name: 'deadends', type: 'integer', description: 'Dead ends.' },
	{ name: 'eliminations', type: 'integer', description: 'Candidates that were eliminated.' },
	{ name: 'solutions', type: 'integer', description: 'Solutions.' },
	{ name: 'deepest', type: 'integer', description: 'The most placements at once.' },
	{ name: 'longestForward', type: 'integer', description: 'The most placements in a row.' },
	{ name: 'longestBack', type: 'integer', description: 'The most placements taken back in a row.' }
] as const;

export type ColumnName = (typeof COLUMNS)[number]['name'];
