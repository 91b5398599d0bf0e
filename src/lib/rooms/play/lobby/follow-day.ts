/** How often the day is checked, in milliseconds, so that a device that slept past midnight catches up. */
const LOOK = 10_000;

/**
 * Reports the day now and whenever it changes while the page is open: at midnight, or when the page
 * comes into view again.
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
