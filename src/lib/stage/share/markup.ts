const ENTITIES: Record<string, string> = {
	...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
	...{ '"': '&quot;', "'": '&#39;' }
};

/** A text in HTML or XML, also as the value of an attribute. Neither has a place for control characters. */
export function escaped(text: string): string {
	return text
		.replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
		.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
