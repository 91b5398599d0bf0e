/** Ends servers together with the command that started them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The parent of a process and the name of its program, if the system says so.
 *
 * @param {number} pid
 */
function describe(pid) {
	const stat = `/proc/${pid}/stat`;
	const text = existsSync(stat)
		? readFileSync(stat, 'utf8').replace(/^\d+ \((.*)\) \w (\d+).*$/s, '$2 $1')
		: spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
	const [, parent, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(text || '') ?? [];
	return { parent: Number(parent), name: path.basename(name) };
}

/** The npm that started this process, or else the parent. */
function starter() {
	const { ppid } = process;
	if (!process.env.npm_lifecycle_event || process.platform === 'win32') return ppid;
	// npm starts a shell in between, which survives when npm is killed
	const { parent, name } = describe(ppid);
	return parent > 1 && /^(ba|da|z|k|a)?sh$/.test(name) ? parent : ppid;
}

/**
 * Ends this process once the process that started it has ended.
 *
 * @param {() => void} end
 */
export function endWithStarter(end = () => process.exit(0)) {
	const pid = starter();
	const timer = setInterval(() => {
		try {
			process.kill(pid, 0); // no signal: only checks that it exists
		} catch {
			clearInterval(timer);
			end();
		}
	}, 500);
	timer.unref();
}
