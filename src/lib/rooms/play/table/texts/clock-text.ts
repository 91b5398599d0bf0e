/** "4:07", or "1:02:09" from an hour on: the same digits in every language. */
export function clockText(milliseconds: number): string {
	const two = (value: number) => String(value).padStart(2, '0');
	const seconds = Math.floor(milliseconds / 1000);
	const minutes = Math.floor(seconds / 60);
	return minutes < 60
		? `${minutes}:${two(seconds % 60)}`
		: `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
