import type { StepLog } from '$lib/engine/trace/stored/step-log';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { KIND_TONES, type Tone } from '$lib/stage/explain/kinds';
import { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { DEFAULT_VIEW } from '$lib/stage/facts/view';
import { Player } from '$lib/stage/player/player.svelte';
import type { CallResult, CodeLanguage } from '$lib/stage/program/task';

export interface LitLine {
	readonly line: number;
	readonly tone: Tone;
}
/** The run of a reader's program on the stage. */
export class FilmStage {
	readonly player: Player;
	readonly facts = new MomentFacts(() => this);
	readonly trace: StoredTrace;
	readonly puzzle;
	readonly conflicts: ReadonlySet<number> = new Set();
	readonly strategy = DEFAULT_STRATEGY;
	readonly pencil = 'off';
	readonly milliseconds = null;
	readonly look = DEFAULT_VIEW;
	readonly hidesFuture = true;
	readonly faultText = '';
	selected = $state(-1);
	readonly lit: LitLine | null = $derived.by(() => {
		const event = this.trace.eventAt(this.player.position);
		if (event === null || event.line === 0) return null;
		const { kind, line } = event;
		return {
			line,
			tone: kind === 'call' || kind === 'return' || kind === 'pass' ? 'accent' : KIND_TONES[kind]
		};
	});
	constructor(
		log: StepLog,
		readonly result: CallResult,
		readonly view: ProblemView,
		readonly setup: unknown,
		readonly language: CodeLanguage
	) {
		this.puzzle = view.kind.problem(setup);
		this.trace = new StoredTrace(this.puzzle, log, null);
		this.player = new Player(
			{ trace: this.trace, length: log.length, ended: true },
			{ rate: Math.max(4, log.length / 30) }
		);
	}
	get moment() {
		return this.player.moment;
	}
	get tree() {
		return this.trace.tree;
	}
	get names() {
		return this.view.names(this.setup);
	}
	/** Pauses where the program comes to one of these lines. */
	stopAt(lines: readonly number[]): void {
		const { player, trace } = this;
		const others = player.breakpoints.filter(({ kind }) => kind !== 'own-line');
		const isAt = (line: number) => (position: number) => {
			const now = trace.eventAt(position);
			const before = trace.eventAt(position - 1);
			return now?.line === line && (before?.line !== line || before.depth !== now.depth);
		};
		player.breakpoints = [
			...others,
			...lines.map((line) => ({ kind: 'own-line' as const, line, isAt: isAt(line) }))
		];
	}
	show(): void {}
	seek(position: number): void {
		this.player.seek(position);
	}
	goToFrame(): void {}
}
