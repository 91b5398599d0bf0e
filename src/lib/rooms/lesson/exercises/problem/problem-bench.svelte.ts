import type { OwnSetup } from '$lib/kinds/own/setup';
import { Studio } from '$lib/stage/run/studio.svelte';
import { packText, unpackText } from '$lib/stage/address/packed-text';
import { Sandbox } from '$lib/stage/program/sandbox/sandbox';
import { CODE_LANGUAGES, MOST_SOURCE, type CallResult, type Fault } from '$lib/stage/program/task';
import { Bench } from '../bench.svelte';
import { WrittenProgram } from '../own-program/written-program.svelte';
import type { ProblemKind } from '$lib/engine/kind';
import {
	problemFrom,
	STARTERS,
	TABLE_CALL,
	tableProgram,
	type ProblemError
} from './written-problem';

/** The most characters of a packed program in an address. */
const MOST_PACKED = 16_000;

/** What came of running the program, if it is no problem. */
export type Trouble =
	| { readonly kind: 'fault'; readonly fault: Fault }
	| { readonly kind: 'stopped' }
	| { readonly kind: 'problem'; readonly error: ProblemError };

/** A problem that a reader writes, and the search of it. */
export class ProblemBench extends Bench<'run'> {
	readonly written = new WrittenProgram('problem', STARTERS);
	trouble = $state.raw<Trouble | null>(null);
	/** The text that the trouble, or the problem that is shown, is of. */
	ran = $state('');
	/** A problem is shown. */
	hasProblem = $state(false);
	readonly studio: Studio<OwnSetup>;
	readonly #sandbox = new Sandbox();

	constructor(kind: ProblemKind<OwnSetup>) {
		super();
		this.studio = new Studio(kind);
	}

	/** Takes a program from the fragment of an address, as {@link packed} wrote it. Nothing runs. */
	async take(text: string): Promise<void> {
		const language = CODE_LANGUAGES.find((one) => text.startsWith(one[0]));
		if (language === undefined || text.length > MOST_PACKED) return;
		const unpacked = await unpackText(text.slice(1), MOST_SOURCE);
		if (unpacked === null || unpacked === 'too-large') return;
		this.written.take(language, unpacked.text);
	}

	/** The program for an address; null if it is too long. */
	async packed(): Promise<string | null> {
		const { language, source } = this.written;
		const text = language[0] + (await packText(source));
		return text.length <= MOST_PACKED ? text : null;
	}

	/** Asks the program which pairs clash, and searches that problem. */
	async run(): Promise<void> {
		const { language, source } = this.written;
		const task = { program: tableProgram(language, source), calls: [TABLE_CALL] };
		await this.do('run', async (signal) => {
			const results: CallResult[] = [];
			const onresult = (_: number, result: CallResult) => void results.push(result);
			await this.#sandbox.run(task, { signal, onsteps: () => {}, onresult });
			if (!signal.aborted) this.#show(results[0], source);
		});
	}

	#show({ end }: CallResult, source: string): void {
		this.ran = source;
		this.trouble = null;
		// An earlier problem is not that of this program.
		this.hasProblem = false;
		if (end.kind === 'fault') this.trouble = { kind: 'fault', fault: end.fault };
		else if (end.kind !== 'returned') this.trouble = { kind: 'stopped' };
		else {
			const made = problemFrom(end.value.plain);
			if ('code' in made) this.trouble = { kind: 'problem', error: made };
			else {
				this.hasProblem = true;
				this.studio.load(made, null, true);
			}
		}
	}

	dispose(): void {
		this.written.keep();
		this.cancel();
		this.#sandbox.dispose();
	}
}
