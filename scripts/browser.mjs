/**
 * Finds or fetches the browsers for the tests: `node scripts/browser.mjs` prints their paths.
 *
 * A candidate counts only if it starts and runs a page. For Chromium they are tried in this order:
 * 1. `CHROMIUM_PATH`;
 * 2. the one that an earlier run put into `.cache/`, or Playwright's own;
 * 3. on linux-x64 one from the package registry (`scripts/browser/`, version and digest pinned), with
 *    its own copies of system libraries and fonts where they are missing;
 * 4. the system's Chrome, Chromium or Edge;
 * 5. `playwright install`;
 * 6. `apt-get install chromium`, for root on a system that has it.
 *
 * For Firefox: `FIREFOX_PATH`, the system's, `apt-get install firefox-esr`. The tests can do without it.
 */
import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { ensureInstalled, npm, root } from './install.mjs';

const recipe = path.join(root, 'scripts', 'browser');
const cache = path.join(root, '.cache', 'browser');

/** @typedef {'chromium' | 'firefox'} Engine */

/**
 * How Playwright launches each engine.
 *
 * @type {Record<Engine, import('playwright').LaunchOptions>}
 */
export const launchOptions = {
	chromium: {
		args: [
			// Containers and root lack the rights for Chromium's sandbox; the tests only open this site.
			'--no-sandbox',
			// The frame for programs has a process of its own, as it has in a Chromium with a window.
			'--site-per-process'
		]
	},
	// A plain Firefox is driven through WebDriver BiDi; without this, Playwright expects its own build.
	firefox: {
		channel: 'moz-firefox',
		firefoxUserPrefs: {
			// It draws without a graphics card, which takes a seventh less time at half as many frames.
			'layout.frame_rate': 30,
			// A page may write to the clipboard this many milliseconds after a key or a click; on a busy
			// machine a test needs more than the usual five seconds.
			'dom.user_activation.transient.timeout': 60_000
		}
	}
};

/**
 * Launches a browser and runs a page.
 *
 * @param {Engine} engine
 * @param {string} executable
 * @returns {Promise<string | undefined>} what went wrong
 */
async function problemWith(engine, executable) {
	const playwright = await import('playwright');
	try {
		const browser = await playwright[engine].launch({
			...launchOptions[engine],
			executablePath: executable,
			timeout: 30_000
		});
		try {
			const page = await browser.newPage();
			await page.setContent('<p style="font: 20px sans-serif">Backtrail</p>');
			const width = await page.evaluate(
				'(() => { const r = document.createRange(); r.selectNodeContents(document.querySelector("p")); return r.getBoundingClientRect().width; })()'
			);
			return Number(width) > 20 ? undefined : 'it draws no text';
		} finally {
			await browser.close();
		}
	} catch (error) {
		const lines = String(error).split('\n');
		return lines.find((line) => /error while loading|cannot open|Failed/.test(line)) ?? lines[0];
	}
}

/**
 * The first executable that works.
 *
 * @param {Engine} engine
 * @param {string} what the name to print if one does not work
 * @param {(string | undefined)[]} executables
 */
async function firstWorking(engine, what, executables) {
	for (const executable of executables) {
		if (!executable || !existsSync(executable)) continue;
		const problem = await problemWith(engine, executable);
		if (!problem) return executable;
		console.log(`${what} ${executable} does not work: ${problem.trim()}`);
	}
	return undefined;
}

/** Where Playwright keeps its downloaded browser, if there is one. */
async function playwrightsOwn() {
	const { chromium } = await import('playwright');
	return chromium.executablePath();
}

/** Where the browser from the package registry is unpacked. */
function pinnedFolder() {
	/** @type {{ dependencies: Record<string, string> }} */
	const { dependencies } = JSON.parse(readFileSync(path.join(recipe, 'package.json'), 'utf8'));
	return path.join(cache, `chromium-${dependencies['@sparticuz/chromium'] ?? ''}`);
}

/** The executables of the pinned browser: plain, and with its own libraries and fonts. */
const pinned = () =>
	['chromium', 'chromium-with-libraries'].map((n) => path.join(pinnedFolder(), n));

/**
 * The files of a tar archive of plain files with short names.
 *
 * @param {Buffer} tar
 */
function* untar(tar) {
	const field = (/** @type {number} */ from, /** @type {number} */ length) =>
		tar.toString('utf8', from, from + length).replace(/\0.*$/s, '');
	for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
		const size = parseInt(field(at + 124, 12), 8);
		const type = field(at + 156, 1);
		const content = tar.subarray(at + 512, at + 512 + size);
		if (type === '0' || type === '') yield { name: field(at, 100), content };
		at += 512 + Math.ceil(size / 512) * 512;
	}
}

