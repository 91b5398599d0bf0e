import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocaleFrom } from '$lib/i18n/locale';
import { viewOf } from '$lib/kinds/views';
import type { Task } from '$lib/stage/program/task';
import { runInNode } from '../../../../../tests/fixtures/run-program';
import { loadExercise } from './exercises';
import { makeFilm } from './film/film';
import { keptWork } from './work/kept.svelte';
import type { Services } from './services';
import { noWork, type Work } from './work/work';
import { Workbench } from './workbench.svelte';

const loaded = {
	solve: await loadExercise('solve', 'en'),
	break: await loadExercise('break', 'en'),
	findmin: await loadExercise('findmin', 'en'),
	rule: await loadExercise('rule', 'en')
};
const { right, wrong, starter } = loaded.solve.programs.javascript;

/** What was kept of another test is of another exercise. */
let id = '';
let count = 0;

beforeEach(() => {
	const stored = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => void stored.set(key, text),
		removeItem: (key: string) => void stored.delete(key),
		key: (at: number) => [...stored.keys()].at(at) ?? null,
		get length() {
			return stored.size;
		}
	});
	keptWork.recall();
	readLocaleFrom(() => 'en');
	id = `tried-${++count}`;
});
afterEach(() => vi.unstubAllGlobals());

/** Programs run in Node; a task can be held back until it is let go, or aborted. */
class NodeServices implements Services {
	readonly tasks: Task[] = [];
	/** Milliseconds that a call may take. */
	patience = 60_000;
	#held: Promise<void> | null = null;

