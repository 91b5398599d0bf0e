import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { packageZip } from './package-zip';
import type { Packaged } from './scorm';

const packaged: Packaged = {
	title: `"Letters" & <b>more</b>\u0001 'here'`,
	address: 'https://example.org/embed/?chapter=letters&question=a,b',
	language: 'he',
	direction: 'rtl',
	mastery: 80,
	alone: 'Nothing is recorded.'
};

const filesOf = (made: Packaged) =>
	Object.fromEntries(
		Object.entries(unzipSync(packageZip(made))).map(([name, bytes]) => [name, strFromU8(bytes)])
	);

/** The texts of elements of an XML text, by their names, and all attributes. */
function read(xml: string) {
	const texts: Record<string, string[]> = {};
	const attributes: Record<string, string>[] = [];
	let text = '';
	const parser = new SaxesParser();
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', (tag) => {
		text = '';
		attributes.push(tag.attributes);
	});
	parser.on('text', (more) => (text += more));
	parser.on('closetag', ({ name }) => (texts[name] ??= []).push(text));
	parser.write(xml).close();
	return { texts, attributes };
}

it('is a manifest of SCORM 1.2 with one activity, whatever the title contains', () => {
	const files = filesOf(packaged);
	const { texts, attributes } = read(files['imsmanifest.xml']);
	expect(texts.schema).toEqual(['ADL SCORM']);
	expect(texts.schemaversion).toEqual(['1.2']);
	expect(new Set(texts.title)).toEqual(new Set([packaged.title.replace('\u0001', '')]));
	expect(texts['adlcp:masteryscore']).toEqual(['80']);
	const listed = attributes.flatMap(({ href }) => (href === undefined ? [] : [href]));
	expect(new Set(listed)).toEqual(new Set(['index.html', 'bridge.js']));
	for (const name of listed) expect(files).toHaveProperty([name]);
	const ids = attributes.flatMap(({ identifier }) =>
		identifier === undefined ? [] : [identifier]
	);
	expect(new Set(ids).size).toBe(ids.length);
	for (const id of ids) expect(id).toMatch(/^[a-z][\w-]*$/);
});

it('has a page with nothing but the texts it was given', () => {
	const { 'index.html': page } = filesOf(packaged);
	expect(page).not.toContain('<b>');
	expect(page).toContain('src="https://example.org/embed/?chapter=letters&amp;question=a,b"');
	expect(page).toContain('<html lang="he" dir="rtl">');
});

it('has less than 5,000 bytes, always the same', () => {
	const zip = packageZip(packaged);
	expect(zip.length).toBeLessThan(5000);
	expect(packageZip(packaged)).toEqual(zip);
});

it('has the script that is linted and typed', () => {
	const bridge = readFileSync(new URL('bridge.js', import.meta.url), 'utf8');
	expect(filesOf(packaged)['bridge.js']).toBe(bridge);
});
