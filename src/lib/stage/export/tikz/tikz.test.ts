import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportJob } from '../../../../../tests/fixtures/export-jobs';
import maze from '$lib/kinds/maze/view';
import queens from '$lib/kinds/queens/view';
import trip from '$lib/kinds/round-trip/view';
import sudoku from '$lib/kinds/sudoku/view';
import { beamerDocument, pictureDocument } from './documents';
import { latexFrames } from './frames';
import { overlaySpec } from './overlays';
import { latexText, losesText } from './latex-text';

const fourQueens = queens.kind.read((name, otherwise, parse) =>
	name === 'size' ? (parse('4') ?? otherwise) : otherwise
)!;
const small = sudoku.kind.read((name, otherwise, parse) =>
	name === 'puzzle' ? (parse('1.......3..2.4..') ?? otherwise) : otherwise
)!;
const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, at) => from + at);

const queensMoment = async () =>
	pictureDocument(
		await latexFrames(await exportJob(queens, fourQueens, { moments: [20] })),
		'light'
	);
const sudokuStretch = async (look: 'light' | 'dark' | 'black-and-white' = 'light') => {
	const job = await exportJob(sudoku, small, { what: 'stretch', moments: range(8, 24), look });
	return beamerDocument(await latexFrames(job), look);
};
const queensRace = async () => {
	const lanes = [{}, { ordering: 'findmin' } as const];
	const asked = { what: 'stretch', moments: range(0, 12), lanes } as const;
	return beamerDocument(
		await latexFrames(await exportJob(queens, fourQueens, asked)),
		'black-and-white'
	);
};
const queensTree = async () => {
	const lanes = [{ goal: 'all' } as const];
	const job = await exportJob(queens, fourQueens, { what: 'tree', moments: [60], lanes });
	return pictureDocument(await latexFrames(job), 'dark');
};
const mazeStretch = async () => {
	const { setup } = maze.kind.examples[0];
	const asked = { what: 'marks', moments: [0, 30, 60, 90], look: 'light' } as const;
	return beamerDocument(await latexFrames(await exportJob(maze, setup, asked)), 'light');
};
const documents = [
	['a moment of 4 queens', queensMoment],
	['a stretch of a small Sudoku', sudokuStretch],
	['a race', queensRace],
	['moments of a maze', mazeStretch],
	['a tree', queensTree]
] as const;

