import type { ComponentProps } from 'svelte';
import type CurveChart from '$lib/ui/chart/CurveChart.svelte';
import { cumulative, endedBy } from '$lib/ui/chart/cumulative';
import type DistributionChart from '$lib/ui/chart/DistributionChart.svelte';
import type ScatterChart from '$lib/ui/chart/ScatterChart.svelte';
import type { Sorting, TableColumn } from '$lib/ui/chart/table-column';
import { isolate } from '$lib/i18n/bidi';
import { formatDuration, formatNumber, formatRatio, formatShare } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { ExperimentView, Pair } from '../experiment-view.svelte';
import { isBound, type BoardKey, type RunRow } from '../measure/experiment';
import { boardOrder } from '../measure/runs';
import type { BoardRuns } from '../measure/summary';
import { winner } from '../measure/verdict';
import { countText, effortName, effortText, ratioText, valueText, type Effort } from '../texts';
import {
	boardColumn,
	countColumn,
	ratioColumn,
	runColumns,
	seedColumn,
	valueColumn
} from './columns';
import { verdictText } from './verdict-text';

/** What a chart is told, but for what all pictures do in the same way. */
type Told<Props> = Omit<Props, 'describe' | 'onopen' | 'table'>;

/** The rows of a picture, as its table lists them. */
interface Listed<Row> {
	readonly columns: readonly TableColumn<Row>[];
	readonly rows: readonly Row[];
}

/** A picture whose points are boards or runs. */
export interface Points extends Listed<BoardKey> {
	/** What the points stand for; the rows if absent. */
	readonly drawn?: readonly BoardKey[];
	/** What is said of a point below the name of its board. */
	lines(row: BoardKey): string[];
	/** What is said above the picture. */
	readonly notes?: readonly { readonly title: string; readonly sentences: readonly string[] }[];
}

/** What a picture shows. */
type Shown =
	| ({ readonly scatter: Told<ComponentProps<typeof ScatterChart>> } & Points)
	| ({ readonly spread: Told<ComponentProps<typeof DistributionChart>> } & Points)
	| ({ readonly curves: Told<ComponentProps<typeof CurveChart>> } & Listed<number>)
	/** Why there is no picture. */
	| { readonly missing: string };

interface Picture {
	/** The column that its table is sorted by at first. */
	readonly sorted?: Sorting;
	show(view: ExperimentView, effort: Effort): Shown;
}

const descending = (id: string): Sorting => ({ id, isDescending: true });
const ascending = (id: string): Sorting => ({ id, isDescending: false });

/** The pictures of results, by the ids of their tabs. */
export const PICTURES: Readonly<Record<string, Picture>> = {
	boards: { sorted: descending('ratio'), show: boards },
	solved: { show: solved },
	spread: {
		sorted: descending('effort'),
		show: (view, effort) => spread(view, effort === 'time' ? 'placements' : effort)
	},
	facts: {
		sorted: ascending('fact'),
		show: (view, effort) => facts(view, effort, view.hasClues ? 'clues' : 'open')
	},
	candidates: {
		sorted: ascending('fact'),
		show: (view, effort) => facts(view, effort, 'meanCandidates')
	},
	back: { sorted: descending('undos'), show: back },
	time: { sorted: ascending('time-ratio'), show: time }
};

