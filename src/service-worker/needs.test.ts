import { describe, expect, it } from 'vitest';
import { importedBy, isOfThisVersion, namedIn, needsOf } from './needs';
import type { Files } from './site-files';

/** A page as it is built, with its scripts in a folder: `/_app/immutable` or one of its language. */
const page = (folder: string) => `
	<link href="${folder}/../assets.css" rel="stylesheet"><link rel="alternate" href="/he/">
	<script>Promise.all([
		import("${folder}/entry/start.ab1.js"), import("${folder}/entry/app.cd2.js")
	]).then(([kit, app]) => { kit.start(app, element, {
		node_ids: [0, 12], data: [null,null] }); });</script>`;

const listed = (...names: string[]): Files =>
	Object.fromEntries(names.map((name): [string, [number]] => [name, [1]]));

describe('what a page needs', () => {
	it.each([
		['', '_app/immutable'],
		['', '_app/immutable/he'],
		['/courses/back.trail', '_app/immutable/en']
	])('is what it names, and the parts that it is made of: %s/%s', (base, folder) => {
		const nodes = ['0.x', '1.y', '12.z', '2.not-this', '120.nor-this'];
		const files = listed(...nodes.map((name) => `${folder}/nodes/${name}.js`));
		const html = page(`${base}/${folder}`).replace(
			`${folder}/../assets`,
			'_app/immutable/assets/a'
		);
		expect(needsOf('learn/', html, files, base).toSorted()).toEqual(
			[
				'_app/immutable/assets/a.css',
				`${folder}/entry/app.cd2.js`,
				`${folder}/entry/start.ab1.js`,
				...['0.x', '1.y', '12.z'].map((name) => `${folder}/nodes/${name}.js`)
			].toSorted()
		);
	});

	it('is nothing where it has no scripts', () => {
		expect(needsOf('', '<p>text</p>', listed('nodes/0.js'), '')).toEqual([]);
	});
});

describe('what a script needs', () => {
	const code =
		'import{a as b}from"./one.js";import"../nodes/two.js";export*from`./three.js`;' +
		'const later=()=>import("./four.js"),deps=["/_app/immutable/chunks/five.js"];';

	it('is what it imports before it runs', () => {
		expect(importedBy('_app/immutable/he/chunks/own.js', code)).toEqual([
			'_app/immutable/he/chunks/one.js',
			'_app/immutable/he/nodes/two.js',
			'_app/immutable/he/chunks/three.js'
		]);
		expect(namedIn(code, '')).toEqual(['_app/immutable/chunks/five.js']);
		expect(namedIn(code, '/elsewhere')).toEqual([]);
	});

	it('is nothing if it is no script', () => {
		expect(needsOf('_app/immutable/chunks/own.js', code, {}, '')).toContain(
			'_app/immutable/chunks/one.js'
		);
		expect(needsOf('_app/immutable/assets/a.css', code, {}, '')).toEqual([]);
	});
});

it('a page that names a file of another version is not of this one', () => {
	const html = page('/_app/immutable').replace('/_app/immutable/../assets.css', '/a.css');
	const files = listed('_app/immutable/entry/start.ab1.js', '_app/immutable/entry/app.cd2.js');
	expect(isOfThisVersion(html, files, '')).toBe(true);
	expect(isOfThisVersion(html.replace('ab1', 'ef3'), files, '')).toBe(false);
});
