import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Grain } from '../grain';
import { rateText } from './texts';

beforeAll(() => readLocaleFrom(() => 'he'));
afterAll(() => readLocaleFrom(() => 'en'));

it.each<[Grain, string[]]>([
	['try', ['0.5 צעדים', 'צעד אחד', 'שני צעדים', '3 צעדים', '11 צעדים']],
	['cell', ['0.5 מהלכים', 'מהלך אחד', 'שני מהלכים', '3 מהלכים', '11 מהלכים']],
	['decision', ['0.5 החלטות', 'החלטה אחת', 'שתי החלטות', '3 החלטות', '11 החלטות']],
	['backtrack', ['0.5 נסיגות', 'נסיגה אחת', 'שתי נסיגות', '3 נסיגות', '11 נסיגות']]
])('half a move of the grain %s is not one in Hebrew', (grain, texts) => {
	expect([0.5, 1, 2, 3, 11].map((rate) => rateText(rate, grain))).toEqual(
		texts.map((text) => `${text} לשנייה`)
	);
});
