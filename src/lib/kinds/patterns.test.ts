import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { hardTexts, MAX_STEPS, stepCounter } from '../../../tests/fixtures/pattern-steps';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The files that read what a user typed: parsers, addresses, and what they share. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.map((file) => file.replaceAll('\\', '/'))
	.filter((file) =>
		/^(?:kinds|engine)\/(?:.*\/)?(?:(?:parse|line|address|text|kind|setup)\.ts$|(?:parse|reading)\/[^/]*\.ts$)/.test(
			file
		)
	)
	.filter((file) => !file.endsWith('.test.ts'))
	.sort();

const patterns = files.flatMap((file) => {
	const source = readFileSync(folder + file, 'utf8');
	return patternsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest)).map((literal) => ({
		file,
		literal
	}));
});

function patternsIn(source: ts.SourceFile): string[] {
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** Longer than all repetitions that have an end, so that these have come to it. */
const LENGTH = 200;

/**
 * How many times as many steps a text takes that is twice as long, and such a text: 2 where the time
 * grows with the length, 4 where it grows with its square.
 */
function growth(literal: string): { factor: number; text: string } {
	const steps = stepCounter(literal);
	let worst = { factor: 0, text: '' };
	for (const text of hardTexts(literal)) {
		const long = steps(text(2 * LENGTH));
		// A few steps for each character do not count as growth.
		if (long < 50 * LENGTH) continue;
		const factor = long < MAX_STEPS ? long / steps(text(LENGTH)) : Infinity;
		if (factor > worst.factor) worst = { factor, text: text(20) };
		if (factor > 3) break;
	}
	return worst;
}

it('finds the patterns of all parsers', () => {
	const parsers = [
		'engine',
		...[
			'knights-tour',
			'map-colouring',
			'maze',
			'queens',
			'round-trip',
			'sequence',
			'subset',
			'sudoku',
			'sudoku/making'
		].map((kind) => `kinds/${kind}`)
	];
	for (const parser of parsers)
		expect(
			patterns.some(({ file }) => file.startsWith(`${parser}/`)),
			parser
		).toBe(true);
	expect(patterns.length).toBeGreaterThan(250);
});

describe('a pattern that is slow is found', () => {
	it.each([
		['/[A-Za-z]{2,} |\\s[A-Za-z]{2,}/', 'words that end nowhere, begun anew at each letter'],
		['/^\\s*[:=]?\\s*x/', 'two loops for the same spaces'],
		['/^ +| +$/g', 'spaces at the end'],
		['/(?:a|a)*$/', 'two ways for each letter'],
		['/^(["\']).*\\1.*\\1$/', 'what was found before']
	])('%s: %s', (literal) => {
		expect(growth(literal).factor).toBeGreaterThan(3);
	});
});

describe('a pattern takes twice as long for twice the text', () => {
	it.each(patterns)('$file: $literal', ({ literal }) => {
		const { factor, text } = growth(literal);
		expect(factor, text).toBeLessThan(2.5);
	});
});
