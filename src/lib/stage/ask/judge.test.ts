import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kind as maps } from '$lib/kinds/map-colouring/kind';
import { Queens } from '$lib/kinds/queens/queens';
import { countValues, openPeers, type Problem } from '$lib/engine/problem';
import { unpackStep } from '$lib/engine/search/step';
import { judgeAnswer, type Answer, type Reason, type Slip } from './judge';
import { optionsFor } from './options';
import { questionsAt, type Question } from './question';
import { anyRun, recorded, type Recorded } from './runs.fixture';

/** The state before a question, from the steps alone. */
function stateOf({ problem, walk }: Recorded, position: number) {
	const values = Array.from(problem.fixed);
	const path: { variable: number; forced: boolean; tried: Set<number> }[] = [];
	let crossedOut: { depth: number; candidate: string }[] = [];
	let deciding: { variable: number; tried: Set<number> } | null = null;
	for (const { kind, variable, value } of walk.slice(0, position)) {
		if (kind === 'choose') deciding = { variable, tried: new Set() };
		if (kind === 'eliminate')
			crossedOut.push({ depth: path.length, candidate: `${variable},${value}` });
		if (kind === 'place' || kind === 'force') {
			values[variable] = value;
			const tried = kind === 'place' ? deciding!.tried : new Set<number>();
			path.push({ variable, forced: kind === 'force', tried });
			deciding = null;
		}
		if (kind === 'backtrack') {
			const { tried } = path.pop()!;
			values[variable] = -1;
			crossedOut = crossedOut.filter(({ depth }) => depth <= path.length);
			deciding = { variable, tried: new Set([...tried, value]) };
		}
	}
	const crossed = new Set(crossedOut.map(({ candidate }) => candidate));
	return { values, path, deciding, crossed };
}

/** A fresh position with these values. */
function modelOf(problem: Problem, values: readonly number[]) {
	const model = problem.model();
	values.forEach((value, variable) => {
		if (value >= 0 && problem.fixed[variable] < 0) model.place(variable, value);
	});
	return model;
}

/** Whether another variable has fewer candidates for its weight, counted from the dead ends so far. */
function isLighter(
	{ problem, steps, causes }: Recorded,
	position: number,
	{ variable, first, isTie }: Extract<Reason, { kind: 'weight' }>,
	countOf: (variable: number) => number
): boolean {
	const values = Array.from(problem.fixed);
	const added = new Map<string, number>();
	steps.slice(0, position).forEach((word, at) => {
		const step = unpackStep(word, causes[at]);
		if (step.kind === 'place' || step.kind === 'force') values[step.variable] = step.value;
		if (step.kind === 'backtrack') values[step.variable] = -1;
		if (step.kind !== 'deadend' || step.value >= 0 || step.cause < 0) return;
		for (const key of [`${step.variable} ${step.cause}`, `${step.cause} ${step.variable}`])
			added.set(key, (added.get(key) ?? 0) + 1);
	});
	const [own, other] = [variable, first].map((one) => {
		const open = problem.peers(one).filter((peer) => values[peer] < 0);
		const weight = open.reduce((sum, peer) => sum + 1 + (added.get(`${one} ${peer}`) ?? 0), 0);
		return countOf(one) / Math.max(1, weight);
	});
	return isTie ? other === own && first < variable : other < own;
}

/** Whether a reason is true, as far as the steps and the rules tell. */
function isTrue(run: Recorded, question: Question, reason: Reason, answer: Answer): boolean {
	const { problem, strategy } = run;
	const { values, path, deciding, crossed } = stateOf(run, question.position);
	const model = modelOf(problem, values);
	const fits = (variable: number, value: number) =>
		((model.legal(variable) >>> value) & 1) === 1 && !crossed.has(`${variable},${value}`);
	const countOf = (variable: number) =>
		Array.from({ length: problem.valueCount }, (_, value) => value).filter((value) =>
			fits(variable, value)
		).length;
	const order = (variable: number) => path.findIndex((placed) => placed.variable === variable);
	switch (reason.kind) {
		case 'given':
			return problem.fixed[reason.variable] === reason.value;
		case 'decided':
			return problem.fixed[reason.variable] < 0 && values[reason.variable] === reason.value;
		case 'later':
			return (
				reason.first < reason.variable && values[reason.first] < 0 && values[reason.variable] < 0
			);
		case 'counts': {
			const [count, best] = [countOf(reason.variable), countOf(reason.first)];
			const isWorse = strategy.ordering === 'findmax' ? count < best : count > best;
			return count === reason.count && best === reason.best && isWorse;
		}
		case 'tie':
			return (
				countOf(reason.variable) === reason.count &&
				countOf(reason.first) === reason.count &&
				reason.first < reason.variable
			);
		case 'weight':
			return strategy.ordering === 'dom-wdeg' && isLighter(run, question.position, reason, countOf);
		case 'degree':
			return (
				countOf(reason.variable) === countOf(reason.first) &&
				openPeers(problem, values, reason.variable) === reason.degree &&
				openPeers(problem, values, reason.first) === reason.most &&
				reason.degree < reason.most
			);
		case 'clash':
			return (
				((model.legal(reason.variable) >>> reason.value) & 1) === 0 &&
				reason.clashes.every((other) => values[other] >= 0)
			);
		case 'crossed':
			return crossed.has(`${reason.variable},${reason.value}`);
		case 'tried':
		case 'found':
			return deciding?.variable === reason.variable && deciding.tried.has(reason.value);
		case 'order':
			return (
				fits(reason.variable, reason.value) &&
				fits(reason.variable, reason.first) &&
				!deciding!.tried.has(reason.value) &&
				reason.first === question.answer
			);
		case 'possible':
			return fits(reason.variable, reason.value) && !deciding!.tried.has(reason.value);
		case 'nothing':
		case 'failed':
			return Array.from({ length: problem.valueCount }).every(
				(_, value) => !fits(reason.variable, value) || deciding!.tried.has(value)
			);
		case 'open':
			return values[reason.variable] < 0;
		case 'used-up':
			return (
				values[reason.variable] < 0 &&
				Array.from({ length: problem.valueCount }).every(
					(_, value) =>
						!fits(reason.variable, value) ||
						(deciding?.variable === reason.variable && deciding.tried.has(value))
				)
			);
		case 'forced':
			return path.some(({ variable, forced }) => forced && variable === reason.variable);
		case 'skipped':
			return run.trace.at(question.position).conflict?.includes(reason.variable) === false;
		case 'earlier':
			return reason.variable < 0
				? answer === -1 && order(reason.last) >= 0
				: order(reason.variable) >= 0 && order(reason.variable) < order(reason.last);
		case 'solved':
			return run.walk[question.position].kind === 'solution';
	}
}