/** A point for each board: what one strategy needed, and what another needed on the same board. */
function boards(view: ExperimentView, effort: Effort): Shown {
	const [base, judged] = [view.strategies[view.base].name, view.strategies[view.judged].name];
	const rows = view.pairs(effort);
	const axis = (strategy: string) =>
		effortAxis(m.experiment_axis({ effort: effortName(effort), strategy }), effort);
	return {
		scatter: {
			title: m.experiment_picture_boards_title({ judged, base }),
			description: m.experiment_picture_boards_text({ judged, base }),
			points: rows.map((pair) => ({
				x: pair.base.value,
				y: pair.judged.value,
				series: pair.set,
				isBound: pair.base.atLeast || pair.judged.atLeast
			})),
			series: view.setSeries,
			x: axis(base),
			y: axis(judged),
			ratios: [1, 2, 10, 100],
			sides: {
				below: m.experiment_side_less({ strategy: judged }),
				above: m.experiment_side_less({ strategy: base })
			}
		},
		rows,
		columns: [
			boardColumn(view),
			valueColumn({ id: 'base', label: base, width: 16 }, effort, (pair: Pair) => pair.base),
			valueColumn({ id: 'judged', label: judged, width: 16 }, effort, (pair: Pair) => pair.judged),
			ratioColumn(
				{ id: 'ratio', label: m.experiment_column_ratio_of({ base, judged }), width: 16 },
				({ ratio }: Pair) => ratio
			)
		],
		lines: (pair: Pair) => [
			`${base}: ${isolate(effortText(pair.base, effort))}`,
			`${judged}: ${isolate(effortText(pair.judged, effort))}`,
			ratioText(pair.ratio)
		]
	};
}

function effortAxis(label: string, effort: Effort) {
	const time = effort === 'time' && { floor: 0.001, format: formatDuration };
	return { label, isLog: true, ...time };
}

/** How many boards each strategy has solved within so many placements. */
function solved(view: ExperimentView): Shown {
	const curves = view.strategies.map((series, strategy) => {
		const runs = view.rows.filter((row) => row.strategy === strategy);
		const ends = runs.filter(({ solutions }) => solutions > 0).map(({ placements }) => placements);
		return { ...series, runs: cumulative(ends, runs.length) };
	});
	return {
		curves: {
			title: m.experiment_picture_solved_title(),
			description: m.experiment_picture_solved_text(),
			curves,
			xLabel: m.experiment_axis_placements(),
			yLabel: m.experiment_axis_solved()
		},
		rows: roundCounts(curves.flatMap(({ runs }) => [...runs.ends])),
		columns: [
			{
				id: 'within',
				label: m.experiment_column_within(),
				key: (count: number) => count,
				width: 18
			},
			...curves.map(({ name, runs }, index) => ({
				id: String(index),
				label: name,
				key: (count: number) => endedBy(runs, count),
				text: (count: number) =>
					m.experiment_of({
						part: formatNumber(endedBy(runs, count)),
						whole: formatNumber(runs.total)
					}),
				width: 18
			}))
		]
	};
}

/** 1, 2, 5, 10 … from the least of some counts to the most. */
function roundCounts(counts: readonly number[]): number[] {
	const most = counts.reduce((a, b) => Math.max(a, b), 1);
	const least = counts.reduce((a, b) => Math.min(a, b), most);
	const steps: number[] = [];
	for (let power = 1; power <= most * 10; power *= 10)
		for (const digit of [1, 2, 5])
			if (digit * power * 2.5 >= least && digit * power <= most * 2.5) steps.push(digit * power);
	return steps;
}

/** How the effort is spread, for each strategy: over boards, rewritings or seeds. */
function spread(view: ExperimentView, effort: Exclude<Effort, 'time'>): Shown {
	const { rows, experiment } = view;
	const hasRewritings = experiment.rewritings > 0;
	return {
		spread: {
			title: m.experiment_picture_spread_title({ effort: effortName(effort) }),
			description: hasRewritings
				? m.experiment_picture_rewritten_text()
				: m.experiment_picture_spread_text(),
			rows: experiment.sets.flatMap((_, set) =>
				view.strategies.map(({ name, style }, strategy) => ({
					name: experiment.sets.length === 1 ? name : `${name} · ${view.setNames[set]}`,
					style,
					dots: rows.flatMap((row, index) =>
						row.set === set && row.strategy === strategy
							? {
									value: row[effort],
									isBound: isBound(row),
									isMarked: hasRewritings && row.rewriting === 0,
									index
								}
							: []
					)
				}))
			),
			xLabel: effortName(effort),
			markedLabel: m.experiment_as_printed()
		},
		rows,
		columns: [...runColumns(view), seedColumn(7), { ...countColumn(effort, 16), id: 'effort' }],
		lines: (row: RunRow) => [
			`${view.strategies[row.strategy].name}: ${countText(row[effort], row)}`,
			...(view.hasSeeds ? [m.experiment_seed({ number: isolate(formatNumber(row.seed)) })] : [])
		]
	};
}

