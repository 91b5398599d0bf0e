import { flagOf, MAX_PARAMETER, type ProblemKind } from '$lib/engine/kind';
import { fitStrategy } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY, type Goal, type Limits } from '$lib/engine/search/strategy';
import { readParts, writePresented } from '$lib/stage/present/presented';
import type { KeptParts } from '$lib/stage/present/presenting.svelte';
import {
	readAddress,
	writeAddress,
	type Address,
	type AddressError
} from '$lib/stage/address/address';
import { DEFAULT_VIEW } from '$lib/stage/facts/view';
import { CLOCKS, type Clock } from './clock/clock';
import {
	FIRST_KIND,
	readEntries,
	usualEntries,
	writeEntries,
	type Entry
} from '$lib/stage/address/entry';
import { readGuess, writeGuess, type Guess } from './verdict/guess';

/** What each lane shows: board and tree, one of them, or one board for two lanes. */
export const PICTURES = ['both', 'boards', 'trees', 'overlay'] as const;
export type Pictures = (typeof PICTURES)[number];

/** What the curves show over the ticks. */
export const CURVES = ['placements', 'depth'] as const;
export type Curve = (typeof CURVES)[number];

/** How a race is shown. */
export interface RaceView {
	/** Null: both for two lanes, boards for more. */
	readonly pictures: Pictures | null;
	readonly curve: Curve;
	/** Ticks and placements are on logarithmic axes. */
	readonly isLog: boolean;
	/** The parts that are shown alone, large; null for the whole page. */
	readonly present: readonly PresentedPart[] | null;
}

/** How the lanes are drawn: as chosen, or as suits their number. @param canOverlay the problem's view can lay boards over each other */
export function picturesOf({ pictures }: RaceView, lanes: number, canOverlay: boolean): Pictures {
	if (pictures !== null && (pictures !== 'overlay' || canOverlay)) return pictures;
	return lanes === 2 ? 'both' : 'boards';
}

/** What a presentation of a race can show. */
export const PRESENTED_PARTS = ['lanes', 'verdict', 'chart'] as const;
export type PresentedPart = (typeof PRESENTED_PARTS)[number];

/** How a race keeps what was presented. */
export const KEPT_PARTS: KeptParts<PresentedPart> = {
	key: 'present-race',
	usual: ['lanes', 'verdict'],
	read: readParts(PRESENTED_PARTS, PRESENTED_PARTS.length)
};

export const DEFAULT_RACE_VIEW: RaceView = {
	pictures: null,
	curve: 'placements',
	isLog: false,
	present: null
};

/** The contents of a race's address. */
export interface RaceAddress<Setup> extends Pick<
	Address<Setup>,
	'example' | 'setup' | 'breakpoints'
> {
	readonly goal: Goal;
	readonly limits: Limits;
	readonly entries: readonly Entry[];
	readonly clock: Clock;
	readonly tick: number;
	/** Ticks per second. */
	readonly rate: number;
	readonly view: RaceView;
	readonly guess: Guess | null;
	/** Once all lanes have run, it goes to the first place where they part. */
	readonly atParting: boolean;
	/** Start playing at once. */
	readonly play: boolean;
}

/** Findmax would not end in hours. */
export const RACE_LIMITS: Limits = { steps: 20_000_000 };

/** The initial number of ticks per second. */
export const RACE_RATE = 10;

/** Seconds that a race takes at most if it is played at the rate that suits it. */
const RACE_SECONDS = 30;

/** The rate that suits a race of so many ticks: the lowest of 10, 20, 50, 100 … that is fast enough. */
export function raceRate(ticks: number): number {
	let rate = RACE_RATE;
	for (let i = 0; rate * RACE_SECONDS < ticks; i++) rate *= [2, 2.5, 2][i % 3];
	return rate;
}

/** The names of the parameters, besides those of a puzzle and of the studio. */
export const RACE_PARAMETERS = [
	'kind',
	'lanes',
	'clock',
	'pictures',
	'curve',
	'log',
	'guess',
	'present',
	'parting'
] as const;

/** The parameters of the studio that mean the same here. */
const SHARED_PARAMETERS: readonly string[] = [
	'goal',
	'steps',
	'backtracks',
	'placements',
	'solutions',
	'milliseconds',
	'rate',
	'stops'
];

/** What of a lane may not fit a problem. */
const FITTED = ['ordering', 'values', 'elimination', 'eliminate', 'back', 'variant'] as const;

/** The kind of problem that an address names; it may not exist. */
export function kindIn(search: string): string {
	return new URLSearchParams(search).get('kind') ?? FIRST_KIND;
}

/**
 * Reads the address of a race. Accepts any text, like {@link readAddress}. What of a lane does not fit
 * the problem is reported, and the lane gets what runs instead.
 * @param hasProgram the address holds a program, so that a lane can be that.
 */
