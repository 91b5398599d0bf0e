export interface Embed {
	/** The address of the page, without a query. */
	readonly page: string;
	/** The query of the moment. */
	readonly query: string;
	/** The ids of the parts that are shown. */
	readonly parts: readonly string[];
	/** What the frame shows, for those who do not see it. */
	readonly title: string;
	/** In CSS pixels. */
	readonly width: number;
	readonly height: number;
}

/** The HTML of a frame that shows parts of a moment. */
export function embedCode({ page, query, parts, title, width, height }: Embed): string {
	const parameters = new URLSearchParams(query);
	parameters.set('present', parts.join(','));
	parameters.set('embed', '1');
	const attributes = {
		src: `${page}?${parameters}`,
		title,
		width: String(width),
		height: String(height),
		style: 'border: 0',
		loading: 'lazy'
	};
	const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
	return `<iframe ${written.join(' ')}></iframe>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A text as the value of an attribute in double quotes. */
function escaped(text: string): string {
	return text.replace(/[&"<>]/g, (character) => ENTITIES[character]);
}
