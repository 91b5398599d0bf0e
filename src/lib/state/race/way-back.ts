const KEY = 'backtrail-race';

/** Keeps the query of a race, so that the studio can lead back to it. */
export function leaveRace(query: string): void {
	try {
		sessionStorage.setItem(KEY, query);
	} catch {
		// Storage is refused: the way back leads to the race as it begins.
	}
}

/** The query of the race that was left last; empty if none is known. */
export function leftRace(): string {
	try {
		return sessionStorage.getItem(KEY) ?? '';
	} catch {
		return '';
	}
}
