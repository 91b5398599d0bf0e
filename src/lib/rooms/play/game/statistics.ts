/** A puzzle that was solved. */
export interface Finished {
	/** The game's id; each game counts once. */
	readonly id: string;
	/** Its level; empty if it has none. */
	readonly level: string;
	/** The player's calendar day, such as 2026-11-23. */
	readonly day: string;
	/** Milliseconds played. */
	readonly milliseconds: number;
	/** How many cells the puzzle left open. */
	readonly open: number;
	/** How many symbols the solver placed. */
	readonly helps: number;
}

/** Sums over the games of a level. */
export interface LevelStatistics {
	readonly level: string;
	readonly games: number;
	/** Games without a symbol of the solver. Only their times count. */
	readonly clean: number;
	/** Milliseconds, null if there is no clean one. */
	readonly best: number | null;
	readonly mean: number | null;
}

/** Sums over all solved games. */
export interface SolvedStatistics {
	readonly games: number;
	readonly clean: number;
	/** Milliseconds of all games. */
	readonly milliseconds: number;
	/** Levels with games, in the order in which they were first played. */
	readonly levels: readonly LevelStatistics[];
	/** Days in a row with a game, up to today or yesterday. */
	readonly streak: number;
	readonly longestStreak: number;
}

/**
 * Counts games. A game that the solver filled by half or more does not count. Days after today do not
 * belong to a streak: a clock was wrong.
 */
export function statisticsOf(finished: readonly Finished[], today: string): SolvedStatistics {
	const own = finished.filter(({ open, helps }) => 2 * helps < open);
	const levels = [...new Set(own.map(({ level }) => level))];
	const end = dayNumber(today);
	const days = own.map(({ day }) => dayNumber(day)).filter((day) => day !== null);
	const streaks = end === null ? [] : runsOf(days.filter((day) => day <= end));
	const last = streaks.at(-1);
	return {
		games: own.length,
		clean: own.filter(isClean).length,
		milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
		levels: levels.map((level) => ofLevel(level, own)),
		streak: last !== undefined && last.end >= end! - 1 ? last.length : 0,
		longestStreak: Math.max(0, ...streaks.map(({ length }) => length))
	};
}

function isClean({ helps }: Finished): boolean {
	return helps === 0;
}

function ofLevel(level: string, own: readonly Finished[]): LevelStatistics {
	const games = own.filter((one) => one.level === level);
	const times = games.filter(isClean).map(({ milliseconds }) => milliseconds);
	const sum = times.reduce((a, b) => a + b, 0);
	return {
		level,
		games: games.length,
		clean: times.length,
		best: times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b)),
		mean: times.length === 0 ? null : sum / times.length
	};
}

/** Days without a gap, earliest first. */
function runsOf(days: readonly number[]): { length: number; end: number }[] {
	const runs: { length: number; end: number }[] = [];
	for (const day of [...new Set(days)].sort((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last?.end === day - 1) runs.splice(-1, 1, { length: last.length + 1, end: day });
		else runs.push({ length: 1, end: day });
	}
	return runs;
}

/**
 * The number of a day of the calendar, so that the next day has the next number; null if there is no
 * such day. (H. Hinnant, chrono-compatible low-level date algorithms, 2013.)
 */
export function dayNumber(day: string): number | null {
	const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
	const [year, month, date] = [Number(y), Number(m), Number(d)];
	if (!(month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(year, month))) return null;
	// The year begins in March, so that a leap day is its last day.
	const of = month > 2 ? year : year - 1;
	const days = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
	return 365 * of + Math.floor(of / 4) - Math.floor(of / 100) + Math.floor(of / 400) + days;
}

function lengthOf(year: number, month: number): number {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** What identifies the file. The version is raised when its fields change. */
export const STATISTICS = { format: 'backtrail-games', version: 1 } as const;

/** All finished games as a JSON file. */
export function writeStatistics(finished: readonly Finished[]): string {
	const games = finished.map(({ id, level, day, milliseconds, open, helps }) => {
		return { id, level, day, milliseconds, open, helps };
	});
	return `${JSON.stringify({ ...STATISTICS, games }, null, '\t')}\n`;
}
