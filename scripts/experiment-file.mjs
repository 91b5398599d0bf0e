/**
 * `npm run build:experiment`: makes `build-experiment/backtrail-experiment.mjs`, the command of
 * `npm run experiment` as one file that needs Node and nothing else.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleWhole } from './bundle.mjs';
import { ensureInstalled, root } from './install.mjs';

const COMMAND = 'src/lib/rooms/experiment/command/main.ts';
/** What decides what a row holds: kinds, their sets of boards and rewritings, the search, the counting. */
const MEASURING = 'src/lib/rooms/experiment/run/measure-runs.ts';

/**
 * Makes the file, and names in it what measures: by the version, and by a hash of just that code as it is
 * bundled, without comments and spaces.
 *
 * @param {string} folder
 * @returns its path
 */
export async function buildExperiment(folder) {
	const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
	const measuring = await bundleWhole(MEASURING);
	const hash = createHash('sha256').update(measuring).digest('hex').slice(0, 16);
	const code = await bundleWhole(COMMAND, { __PROGRAM__: { version, hash } });
	const file = path.join(folder, 'backtrail-experiment.mjs');
	mkdirSync(folder, { recursive: true });
	writeFileSync(file, `#!/usr/bin/env node\n${code}`, { mode: 0o755 });
	return file;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	ensureInstalled();
	const file = await buildExperiment(path.join(root, 'build-experiment'));
	console.log(path.relative(process.cwd(), file));
}
