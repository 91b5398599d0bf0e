import { LANGUAGES } from '../explain/code/languages';
import {
	flagOf,
	MAX_PARAMETER,
	type Example,
	type ParameterReader,
	type ProblemKind
} from '$lib/engine/kind';
import type { Problem } from '$lib/engine/problem';
import { fitStrategy, variantName } from '$lib/engine/search/choices';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '$lib/engine/search/strategy';
import { GRAINS, type Grain } from '../player/grain';
import { clampRate } from '../player/rate';
import { decodeBreakpoints, encodeBreakpoints, type Breakpoint } from '../player/stops/breakpoints';
import {
	DEFAULT_PRESENTED,
	readPresented,
	writePresented,
	type Presented
} from '../present/presented';
import { DEFAULT_VIEW, PENCILS, SIDES, type Pencil, type View } from '../facts/view';
import { TASK_PARAMETERS, type Task, type TaskCode } from './task';

/** The contents of the studio's address: enough to show the same moment elsewhere. */
export interface Address<Setup> {
	/** The example that the puzzle is or was made from by typing; null for none. */
	readonly example: string | null;
	readonly setup: Setup;
	readonly strategy: Strategy;
	readonly position: number;
	readonly grain: Grain;
	/** Moves per second; null when the address gives no rate. */
	readonly rate: number | null;
	readonly breakpoints: readonly Breakpoint[];
	readonly view: View;
	/** What the reader is asked to do; null for nothing. */
	readonly task: Task | null;
	/** Start playing at once. */
	readonly play: boolean;
	/** Show the dialog that opens a puzzle. */
	readonly open: boolean;
}

/** A parameter that was ignored because it is unreadable or invalid for the problem. */
export interface AddressError {
	readonly parameter: string;
	/** Its value, shortened. */
	readonly found: string;
}

const FUTURES = ['shown', 'hidden'] as const;

/** The maximum number of characters that are read from an address. */
const MAX_SEARCH = 16 * MAX_PARAMETER;
const MAX_POSITION = Number.MAX_SAFE_INTEGER;

/** The part of an address other than its puzzle. */
type Settings = Omit<Address<never>, 'example' | 'setup'>;

/** What is written: a page that has no tasks need not name one. */
type Written<Setup> = Omit<Address<Setup>, 'play' | 'open' | 'task'> &
	Partial<Pick<Address<Setup>, 'task'>>;

/** The parameters for those parts of a strategy that some problems restrict. */
const STRATEGY_PARAMETERS = [
	['order', 'ordering'],
	['values', 'values'],
	['elimination', 'elimination'],
	['eliminate', 'eliminate'],
	['back', 'back'],
	['variant', 'variant'],
	['goal', 'goal']
] as const;

/**
 * Reads an address. Accepts any text: an unreadable parameter is reported and gets its default. An
 * address without a puzzle gets the first example.
 * @param search the query of a URL, with or without "?".
 * @param tasks reads its task; absent: it has none
 */
export function readAddress<Setup>(
	kind: ProblemKind<Setup>,
	search: string,
	tasks: TaskCode | null = null
): { address: Address<Setup>; errors: readonly AddressError[] } {
	const parameters = new URLSearchParams(search.slice(0, MAX_SEARCH));
	const errors: AddressError[] = [];
	const named = reader(parameters, errors)(
		'example',
		null,
		(id) => findExample(kind, id) ?? undefined
	);
	// Some parameters are valid only together with an example.
	const own = kind.read(reader(parameters, named === null ? errors : []));
	const example = named ?? (own === null ? kind.examples[0] : null);
	// The example provides what the address omits, and what cannot be read.
	const given = example === null ? {} : textsOf(kind, example);
	const basis = new URLSearchParams(given);
	// Of a repeated parameter, the first counts.
	for (const name of new Set(parameters.keys())) basis.set(name, parameters.get(name)!);
	const refused = unreadIn(kind, basis);
	for (const name of refused) {
		report(errors, name, parameters.get(name));
		if (given[name] === undefined) basis.delete(name);
		else basis.set(name, given[name]);
	}
	// What each means alone may not make a puzzle together: then the example stays as it is.
	const isBroken = example !== null && unreadIn(kind, basis).length > 0;
	if (isBroken) for (const name of kind.parameters) report(errors, name, parameters.get(name));
	const read = reader(basis, errors);
	const setup = (isBroken ? example.setup : kind.read(read)) ?? own ?? kind.examples[0].setup;
	const isExample = example !== null && isMadeFrom(kind, setup, example);
	const settings = readSettings(read, tasks);
	const problem = kind.problem(setup);
	const strategy = fitStrategy(problem, settings.strategy);
	for (const [name, key] of STRATEGY_PARAMETERS)
		if (parameters.has(name) && strategy[key] !== settings.strategy[key])
			report(errors, name, parameters.get(name));
	const task = fitTask(settings, problem);
	if (task !== settings.task) {
		const { kind: refused } = settings.task!;
		report(errors, refused, parameters.get(refused));
	}
	// What would be beside the strategy that is to be found has no say.
	if (task?.kind === 'find')
		for (const [name] of STRATEGY_PARAMETERS)
			if (name !== 'goal' && name !== 'variant') report(errors, name, parameters.get(name));
	return {
		address: { example: isExample ? example.id : null, setup, ...settings, strategy, task },
		errors
	};
}

