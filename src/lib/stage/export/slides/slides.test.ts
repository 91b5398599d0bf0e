import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { exportJob } from '../../../../../tests/fixtures/export-jobs';
import sudoku from '$lib/kinds/sudoku/view';
import { slidesOf } from './slides';
import { SCRIPT_DIGEST, slidesFile, STYLE_DIGEST, type SlidesFrame } from './slides-file';
import { SLIDES_SCRIPT, SLIDES_STYLE } from './slides-script';

const control = { signal: new AbortController().signal, progress: () => {} };
const { setup } = sudoku.kind.examples[0];
const frame: SlidesFrame = {
	...{ title: 'A <b> & "c"', locale: 'en', direction: 'ltr', look: 'light', fonts: '' },
	...{ previous: 'Previous page', next: 'Next page' }
};

const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('has the digests of its script and style in its policy', () => {
	expect(digestOf(SLIDES_SCRIPT)).toBe(SCRIPT_DIGEST);
	expect(digestOf(SLIDES_STYLE)).toBe(STYLE_DIGEST);
});

it('has the note of a marked moment, or else its sentence', async () => {
	const marks = [
		{ moment: 3, note: '' },
		{ moment: 7, note: ' Look here: <script>alert(1)</script> ' }
	];
	const job = await exportJob(sudoku, setup, { what: 'marks', moments: [3, 7], marks });
	const slides = await slidesOf(job, control);
	expect(slides[0].text).toMatch(/^\S.* (in|of|at) r\d+c\d+|r\d+c\d+/);
	expect(slides[1].text).toBe('Look here: <script>alert(1)</script>');
	expect(slides[1].picture).toMatch(/^<svg /);
	const file = await slidesFile(slides, frame);
	expect(file.match(/<script/g)).toHaveLength(1);
	expect(file).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
	expect(file.match(/<section>/g)).toHaveLength(2);
	// The policy allows no styles on elements, and nothing is loaded.
	expect(file).not.toMatch(/ style=| on\w+=|src=|href=|url\(/);
});

it('carries its fonts, which its policy names by their digest', async () => {
	const fonts = '@font-face{font-family:Rubik;src:url(data:font/woff2;base64,AAAA)}';
	const file = await slidesFile([], { ...frame, fonts });
	const policy = /Content-Security-Policy" content="([^"]*)"/.exec(file)![1];
	const styles = [...file.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text);
	expect(styles).toContain(fonts);
	for (const style of styles) expect(policy).toContain(`'${digestOf(style)}'`);
	expect(policy).toContain('font-src data:');
});

it('has another picture for an upright page if the parts stand otherwise there', async () => {
	const job = await exportJob(sudoku, setup, { what: 'stretch', moments: [9, 10] });
	const sizeOf = (picture: string) =>
		/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture)!.slice(1).map(Number);
	for (const { picture, upright } of await slidesOf(job, control, undefined, true)) {
		const [[, height], [, below]] = [picture, upright!].map(sizeOf);
		expect(below).toBeGreaterThan(height);
	}
});

it('stops when it is cancelled', async () => {
	const job = await exportJob(sudoku, setup, { what: 'stretch', moments: [1, 2, 3] });
	const abort = new AbortController();
	abort.abort();
	await expect(slidesOf(job, { ...control, signal: abort.signal })).rejects.toThrow(/abort/i);
});
