import type { ProblemKind } from '../../src/lib/engine/kind';
import { variantOf, type Problem } from '../../src/lib/engine/problem';
import { mix } from '../../src/lib/engine/seeded';
import { choicesFor, fitStrategy } from '../../src/lib/engine/search/choices';
import { limitedSearch } from '../../src/lib/engine/search/limits';
import { unpackStep } from '../../src/lib/engine/search/step';
import { DEFAULT_STRATEGY, type Strategy } from '../../src/lib/engine/search/strategy';
import { RecordedTrace } from '../../src/lib/engine/trace/recorded-trace';
import { Recorder } from '../../src/lib/engine/trace/recorder';

const kinds = Object.values(
	import.meta.glob<ProblemKind>('../../src/lib/kinds/**/kind.ts', { eager: true, import: 'kind' })
);

/** A hash of numbers, texts, and whatever holds them (FNV-1a on words). */
class Digest {
	#hash = 0x811c9dc5;

	word(number: number): void {
		this.#hash = Math.imul(this.#hash ^ number, 0x01000193);
		this.#hash ^= this.#hash >>> 15;
	}

	add(value: unknown): void {
		if (typeof value === 'number') {
			this.word(value);
			if (value > 0x7fffffff) this.word(Math.floor(value / 2 ** 32));
		} else if (typeof value === 'string')
			for (const character of value) this.word(character.charCodeAt(0));
		else if (typeof value === 'boolean') this.word(value ? 2 : 1);
		else if (ArrayBuffer.isView(value) || Array.isArray(value)) {
			const list = value as ArrayLike<unknown>;
			this.word(list.length);
			for (const item of Array.from(list)) this.add(item);
		} else if (typeof value === 'object' && value !== null) {
			const known = Object.entries(value).filter(([, field]) => field !== undefined);
			for (const [name, field] of known.sort(([a], [b]) => (a < b ? -1 : 1))) {
				this.add(name);
				this.add(field);
			}
		} else this.word(3);
	}

	get text(): string {
		return (this.#hash >>> 0).toString(16).padStart(8, '0');
	}
}

/** Seeded numbers below a limit. */
type Draw = (limit: number) => number;

function drawing(seed: number): Draw {
	let count = 0;
	return (limit) => mix(seed, count++) % limit;
}

const oneOf = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)];

/** One of the examples with some entries added, taken away or changed. */
function anyProblem<Setup>(kind: ProblemKind<Setup>, draw: Draw): Problem {
	for (;;) {
		let { setup } = oneOf(draw, kind.examples);
		const { variableCount, valueCount } = kind.problem(setup);
		for (let left = draw(4) === 0 ? 0 : draw(8); left > 0; left--) {
			const typed = kind.type(setup, draw(variableCount), draw(valueCount + 1) - 1);
			if (kind.conflicts(typed).length === 0) setup = typed;
		}
		if (kind.conflicts(setup).length === 0) return kind.problem(setup);
	}
}

function anyStrategy(problem: Problem, draw: Draw): Strategy {
	const { orderings, values, eliminations, times, backs, goals, variants } = choicesFor(problem);
	const most = oneOf(draw, [200, 2000, 2000, 10_000, 10_000, 40_000]);
	return fitStrategy(problem, {
		...DEFAULT_STRATEGY,
		ordering: oneOf(draw, orderings),
		values: oneOf(draw, values),
		elimination: oneOf(draw, draw(2) === 0 ? ['none'] : eliminations),
		eliminate: oneOf(draw, times),
		back: oneOf(draw, backs),
		variant: oneOf(draw, ['', ...variants]),
		goal: oneOf(draw, goals),
		seed: draw(1000),
		limits: { steps: most, ...(draw(5) === 0 && { backtracks: draw(most) }) }
	});
}

/** Records a run as the worker does and looks at it as the page does. @returns what it was like */
function digestOf(
	puzzle: Problem,
	strategy: Strategy,
	draw: Draw
): { text: string; steps: number } {
	const problem = variantOf(puzzle, strategy);
	const digest = new Digest();
	const recorder = new Recorder(problem, strategy, oneOf(draw, [1100, 3000, undefined]));
	const trace = new RecordedTrace(problem, strategy);
	const batches = limitedSearch(problem, strategy, { batchSize: 1 + draw(3000) });
	const look = (isEnd: boolean) => {
		trace.append(recorder.chunk(isEnd || draw(2) === 0));
		const { length, profile, solutions, costs, nodes, notes, tree } = trace;
		digest.add([length, profile, solutions, costs, nodes, notes, tree, recorder.statistics]);
	};
	for (;;) {
		const { done, value } = batches.next();
		if (done) {
			look(true);
			trace.end(value);
			digest.add(value);
			break;
		}
		const { steps, causes, length } = value;
		for (let i = 0; i < length; i++) {
			digest.word(steps[i]);
			digest.word(unpackStep(steps[i], causes[i]).cause);
		}
		recorder.record(value);
		if (draw(6) === 0) look(false);
	}
	const { length } = trace;
	const spots = Array.from({ length: 5 }, () => draw(length + 1));
	for (const spot of [...spots, spots[0] + 1, spots[0] - 1, length]) digest.add(trace.at(spot));
	if (strategy.ordering === 'dom-wdeg') digest.add(trace.learntAt(spots[0]));
	trace.scan(spots[0], Math.min(length, spots[0] + 500), (step, depth, position, next) => {
		digest.add([step, depth, position, next]);
		return false;
	});
	return { text: digest.text, steps: length };
}

const [count, shown] = process.argv.slice(2).map(Number);
const GROUP = 100;
let sum = 0;
for (let group = 0; group * GROUP < (count || 10_000); group++) {
	if (shown !== undefined && group !== shown) continue;
	const digest = new Digest();
	for (let run = group * GROUP; run < (group + 1) * GROUP; run++) {
		const draw = drawing(run);
		const kind = kinds[run % kinds.length];
		const problem = anyProblem(kind, draw);
		const strategy = anyStrategy(problem, draw);
		const { text, steps } = digestOf(problem, strategy, draw);
		if (shown !== undefined) console.log(run, kind.id, text, JSON.stringify(strategy));
		digest.add(text);
		sum += steps;
	}
	console.log(group, digest.text);
}
console.log(`${sum.toLocaleString('en')} steps`);
