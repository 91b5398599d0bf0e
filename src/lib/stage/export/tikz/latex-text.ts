import { stripIsolates } from '$lib/i18n/bidi';

/** What LaTeX gives a meaning to, and characters that plain pdflatex writes only in its own way. */
const WRITTEN: Readonly<Record<string, string>> = {
	'\\': '\\textbackslash{}',
	'{': '\\{',
	'}': '\\}',
	$: '\\$',
	'&': '\\&',
	'#': '\\#',
	'^': '\\^{}',
	_: '\\_',
	'%': '\\%',
	'~': '\\~{}',
	'<': '$<$',
	'>': '$>$',
	'|': '$|$',
	'"': "''",
	'\u00A0': '~',
	'\u202F': '\\,',
	'–': '--',
	'—': '---',
	'‘': '`',
	'’': "'",
	'“': '``',
	'”': "''",
	'…': '\\dots{}',
	'−': '$-$',
	'×': '$\\times$',
	'÷': '$\\div$',
	'±': '$\\pm$',
	'·': '$\\cdot$',
	'•': '$\\bullet$',
	'≤': '$\\le$',
	'≥': '$\\ge$',
	'≠': '$\\neq$',
	'≈': '$\\approx$',
	'∞': '$\\infty$',
	'√': '$\\surd$',
	'←': '$\\leftarrow$',
	'↑': '$\\uparrow$',
	'→': '$\\rightarrow$',
	'↓': '$\\downarrow$',
	'↔': '$\\leftrightarrow$',
	'↗': '$\\nearrow$',
	'↘': '$\\searrow$',
	'↙': '$\\swarrow$',
	'↖': '$\\nwarrow$',
	'⇒': '$\\Rightarrow$',
	'✓': '$\\surd$',
	'✔': '$\\surd$',
	'✗': '$\\times$',
	'✕': '$\\times$',
	'✘': '$\\times$',
	'♛': 'Q',
	'♕': 'Q'
};

/** Letters of European languages, which LaTeX has known in UTF-8 since 2018. */
const KNOWN = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017E]/;

/**
 * A text for a LaTeX document that is compiled with plain pdflatex. Other characters than it has, such as
 * Hebrew letters, are left out.
 */
export function latexText(text: string): string {
	let written = '';
	for (const character of stripIsolates(text.normalize('NFC')).replace(/\s/g, keepSpace))
		if (Object.hasOwn(WRITTEN, character)) written += WRITTEN[character];
		else if (/[\x20-\x7E]/.test(character) || KNOWN.test(character)) written += character;
	return written.replace(/ {2,}/g, ' ').trim();
}

/** A text for a comment, in plain ASCII and on one line. */
export function latexComment(text: string): string {
	return stripIsolates(text)
		.replace(/[\s\u2028\u2029]+/g, ' ')
		.replaceAll('→', '->')
		.replace(/[–—−]/g, '-')
		.replace(/[^\x20-\x7E]/g, '')
		.replace(/ {2,}/g, ' ')
		.trim();
}

/** Whether anything of a text is left out by {@link latexText}. */
export function losesText(text: string): boolean {
	return Array.from(stripIsolates(text.normalize('NFC'))).some(
		(character) => !/\s/.test(character) && latexText(character) === ''
	);
}

/** Line breaks become spaces; spaces that do not break stay. */
function keepSpace(space: string): string {
	return space === '\u00A0' || space === '\u202F' ? space : ' ';
}