const FACTS = {
	clues: { nameOf: m.experiment_fact_clues, titleOf: m.experiment_picture_clues },
	open: { nameOf: m.experiment_fact_open, titleOf: m.experiment_picture_size },
	meanCandidates: {
		nameOf: m.experiment_fact_candidates,
		titleOf: m.experiment_picture_candidates
	}
};

/** The effort of each strategy against what is known about a board before the search. */
function facts(view: ExperimentView, effort: Effort, fact: keyof typeof FACTS): Shown {
	const name = FACTS[fact].nameOf();
	const factOf = (one: BoardRuns) => view.factsOf(one)![fact]!;
	const effortOf = (one: BoardRuns) => view.effort(one, effort)!;
	const rows = view.boards.filter((one) => {
		const value = view.factsOf(one)?.[fact] ?? null;
		return value !== null && view.effort(one, effort) !== null;
	});
	const places = new Set(rows.map((one) => `${one.strategy} ${factOf(one)}`));
	return {
		scatter: {
			title: FACTS[fact].titleOf({ effort: effortName(effort) }),
			description: m.experiment_picture_fact_text(),
			points: rows.map((one) => ({
				x: factOf(one),
				y: effortOf(one).value,
				series: one.strategy,
				isBound: effortOf(one).atLeast
			})),
			series: view.strategies,
			// There is one board of each size, so that a line can join them.
			joined: rows.length > 0 && places.size === rows.length,
			x: { label: name, isLog: false, isWhole: fact !== 'meanCandidates' },
			y: effortAxis(effortName(effort), effort)
		},
		rows,
		columns: [
			...runColumns(view),
			{
				id: 'fact',
				label: name,
				key: factOf,
				text: (one: BoardRuns) => formatRatio(factOf(one)),
				width: 20
			},
			valueColumn({ id: 'effort', label: effortName(effort), width: 16 }, effort, effortOf)
		],
		lines: (one: BoardRuns) => [
			`${view.strategies[one.strategy].name}: ${effortText(effortOf(one), effort)}`,
			`${name}: ${formatRatio(factOf(one))}`
		]
	};
}

/** Undos against placements. */
function back(view: ExperimentView): Shown {
	const { rows } = view;
	const [placements, undos] = [effortName('placements'), effortName('undos')];
	const share = (row: RunRow) => (row.placements === 0 ? null : row.undos / row.placements);
	return {
		scatter: {
			title: m.experiment_picture_back_title(),
			description: m.experiment_picture_back_text(),
			points: rows.map((row) => ({
				x: row.placements,
				y: row.undos,
				series: row.strategy,
				isBound: isBound(row)
			})),
			series: view.strategies,
			x: { label: placements, isLog: true },
			y: { label: undos, isLog: true },
			ratios: [1]
		},
		rows,
		columns: [
			...runColumns(view),
			countColumn('placements', 14),
			countColumn('undos', 14),
			{
				id: 'share',
				label: m.experiment_column_share(),
				key: share,
				text: (row: RunRow) => (share(row) === null ? '–' : formatShare(share(row)!)),
				width: 12
			}
		],
		lines: (row: RunRow) => [
			view.strategies[row.strategy].name,
			`${placements}: ${countText(row.placements, row)}`,
			`${undos}: ${countText(row.undos, row)}`
		]
	};
}

/** A board with its placements and its times. */
interface Both extends BoardKey {
	readonly counts: Pair;
	readonly times: Pair;
}

