import { countedRate, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { SHARES, type Clock } from './clock';

/** A tick of a clock in words: "step 120", "placement 58", "depth 12", "12.5%". */
export function tickText(clock: Clock, tick: number): string {
	const formatted = formatNumber(tick);
	switch (clock) {
		case 'steps':
			return m.compare_tick_step({ formatted });
		case 'placements':
			return m.compare_tick_placement({ formatted });
		case 'depth':
			return m.compare_tick_depth({ formatted });
		case 'share':
			return m.compare_tick_share({ formatted: formatNumber((tick * 100) / SHARES) });
	}
}

const RATES: Record<Clock, (rate: { count: number; formatted: string }) => string> = {
	steps: m.shell_rate,
	placements: m.compare_rate_placements,
	depth: m.compare_rate_depths,
	share: m.compare_rate_share
};

/** A rate of a clock in words. */
export function tickRate(clock: Clock, rate: number, format: (value: number) => string): string {
	return RATES[clock](countedRate(clock === 'share' ? (rate * 100) / SHARES : rate, format));
}
