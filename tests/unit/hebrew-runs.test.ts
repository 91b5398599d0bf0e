import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProblemKind } from '../../src/lib/engine/kind';
import { choicesFor } from '../../src/lib/engine/search/choices';
import type { Strategy } from '../../src/lib/engine/search/strategy';
import { readLocaleFrom } from '../../src/lib/i18n/locale';
import { narrate } from '../../src/lib/stage/explain/narrate';
import type { Names, Vocabulary } from '../../src/lib/stage/board/vocabulary';
import { runOfProblem } from '../fixtures/moments';

/*
 * What the stage says in Hebrew, with the names that really arrive: those of cells and letters are Latin,
 * those of colours Hebrew, and rows are feminine.
 */

interface View {
	names(setup: unknown): Names;
	vocabulary(setup: unknown): Vocabulary;
}

const kinds = import.meta.glob<ProblemKind>('../../src/lib/kinds/**/kind.ts', {
	eager: true,
	import: 'kind'
});
const views = import.meta.glob<View>('../../src/lib/kinds/**/view/index.ts', {
	eager: true,
	import: 'default'
});

const STEPS = 60;

/** All that is said of the beginning of a run of each example, with each choice of a strategy. */
function saidOf(kind: ProblemKind, view: View): Set<string> {
	const said = new Set<string>();
	for (const { setup } of kind.examples) {
		const problem = kind.problem(setup);
		const { orderings, values, eliminations, times } = choicesFor(problem);
		const changes: Partial<Strategy>[] = [
			...orderings.map((ordering) => ({ ordering })),
			...values.map((value) => ({ values: value })),
			...eliminations.flatMap((elimination) =>
				times.map((eliminate) => ({ elimination, eliminate }))
			)
		];
		for (const change of changes) {
			const { strategy, moments } = runOfProblem(problem, change, STEPS);
			moments.forEach((moment, at) => {
				const [names, vocabulary] = [view.names(setup), view.vocabulary(setup)];
				const previous = at > 0 ? moments[at - 1] : null;
				said.add(narrate(problem, strategy, moment, names, vocabulary, previous).text);
			});
		}
	}
	return said;
}

describe.each(
	Object.entries(kinds).map(([file, kind]) => ({
		id: kind.id,
		kind,
		view: views[file.replace('kind.ts', 'view/index.ts')]
	}))
)('the Hebrew of $id', ({ id, kind, view }) => {
	beforeAll(() => readLocaleFrom(() => 'he'));
	afterAll(() => readLocaleFrom(() => 'en'));

	test('has its prefixes and genders right in what is said of every step', () => {
		const said = [...saidOf(kind, view)];
		expect(said.length).toBeGreaterThan(10);
		const wrong: Record<string, RegExp> = {
			'a hyphen before a Hebrew word': /(?<![א-ת])[ובהכלמש]{1,3}[-־][\u2066-\u2069]*[א-ת]{2}/,
			'a prefix glued to a name or number': /[א-ת][\u2066-\u2069]*[a-z\d]/i,
			'a plural of one': /(?<![\w.,\u2068])1 (?!פחות|לפחות)[א-ת]+(ות|ים)(?![א-ת])/
		};
		if (id === 'queens')
			wrong['a masculine row or square'] =
				/(?<!של )\u2068[rc]\d+\u2069( \([^)]*\))? (הוא|[א-ת]?(וצב|נכשל|בחר|מחק))(?![א-ת])|(הוגרל|נבחר) \u2068|ואיתו/;
		for (const [name, pattern] of Object.entries(wrong))
			expect(said.filter((text) => pattern.test(text)).slice(0, 3), name).toEqual([]);
	});
});