/** Whether these errors of an address are about its puzzle, so that it may be another one. */
export function isPartial(
	kind: Pick<ProblemKind, 'parameters'>,
	errors: readonly AddressError[]
): boolean {
	return errors.some(({ parameter }) => kind.parameters.includes(parameter));
}

/** The query for an address, without "?". Omits defaults and whatever the example provides. */
export function writeAddress<Setup>(
	kind: ProblemKind<Setup>,
	address: Written<Setup>,
	tasks: TaskCode | null = null
): string {
	const example = address.example === null ? null : findExample(kind, address.example);
	const basis = example === null ? {} : textsOf(kind, example);
	const said = { ...kind.write(address.setup), ...writeSettings(address, tasks) };
	const usual = writeSettings(readSettings(reader(new URLSearchParams())));
	const parameters = new URLSearchParams();
	if (example !== null) parameters.set('example', example.id);
	for (const [name, value] of Object.entries(said))
		if (value !== (basis[name] ?? usual[name])) parameters.set(name, value);
	return parameters.toString();
}

/** The example with this id; null if there is none. */
export function findExample<Setup>(kind: ProblemKind<Setup>, id: string): Example<Setup> | null {
	return kind.examples.find((example) => example.id === id) ?? null;
}

/** What an address can set that the simple studio has no control for. */
const MORE = [
	...STRATEGY_PARAMETERS.map(([name]) => name),
	...['seed', 'steps', 'backtracks', 'placements', 'solutions', 'milliseconds'],
	...[
		'grain',
		'stops',
		'side',
		'code',
		'pencil',
		'fails',
		'whole',
		'stubs',
		'future',
		'present',
		'embed',
		'open'
	],
	...TASK_PARAMETERS
];

/** Whether an address sets more than a puzzle and a moment of its search. */
export function setsMore(search: string): boolean {
	const parameters = new URLSearchParams(search);
	return MORE.some((name) => parameters.has(name));
}

/** Whether a setup is an example or was made from it by typing. */
export function isMadeFrom<Setup>(
	kind: ProblemKind<Setup>,
	setup: Setup,
	example: Example<Setup>
): boolean {
	const [now, then] = [setup, example.setup].map((one) => kind.write(one));
	// An address cannot remove a parameter that the example sets.
	if (Object.keys(then).some((name) => !(name in now))) return false;
	const [untouched, original] = [setup, example.setup].map((one) => kind.write(kind.reset(one)));
	return (
		Object.keys(untouched).length === Object.keys(original).length &&
		Object.entries(untouched).every(([name, value]) => original[name] === value)
	);
}

/** Everything that an example provides, as address parameters. */
function textsOf<Setup>(
	kind: ProblemKind<Setup>,
	{ setup, settings = '' }: Example<Setup>
): Record<string, string> {
	return { ...Object.fromEntries(new URLSearchParams(settings)), ...kind.write(setup) };
}

/** Reads parameters; adds each unreadable one to `errors` once. */
function reader(parameters: URLSearchParams, errors: AddressError[] = []): ParameterReader {
	return (name, otherwise, parse) => {
		const text = parameters.get(name);
		if (text === null) return otherwise;
		const value = text.length > MAX_PARAMETER ? undefined : parse(text);
		if (value !== undefined) return value;
		report(errors, name, text);
		return otherwise;
	};
}

/** The names of the parameters of a puzzle that cannot be read. */
function unreadIn(kind: ProblemKind, parameters: URLSearchParams): string[] {
	const errors: AddressError[] = [];
	kind.read(reader(parameters, errors));
	return errors.map(({ parameter }) => parameter);
}

/** Adds a parameter to the errors, if it is there and not among them yet. */
function report(errors: AddressError[], parameter: string, text: string | null): void {
	if (text === null || errors.some((error) => error.parameter === parameter)) return;
	errors.push({ parameter, found: text.slice(0, 40) });
}

