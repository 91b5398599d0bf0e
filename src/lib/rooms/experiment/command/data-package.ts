import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { COLUMNS } from '../measure/columns';
import type { Header } from '../measure/results';
import { outputOf } from './output';

/**
 * Describes a table of runs as a Frictionless Data Package, so that other programs read its columns with
 * their types.
 * @param file the description. @param table the table, which is in the same folder or below it
 */
export async function writeDataPackage(
	file: string,
	table: string,
	{ experiment: { name }, program }: Header
): Promise<void> {
	const hash = createHash('sha256');
	let bytes = 0;
	for await (const chunk of createReadStream(table) as AsyncIterable<Buffer>) {
		hash.update(chunk);
		bytes += chunk.length;
	}
	const fields = COLUMNS.map((column) => ({
		...column,
		...(column.type === 'boolean' ? { trueValues: ['1'], falseValues: ['0'] } : {})
	}));
	const description = {
		profile: 'tabular-data-package',
		name: 'backtrail-experiment',
		...(name === '' ? {} : { title: name }),
		// Not of the standard, which allows it.
		...(program === undefined ? {} : { program }),
		resources: [
			{
				name: 'runs',
				profile: 'tabular-data-resource',
				path: path.relative(path.dirname(file), table).replaceAll(path.sep, '/'),
				format: 'csv',
				mediatype: 'text/csv',
				encoding: 'utf-8',
				bytes,
				hash: `sha256:${hash.digest('hex')}`,
				schema: { fields }
			}
		]
	};
	const output = outputOf(file);
	output.write(JSON.stringify(description, null, '\t'));
	output.end();
}
