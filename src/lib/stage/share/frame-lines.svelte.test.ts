import { describe, expect, it } from 'vitest';
import { frameLine, PLACES, type FrameLine } from './frame-lines';

const line: FrameLine = {
	address: 'https://example.org/embed/?kind=queens&at=20&present=board,sentence',
	parameters: [
		['kind', 'queens'],
		['at', '20'],
		['present', 'board,sentence']
	],
	language: null,
	script: 'https://example.org/backtrail-frame.js',
	title: 'N queens',
	width: 800,
	height: 450
};
const hostile = `"><script>alert('1')</script> & &quot; \\ ] ) \u0000`;

/** The one element that a line of HTML makes. */
function made<Name extends keyof HTMLElementTagNameMap>(name: Name, html: string) {
	const holder = document.createElement('template');
	holder.innerHTML = html;
	expect(holder.content.childElementCount).toBe(1);
	return holder.content.querySelector(name)!;
}

describe('a frame', () => {
	it.each([
		['html', 'src'],
		['moodle', 'src'],
		['canvas', 'src'],
		['reveal', 'data-src'],
		['quarto', 'src']
	] as const)('for %s has its address in %s', (place, attribute) => {
		const frame = made('iframe', frameLine(place, line));
		expect(frame.getAttribute(attribute)).toBe(line.address);
		expect([frame.width, frame.height, frame.title]).toEqual(['800', '450', 'N queens']);
	});

	it('stays outside of a file that holds everything else', () => {
		for (const place of ['reveal', 'quarto'] as const)
			expect(made('iframe', frameLine(place, line)).dataset.external).toBe('1');
	});

	it('is the same frame whatever the texts contain', () => {
		for (const place of ['html', 'moodle', 'canvas', 'reveal', 'quarto'] as const) {
			const usual = made('iframe', frameLine(place, line)).getAttributeNames();
			const frame = made('iframe', frameLine(place, { ...line, title: hostile, address: hostile }));
			expect(frame.getAttributeNames()).toEqual(usual);
			expect(frame.title).toBe(hostile.replace('\0', ''));
		}
	});
});

it('an element has the parameters as attributes', () => {
	const written = frameLine('element', { ...line, language: 'he', title: hostile });
	const holder = document.createElement('template');
	holder.innerHTML = written;
	expect([...holder.content.children].map(({ localName }) => localName)).toEqual([
		...['script', 'backtrail-frame']
	]);
	const [script, element] = holder.content.children;
	expect(script.getAttribute('src')).toBe(line.script);
	expect(element.getAttributeNames()).toEqual(['kind', 'at', 'present', 'lang', 'title']);
	expect(element.getAttribute('present')).toBe('board,sentence');
});

it('Python reads the address as a text', () => {
	expect(frameLine('jupyter', line)).toBe(
		`from IPython.display import IFrame\nIFrame("${line.address}", width=800, height=450)`
	);
});

it('a link in Markdown has nothing that ends it early', () => {
	const address = 'https://example.org/?x=(1)';
	expect(frameLine('markdown', { ...line, title: 'a [b] \\', address })).toBe(
		'[a \\[b\\] \\\\](https://example.org/?x=%281%29)'
	);
});

it('every place has a line', () => {
	for (const place of PLACES) expect(frameLine(place, line)).toContain('example.org');
});
