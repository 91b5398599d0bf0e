import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatNumber } from '$lib/i18n/format';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Clock } from './clock';
import { tickRate } from './tick-text';

beforeAll(() => readLocaleFrom(() => 'he'));
afterAll(() => readLocaleFrom(() => 'en'));

it.each<[Clock, string[]]>([
	['steps', ['0.5 צעדים', 'צעד אחד', 'שני צעדים', '3 צעדים', '11 צעדים']],
	['placements', ['0.5 הצבות', 'הצבה אחת', 'שתי הצבות', '3 הצבות', '11 הצבות']],
	['depth', ['0.5 עומקים', 'עומק אחד', 'שני עומקים', '3 עומקים', '11 עומקים']],
	['share', ['0.05%', '0.1%', '0.2%', '0.3%', '1.1%']]
])('half a tick of the clock of %s is not one in Hebrew', (clock, texts) => {
	expect([0.5, 1, 2, 3, 11].map((rate) => tickRate(clock, rate, formatNumber))).toEqual(
		texts.map((text) => `${text} לשנייה`)
	);
});
