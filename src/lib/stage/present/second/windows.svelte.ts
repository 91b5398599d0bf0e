import { untrack } from 'svelte';
import { on } from 'svelte/events';
import type { ActionId } from '../../player/keys/keys';
import { readMessage, type Message } from './messages';
import type { Scene } from './scene';
import { roleHere } from './role';

/** How often a window looks whether the other one was closed, in milliseconds. */
const LOOK = 1000;

/** The line between the two windows: of this browser, on this computer. */
class Line {
	readonly #channel: BroadcastChannel;

	constructor(token: string, take: (message: Message) => void) {
		this.#channel = new BroadcastChannel(`backtrail-class-${token}`);
		this.#channel.onmessage = ({ data }) => {
			const message = readMessage(data);
			if (message !== null) take(message);
		};
	}

	say(message: Message): void {
		this.#channel.postMessage(message);
	}

	close(): void {
		this.#channel.close();
	}
}

/** The lecturer's side: opens a window for the class, and tells it what to show. */
export class SecondWindow {
	/** The class's window is there. */
	isOpen = $state(false);
	/** The browser did not open it. */
	isBlocked = $state(false);
	#line: Line | null = null;
	#opened: Window | null = null;

	/**
	 * @param scene what is shown, null for nothing; reactive.
	 * @param perform performs the action of a key that was pressed in the class's window.
	 * @param file what the address of the scene does not hold, null for nothing; reactive.
	 */
	constructor(
		private readonly scene: () => Scene | null,
		private readonly perform: (action: ActionId) => void,
		private readonly file?: () => Blob | null
	) {}

	/** Opens the class's window at an address, or brings it to the front. */
	open(address: string): void {
		const here = roleHere();
		// In the class's window, there is no other one.
		if (here?.role === 'class') return;
		const token = here?.token ?? newToken();
		window.name = `backtrail-lecturer-${token}`;
		this.#listen(token);
		this.#opened = window.open(address, `backtrail-class-${token}`, 'popup,width=1280,height=720');
		this.isBlocked = this.#opened === null;
		this.#opened?.focus();
	}

	/** Closes the class's window. */
	close(): void {
		this.#line?.say({ type: 'end' });
		this.#opened?.close();
		this.#forget();
	}

	/** Keeps the class's window in step. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			const here = untrack(roleHere);
			// This page was reloaded, or another one led here.
			if (here?.role === 'lecturer') untrack(() => this.#listen(here.token));
			const timer = setInterval(() => {
				if (this.#opened?.closed) this.#forget();
			}, LOOK);
			return () => {
				clearInterval(timer);
				this.#line?.close();
				this.#line = null;
			};
		});
		$effect(() => {
			const { file } = this;
			if (this.isOpen && file) this.#line?.say({ type: 'file', file: file() });
		});
		$effect(() => {
			if (this.isOpen) this.#show();
		});
	}

	#listen(token: string): void {
		this.#line ??= new Line(token, (message) => {
			if (message.type === 'class') {
				this.isOpen = true;
				this.isBlocked = false;
				untrack(() => this.#show());
			}
			if (message.type === 'gone') this.#forget();
			if (message.type === 'key' && this.isOpen) this.perform(message.action);
		});
		this.#line.say({ type: 'lecturer' });
	}

	#show(): void {
		const scene = this.scene();
		if (scene !== null) this.#line?.say({ type: 'scene', ...scene });
	}

	#forget(): void {
		this.isOpen = false;
		this.#opened = null;
	}
}

/** The class's side: a page that shows what the lecturer's shows, and passes keys on to it. */
export class ClassWindow {
	/** The QR code is over the presentation. */
	code = $state(false);
	#line: Line;

	/** The one that this page is; null for a page of its own. Works only in the browser. */
	static here(
		show: (scene: Scene) => void,
		take?: (file: Blob | null) => void
	): ClassWindow | null {
		const here = roleHere();
		return here?.role === 'class' ? new ClassWindow(here.token, show, take) : null;
	}

	private constructor(
		token: string,
		show: (scene: Scene) => void,
		take?: (file: Blob | null) => void
	) {
		this.#line = new Line(token, (message) => {
			if (message.type === 'lecturer') this.#line.say({ type: 'class' });
			if (message.type === 'end') window.close();
			if (message.type === 'file') take?.(message.file);
			if (message.type !== 'scene') return;
			this.code = message.code;
			show(message);
		});
	}

	/** Listens to the lecturer's window. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			this.#line.say({ type: 'class' });
			const end = on(window, 'pagehide', () => this.#line.say({ type: 'gone' }));
			return () => {
				end();
				this.#line.say({ type: 'gone' });
				this.#line.close();
			};
		});
	}

	/** Passes the action of a key on. */
	press(action: ActionId): void {
		this.#line.say({ type: 'key', action });
	}
}

function newToken(): string {
	const numbers = crypto.getRandomValues(new Uint8Array(8));
	return Array.from(numbers, (number) => number.toString(16).padStart(2, '0')).join('');
}