function readSettings(read: ParameterReader, tasks: TaskCode | null = null): Settings {
	const flag = (name: string, otherwise = false) => read(name, otherwise, flagOf);
	const embed = flag('embed');
	const asked = tasks?.read(read) ?? null;
	const limit = (name: string) =>
		read<number | undefined>(name, undefined, (text) => wholeNumber(text, 1, MAX_POSITION));
	return {
		strategy: {
			ordering: read('order', DEFAULT_STRATEGY.ordering, oneOf(ORDERINGS)),
			values: read('values', DEFAULT_STRATEGY.values, oneOf(VALUE_ORDERINGS)),
			elimination: read('elimination', DEFAULT_STRATEGY.elimination, oneOf(ELIMINATIONS)),
			eliminate: read('eliminate', DEFAULT_STRATEGY.eliminate, oneOf(ELIMINATION_TIMES)),
			back: read('back', DEFAULT_STRATEGY.back, oneOf(BACKS)),
			variant: read('variant', DEFAULT_STRATEGY.variant, variantName),
			goal: read('goal', DEFAULT_STRATEGY.goal, oneOf(GOALS)),
			seed: read('seed', DEFAULT_STRATEGY.seed, (text) => wholeNumber(text, 0, 2 ** 31 - 1)),
			limits: withoutGaps({
				steps: limit('steps'),
				backtracks: limit('backtracks'),
				placements: limit('placements'),
				solutions: limit('solutions'),
				milliseconds: limit('milliseconds')
			}),
			...asked?.hidden
		},
		task: asked?.task ?? null,
		position: read('at', 0, (text) => wholeNumber(text, 0, MAX_POSITION)),
		grain: read('grain', 'try', oneOf(GRAINS)),
		rate: read<number | null>('rate', null, rateOf),
		breakpoints: read<readonly Breakpoint[]>(
			'stops',
			[],
			(text) => decodeBreakpoints(text) ?? undefined
		),
		view: {
			side: read('side', DEFAULT_VIEW.side, oneOf(SIDES)),
			language: read('code', DEFAULT_VIEW.language, oneOf(LANGUAGES)),
			pencil: read<Pencil | null>('pencil', DEFAULT_VIEW.pencil, oneOf(PENCILS)),
			fails: flag('fails', DEFAULT_VIEW.fails),
			whole: flag('whole', DEFAULT_VIEW.whole),
			stubs: flag('stubs', DEFAULT_VIEW.stubs),
			hidesFuture: read('future', 'shown', oneOf(FUTURES)) === 'hidden',
			present: read<readonly Presented[] | null>(
				'present',
				embed ? DEFAULT_PRESENTED : null,
				readPresented
			),
			embed
		},
		play: flag('play'),
		open: flag('open')
	};
}

/** The settings as texts, including defaults. A setting that is absent by default may be absent. */
function writeSettings(
	settings: Omit<Written<never>, 'example' | 'setup'>,
	tasks: TaskCode | null = null
): Record<string, string> {
	const { strategy, view, task = null } = settings;
	const { limits } = strategy;
	const { ordering, values, elimination, eliminate, back, variant, seed } = strategy;
	return withoutGaps({
		// What is to be found must not stand beside it.
		...(task?.kind !== 'find' && {
			...{ order: ordering, values, elimination, eliminate, back, seed: String(seed) }
		}),
		...tasks?.write(task, strategy),
		variant,
		goal: strategy.goal,
		steps: limits.steps?.toString(),
		backtracks: limits.backtracks?.toString(),
		placements: limits.placements?.toString(),
		solutions: limits.solutions?.toString(),
		milliseconds: limits.milliseconds?.toString(),
		at: String(settings.position),
		grain: settings.grain,
		rate: settings.rate === null ? undefined : String(Number(settings.rate.toPrecision(3))),
		stops: encodeBreakpoints(settings.breakpoints),
		side: view.side,
		code: view.language,
		pencil: view.pencil ?? undefined,
		fails: view.fails ? '1' : '0',
		whole: view.whole ? '1' : '0',
		stubs: view.stubs ? '1' : '0',
		future: view.hidesFuture ? 'hidden' : 'shown',
		present: view.present === null ? undefined : writePresented(view.present),
		embed: view.embed ? '1' : '0'
	}) as Record<string, string>;
}

/** The task, if it can be set for this problem; otherwise none. */
function fitTask({ task, strategy }: Settings, problem: Problem): Task | null {
	if (task === null || task.kind === 'ask') return task;
	// A search that makes its own steps leaves the reader nothing to choose.
	if (problem.ownSearch !== undefined) return null;
	const fitted = fitStrategy(problem, strategy);
	const isFit = STRATEGY_PARAMETERS.every(([, key]) => fitted[key] === strategy[key]);
	return task.kind === 'find' && !isFit ? null : task;
}

function oneOf<T extends string>(options: readonly T[]): (text: string) => T | undefined {
	return (text) => options.find((option) => option === text);
}

function wholeNumber(text: string, min: number, max: number): number | undefined {
	if (!/^\d{1,16}$/.test(text)) return undefined;
	const value = Number(text);
	return value >= min && value <= max ? value : undefined;
}

function rateOf(text: string): number | undefined {
	if (!/^\d{1,9}(\.\d{1,3})?$/.test(text)) return undefined;
	const rate = Number(text);
	return clampRate(rate) === rate ? rate : undefined;
}

function withoutGaps<T extends object>(record: T): T {
	return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