	async run(task: Task, { signal }: { signal: AbortSignal }) {
		this.tasks.push(task);
		if (this.#held !== null) {
			const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
			await Promise.race([this.#held, aborted]);
		}
		return runInNode(task, this.patience);
	}
	/** @returns lets go what is run from now on */
	hold(): () => void {
		let release = () => {};
		this.#held = new Promise((resolve) => (release = resolve));
		return () => {
			this.#held = null;
			release();
		};
	}
	prepare = () => Promise.resolve();
	dispose = () => {};
	film: Services['film'] = (filmed) => makeFilm(filmed, viewOf);
}

function bench(exercise: keyof typeof loaded = 'solve') {
	const services = new NodeServices();
	const { exercise: one, ...others } = loaded[exercise];
	const made = new Workbench({ ...others, exercise: { ...one, id } }, services);
	made.recall(null);
	return { services, bench: made };
}

describe('a run', () => {
	test('waits for a prediction, or for the wish to run without one', async () => {
		const { bench: solve, services } = bench();
		await solve.start();
		expect([solve.isAsked, services.tasks]).toEqual([true, []]);
		solve.predict('r3c2');
		expect(solve.isAsked).toBe(false);
		solve.written.write(right['take-back-in-loop']);
		await solve.start();
		expect(solve.predicted).toMatchObject({ predicted: 'r3c2', isRight: true, own: null });

		id += '-other';
		const { bench: other } = bench();
		await other.start(true);
		expect(other.predicted).toBeNull();
		expect(other.own).not.toBeNull();
	});

	test('of a wrong program tells what it is with a right one, and with theirs', async () => {
		const { bench: findmin } = bench('findmin');
		findmin.written.write(loaded.findmin.programs.javascript.wrong['first-empty']);
		findmin.predict('r9c9');
		await findmin.start();
		const { predicted } = findmin;
		expect(predicted).toMatchObject({ isOfRight: true, actual: 'r2c5', own: 'r1c2' });
	});

	test('that breaks off says nothing of a prediction about a right program', async () => {
		const { bench: solve } = bench();
		solve.predict('r3c2');
		solve.written.write('function solve() { return missing; }');
		await solve.start();
		expect(solve.own?.ran.result.end.kind).toBe('fault');
		expect(solve.predicted).toBeNull();
	});

	test('is predicted only where the question is about it', async () => {
		const { bench: rule } = bench('rule');
		expect(rule.asksPrediction).toBe(true);
		rule.enter('different');
		expect(rule.asksPrediction).toBe(false);
		rule.enter('later');
		rule.written.write(`${rule.source}// changed`);
		expect(rule.asksPrediction).toBe(false);
	});

	test('is kept before it begins', async () => {
		const { bench: solve, services } = bench();
		solve.written.write('function solve() {}');
		const release = services.hold();
		const ran = solve.start(true);
		expect(keptWork.of(id)).toMatchObject({ runs: 1, texts: { javascript: solve.source } });
		release();
		await ran;
	});

	test('can be cancelled: its tests are not run', async () => {
		const { bench: solve, services } = bench();
		services.hold();
		const ran = solve.start(true);
		expect(solve.busy).toMatchObject({ doing: 'run' });
		solve.cancel();
		await ran;
		expect(solve.busy).toBeNull();
		expect(services.tasks).toHaveLength(1);
		expect(solve.verdict).toBeNull();
	});

	test('of a changed program is compared with what was predicted of it', async () => {
		const { bench: broken } = bench('break');
		await broken.turn('not-taken-back');
		broken.predict('solves');
		await broken.start();
		expect(broken.predicted).toMatchObject({ isRight: false, actual: 'says-no' });
		expect(broken.progress.hasRun('not-taken-back')).toBe(true);
		expect(broken.progress.isPassed).toBe(false);
	});
});

describe('a verdict', () => {
	test('on a wrong program names the mistake, and the picture stands at its step', async () => {
		const { bench: solve } = bench();
		solve.written.write(wrong['not-taken-back']);
		await solve.start(true);
		const failed = solve.verdict!.failed!;
		expect(failed).toMatchObject({ wrong: 'not-taken-back', test: { id: 's4' } });
		expect(solve.film).toBe(failed.film);
		const { player, trace } = failed.film!.stage;
		expect(player.position).toBe(failed.at);
		expect(trace.eventAt(failed.at)?.kind).toBe('deadend');
		expect(solve.progress.isPassed).toBe(false);
		const { yours, right: beside } = (await solve.race())!;
		expect(yours).toBe(failed.film);
		expect(beside.ran.result.end).toMatchObject({ value: { plain: true } });
	});

	test('can be shown again where the mistake is', async () => {
		const { bench: solve } = bench();
		solve.written.write(wrong['returned-at-once']);
		await solve.start(true);
		const { film, at } = solve.verdict!.failed!;
		film!.stage.player.seek(0);
		solve.showsTest = false;
		solve.showMistake();
		expect(solve.film).toBe(film);
		expect(film!.stage.player.position).toBe(at);
	});

	test('on a right program is kept, and not taken away by a wrong one', async () => {
		const { bench: solve } = bench();
		solve.written.write(right['take-back-in-loop']);
		await solve.start(true);
		expect(solve.verdict).toMatchObject({ failed: null, remark: null });
		solve.written.write(wrong['ignored-return']);
		await solve.start(true);
		expect(solve.verdict!.failed).not.toBeNull();
		expect(keptWork.of(id)).toMatchObject({ passed: true, runs: 2 });
	});

	test('is not given on a program that never ends', async () => {
		const { bench: solve, services } = bench();
		services.patience = 50;
		solve.written.write('function solve(board, box) {\n  while (true) {}\n}');
		await solve.start(true);
		expect(services.tasks).toHaveLength(1);
		expect(solve.isBroken).toBe(true);
		expect(solve.verdict).toBeNull();
	});

	test('on one part of an exercise does not pass the others', async () => {
		const { bench: rule } = bench('rule');
		const { right: all } = loaded.rule.programs.javascript;
		const name = Object.keys(all).find((one) => one.startsWith(rule.stageId))!;
		rule.written.write(all[name]);
		await rule.start(true);
		expect(rule.verdict!.failed).toBeNull();
		expect(rule.progress.hasPassed(rule.stageId)).toBe(true);
		expect(rule.progress.isPassed).toBe(false);
	});
});

describe('what is written', () => {
	test('stays in each language and in each form', () => {
		const { bench: solve } = bench();
		solve.written.write('let mine;');
		solve.speak('python');
		solve.written.write('mine = 1');
		solve.written.shape('empty');
		expect(solve.source).toBe(loaded.solve.programs.python.empty);
		solve.written.shape('blanks');
		expect(solve.source).toBe('mine = 1');
		solve.speak('javascript');
		expect(solve.source).toBe('let mine;');
		solve.written.keep();
		const again = bench().bench;
		expect(again.written.texts).toEqual({ javascript: 'let mine;', python: 'mine = 1' });
	});

	test('is started over, also after a reload, and what was written can be brought back', () => {
		const { bench: solve } = bench();
		solve.written.write('let mine;');
		solve.written.startOver();
		expect(solve.source).toBe(starter);
		const { bench: again } = bench();
		expect(again.source).toBe(starter);
		expect(again.draft.others).toBe(1);
		again.draft.showNext();
		expect(again.source).toBe('let mine;');
		expect(bench().bench.source).toBe('let mine;');
	});

	test('in one form is kept when another form is chosen', () => {
		const { bench: solve } = bench();
		solve.written.write('let mine;');
		solve.written.shape('empty');
		solve.written.write('let other;');
		solve.written.keep();
		const { bench: again } = bench();
		expect(again.source).toBe('let other;');
		again.draft.showNext();
		expect(again.source).toBe('let mine;');
	});

	test('stays passed, whatever is brought back', async () => {
		const { bench: solve } = bench();
		solve.written.write('let mine;');
		solve.written.startOver();
		solve.written.write(right['take-back-in-loop']);
		await solve.start(true);
		solve.draft.showNext();
		expect(solve.source).toBe('let mine;');
		expect(solve.progress.isPassed).toBe(true);
		expect(keptWork.of(id)!.passed).toBe(true);
	});

	test('by another version of the site is not written over', () => {
		const name = `backtrail-exercise-${id}`;
		localStorage.setItem(name, '{"version":9}');
		const { bench: solve } = bench();
		expect(solve.draft.hasUnreadable).toBe(true);
		solve.written.write('let mine;');
		solve.written.keep();
		expect(localStorage.getItem(name)).toBe('{"version":9}');
		expect(bench().bench.source).toBe('let mine;');
	});

	test('is not kept if it came with a link, before the reader makes it their own', () => {
		const { bench: solve } = bench();
		solve.written.write('let mine;');
		solve.written.keep();
		const shared: Work = {
			...noWork(id, 'python'),
			...{ texts: { python: 'theirs' }, passed: true, stages: [] }
		};
		solve.recall(shared);
		expect([solve.written.isForeign, solve.source]).toEqual([true, 'theirs']);
		// passed by somebody else
		expect(solve.progress.isPassed).toBe(false);
		solve.written.keep();
		expect(keptWork.of(id)!.texts).toEqual({ javascript: 'let mine;' });
		solve.written.adopt();
		expect(keptWork.of(id)!.texts).toMatchObject({ python: 'theirs' });
		expect(solve.draft.others).toBe(1);
		const again = bench().bench;
		again.recall(shared);
		expect(again.written.isForeign).toBe(false);
	});
});
