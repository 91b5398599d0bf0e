import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { encodeWork, noWork } from '../../src/lib/rooms/lesson/exercises/work/work';
import { frameDocument } from '../../src/lib/stage/program/sandbox/document.mjs';
import { CODE_LANGUAGES, type CodeLanguage } from '../../src/lib/stage/program/task';
import { makeAvailableOffline } from './support/offline';
import { site } from './support/site';
import { expect, open, ready, test } from './support/test';
import { plain, Words } from './support/words';

/** A server that a program tries to reach, which counts what arrives. */
class Outside {
	readonly requests: string[] = [];
	readonly #server: Server = createServer((request, response) => {
		this.requests.push(`${request.method} ${request.url}`);
		response.writeHead(200, {
			'access-control-allow-origin': '*',
			'content-type': 'text/javascript'
		});
		response.end('self.reached = true; export default true;');
	}).on('upgrade', (request, socket) => {
		this.requests.push(`upgrade ${request.url}`);
		socket.destroy();
	});

	async begin(): Promise<string> {
		await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
	}

	end(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}
}

/**
 * Runs in the page: runs a script in the frame that the page gives to programs, as the page does.
 *
 * @returns what the script posts until it posts `null`
 */
async function inFrame({ html, script, order }: { html: string; script: string; order: unknown }) {
	const frame = document.createElement('iframe');
	frame.hidden = true;
	frame.setAttribute('sandbox', 'allow-scripts');
	frame.srcdoc = html;
	const { port1, port2 } = new MessageChannel();
	await new Promise((resolve) => {
		port1.onmessage = resolve;
		frame.onload = () => frame.contentWindow?.postMessage(null, '*', [port2]);
		document.body.append(frame);
	});
	const posted: unknown[] = [];
	await new Promise<void>((resolve) => {
		const worker = new MessageChannel();
		worker.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
			if (data === null) resolve();
			else posted.push(data);
		};
		port1.onmessage = ({ data }: MessageEvent<unknown>) => {
			posted.push(data);
			resolve();
		};
		port1.postMessage({ type: 'run', run: 1, scripts: [script], order }, [worker.port2]);
		setTimeout(resolve, 15_000); // on a busy machine it takes six
	});
	frame.remove();
	return posted;
}

/**
 * Runs in the worker: tries everything that a program should not be able to do.
 *
 * @returns by the name of each attempt, what came of it: `refused`, or what was reached
 */
