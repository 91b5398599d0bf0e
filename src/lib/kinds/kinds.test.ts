/** Tests that apply to every kind of problem; a new folder is included automatically. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record, replayed, withoutCause } from '../../../tests/fixtures/recordings';
import { strategiesFor } from '../../../tests/fixtures/strategies';
import type { ParameterReader, ProblemKind } from '$lib/engine/kind';
import { createProblem, KINDS } from './registry';
import { specOf } from '$lib/engine/spec';

const modules = import.meta.glob<ProblemKind>('./**/kind.ts', { eager: true, import: 'kind' });
const kinds = Object.values(modules);

const from =
	(parameters: Readonly<Record<string, string>>): ParameterReader =>
	(name, otherwise, parse) =>
		name in parameters ? (parse(parameters[name]) ?? otherwise) : otherwise;

it('every folder is a kind with the name of its folder', () => {
	expect(Object.keys(modules).map((file) => file.split('/').at(-2))).toEqual(
		kinds.map(({ id: kind }) => kind)
	);
	expect(kinds.map(({ id: kind }) => kind).sort()).toEqual(KINDS);
});

const choices = kinds.flatMap((kind) =>
	Object.entries(kind.choices ?? {}).map(([name, texts]) => ({ kind, id: kind.id, name, texts }))
);

it.each(choices)('$name of $id can be $texts, and nothing else', ({ kind, name, texts }) => {
	// Some parameters are read beside certain others only.
	const isRead = (text: string) =>
		kind.examples.some(({ setup }) => {
			const written = { ...kind.write(setup), [name]: text };
			let found: unknown;
			kind.read((one, otherwise, parse) => {
				const value = one in written ? parse(written[one]) : undefined;
				if (one === name) found = value;
				return value ?? otherwise;
			});
			return found !== undefined;
		});
	expect(kind.parameters).toContain(name);
	expect(texts.filter((text) => !isRead(text))).toEqual([]);
	expect(isRead('none of them')).toBe(false);
});

describe.each(kinds.map((kind) => ({ kind, name: kind.id })))('the kind $name', ({ kind }) => {
	const examples = kind.examples.map((example) => ({ ...example, name: example.id }));

	it('has examples with distinct names', () => {
		expect(examples.length).toBeGreaterThan(0);
		expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
	});

	describe.each(examples)('example $name', ({ setup }) => {
		const problem = kind.problem(setup);

		it('can be searched', () => {
			expect(kind.conflicts(setup)).toEqual([]);
		});

		it('survives a round trip through its address and a worker message', async () => {
			const written = kind.write(setup);
			const read = kind.read(from(written));
			expect(read).not.toBeNull();
			expect(kind.write(read)).toEqual(written);
			const made = await createProblem(JSON.parse(JSON.stringify(specOf(kind, setup))));
			if ('error' in made) throw new Error(made.error.code);
			expect(made.problem.fixed).toEqual(problem.fixed);
		});

		it('survives a round trip through the text that it is saved as', async () => {
			const parsed = (await kind.parser())(kind.formats[0].write(setup));
			if ('error' in parsed) throw new Error(parsed.error.code);
			expect(parsed.puzzles).toHaveLength(1);
		});

		it('returns the same object if nothing changes', () => {
			const untouched = kind.reset(setup);
			expect(kind.reset(untouched)).toBe(untouched);
			const cleared = kind.clear(setup);
			expect(kind.clear(cleared)).toBe(cleared);
			expect(kind.type(setup, -1, 0)).toBe(setup);
			expect(kind.type(setup, problem.variableCount, 0)).toBe(setup);
			expect(kind.type(setup, 0, problem.valueCount)).toBe(setup);
		});

		it('searches identically from any position with every strategy, and finds only legal solutions', () => {
			fc.assert(
				// More than one checkpoint, but few enough steps for a fast replay.
				fc.property(
					strategiesFor(problem, 9000),
					fc.infiniteStream(fc.nat()),
					(strategy, picks) => {
						const run = record(problem, strategy);
						const { trace, steps } = run;
						for (const pick of [steps.length, ...picks.take(3)]) {
							const position = pick % (steps.length + 1);
							expect(withoutCause(trace.at(position))).toEqual(
								withoutCause(replayed(problem, strategy, run, position))
							);
						}
						for (const position of trace.solutions.slice(0, 3)) {
							const model = problem.model();
							for (const { variable, value } of trace.at(position).frames) {
								expect((model.legal(variable) >>> value) & 1).toBe(1);
								model.place(variable, value);
							}
						}
					}
				),
				{ numRuns: 2 }
			);
		});
	});

	if (kind.sets !== undefined) {
		it('has sets of puzzles that can be searched', async () => {
			const sets = await kind.sets!();
			expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
			for (const { puzzles } of sets) {
				expect(puzzles.length).toBeGreaterThan(0);
				for (const { setup } of puzzles) expect(kind.conflicts(setup)).toEqual([]);
			}
		});
	}

	if (kind.rewriter !== undefined)
		it('rewrites its examples, the same way with the same seed', async () => {
			const rewriter = await kind.rewriter!();
			for (const { setup } of kind.examples) {
				for (const seed of [1, 2, 3]) {
					const written = kind.write(rewriter.rewrite(setup, seed));
					expect(kind.write(kind.read(from(written)))).toEqual(written);
					expect(kind.write(rewriter.rewrite(setup, seed))).toEqual(written);
				}
			}
		});
});
