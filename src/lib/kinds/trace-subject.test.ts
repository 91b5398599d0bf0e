import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_PARAMETER } from '$lib/engine/kind';
import { checkTrace } from '$lib/engine/trace/check/check-trace';
import { readTrace } from '$lib/engine/trace/file/read-trace';
import { readHeader } from '$lib/engine/trace/file/read-header';
import { faultless, type TraceError } from '$lib/engine/trace/file/trace-error';
import type { GroundPuzzle, TraceFile, TraceHeader } from '$lib/engine/trace/file/trace-file';
import { CARDS } from './cards';
import { KINDS } from './registry';
import { MAX_NUMBERS } from './subset/subset';
import { subjectOf, tableOf } from './trace-subject';

/** The kinds that users can choose. */
const LISTED = CARDS.map(({ kind }) => kind).sort();
const EXAMPLES = 'static/traces';

const opened = (name: string) => read(readFileSync(`${EXAMPLES}/${name}`, 'utf8'));

async function read(text: string) {
	const file = await readTrace(new Blob([text]), {
		groundOf: async (header) => (await subjectOf(header)).problem,
		progress: () => {}
	});
	if ('error' in file) throw new Error(JSON.stringify(file.error));
	return file;
}

async function expectSound(file: TraceFile): Promise<void> {
	const isTable = file.header.ground === null;
	const { problem } = isTable ? await tableOf(file) : await subjectOf(file.header);
	const checking = checkTrace(file, isTable ? null : problem);
	let result = checking.next();
	while (!result.done) result = checking.next();
	expect(result.value.lie).toBeNull();
	expect(result.value.looked).toBe(file.log.length);
	expect(file.outcome).not.toBeNull();
}

it('what the documentation shows opens, and nothing in it is false', async () => {
	const texts = readFileSync('docs/trace-file.md', 'utf8').match(
		/^\{"backtrail"[^\n]*\n\[.*?(?=^```)/gms
	)!;
	expect(texts).toHaveLength(2);
	for (const text of texts) await expectSound(await read(text));
});

describe('an example of the site', () => {
	it.each(readdirSync(EXAMPLES).filter((name) => !name.includes('slip')))(
		'%s opens, and nothing in it is false',
		async (name) => {
			await expectSound(await opened(name));
		}
	);

	it('with a slip has one', async () => {
		const file = await opened('python-sudoku-with-a-slip.jsonl');
		const checking = checkTrace(file, (await subjectOf(file.header)).problem);
		let result = checking.next();
		while (!result.done) result = checking.next();
		expect(result.value.lie).not.toBeNull();
	});
});

const header = (ground: TraceHeader['ground']): TraceHeader => ({
	...{
		ground,
		variables: null,
		values: null,
		first: [0, 0],
		goal: null,
		isLargest: false,
		solver: ''
	}
});

describe('the puzzle of a header', () => {
	it('is a text of its kind, or the parameters of its address', async () => {
		const text = await subjectOf(header({ kind: 'sudoku', puzzle: '.123.4..32144.3.' }));
		const address = await subjectOf(
			header({ kind: 'sudoku', puzzle: { puzzle: '.123.4..32144.3.' } })
		);
		expect(Array.from(text.problem.fixed)).toEqual(Array.from(address.problem.fixed));
	});

	it.each<[string, GroundPuzzle, Partial<TraceError>]>([
		['riddle', 'x', { code: 'kind', found: 'riddle', possible: LISTED }],
		['knapsack', 'x', { code: 'kind', found: 'knapsack', expected: 'subset' }],
		['TSP', 'x', { code: 'kind', found: 'TSP', expected: 'round-trip' }],
		['sudokus', 'x', { code: 'kind', found: 'sudokus', expected: 'sudoku' }],
		['sudoku', 'x', { code: 'puzzle', found: 'x' }],
		['sudoku', '.123.4..32144.3.\n0123040032144030', { code: 'puzzle' }],
		['sudoku', { puzzle: 'x' }, { code: 'parameter', found: 'puzzle' }],
		['sudoku', '1123.4..32144.3.', { code: 'contradiction' }],
		['queens', {}, { code: 'setup', found: 'queens' }],
		['queens', null, { code: 'setup', found: 'queens' }],
		['queens', { size: true }, { code: 'parameter-type', found: 'size' }],
		['subset', { items: [5, 10], target: '9' }, { code: 'parameter-type', found: 'items' }],
		['map-colouring', { map: null }, { code: 'parameter-type', found: 'map' }],
		[
			'map-colouring',
			{ map: 'austria' },
			{ code: 'parameter', found: 'map', possible: ['australia', 'usa'] }
		],
		[
			'map-colouring',
			{ mapp: 'australia', colours: '3' },
			{ code: 'unknown-parameter', found: 'mapp', expected: 'map' }
		],
		[
			'map-colouring',
			{ country: 'australia' },
			{
				...{ code: 'unknown-parameter', found: 'country' },
				possible: ['map', 'colours', 'regions']
			}
		],
		['map-colouring', { colours: '3' }, { code: 'setup', found: 'map-colouring' }],
		['queens', { Size: '8' }, { code: 'unknown-parameter', found: 'Size', expected: 'size' }],
		[
			'map-colouring',
			{ map: 'australia', colors: '3' },
			{ code: 'unknown-parameter', found: 'colors', expected: 'colours' }
		]
	])('%s %j is refused: %j', async (kind, puzzle, error) => {
		expect(await refusal(kind, puzzle)).toMatchObject({ line: 1, ...error });
	});

	it.each<[string, string, TraceError['entry']]>([
		['items', '12_24-7_13-x', { place: 3, text: 'x' }],
		['items', 'x-7-8', { place: 1, text: 'x' }],
		['items', '5--8-x', { place: 2, text: '' }],
		['items', '5-10_3-8', { place: 2, text: '10_3' }],
		['items', `${'1-'.repeat(MAX_NUMBERS)}1`, { place: MAX_NUMBERS + 1, text: '1' }],
		['items', `5-${'x'.repeat(100)}`, { place: 2, text: 'x'.repeat(40) }],
		['items', 'x-y', undefined],
		['items', 'x', undefined],
		['items', `5-x${'-5'.repeat(MAX_PARAMETER)}`, undefined],
		['target', '3-x', undefined],
		['target', '-3', undefined]
	])('with a list, %s=%s, names the entry that is wrong', async (found, list, entry) => {
		const { example: _, ...error } = (await refusal('subset', {
			...{ items: '5-10', target: '9' },
			[found]: list
		}))!;
		expect(error).toEqual({ code: 'parameter', line: 1, found, entry });
	});

	it.each(KINDS)('of a %s is shown where it is missing, and the example opens', async (kind) => {
		const { example } = (await refusal(kind, null))!;
		const { ground } = readHeader(example!);
		expect(await subjectOf(header(ground))).toMatchObject({ kind });
	});

	it('can have numbers for its parameters', async () => {
		const { ground } = readHeader('{"backtrail":1,"kind":"queens","setup":{"size":6}}');
		expect((await subjectOf(header(ground))).problem.variableCount).toBe(6);
	});
});

/** Why a puzzle is refused; null if it is not. */
async function refusal(kind: string, puzzle: GroundPuzzle): Promise<TraceError | null> {
	return subjectOf(header({ kind, puzzle })).then(
		() => null,
		(thrown: unknown) => {
			const { error } = faultless<{ error: TraceError }>(() => {
				throw thrown as Error;
			});
			return error;
		}
	);
}