async function attempts({ outside, site }: { outside: string; site: string }) {
	const came: Record<string, string> = {};
	const soon = 1500;
	const attempt = async (name: string, act: () => unknown) => {
		const late = new Promise((resolve) => setTimeout(() => resolve('refused'), soon));
		try {
			came[name] = String(await Promise.race([act(), late]));
		} catch {
			came[name] = 'refused';
		}
	};
	const blobOf = (text: string) =>
		URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
	const opened = (target: EventTarget) =>
		new Promise((resolve) => {
			target.addEventListener('open', () => resolve('reached'));
			target.addEventListener('message', () => resolve('reached'));
			target.addEventListener('error', () => resolve('refused'));
		});
	const { self: scope } = globalThis as unknown as { self: Record<string, unknown> };
	const known = (name: string) => (name in scope ? 'reached' : 'refused');
	const imported = (address: string) => (import(address) as Promise<unknown>).then(() => 'reached');
	const asked = (address: string, options?: RequestInit) =>
		fetch(address, options).then(() => 'reached');
	const included = (address: string) => {
		(scope.importScripts as (address: string) => void)(address);
		return 'reached';
	};

	const all: Record<string, () => unknown> = {
		'fetch from outside': () => asked(`${outside}fetch`),
		'fetch without an answer': () =>
			asked(`${outside}opaque`, { mode: 'no-cors', keepalive: true }),
		'fetch from the site': () => asked(`${site}?from=program`),
		'fetch of a data address': () => asked('data:text/plain,x'),
		XMLHttpRequest: () => {
			const request = new XMLHttpRequest();
			request.open('GET', `${outside}xhr`, false);
			request.send();
			return 'reached';
		},
		WebSocket: () => opened(new WebSocket(`${outside.replace('http', 'ws')}socket`)),
		EventSource: () => opened(new EventSource(`${outside}events`)),
		WebTransport: () =>
			new WebTransport(outside.replace('http', 'https')).ready.then(() => 'reached'),
		sendBeacon: () => (navigator.sendBeacon(`${outside}beacon`) ? 'reached' : 'refused'),
		'a font': () => new FontFace('font', `url(${outside}font)`).load().then(() => 'reached'),
		'importScripts from outside': () => included(`${outside}script`),
		'importScripts from the site': () => included(`${site}service-worker.js`),
		'importScripts of a data address': () => included('data:text/javascript,1'),
		'importScripts of a blob': () => included(blobOf('1')),
		'import from outside': () => imported(`${outside}module`),
		'import from the site': () => imported(`${site}service-worker.js`),
		'import of a data address': () => imported('data:text/javascript,export default 1'),
		'import of a blob': () => imported(blobOf('export default 1')),
		eval: () => (0, eval)('"reached"') as string,
		Function: () =>
			(attempt.constructor as (text: string) => () => Promise<string>)('return "reached"')(),
		'a function of a function': () => {
			const { constructor } = (0).constructor as unknown as {
				constructor: (text: string) => () => unknown;
			};
			return constructor('return fetch')() === undefined ? 'refused' : 'reached';
		},
		'a timer with a text': () =>
			new Promise((resolve) => {
				scope.reached = () => resolve('reached');
				(setTimeout as (text: string) => void)('reached()');
			}),
		'a worker from the site': () => {
			const worker = new Worker(`${site}service-worker.js`);
			return new Promise((resolve) => (worker.onerror = () => resolve('refused')));
		},
		'a worker of a data address': () => opened(new Worker('data:text/javascript,postMessage(1)')),
		'a worker in the worker, and its network': () => {
			const text = `fetch(${JSON.stringify(`${outside}nested`)}).then(() => postMessage('reached'), () => postMessage('refused'))`;
			const worker = new Worker(blobOf(text));
			return new Promise((resolve) => {
				worker.onmessage = ({ data }) => resolve(data);
				worker.onerror = () => resolve('refused');
			});
		},
		'a worker in the worker, and its scripts': () => {
			const text = `let all = ['eval(1)'];
				try { importScripts(${JSON.stringify(`${outside}nested-script`)}); postMessage('reached') }
				catch { import(${JSON.stringify(`${outside}nested-module`)}).then(() => postMessage('reached'), () => postMessage('refused')) }`;
			const worker = new Worker(blobOf(text));
			return new Promise((resolve) => {
				worker.onmessage = ({ data }) => resolve(data);
				worker.onerror = () => resolve('refused');
			});
		},
		'a shared worker': () => {
			const worker = new SharedWorker(
				blobOf('onconnect = ({ ports: [port] }) => port.postMessage(1)')
			);
			worker.port.start();
			return opened(worker.port);
		},
		indexedDB: () =>
			new Promise((resolve) => {
				const request = indexedDB.open('of the program');
				request.onsuccess = () => resolve('reached');
				request.onerror = () => resolve('refused');
			}),
		caches: () => caches.open('of the program').then(() => 'reached'),
		files: () => navigator.storage.getDirectory().then(() => 'reached'),
		locks: () => navigator.locks.request('of the program', () => 'reached'),
		cookies: () => cookieStore.getAll().then(() => 'reached'),
		localStorage: () => known('localStorage'),
		sessionStorage: () => known('sessionStorage'),
		document: () => known('document'),
		window: () => known('window'),
		parent: () => known('parent'),
		top: () => known('top'),
		frames: () => known('frames'),
		opener: () => known('opener'),
		'the origin': () => (scope.origin === 'null' ? 'refused' : 'reached')
	};
	await Promise.all(Object.entries(all).map(([name, act]) => attempt(name, act)));

	// Nobody but a worker of the same frame hears it.
	const channel = new BroadcastChannel('backtrail');
	channel.postMessage('from the program');
	await new Promise((resolve) => setTimeout(resolve, 300));
	return came;
}

