/**
 * Installs the project's packages if those in `node_modules` are missing or outdated. Runs before
 * anything is installed, so it uses only Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const modules = path.join(root, 'node_modules');
/** npm empties `node_modules` when it starts, so a stamp inside means that it finished. */
const stamp = path.join(modules, '.backtrail-installed');

/**
 * What is written into the stamp: what determines the packages (the lockfile, the platform, and Node's
 * binary interface), and whether those for tests are among them.
 *
 * @param {boolean} all
 */
function stampOf(all) {
	const lockfile = readFileSync(path.join(root, 'package-lock.json'));
	const digest = createHash('sha256')
		.update(lockfile)
		.update([process.platform, process.arch, process.versions.modules].join())
		.digest('hex');
	return `${digest}${all ? ' all' : ''}`;
}

/**
 * Runs the npm that started this process, or the one on the path.
 *
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {boolean} whether it succeeded
 */
export function npm(args, cwd = root) {
	const own = process.env.npm_execpath;
	// The standard output belongs to what is started.
	const options = {
		cwd,
		stdio: /** @type {import('node:child_process').StdioOptions} */ (['inherit', 2, 2])
	};
	const { status } = own?.endsWith('npm-cli.js')
		? spawnSync(process.execPath, [own, ...args], options)
		: spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
	return status === 0;
}

/** Exits with a clear message instead of a stack trace if this Node is too old for the tools. */
function requireNode() {
	const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
	if (major > 20 || (major === 20 && minor >= 19)) return;
	console.error(`Backtrail needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
	process.exit(1);
}

/**
 * Installs the packages if necessary: those that a build needs, or also those for tests, linting and
 * measuring. Exits if that fails.
 *
 * @param {{ all?: boolean }} [wanted]
 */
export function ensureInstalled({ all = false } = {}) {
	requireNode();
	const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
	const enough = installed === stampOf(true) || (!all && installed === stampOf(false));
	if (enough && existsSync(path.join(modules, 'vite', 'package.json'))) return;
	// Whoever had all of them keeps them all. Said in full, because NODE_ENV would leave some out.
	const which = all || installed.endsWith(' all') ? '--include=dev' : '--omit=dev';
	console.error(`Installing packages (npm ci ${which}) …`);
	const start = performance.now();
	if (!npm(['ci', which])) {
		console.error('The packages could not be installed; npm says why above.');
		process.exit(1);
	}
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.error(`${seconds.padStart(7)} s  the packages`);
	writeFileSync(stamp, stampOf(which === '--include=dev'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	// npm runs "prepare" after every installation, so manual ones count too
	const all = existsSync(path.join(modules, 'vitest', 'package.json'));
	if (process.argv.includes('--done')) writeFileSync(stamp, stampOf(all));
	else ensureInstalled({ all: process.argv.includes('--all') });
}