export function readRace<Setup>(
	kind: ProblemKind<Setup>,
	search: string,
	hasProgram = false
): { race: RaceAddress<Setup>; errors: readonly AddressError[] } {
	const parameters = new URLSearchParams(search);
	const own = new Map(RACE_PARAMETERS.map((name) => [name, parameters.get(name)]));
	for (const name of RACE_PARAMETERS) parameters.delete(name);
	const { address, errors } = readAddress(kind, parameters.toString());
	const unread: AddressError[] = [...errors];

	function read<T>(
		name: (typeof RACE_PARAMETERS)[number],
		usual: T,
		parse: (text: string) => T | undefined
	) {
		const text = own.get(name) ?? null;
		if (text === null) return usual;
		const value = text.length > MAX_PARAMETER ? undefined : parse(text);
		if (value === undefined) unread.push({ parameter: name, found: text.slice(0, 40) });
		return value ?? usual;
	}
	const problem = kind.problem(address.setup);
	const entries = read('lanes', usualEntries(problem), (text) => {
		const lanes = readEntries(text);
		const isWritable =
			kind.rewriter !== undefined || !lanes?.some(({ rewriting }) => rewriting > 0);
		// A trace may have been too long for an address: its lane says so.
		const isThere = hasProgram || !lanes?.some(({ own }) => own === 'program');
		return isWritable && isThere ? lanes : undefined;
	}).map((entry) => {
		const { goal, limits } = address.strategy;
		const fitted = fitStrategy(problem, { ...entry, goal, limits });
		const unfit = FITTED.filter((field) => fitted[field] !== entry[field]);
		for (const found of unfit.map((field) => entry[field]))
			if (!unread.some((error) => error.found === found))
				unread.push({ parameter: 'lanes', found });
		const { ordering, values, elimination, eliminate, back, variant } = fitted;
		return { ...entry, ordering, values, elimination, eliminate, back, variant };
	});
	const guess = read<Guess | null>('guess', null, (text) => {
		const guess = readGuess(text);
		return guess !== undefined && guess.lane < entries.length ? guess : undefined;
	});
	const race: RaceAddress<Setup> = {
		example: address.example,
		setup: address.setup,
		goal: address.strategy.goal,
		limits: { ...RACE_LIMITS, ...address.strategy.limits },
		entries,
		clock: read('clock', 'steps', (text) => CLOCKS.find((clock) => clock === text)),
		// An example's own position is one in the studio.
		tick: parameters.has('at') ? address.position : 0,
		rate: address.rate ?? RACE_RATE,
		breakpoints: address.breakpoints,
		view: {
			pictures: read<Pictures | null>('pictures', null, (text) =>
				PICTURES.find((one) => one === text)
			),
			curve: read('curve', DEFAULT_RACE_VIEW.curve, (text) => CURVES.find((one) => one === text)),
			isLog: read('log', false, flagOf),
			present: read<RaceView['present']>('present', null, KEPT_PARTS.read)
		},
		guess,
		atParting: read('parting', false, flagOf),
		play: address.play
	};
	return { race, errors: unread };
}

/** The query for a race, without "?". Omits what is usual. */
export function writeRace<Setup>(
	kind: ProblemKind<Setup>,
	race: Omit<RaceAddress<Setup>, 'play'>
): string {
	const { steps, ...limits } = race.limits;
	const puzzle = writeAddress(kind, {
		example: race.example,
		setup: race.setup,
		strategy: {
			...DEFAULT_STRATEGY,
			goal: race.goal,
			limits: steps === RACE_LIMITS.steps ? limits : race.limits
		},
		position: race.tick,
		grain: 'try',
		rate: race.rate === RACE_RATE ? null : race.rate,
		breakpoints: race.breakpoints,
		view: DEFAULT_VIEW
	});
	const parameters = new URLSearchParams(kind.id === FIRST_KIND ? '' : `kind=${kind.id}`);
	for (const [name, value] of new URLSearchParams(puzzle))
		if (name === 'example' || kind.parameters.includes(name) || SHARED_PARAMETERS.includes(name))
			parameters.set(name, value);
	const lanes = writeEntries(race.entries);
	const { view, guess } = race;
	const own: Record<string, string | null> = {
		// Written here, because an example's own position is one in the studio.
		at: race.tick === 0 ? null : String(race.tick),
		lanes: lanes === writeEntries(usualEntries(kind.problem(race.setup))) ? null : lanes,
		clock: race.clock === 'steps' ? null : race.clock,
		pictures: view.pictures,
		curve: view.curve === DEFAULT_RACE_VIEW.curve ? null : view.curve,
		log: view.isLog ? '1' : null,
		guess: guess === null ? null : writeGuess(guess),
		present: view.present && writePresented(view.present),
		parting: race.atParting ? '1' : null
	};
	for (const [name, value] of Object.entries(own)) if (value !== null) parameters.set(name, value);
	return parameters.toString();
}