/** What a page keeps on the device. */
async function kept() {
	return {
		local: { ...localStorage },
		session: { ...sessionStorage },
		cookies: document.cookie,
		databases: (await indexedDB.databases()).map(({ name }) => name),
		caches: await caches.keys()
	};
}

/** The script of a worker that runs a function of this file on the page's order, and posts what it returns. */
const scriptOf = (
	act: (order: never) => unknown
) => `onmessage = async ({ data, ports: [port] }) => {
	port.postMessage(await (${String(act)})(data));
	port.postMessage(null);
};`;

test.describe('the frame for programs', () => {
	test.use({
		expectedComplaints:
			/Content[- ]Security[- ]Policy|Refused|violates|blocked|EventSource|WebSocket|Error|foreign request|establish a connection/i
	});

	test('has no network, no storage, no document and no other script @firefox', async ({
		page,
		siteUrl
	}) => {
		const outside = new Outside();
		const address = await outside.begin();
		await open(page);
		await page.evaluate(() => {
			const heard: unknown[] = [];
			Object.assign(window, { heard });
			new BroadcastChannel('backtrail').onmessage = ({ data }) => heard.push(data);
			addEventListener('message', ({ data }) => heard.push(data));
		});
		const before = await page.evaluate(kept);
		// Firefox asks for them itself, when it likes.
		const icons = await page
			.locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
			.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
		// Chromium tells of requests that it refuses, too; nothing answers them.
		const answered: string[] = [];
		page.context().on('response', (response) => answered.push(response.url()));

		// Firefox sometimes hangs while a worker starts another one. Then the program runs again.
		let came: unknown;
		for (let time = 0; came === undefined && time < 3; time++) {
			[came] = await page.evaluate(inFrame, {
				html: frameDocument,
				script: scriptOf(attempts),
				order: { outside: address, site: siteUrl }
			});
		}
		outside.end();
		expect(came).toBeDefined();

		const reached = Object.entries(came as Record<string, string>).filter(
			([, what]) => what !== 'refused'
		);
		expect(reached).toEqual([]);
		expect(outside.requests).toEqual([]);
		const others = answered.filter((url) => !url.startsWith('blob:') && !icons.includes(url));
		expect(others).toEqual([]);
		expect(await page.evaluate(kept)).toEqual(before);
		expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual(
			[]
		);
	});
});

const [language] = plain;
const words = new Words(language);

/** The address of the exercise in which the search is written, with a program of somebody else. */
async function linkTo(language: CodeLanguage, source: string): Promise<string> {
	const work = { ...noWork('solve', language), texts: { [language]: source } };
	return `learn/yours/solve/#work=${await encodeWork(work)}`;
}

/** Presses *Run*, without a prediction. */
async function run(page: Page): Promise<void> {
	await page.getByRole('button', { name: words.whole('yours_run') }).click();
	const skip = page.getByRole('button', { name: words.whole('yours_predict_skip') });
	await skip
		.or(page.getByRole('button', { name: words.whole('yours_cancel') }))
		.first()
		.waitFor();
	if (await skip.isVisible()) await skip.click();
}

/** Runs in the page: the lines of its text, and the buttons that can be pressed. */
const looks = () => ({
	lines: document.body.innerText.split('\n'),
	buttons: Array.from(document.querySelectorAll('button:enabled'), ({ textContent }) =>
		textContent.trim()
	)
});

/**
 * Looks at a page whose frame may lose its process. Playwright takes such a page for crashed; Chromium's
 * own protocol does not.
 */
async function observer(page: Page, browserName: string): Promise<() => Promise<unknown>> {
	if (browserName !== 'chromium') return () => page.evaluate(looks);
	const session = await page.context().newCDPSession(page);
	const order = { expression: `(${String(looks)})()`, returnByValue: true };
	return async () => (await session.send('Runtime.evaluate', order)).result.value as unknown;
}