/** Downloads and unpacks the pinned browser, completely or not at all. */
function fetchPinned() {
	if (process.platform !== 'linux' || process.arch !== 'x64') return;
	console.log('Fetching a Chromium for the tests (66 MB) …');
	mkdirSync(cache, { recursive: true });
	const work = path.join(cache, `unpacking-${process.pid}`);
	const ready = path.join(work, 'ready');
	try {
		mkdirSync(ready, { recursive: true });
		for (const file of ['package.json', 'package-lock.json']) {
			cpSync(path.join(recipe, file), path.join(work, file));
		}
		if (!npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], work))
			return;
		const bin = path.join(work, 'node_modules', '@sparticuz', 'chromium', 'bin');
		const unpacked = (/** @type {string} */ name) =>
			brotliDecompressSync(readFileSync(path.join(bin, `${name}.br`)));
		writeFileSync(path.join(ready, 'chromium'), unpacked('chromium'), { mode: 0o755 });
		for (const archive of ['swiftshader.tar', 'al2023.tar', 'fonts.tar']) {
			for (const { name, content } of untar(unpacked(archive))) {
				const file = path.join(ready, name);
				if (!file.startsWith(ready + path.sep)) continue;
				mkdirSync(path.dirname(file), { recursive: true });
				writeFileSync(file, content, { mode: 0o755 });
			}
		}
		writeFileSync(path.join(ready, 'fonts.conf'), fontsConfiguration(pinnedFolder()));
		const wrapper = path.join(ready, 'chromium-with-libraries');
		writeFileSync(wrapper, wrapperScript);
		chmodSync(wrapper, 0o755);
		rmSync(pinnedFolder(), { recursive: true, force: true });
		renameSync(ready, pinnedFolder());
	} catch (error) {
		console.log(`It could not be fetched: ${String(error)}`);
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

const wrapperScript = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$here/chromium" "$@"
`;

/** @param {string} folder */
const fontsConfiguration = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${folder}/fonts</dir>
	<cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Where the browsers are in the folders of `PATH`, on a Mac, and in Windows' folders for programs. */
const places = {
	chromium: {
		path: [
			...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
			...['microsoft-edge', 'chrome.exe', 'msedge.exe']
		],
		mac: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((n) => `${n}.app/Contents/MacOS/${n}`),
		windows: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
	},
	firefox: {
		path: ['firefox-esr', 'firefox', 'firefox.exe'],
		mac: ['Firefox.app/Contents/MacOS/firefox'],
		windows: ['Mozilla Firefox/firefox.exe']
	}
};

/**
 * Where systems install browsers.
 *
 * @param {Engine} engine
 */
function ofTheSystem(engine) {
	const onPath = (process.env.PATH ?? '')
		.split(path.delimiter)
		.flatMap((folder) => places[engine].path.map((name) => path.join(folder, name)));
	const mac = ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
		places[engine].mac.map((name) => path.join(folder, name))
	);
	const windows = [
		process.env.PROGRAMFILES,
		process.env['PROGRAMFILES(X86)'],
		process.env.LOCALAPPDATA
	].flatMap((folder) =>
		folder ? places[engine].windows.map((name) => path.join(folder, name)) : []
	);
	return [...onPath, ...mac, ...windows];
}

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
	spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} name of a Debian package */
const install = (name) =>
	run('apt-get', ['--option', 'Acquire::http::Timeout=20', 'update']) &&
	run('apt-get', ['install', '--yes', '--no-install-recommends', name]);

/** @param {string} variable an environment variable with a path */
function given(variable) {
	const file = process.env[variable];
	if (file && !existsSync(file)) console.log(`${variable} is ${file}, which does not exist.`);
	return file;
}

/**
 * Makes sure that there is a working Chromium, downloading one if necessary, and passes it to child
 * processes in `CHROMIUM_PATH`. Exits if there is none.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
	/** @param {string} what @param {(string | undefined)[]} executables */
	const first = (what, executables) => firstWorking('chromium', what, executables);

	const found =
		(await first('CHROMIUM_PATH', [given('CHROMIUM_PATH')])) ??
		(await first('The browser', [...pinned(), await playwrightsOwn()])) ??
		(fetchPinned(), await first('The browser', pinned())) ??
		(await first('The browser', ofTheSystem('chromium'))) ??
		(run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'])
			? await first('The browser', [await playwrightsOwn()])
			: undefined) ??
		(canInstall() && install('chromium')
			? await first('The browser', ofTheSystem('chromium'))
			: undefined);

	if (!found) {
		console.error('No Chromium could be found, fetched or installed. Set CHROMIUM_PATH to one.');
		process.exit(1);
	}
	process.env.CHROMIUM_PATH = found;
	return found;
}

/**
 * Looks for a working Firefox, installing one if it can, and passes it to child processes in
 * `FIREFOX_PATH`.
 *
 * @returns {Promise<string | undefined>} its path; undefined if there is none
 */
export async function ensureFirefox() {
	/** @param {string} what @param {(string | undefined)[]} executables */
	const first = (what, executables) => firstWorking('firefox', what, executables);

	const found =
		(await first('FIREFOX_PATH', [given('FIREFOX_PATH')])) ??
		(await first('The browser', ofTheSystem('firefox'))) ??
		(canInstall() && install('firefox-esr')
			? await first('The browser', ofTheSystem('firefox'))
			: undefined);

	if (found) process.env.FIREFOX_PATH = found;
	else delete process.env.FIREFOX_PATH;
	return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	ensureInstalled({ all: true });
	console.log(await ensureChromium());
	console.log((await ensureFirefox()) ?? 'There is no Firefox.');
}