/** Whether fewer placements also mean less time: both ratios of each board, and where they disagree. */
function time(view: ExperimentView): Shown {
	const [base, judged] = [view.strategies[view.base].name, view.strategies[view.judged].name];
	const placements = view.pairs('placements');
	const counted = new Map(placements.map((pair) => [boardOrder(pair), pair]));
	const rows = view.pairs('time').flatMap((times): Both[] => {
		const counts = counted.get(boardOrder(times));
		return counts ? [{ ...times, counts, times }] : [];
	});
	// Boards without a ratio of times: the clock saw nothing of them, or they were not measured here.
	const tiny = view.lines.filter(({ runs }) => {
		const times = [view.base, view.judged].map((one) => {
			const own = runs.get(one);
			return own ? view.timeOf(own) : null;
		});
		return !times.includes(null) && times.includes(0);
	}).length;
	const unknown = Math.max(0, placements.length - rows.length - tiny);
	const leftOut = [
		tiny > 0 &&
			m.experiment_time_tiny_left({
				count: tiny,
				boards: formatNumber(tiny),
				time: formatDuration(0.1)
			}),
		unknown > 0 && m.experiment_time_unknown_left({ count: unknown, boards: formatNumber(unknown) })
	]
		.filter((sentence) => sentence !== false)
		.join(' ');
	if (rows.length === 0) return { missing: tiny > 0 ? leftOut : m.experiment_time_none() };

	/** Fewer placements but more time, or the other way round. */
	const apart = rows.filter(({ counts, times }) => {
		const pair = [winner(counts.ratio), winner(times.ratio)];
		return pair.includes('fewer') && pair.includes('more');
	}).length;
	const told = (effort: 'placements' | 'time') =>
		verdictText(view.verdict(effort), judged, base, effort === 'time', (board) =>
			view.boardName(board)
		).join(' ');
	/** An axis of ratios has no place for a strategy that needs nothing. */
	const drawn = rows.filter(
		({ counts: { ratio } }) => ratio.ratio > 0 && Number.isFinite(ratio.ratio)
	);
	const undrawn = rows.length - drawn.length;
	const axis = (label: string) => ({
		label,
		isLog: true,
		floor: 0.001,
		format: (factor: number) => m.experiment_times({ factor: formatNumber(factor) })
	});
	const sides = [
		['base', base],
		['judged', judged]
	] as const;
	return {
		scatter: {
			title: m.experiment_picture_time_title({ judged }),
			description: m.experiment_picture_time_text({ judged, base }),
			points: drawn.map(({ set, counts, times }) => ({
				x: counts.ratio.ratio,
				y: times.ratio.ratio,
				series: set,
				isBound: counts.ratio.bound !== 'exact'
			})),
			series: view.setSeries,
			x: axis(m.experiment_axis_fewer({ judged, base })),
			y: axis(m.experiment_axis_faster({ judged, base })),
			ratios: [1]
		},
		drawn,
		rows,
		columns: [
			boardColumn(view),
			...sides.flatMap(([side, strategy]) => {
				const label = (effort: Effort) =>
					m.experiment_axis({ effort: effortName(effort), strategy });
				return [
					valueColumn(
						{ id: `${side}-count`, label: label('placements'), width: 20 },
						'placements',
						({ counts }: Both) => counts[side]
					),
					valueColumn(
						{ id: `${side}-time`, label: label('time'), width: 16 },
						'time',
						({ times }: Both) => times[side]
					)
				];
			}),
			ratioColumn(
				{ id: 'count-ratio', label: m.experiment_column_ratio_placements(), width: 18 },
				({ counts }: Both) => counts.ratio
			),
			ratioColumn(
				{ id: 'time-ratio', label: m.experiment_column_ratio_time(), width: 14 },
				({ times }: Both) => times.ratio
			)
		],
		lines: ({ counts, times }: Both) => [
			`${effortName('placements')}: ${isolate(`${valueText(counts.base)} / ${valueText(counts.judged)}`)}`,
			`${effortName('time')}: ${isolate(`${effortText(times.base, 'time')} / ${effortText(times.judged, 'time')}`)}`
		],
		notes: [
			{ title: effortName('placements'), sentences: [told('placements')] },
			{
				title: effortName('time'),
				sentences: [
					told('time'),
					...(leftOut === '' ? [] : [leftOut]),
					...(undrawn === 0
						? []
						: [m.experiment_none_undrawn({ count: undrawn, boards: formatNumber(undrawn) })])
				]
			},
			{
				title: m.experiment_apart(),
				sentences: [
					apart === 0
						? m.experiment_apart_none()
						: m.experiment_apart_some({
								boards: formatNumber(apart),
								all: formatNumber(rows.length)
							})
				]
			}
		]
	};
}