/** Prints a line and then goes on as told. */
const prints = {
	javascript: (rest: string) => `function solve(board, box) {
  console.log('so far');
  ${rest}
}`,
	python: (rest: string) => `def solve(board, box):
    print('so far')
    ${rest}
`
};

/** Programs that do not come to an end, and what is said of them. */
const endless: { language: CodeLanguage; source: string; says: string[]; more?: true }[] = [
	{
		language: 'javascript',
		source: prints.javascript('while (true) {}'),
		says: ['program_end_time']
	},
	{
		language: 'javascript',
		source: prints.javascript('for (const all = []; ; ) all.push(new Array(100000).fill(0.5));'),
		says: ['program_end_time', 'program_end_memory'],
		more: true
	},
	{
		language: 'javascript',
		source: prints.javascript('return solve(board, box);'),
		says: ['program_end_deep'],
		more: true
	},
	{
		language: 'python',
		source: prints
			.python('while is_legal(board, box, 0, 1, 1) is None: pass')
			.replace(/^/, 'def is_legal(board, box, row, column, value):\n    while True: pass\n\n'),
		says: ['program_end_time'],
		more: true
	},
	{
		language: 'python',
		source: prints.python('all = []\n    while True: all.append([0] * 1000)'),
		says: ['program_end_time', 'program_end_memory']
	},
	{
		language: 'python',
		source: prints.python('return solve(board, box)'),
		says: ['program_end_deep'],
		more: true
	}
];

test.describe('the program of a stranger', () => {
	// MicroPython says so when it gets no more memory.
	test.use({ expectedComplaints: /grow/ });

	test('does not run before Run is pressed @firefox', async ({ page }) => {
		await page.addInitScript(() => {
			const asked: unknown[] = [];
			Object.assign(window, { asked });
			const { prototype } = MessagePort;
			const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')!.value as () => void;
			prototype.postMessage = function (message: { type?: unknown } | null, ...rest: never[]) {
				asked.push(message?.type);
				Reflect.apply(post, this, [message, ...rest]);
			};
		});
		const runs = () =>
			page.evaluate(
				() =>
					(window as unknown as { asked: unknown[] }).asked.filter((type) => type === 'run').length
			);
		await open(page, await linkTo('javascript', prints.javascript('return true;')));
		await expect(page.getByText(words.whole('yours_from_link'))).toBeVisible();
		// Whatever the page does by itself has been done.
		await page.waitForLoadState('networkidle');
		expect(await runs()).toBe(0);
		await run(page);
		await expect.poll(runs).toBeGreaterThan(0);
	});

	for (const { language, source, says, more } of endless) {
		test(`is cut off and shown as far as it came: ${language}, ${source.split('\n').at(-2)!.trim()} @firefox${more ? ' @more' : ''}`, async ({
			page,
			browserName
		}) => {
			const look = await observer(page, browserName);
			await open(page, await linkTo(language, source));
			await run(page);
			const said = says.map((key) => words.part(key).source).join('|');
			await expect.poll(look, { timeout: 30_000 }).toMatchObject({
				lines: expect.arrayContaining(['so far', expect.stringMatching(new RegExp(said))]),
				buttons: expect.arrayContaining([expect.stringMatching(words.whole('yours_run'))])
			});
		});
	}
});

const withOwnServer = test.extend<{ server: { url: string; close: () => Promise<void> } }>({
	server: async ({ browserName: _ }, use) => {
		const server = await serve({ site, base: '' });
		await use(server);
		await server.close();
	},
	siteUrl: ({ server }, use) => use(server.url)
});
withOwnServer.describe('without a network', () => {
	withOwnServer.use({
		serviceWorkers: 'allow',
		expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch|NetworkError/
	});

	withOwnServer('a program in each language runs @firefox', async ({ page, server }) => {
		await makeAvailableOffline(page, language);
		await server.close();

		for (const code of CODE_LANGUAGES) {
			await page.goto('about:blank');
			await page.goto(await linkTo(code, prints[code]('return 7')));
			await ready(page);
			await run(page);
			await expect(page.getByText(words.whole('yours_got_returned', { value: 7 }))).toBeVisible({
				timeout: 30_000
			});
		}
	});
});
