/** The direction of a text: that of its first letter. Source: Unicode Standard Annex 9, rules P2 and P3. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
	const [letter] = /\p{L}/u.exec(text) ?? [];
	if (letter === undefined) return undefined;
	return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter) ? 'rtl' : 'ltr';
}
