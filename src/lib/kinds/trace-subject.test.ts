import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkTrace } from '$lib/engine/trace/check/check-trace';
import { readTrace } from '$lib/engine/trace/file/read-trace';
import { faultless } from '$lib/engine/trace/file/trace-error';
import type { TraceFile, TraceHeader } from '$lib/engine/trace/file/trace-file';
import { subjectOf, tableOf } from './trace-subject';

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
	const texts = readFileSync('docs/trace-file.md', 'utf8').match(/^\{"backtrail".*?(?=^```)/gms)!;
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

	it.each([
		['riddle', 'x', 'kind'],
		['sudoku', 'x', 'puzzle'],
		['sudoku', '.123.4..32144.3.\n0123040032144030', 'puzzle'],
		['sudoku', { puzzle: 'x' }, 'puzzle'],
		['queens', {}, 'puzzle'],
		['sudoku', '1123.4..32144.3.', 'contradiction']
	])('%s %j is refused: %s', async (kind, puzzle, code) => {
		const error = await subjectOf(header({ kind, puzzle })).then(
			() => null,
			(fault: unknown) =>
				faultless(() => {
					throw fault as Error;
				})
		);
		expect(error).toMatchObject({ error: { code, line: 1 } });
	});
});
