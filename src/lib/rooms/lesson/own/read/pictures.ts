import { mostSimilar } from '$lib/stage/address/similar';
import type { Cue, Figure, NumberFact } from '../../text/lesson';
import type { Positioned } from '../../text/parse';
import {
	isCounter,
	NAME,
	readAt,
	readShown,
	readStudio,
	type Counter,
	type StudioAddress
} from '../form/form';
import { plainAddress } from '../form/slips';
import { lineOf, type FaultLog } from './fault-log';
import type { Attributes } from './nodes';
import type { RunNumber } from './written';

/** A number that no run has given yet. */
const NO_COUNT = NaN;

/** The pictures of a chapter, collected while it is read: searches, moments of them, and what they count. */
export class Pictures {
	readonly figures: Record<string, Figure> = {};
	readonly cues: Record<string, Cue> = {};
	readonly numbers: Record<string, NumberFact> = {};
	readonly counted: Record<string, RunNumber> = {};
	/** The figure of the last picture. */
	here: string | null = null;
	/** The figures that have a name, by it. */
	readonly #named = new Map<string, string>();

	/** @param lines takes the line of each figure */
	constructor(
		private readonly faults: FaultLog,
		private readonly lines: Record<string, number>
	) {}

	/** The moment that was shown last. */
	get last(): Cue | undefined {
		return Object.values(this.cues).at(-1);
	}

	/** A figure with a name, and how it is shown. */
	name(node: Positioned, address: string, { id, show, wide }: Attributes): void {
		const { faults } = this;
		if (address === '') return faults.report(node, 'no-address');
		if (id === undefined || !NAME.test(id)) return faults.report(node, 'bad-name', id ?? '');
		if (this.#named.has(id)) return faults.report(node, 'twice', `#${id}`);
		const studio = this.#studio(node, address);
		if (studio === null) return;
		const parts = show === undefined ? undefined : readShown(show);
		if (show !== undefined && parts === undefined) faults.report(node, 'bad-show', show);
		const shown = { ...studio, ...(parts && { parts }) };
		this.#named.set(id, this.#figureOf(node, shown, wide !== undefined));
	}

	/**
	 * What a picture shows, by an address, or a figure and a position.
	 *
	 * @param label the address in the brackets of the directive; empty for none
	 * @returns null if it stays as it was
	 */
	cue(node: Positioned, label: string, { figure, at, light }: Attributes): Cue | null {
		const from = label || (at?.includes('/') ? at : '');
		let cue: Cue | null = null;
		if (from !== '') cue = this.addressed(node, from);
		else if (figure !== undefined || at !== undefined) {
			const key = figure === undefined ? this.here : this.#named.get(figure);
			if (key === null) this.faults.report(node, 'no-picture');
			else if (key === undefined)
				this.faults.report(
					node,
					'no-figure',
					figure,
					mostSimilar(figure ?? '', [...this.#named.keys()])
				);
			else cue = this.#position(node, key, at ?? '0');
		}
		if (light === undefined) return cue;
		cue ??= this.last ?? null;
		return cue && { ...cue, light };
	}

	/** The moment at the address of a studio; null if it is none. */
	addressed(node: Positioned, address: string): Cue | null {
		const studio = this.#studio(node, address);
		return studio && this.#position(node, this.#figureOf(node, studio), String(studio.at));
	}

	/** The name of a number that a run of a figure gives, or of the last one; null if it is told as wrong. */
	number(node: Positioned, counter: string, figure?: string): string | null {
		const key = figure === undefined ? this.here : (this.#named.get(figure) ?? null);
		if (!isCounter(counter)) this.faults.report(node, 'unknown-counter', counter);
		else if (key === null) this.faults.report(node, 'no-figure', figure ?? '');
		else return this.#count(node, counter, key);
		return null;
	}

	/** The name of a number that a question asks for: one that the last search counts, or the writer knows. */
	asked(node: Positioned, text: string): string | null {
		if (isCounter(text)) return this.here === null ? null : this.#count(node, text, this.here);
		if (!/^\d{1,12}$/.test(text)) return null;
		this.numbers[text] = { is: Number(text), source: '' };
		return text;
	}

	#count(node: Positioned, counter: Counter, figure: string): string {
		const name = `${counter} ${figure}`;
		this.numbers[name] ??= { is: NO_COUNT, source: figure };
		this.counted[name] ??= { figure, counter, line: lineOf(node) };
		return name;
	}

	/** The key of a figure: pictures of one search share it. */
	#figureOf(node: Positioned, { kind, search, parts }: StudioAddress, isWide = false): string {
		const key = [`${kind}?${search}`, ...(parts ?? []), ...(isWide ? ['wide'] : [])].join(' ');
		this.figures[key] ??= { kind, search, ...(parts && { parts }), ...(isWide && { wide: true }) };
		this.lines[key] ??= lineOf(node);
		return key;
	}

	#studio(node: Positioned, address: string): (StudioAddress & { at: number }) | null {
		const studio = readStudio(plainAddress(address));
		if (studio === null) this.faults.report(node, 'bad-address', address);
		else if (studio.at === null) this.faults.report(node, 'bad-at', address);
		else return { ...studio, at: studio.at };
		return null;
	}

	#position(node: Positioned, figure: string, text: string): Cue | null {
		const at = readAt(text);
		if (at === null) this.faults.report(node, /^\d+$/.test(text) ? 'far-at' : 'bad-at', text);
		this.here = figure;
		return at === null ? null : { figure, at, is: '' };
	}
}
