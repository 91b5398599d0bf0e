import { embeddedFont, READING } from '../embedded-font';
import { markPath } from './chart-marks';
import type { Series } from './series';
import { words } from './words';

/** The properties of style that a picture takes with it, because a file does not know the site's styles. */
const KEPT = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-opacity',
	'stroke-dasharray',
	'stroke-linejoin',
	'stroke-linecap',
	'opacity',
	'font-size',
	'font-weight',
	'direction',
	'text-anchor',
	'dominant-baseline',
	'paint-order'
];
const SVG = 'http://www.w3.org/2000/svg';
const FONT = 'Rubik, system-ui, sans-serif';
const MARGIN = 16;
const LINE = 22;

/**
 * A picture of the page as the text of an SVG file: its styles resolved, on its own ground, with its
 * title and its legend.
 */
export function pictureText(
	picture: SVGSVGElement,
	title: string,
	legend: readonly Series[]
): { text: string; width: number; height: number } {
	const { width: inner, height: below } = picture.getBoundingClientRect();
	const copy = picture.cloneNode(true) as SVGSVGElement;
	const originals = picture.querySelectorAll<SVGElement>('*');
	copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
		keepStyle(originals[index], element);
	});
	const head = 34 + LINE * legend.length;
	const width = Math.ceil(inner + 2 * MARGIN);
	const height = Math.ceil(below + head + MARGIN);
	const file = document.createElementNS(SVG, 'svg');
	file.setAttribute('xmlns', SVG);
	file.setAttribute('width', String(width));
	file.setAttribute('height', String(height));
	file.setAttribute('viewBox', `0 0 ${width} ${height}`);
	file.setAttribute('font-family', FONT);
	file.setAttribute('direction', 'ltr');
	const token = resolver(picture);
	add(file, 'rect', { width, height, fill: token('var(--color-surface)') });
	const ink = token('var(--color-ink)');
	// Title and legend stand where a line of the language starts.
	const start = words('left').direction === 'rtl' ? 'right' : 'left';
	const across = (from: number) => (start === 'right' ? width - MARGIN - from : MARGIN + from);
	const written = { fill: ink, ...words(start) };
	add(
		file,
		'text',
		{ x: across(0), y: 26, 'font-size': 16, 'font-weight': 600, ...written },
		title
	);
	legend.forEach(({ name, style }, index) => {
		const y = 46 + index * LINE;
		const fill = token(style.color);
		add(file, 'path', { d: markPath(style.mark, across(6), y, 5), fill });
		add(file, 'text', { x: across(20), y: y + 4, 'font-size': 13, ...written }, name);
	});
	token.end();
	copy.setAttribute('x', String(MARGIN));
	copy.setAttribute('y', String(head));
	for (const name of ['class', 'style', 'aria-labelledby']) copy.removeAttribute(name);
	file.append(copy);
	return { text: new XMLSerializer().serializeToString(file), width, height };
}

/** The picture as a PNG in the page's own font, twice as fine as on the page. @throws Error if the browser cannot draw it. */
export async function pictureImage(picture: ReturnType<typeof pictureText>): Promise<Blob> {
	const image = new Image();
	const font = `<style>${await embeddedFont('Rubik Variable', 'Rubik')}</style>`;
	const text = picture.text.replace(/(?<=^<svg[^>]*>)/, font);
	// An address of data, because a canvas that shows a blob may not be read again.
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
	await image.decode();
	const canvas = document.createElement('canvas');
	canvas.width = picture.width * 2;
	canvas.height = picture.height * 2;
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('there is no canvas');
	const draw = () => context.drawImage(image, 0, 0, canvas.width, canvas.height);
	// An image begins to read its fonts when it is drawn, and does not say when it has read them.
	draw();
	await new Promise((done) => setTimeout(done, READING));
	draw();
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is too large'))));
	});
}

function keepStyle(from: SVGElement, to: SVGElement): void {
	const style = getComputedStyle(from);
	for (const name of KEPT) {
		const value = style.getPropertyValue(name);
		if (value !== '') to.setAttribute(name, value);
	}
	to.removeAttribute('class');
	to.removeAttribute('style');
}

/** Resolves colours as they are at an element. */
function resolver(at: Element): { (color: string): string; end(): void } {
	const probe = document.createElement('span');
	probe.hidden = true;
	(at.parentElement ?? document.body).append(probe);
	const resolve = (color: string) => {
		probe.style.color = color;
		return getComputedStyle(probe).color;
	};
	return Object.assign(resolve, { end: () => probe.remove() });
}

function add(
	to: Element,
	name: string,
	attributes: Readonly<Record<string, string | number>>,
	text?: string
): void {
	const element = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
	if (text !== undefined) element.textContent = text;
	to.append(element);
}
