/** How often the day is looked at, in milliseconds: a device that slept past midnight is soon right. */
const LOOK = 10_000;

/**
 * Tells the day now and each time that it changes while the page is open, at midnight or when the page is seen
 * again.
 *
 * @returns a function that stops it.
 */
export function followDay(today: () => string, tell: (day: string) => void): () => void {
	let last = '';
	const look = () => {
		const day = today();
		if (day !== last) tell((last = day));
	};
	look();
	const timer = setInterval(look, LOOK);
	document.addEventListener('visibilitychange', look);
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', look);
	};
}
