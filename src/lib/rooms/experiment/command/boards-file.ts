import path from 'node:path';
import { kindOf, KINDS } from '$lib/kinds/registry';
import type { Board, Experiment } from '../measure/experiment';
import { MOST } from '../measure/experiment-file';
import { readShard } from '../measure/runs';
import { LineReader } from './line-reader';
import { told, UserError } from './user-error';

const PIECE = 65_536;

/**
 * The experiment on boards of a file, one a line, in place of those of its set. Each has the number of its
 * line as its name.
 * @param part such as "3/1000": only those boards, which follow each other
 * @throws UserError if there are none, or too many at once
 */
export async function withBoards(
	experiment: Experiment,
	file: string,
	part = '1/1'
): Promise<Experiment> {
	const shard = readShard(part);
	if (shard === null) throw new UserError(`--boards-part ${part}: not a part such as 3/1000`);
	const [set, another] = experiment.sets;
	if (another !== undefined) throw new UserError('--boards: the experiment has more than one set');
	const kind = await kindOf(set.kind);
	if (kind === null)
		throw new UserError(
			told('--boards', {
				code: 'unknown-kind',
				path: '',
				found: set.kind,
				expected: KINDS.join(' ')
			})
		);
	const parse = await kind.parser();

	const lines = countLines(file);
	const first = Math.floor((lines * (shard.part - 1)) / shard.of);
	const end = Math.floor((lines * shard.part) / shard.of);
	if (end === first) throw new UserError(`${file}: there is no board in this part`);
	if (end - first > MOST.boards)
		throw new UserError(
			`${file}: too many boards at once (found ${end - first}, expected ${MOST.boards}); --boards-part takes some`
		);
	const boards: Board[] = [];
	const reader = new LineReader(file, PIECE);
	for (let line = reader.next(); line !== null && reader.number <= end; line = reader.next()) {
		if (reader.number <= first) continue;
		const parsed = parse(line);
		if ('error' in parsed)
			throw new UserError(told(file, { code: 'bad-board', path: '', line: reader.number }));
		const [{ setup }] = parsed.puzzles;
		boards.push({ name: `${reader.number}`, parameters: kind.write(setup) });
	}
	const name = path.parse(file).name.slice(0, MOST.name);
	return { ...experiment, sets: [{ kind: set.kind, name, boards }] };
}

function countLines(file: string): number {
	const reader = new LineReader(file, PIECE);
	while (reader.next() !== null);
	return reader.number;
}
