import { isolate } from '$lib/i18n/bidi';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Ordering } from '$lib/engine/search/strategy';
import type { Guess } from './guess';
import { nearestTimes } from './guess';

/** The result of a lane. */
export interface Result {
	readonly name: string;
	/** Null if the lanes differ in more than their orderings. */
	readonly ordering: Ordering | null;
	readonly placements: number;
	readonly undos: number;
	/** It was stopped, so its counts are lower bounds. */
	readonly isBound: boolean;
	/** It is not ranked: its answer is not that of the searches, or it has nothing to show. */
	readonly isUnranked?: boolean;
}

/** The result of a race, from the lane with the fewest placements. */
export interface Ranking {
	/** The indices of the lanes that share the first place; none if no lane came to its end. */
	readonly winners: readonly number[];
	/**
	 * The indices of the others, those with the fewest placements first. Last come those that were
	 * stopped before they needed more than the winners: they might have won.
	 */
	readonly losers: readonly number[];
}

/** A lane was stopped before it needed more than the winner: that says nothing about it. */
function isEarly({ isBound, placements }: Result, best: Result): boolean {
	return isBound && placements <= best.placements;
}

/** Who needed the fewest placements. A lane that was stopped cannot win. */
export function ranking(results: readonly Result[]): Ranking {
	const indices = [...results.keys()].filter((index) => !results[index].isUnranked);
	const finished = indices.filter((index) => !results[index].isBound);
	const fewest = Math.min(...finished.map((index) => results[index].placements));
	const winners = finished.filter((index) => results[index].placements === fewest);
	const rank = (index: number) =>
		winners.length > 0 && isEarly(results[index], results[winners[0]])
			? Infinity
			: results[index].placements;
	const losers = indices
		.filter((index) => !winners.includes(index))
		// Two that were stopped early stay in order.
		.sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
	return { winners, losers };
}

/** How many times as many placements: 3.3, 12, 1,250. */
export function timesText(factor: number): string {
	return formatNumber(factor < 9.95 ? Math.round(factor * 10) / 10 : Math.round(factor));
}

/**
 * The verdict of a race, as sentences: who needed how many times as many placements, and how many undos.
 * Says so if a heuristic lost, and that the counts of a lane that was stopped are lower bounds.
 */
export function verdict(results: readonly Result[]): string[] {
	const { winners, losers } = ranking(results);
	if (winners.length === 0) return [m.compare_verdict_none()];
	const best = results[winners[0]];
	const name = (index: number) => isolate(results[index].name);
	const bestNames = formatList(winners.map(name));
	const alone = (lanes: string, placements: number) =>
		m.compare_verdict_alone({ best: lanes, ...counted(placements) });
	if (losers.length === 0)
		return winners.length === 1
			? [alone(bestNames, best.placements)]
			: [m.compare_verdict_same({ ...counted(best.placements) })];
	const sentences = losers.map((index, rank) => {
		const { placements, isBound } = results[index];
		if (isEarly(results[index], best)) {
			const early = m.compare_verdict_stopped_early({ other: name(index) });
			return rank > 0 ? early : `${alone(bestNames, best.placements)} ${early}`;
		}
		// Nothing is any number of times as much as none.
		if (best.placements === 0) {
			const inputs = { other: name(index), otherPlacements: formatNumber(placements) };
			const told = isBound ? m.compare_verdict_stopped_at(inputs) : alone(inputs.other, placements);
			return rank > 0 ? told : `${alone(bestNames, best.placements)} ${told}`;
		}
		const factor = placements / best.placements;
		const facts = {
			best: bestNames,
			count: best.placements,
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
	// The one that went back most: that is what a class has seen.
	const [most] = losers.toSorted((one, two) => results[two].undos - results[one].undos);
	const other = results[most];
	sentences.push(
		(other.isBound ? m.compare_verdict_back_bound : m.compare_verdict_back)({
			best: name(winners[0]),
			...counted(best.undos),
			other: name(most),
			otherUndos: formatNumber(other.undos)
		})
	);
	const naive = results.findIndex(({ ordering }) => ordering === 'naive');
	const findmin = results.findIndex(({ ordering }) => ordering?.startsWith('findmin'));
	if (winners.includes(naive) && losers.includes(findmin) && !isEarly(results[findmin], best))
		sentences.push(m.compare_verdict_lost({ loser: name(findmin) }));
	return sentences;
}

/** Whether a guess was right about the lane and about the factor, in a sentence. */
export function guessVerdict(guess: Guess, results: readonly Result[]): string {
	const { winners, losers } = ranking(results);
	const guessed = guessText(
		guess,
		results.map(({ name }) => name)
	);
	if (winners.length === 0 || results.some(({ isUnranked }) => isUnranked)) return guessed;
	const best = results[winners[0]];
	// Whoever was stopped early might have won.
	if (losers.some((index) => isEarly(results[index], best))) return guessed;
	const isSame = losers.length === 0;
	const factorOf = (index: number) => results[index].placements / Math.max(1, best.placements);
	// The runner-up decides how many times as many it was, and if it was stopped: at least, and at most
	// what the next lane needed that was not.
	const finished = losers.find((index) => !results[index].isBound);
	const least = isSame ? 1 : nearestTimes(factorOf(losers[0]));
	const most = isSame ? 1 : finished === undefined ? Infinity : nearestTimes(factorOf(finished));
	const isFactor = guess.times >= least && guess.times <= most;
	// "About the same" names no lane.
	const isLane = guess.times === 1 ? isFactor : !isSame && winners.includes(guess.lane);
	if (isLane && isFactor) return `${guessed} ${m.compare_guess_right()}`;
	return `${guessed} ${isLane ? m.compare_guess_lane_right() : m.compare_guess_wrong()}`;
}

/** What was guessed, in a sentence. */
export function guessText({ lane, times }: Guess, names: readonly string[]): string {
	return times === 1
		? m.compare_guess_said_same()
		: m.compare_guess_said({ lane: isolate(names[lane] ?? ''), times: formatNumber(times) });
}
