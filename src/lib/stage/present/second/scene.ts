/** What a lecturer's window shows to the class, apart from how large the window is. */
export interface Scene {
	/** What is searched: while it stays the same, a run goes on. */
	readonly subject: string;
	/** The query of the address, without the moment. */
	readonly query: string;
	/** The moment: a step, a tick, a slide. */
	readonly at: number;
	/** A moment within it: the step of a slide's figure. */
	readonly inner: number;
	/** The QR code of the moment is over it. */
	readonly code: boolean;
}

/** A query without the moment, which changes with every step. */
export function withoutMoment(query: string): string {
	const parameters = new URLSearchParams(query);
	parameters.delete('at');
	return parameters.toString();
}
