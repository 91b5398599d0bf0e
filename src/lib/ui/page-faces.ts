/** A file of one of the page's fonts. */
export interface PageFace {
	readonly address: URL;
	/** As a style sheet writes them. */
	readonly weight: string;
	readonly range: string;
}

/** The files of a font, as the style sheets of the page name them. */
export function pageFaces(family: string): readonly PageFace[] {
	return [...document.styleSheets].flatMap((sheet) =>
		rulesOf(sheet)
			.filter((rule) => rule instanceof CSSFontFaceRule)
			.filter(({ style }) => style.getPropertyValue('font-family').includes(family))
			.flatMap(({ style }) => {
				const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
				if (address === undefined) return [];
				return {
					address: new URL(address, sheet.href ?? document.baseURI),
					weight: style.getPropertyValue('font-weight'),
					range: style.getPropertyValue('unicode-range')
				};
			})
	);
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
	try {
		return [...sheet.cssRules];
	} catch {
		// A style sheet of another site, as browser extensions add them, may not be read.
		return [];
	}
}
