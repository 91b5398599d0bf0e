/** No file of this site is larger. */
const MOST_BYTES = 2_500_000;

/** The text of the file that was chosen, empty if it is too large; null if none was. The same one can be chosen again. */
export async function openText(input: HTMLInputElement): Promise<string | null> {
	const [chosen] = input.files ?? [];
	if (chosen === undefined) return null;
	const text = chosen.size > MOST_BYTES ? '' : await chosen.text();
	input.value = '';
	return text;
}