/** The misunderstanding behind a wrong answer, as the questions document it. */
function slipOf(run: Recorded, { ask, position, answer }: Question, given: Answer): Slip | null {
	const { values, path, deciding } = stateOf(run, position);
	const decisions = path.filter(({ forced }) => !forced).map((placed) => placed.variable);
	const givesUp = decisions.length === 0 ? 'ends' : 'gives-up';
	if (ask === 'value') {
		if (given === -1) return givesUp;
		return deciding!.tried.has(Number(given)) ? 'restart' : null;
	}
	if (ask === 'deadend') return answer ? 'goes-on' : givesUp;
	if (ask !== 'return' || answer === -1) return null;
	if (given === -1) return 'ends';
	const variable = Number(given);
	// The dead end itself.
	if (variable === run.walk[position - 1].variable) return null;
	if (values[variable] < 0) return 'goes-on';
	if (!decisions.includes(variable)) return null;
	// It has no part in the dead end, so going back there is another mistake.
	if (run.trace.at(position).conflict?.includes(variable) === false) return null;
	return decisions[0] === variable ? 'restart' : 'gives-up';
}

describe('a verdict', () => {
	it('finds the answer right and every other option wrong, for a reason that is true', () => {
		fc.assert(
			fc.property(anyRun, (run) => {
				const { problem, strategy, trace } = run;
				for (let at = 0; at <= trace.length; at++)
					for (const question of questionsAt(problem, strategy, trace, at)) {
						const judged = (answer: Answer) =>
							judgeAnswer(problem, strategy, trace, question, answer);
						expect(judged(question.answer)).toEqual({ right: true, reason: null, slip: null });
						for (const option of optionsFor(problem, trace, question)) {
							if (option === question.answer) continue;
							const { right, reason, slip } = judged(option);
							expect(right).toBe(false);
							expect(isTrue(run, question, reason!, option), JSON.stringify(reason)).toBe(true);
							expect(slip).toBe(slipOf(run, question, option));
						}
					}
			}),
			{ numRuns: 200 }
		);
	});

	it('judges every variable that can be pressed', () => {
		fc.assert(
			fc.property(anyRun, (run) => {
				const { problem, strategy, trace } = run;
				for (let at = 0; at <= trace.length; at++)
					for (const question of questionsAt(problem, strategy, trace, at)) {
						if (question.ask !== 'variable' && question.ask !== 'return') continue;
						for (let variable = 0; variable < problem.variableCount; variable++) {
							const { right, reason } = judgeAnswer(problem, strategy, trace, question, variable);
							expect(right).toBe(variable === question.answer);
							if (!right) expect(isTrue(run, question, reason!, variable)).toBe(true);
						}
					}
			}),
			{ numRuns: 150 }
		);
	});

	it('says of the latest placement that a jump skips that it has no part in the dead end', () => {
		const { setup } = maps.examples.find(({ id }) => id === 'usa')!;
		const run = recorded(maps.problem(setup), { back: 'jump' });
		const { problem, strategy, trace } = run;
		let skipped = 0;
		for (let position = 0; position < trace.length; position++) {
			const questions = questionsAt(problem, strategy, trace, position);
			const question = questions.find(({ ask }) => ask === 'return');
			if (question === undefined) continue;
			const last = trace.at(position).frames.findLast(({ value }) => value >= 0)!.variable;
			if (last === question.answer) continue;
			skipped++;
			expect(judgeAnswer(problem, strategy, trace, question, last)).toMatchObject({
				right: false,
				reason: { kind: 'skipped', variable: last }
			});
		}
		expect(skipped).toBeGreaterThan(5);
	});

	it('says of a value that led to solutions that these were found', () => {
		const run = recorded(new Queens({ size: 4, queens: new Int8Array(4).fill(-1) }), {
			goal: 'all'
		});
		const { problem, strategy, trace } = run;
		// After the first solution was taken back, its last queen is tried again.
		const at = run.walk.findIndex(({ kind }) => kind === 'solution') + 2;
		const [question] = questionsAt(problem, strategy, trace, at);
		const { value } = run.walk[at - 1];
		expect(judgeAnswer(problem, strategy, trace, question, value)).toMatchObject({
			reason: { kind: 'found', value },
			slip: 'restart'
		});
		expect(countValues(trace.at(at).frames.at(-1)!.solved)).toBe(1);
	});
});
