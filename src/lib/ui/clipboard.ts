/** Copies text to the clipboard. @returns false if the browser has none or refuses. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		// Not a secure context, no permission, or the page is in the background.
		return false;
	}
}