describe.each(documents)('%s', (_, make) => {
	it('has balanced braces and plain characters', async () => {
		const text = await make();
		expect(text).toMatch(/^[\n\x20-\x7E]+$/);
		let depth = 0;
		for (const [brace] of text.replaceAll(/\\[{}]/g, '').matchAll(/[{}]/g)) {
			depth += brace === '{' ? 1 : -1;
			expect(depth).toBeGreaterThanOrEqual(0);
		}
		expect(depth).toBe(0);
		const code = text.replaceAll(/^%.*$/gm, '');
		for (const name of ['document', 'frame', 'tikzpicture', 'scope', 'overlayarea'])
			expect(code.split(`\\begin{${name}}`)).toHaveLength(code.split(`\\end{${name}}`).length);
	});

	it('defines every style and colour that it uses, and no other', async () => {
		const text = await make();
		const body = text.slice(text.indexOf('\\begin{tikzpicture}'));
		const styles = new Set(
			[...text.matchAll(/^ {2}([a-z ]+)\/\.style=/gm)].map(([, name]) => name)
		);
		const used = new Set(
			[...body.matchAll(/\\(?:node|fill|draw|filldraw|pic)\[([a-z ]+)/g)].map(([, name]) => name)
		);
		used.delete('text'); // the sentence
		expect([...styles].filter((name) => name !== 'every node').sort()).toEqual([...used].sort());
		const colors = [...text.matchAll(/\\definecolor\{(\w+)\}\{HTML\}\{[\dA-F]{6}\}/g)].map(
			([, name]) => name
		);
		const painted = [...text.matchAll(/(?:fill|draw|text|fg|bg)=([A-Za-z]+)/g)].map(
			([, name]) => name
		);
		for (const name of painted) expect(colors).toContain(name);
	});

	it('stays inside its picture', async () => {
		const text = await make();
		const [, width, height] = /useasboundingbox \(0,0\) rectangle \(([\d.]+),(-[\d.]+)\)/.exec(
			text
		)!;
		const coordinates = [...text.matchAll(/\((-?[\d.]+),(-?[\d.]+)\)/g)];
		expect(coordinates.length).toBeGreaterThan(20);
		for (const [, x, y] of coordinates) {
			expect(Math.abs(Number(x))).toBeLessThanOrEqual(Number(width));
			expect(Math.abs(Number(y))).toBeLessThanOrEqual(-Number(height));
			expect(x).toMatch(/^-?\d+(\.\d{1,2})?$/);
		}
	});
});

it('gives a ground to words that stand on lines, such as the lengths of roads', async () => {
	const cities = trip.kind.examples.find(({ id }) => id === 'cities')!;
	const job = await exportJob(trip, cities.setup, { moments: [20] });
	const text = pictureDocument(await latexFrames(job), 'light');
	expect(text).toMatch(/^\s*road length\/\.style=\{.*fill=/im);
});

it('reads as if written by hand', async () => {
	await expect(await queensMoment()).toMatchFileSnapshot('golden/queens-moment.tex');
	await expect(await sudokuStretch()).toMatchFileSnapshot('golden/sudoku-stretch.tex');
});

it('writes once what is the same on every overlay, and the step of each', async () => {
	const text = await sudokuStretch();
	expect(text.match(/\\node\[given\]|in \{[^}]*\}\s+\\node\[given\]/g)).toHaveLength(1);
	expect(text).toContain('%   17: ');
	expect([...text.matchAll(/\\only<[\d,-]+>/g)].length).toBeGreaterThan(20);
});

it('writes runs of overlays as ranges', () => {
	expect(overlaySpec([1, 2, 3, 5, 7, 8])).toBe('1-3,5,7-8');
});

it('escapes what LaTeX gives a meaning to', () => {
	expect(latexText('50% of #1 & {a_b} ^ ~ \\x $')).toBe(
		'50\\% of \\#1 \\& \\{a\\_b\\} \\^{} \\~{} \\textbackslash{}x \\$'
	);
	expect(latexText('\u2068r1c3\u2069 → 5 – “é”…')).toBe("r1c3 $\\rightarrow$ 5 -- ``é''\\dots{}");
	expect(latexText('לוח 4×4')).toBe('4$\\times$4');
	expect(losesText('לוח 4×4')).toBe(true);
	expect(losesText('a board of 4×4')).toBe(false);
});

it('gives a Hebrew title an English name', async () => {
	const job = await exportJob(queens, fourQueens, { title: 'ארבע מלכות' });
	expect(pictureDocument(await latexFrames(job), 'light')).toMatch(/^% N queens\n/);
});

const hasLatex = spawnSync('pdflatex', ['--version']).status === 0;

// Debian has it in texlive-latex-recommended and texlive-pictures.
describe.skipIf(!hasLatex)(`compiled${hasLatex ? '' : ': there is no pdflatex here'}`, () => {
	it.each(documents)('%s', { timeout: 60_000 }, async (_, make) => {
		const folder = mkdtempSync(path.join(os.tmpdir(), 'latex-'));
		try {
			writeFileSync(path.join(folder, 'it.tex'), await make());
			const { status, stdout } = spawnSync(
				'pdflatex',
				['-interaction=nonstopmode', '-halt-on-error', 'it.tex'],
				{ cwd: folder, encoding: 'utf8' }
			);
			expect(stdout).not.toMatch(/^!/m);
			expect(status).toBe(0);
			expect(readFileSync(path.join(folder, 'it.pdf')).length).toBeGreaterThan(5000);
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});
