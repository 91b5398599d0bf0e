/** A time as on a stopwatch: 4:05, and 1:04:05 from an hour on. */
export function elapsedText(milliseconds: number): string {
	const seconds = Math.max(0, Math.floor(milliseconds / 1000));
	const two = (value: number) => String(value).padStart(2, '0');
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const head = hours === 0 ? String(minutes) : `${hours}:${two(minutes)}`;
	return `${head}:${two(seconds % 60)}`;
}
