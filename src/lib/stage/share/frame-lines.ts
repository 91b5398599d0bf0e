import { escaped } from './markup';

/** A frame that somebody puts somewhere. */
export interface FrameLine {
	/** The whole address of the frame. */
	readonly address: string;
	/** The same as parameters, for the element. */
	readonly parameters: readonly (readonly [string, string])[];
	/** The language of the page, where it is not that of the site without a prefix. */
	readonly language: string | null;
	/** The whole address of the script that makes the element. */
	readonly script: string;
	/** What the frame shows, for those who do not see it. */
	readonly title: string;
	/** In CSS pixels. */
	readonly width: number;
	readonly height: number;
}

/** Where a frame can be put. */
export const PLACES = [
	...(['html', 'element', 'moodle', 'canvas', 'reveal', 'quarto', 'jupyter'] as const),
	...(['markdown', 'address'] as const)
] as const;
export type FramePlace = (typeof PLACES)[number];

/** What is written there. */
export function frameLine(place: FramePlace, line: FrameLine): string {
	const { address, title, width, height } = line;
	switch (place) {
		case 'html':
		case 'moodle':
		case 'canvas':
			return frame(line, { src: address });
		case 'reveal':
			// It is loaded when its slide comes, and stays a frame in a file that holds everything else.
			return frame(line, { 'data-src': address, 'data-external': '1' });
		case 'quarto':
			return frame(line, { src: address, 'data-external': '1' });
		case 'jupyter':
			return [
				'from IPython.display import IFrame',
				`IFrame(${JSON.stringify(address)}, width=${width}, height=${height})`
			].join('\n');
		case 'markdown':
			return `[${title.replace(/[\\[\]]/g, '\\$&')}](${address.replace(/[()]/g, percent)})`;
		case 'element':
			return element(line);
		case 'address':
			return address;
	}
}

function frame({ title, width, height }: FrameLine, source: Record<string, string>): string {
	const attributes = {
		...source,
		title,
		width: String(width),
		height: String(height),
		style: 'border: 0; max-width: 100%',
		allow: 'fullscreen; clipboard-write'
	};
	return `<iframe ${written(Object.entries(attributes))} loading="lazy"></iframe>`;
}

function element({ parameters, language, script, title }: FrameLine): string {
	const attributes = [
		...parameters,
		...(language === null ? [] : [['lang', language] as const]),
		['title', title] as const
	];
	return [
		`<script src="${escaped(script)}" defer></script>`,
		`<backtrail-frame ${written(attributes)}></backtrail-frame>`
	].join('\n');
}

function written(attributes: readonly (readonly [string, string])[]): string {
	return attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(' ');
}

function percent(character: string): string {
	return `%${character.charCodeAt(0).toString(16)}`;
}
