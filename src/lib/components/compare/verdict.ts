import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { Ordering } from '$lib/search/strategy';
import type { Guess } from '$lib/state/race/guess';
import { nearestTimes } from '$lib/state/race/guess';

/** The result of a lane. */
export interface Result {
	readonly name: string;
	readonly ordering: Ordering;
	readonly placements: number;
	readonly undos: number;
	/** It was stopped, so its counts are lower bounds. */
	readonly isBound: boolean;
}

/** The result of a race, from the lane with the fewest placements. */
export interface Ranking {
	/** The indices of the lanes that share the first place; none if no lane came to its end. */
	readonly winners: readonly number[];
	/** The indices of the others, those with the fewest placements first. */
	readonly losers: readonly number[];
}

/** Who needed the fewest placements. A lane that was stopped cannot win. */
export function ranking(results: readonly Result[]): Ranking {
	const indices = results.map((_, index) => index);
	const finished = indices.filter((index) => !results[index].isBound);
	const fewest = Math.min(...finished.map((index) => results[index].placements));
	const winners = finished.filter((index) => results[index].placements === fewest);
	const losers = indices
		.filter((index) => !winners.includes(index))
		.sort((a, b) => results[a].placements - results[b].placements);
	return { winners, losers };
}

/** How many times fewer placements: 3.3, 12, 1,250. */
export function timesText(factor: number): string {
	return formatNumber(factor < 9.95 ? Math.round(factor * 10) / 10 : Math.round(factor));
}

/**
 * The verdict of a race, as sentences: who needed how many fewer placements, and who went back how
 * often. Says so if a heuristic lost, and that the counts of a lane that was stopped are lower bounds.
 */
export function verdict(results: readonly Result[]): string[] {
	const { winners, losers } = ranking(results);
	if (winners.length === 0) return [m.compare_verdict_none()];
	const best = results[winners[0]];
	const name = (index: number) => isolate(results[index].name);
	if (losers.length === 0) return [m.compare_verdict_same({ ...counted(best.placements) })];

	const sentences = losers.map((index, rank) => {
		const { placements, isBound } = results[index];
		const factor = placements / Math.max(1, best.placements);
		// A lane that was stopped before it needed more says nothing.
		if (isBound && factor <= 1) return m.compare_verdict_stopped_early({ other: name(index) });
		const facts = {
			best: name(winners[0]),
			bestPlacements: formatNumber(best.placements),
			other: name(index),
			otherPlacements: formatNumber(placements),
			times: timesText(factor)
		};
		if (isBound)
			return (rank === 0 ? m.compare_verdict_bound : m.compare_verdict_more_bound)(facts);
		if (rank > 0) return m.compare_verdict_more(facts);
		return (factor < 1.05 ? m.compare_verdict_close : m.compare_verdict_fewer)(facts);
	});
	const other = results[losers[0]];
	sentences.push(
		(other.isBound ? m.compare_verdict_back_bound : m.compare_verdict_back)({
			best: name(winners[0]),
			...counted(best.undos),
			other: name(losers[0]),
			otherUndos: formatNumber(other.undos)
		})
	);
	const naive = results.findIndex(({ ordering }) => ordering === 'naive');
	const findmin = results.findIndex(({ ordering }) => ordering.startsWith('findmin'));
	if (winners.includes(naive) && losers.includes(findmin) && !results[findmin].isBound)
		sentences.push(m.compare_verdict_lost({ loser: name(findmin) }));
	return sentences;
}

/** Whether a guess was right about the lane and about the factor, in a sentence. */
export function guessVerdict(guess: Guess, results: readonly Result[]): string {
	const { winners, losers } = ranking(results);
	const name = isolate(results[guess.lane]?.name ?? '');
	const guessed = guessText(guess, name);
	if (winners.length === 0) return guessed;
	const isSame = losers.length === 0;
	const isLane =
		guess.times === 1 ? isSame || winners.includes(guess.lane) : winners.includes(guess.lane);
	// The runner-up decides how many times fewer it was.
	const next = losers.at(0);
	const factor = next === undefined ? 1 : results[next].placements / results[winners[0]].placements;
	const nearest = nearestTimes(factor);
	const isFactor =
		next !== undefined && results[next].isBound ? guess.times >= nearest : guess.times === nearest;
	if (isLane && isFactor) return `${guessed} ${m.compare_guess_right()}`;
	return `${guessed} ${isLane ? m.compare_guess_lane_right() : m.compare_guess_wrong()}`;
}

function guessText({ times }: Guess, lane: string): string {
	return times === 1
		? m.compare_guess_said_same()
		: m.compare_guess_said({ lane, times: formatNumber(times) });
}
