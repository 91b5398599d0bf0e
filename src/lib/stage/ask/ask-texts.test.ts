import { afterAll, describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { isolate } from '$lib/i18n/bidi';
import { locales, readLocaleFrom } from '$lib/i18n/locale';
import { Queens } from '$lib/kinds/queens/queens';
import { vocabulary } from '$lib/kinds/queens/view/vocabulary';
import { judgeAnswer } from './judge';
import { optionsFor } from './options';
import { questionsAt } from './question';
import { DEFAULT_STRATEGY, type Ordering } from '$lib/engine/search/strategy';
import { reasonText, slipText } from './ask-texts';

const names = {
	variable: (row: number) => `row ${row}`,
	value: (column: number) => `column ${column}`
};
const problem = new Queens({ size: 5, queens: new Int8Array(5).fill(-1) });

describe('what is said to a wrong answer', () => {
	afterAll(() => readLocaleFrom(() => 'en'));

	for (const locale of locales)
		it.each<Ordering>(['naive', 'findmin', 'findmin-degree', 'findmax'])(
			`does not name the right one: ${locale}, %s`,
			(ordering) => {
				readLocaleFrom(() => locale);
				const strategy = { ...DEFAULT_STRATEGY, ordering };
				const { trace } = record(problem, strategy);
				const told = new Set<string>();
				for (let at = 0; at <= trace.length; at++)
					for (const question of questionsAt(problem, strategy, trace, at)) {
						const { ask, answer } = question;
						if (ask === 'deadend' || ask === 'result' || answer < 0) continue;
						const right = ask === 'value' ? names.value(answer) : names.variable(answer);
						const { assignment } = trace.at(at);
						for (const option of optionsFor(problem, trace, question)) {
							const { reason, slip } = judgeAnswer(problem, strategy, trace, question, option);
							// A value that clashes is explained by what it clashes with.
							if (reason === null || reason.kind === 'clash') continue;
							const asked = { problem, assignment, ordering, names, vocabulary };
							const text = `${reasonText(reason, asked)} ${slip && slipText(slip, question)}`;
							expect(text).not.toContain(isolate(right));
							told.add(reason.kind);
						}
					}
				expect(told.size).toBeGreaterThan(2);
			}
		);
});
