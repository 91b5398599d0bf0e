/** Folders that go with the command that made them. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';

/** A folder of its own, since many shards may run at the same time. It goes with the command. */
export function temporaryFolder() {
	const cache = path.join(root, '.cache');
	mkdirSync(cache, { recursive: true });
	const mine = `experiment-${hostname()}-`;
	// Those of commands that were killed; other machines may share the disk.
	for (const name of readdirSync(cache).filter((one) => one.startsWith(mine)))
		if (!isRunning(Number(name.slice(mine.length).split('-', 1)[0])))
			rmSync(path.join(cache, name), { recursive: true, force: true });
	const folder = mkdtempSync(path.join(cache, `${mine}${process.pid}-`));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** @param {number} pid */
function isRunning(pid) {
	try {
		process.kill(pid, 0); // no signal: only checks that it exists
		return true;
	} catch (error) {
		return /** @type {{ code?: string }} */ (error).code === 'EPERM';
	}
}
