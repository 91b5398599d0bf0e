import { describe, expect, it } from 'vitest';
import { MEASURED, METHODS } from '../../../../../tests/fixtures/measured';
import type { Experiment } from '../measure/experiment';
import { writeExperiment } from '../measure/experiment-file';
import { writeResults } from '../measure/results';
import { ResultsOpener } from './read-results';
import type { ResultsReply } from './protocol';

const boards = ['5', '6'].map((size) => ({ parameters: { size } }));
const experiment: Experiment = {
	name: 'two queens',
	sets: [{ kind: 'queens', name: 'mine', boards }],
	strategies: METHODS,
	seeds: 3,
	rewritings: 0,
	limits: {}
};
const file = (name: string, text: string) => new File([text], name);
const results = (rows = MEASURED) => writeResults({ experiment, rows });

async function open(files: readonly File[], known: Experiment | null = null, rows = MEASURED) {
	const replies: ResultsReply[] = [];
	const opener = new ResultsOpener((reply) => replies.push(reply));
	await opener.take({ type: 'known', rows });
	await opener.take({ type: 'open', files, known });
	return replies.filter(({ type }) => type !== 'read');
}

describe('opening files', () => {
	it('puts parts together, and says how many runs are missing', async () => {
		const files = [
			file('1', results(MEASURED.slice(0, 3))),
			file('2', results(MEASURED.slice(2, 6)))
		];
		const [rows, merged] = await open(files);
		expect(rows).toEqual({ type: 'rows', rows: MEASURED.slice(0, 6) });
		// one run that the parts leave out, and three seeds on the second board
		expect(merged).toEqual({ type: 'merged', experiment, missing: 4 });
	});

	it('adds rows of the same experiment that the page has, and leaves out those of another', async () => {
		const files = [file('1', results(MEASURED.slice(0, 3)))];
		expect((await open(files, experiment))[1]).toMatchObject({ missing: 3 });
		expect((await open(files, { ...experiment, seeds: 4 }))[1]).toMatchObject({ missing: 8 - 1 });
	});

	it('refuses parts that contradict each other', async () => {
		const changed = { ...MEASURED[0], placements: 1 };
		const files = [file('1', results()), file('2', results([changed]))];
		expect(await open(files)).toMatchObject([
			{ type: 'refused', name: null, error: { code: 'differs', path: 'parts[1].rows[0]' } }
		]);
	});

	it('says that a folder is no file', async () => {
		const folder = file('boards', '');
		folder.text = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
		expect(await open([folder])).toEqual([
			{ type: 'refused', name: 'boards', error: { code: 'no-file', path: '' } }
		]);
	});

	it('names the file that cannot be read, and the line', async () => {
		const broken = results().replace('"placements":20,', '');
		expect(await open([file('a.jsonl', results()), file('b.jsonl', broken)])).toMatchObject([
			{ type: 'refused', name: 'b.jsonl', error: { code: 'missing-field', line: 3 } }
		]);
		expect(await open([file('c.json', 'no')])).toMatchObject([{ type: 'refused', name: 'c.json' }]);
	});

	it('refuses an experiment with a board that breaks the rules, by its name', async () => {
		const twice = { name: 'two in a row', parameters: { puzzle: `11${'.'.repeat(14)}` } };
		const sets = [{ kind: 'sudoku', name: 'mine', boards: [twice] }];
		const text = writeExperiment({ ...experiment, sets });
		expect(await open([file('a.json', text)])).toMatchObject([
			{
				type: 'refused',
				name: 'a.json',
				error: { code: 'broken-board', path: 'sets[0].boards[0]', found: 'two in a row' }
			}
		]);
	});

	it('opens an experiment', async () => {
		expect(await open([file('a.json', writeExperiment(experiment))])).toEqual([
			{ type: 'experiment', name: 'a.json', experiment }
		]);
	});
});
