import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/lib/kinds/views';
import { loadChapter } from '../../src/lib/rooms/lesson/text/chapters';
import { Learnt } from '../../src/lib/engine/trace/learnt';
import type { Moment } from '../../src/lib/engine/trace/moment';
import { valueReports } from '../../src/lib/stage/facts/reasons';
import { excerpt } from '../../src/lib/stage/tree/layout/excerpt/excerpt';
import { orderAfter } from '../../src/lib/engine/search/order-after';
import { opened } from '../fixtures/lab';
import { record } from '../fixtures/recordings';

/** The search that jumps on the map of the USA, of which the chapter "Going back further" tells. */
const { lesson } = await loadChapter('going-back', 'en');
const { kind, search } = lesson.figures.jump;
const { problem, strategy, address } = opened(kind, search);
const { trace, steps, recorder } = record(problem, strategy);
const nameOf = (await viewOf(kind)).names(address.setup).variable;
const variables = Array.from({ length: problem.variableCount }, (_, variable) => variable);

/** The conflict set of the dead end that a cue shows. */
function conflictAt(cue: string): string[] {
	const learnt = new Learnt(problem, strategy);
	for (const step of steps.slice(0, lesson.cues[cue].at)) learnt.follow(step, -1);
	return learnt.conflict!.set.map(nameOf);
}

/** The values of some variables where a cue is. */
function valuesAt(cue: string, names: readonly string[]): number[] {
	const { assignment } = trace.at(lesson.cues[cue].at);
	return names.map((name) => assignment[variables.find((one) => nameOf(one) === name)!]);
}

it('keeps the conflict set while a jump lasts, and tells skipped values from those that failed', () => {
	const { at } = lesson.cues['over-oregon'];
	const names = (moment: Moment) => moment.conflict?.map(nameOf);
	const [oregon, oklahoma, ohio] = [trace.at(at), trace.at(at + 1), trace.at(at + 2)];
	expect([oregon, oklahoma, ohio].map(names)).toEqual(Array(3).fill(['DE', 'MD', 'NY', 'OH']));
	expect(nameOf(oregon.conflictOf!)).toBe('PA');
	expect(trace.at(lesson.cues.program.at).conflict).toBeUndefined();
	const reported = [oregon, oklahoma, ohio].map((moment) => {
		const report = valueReports(problem, moment)!.find(({ value }) => value === moment.step!.value);
		return report!.state;
	});
	expect(reported).toEqual(['skipped', 'skipped', 'failed']);
});

it('marks each placement that a jump has skipped in the tree, as the counter counts them', () => {
	const end = trace.at(trace.length);
	const order = orderAfter(problem, strategy);
	const { nodes } = excerpt(recorder.tree.snapshot(), end, {
		whole: true,
		values: problem.valueCount,
		orderAfter: order
	});
	const skipped = nodes.filter((node) => node.kind === 'skipped');
	expect(skipped).toHaveLength(end.statistics.skipped);
});

describe('the chapter on going back further', () => {
	it.each([
		['blame', 'DE MD NY OH'],
		['wyoming', 'CO MT NE SD'],
		['inherited', 'CO IA MN MT NE'],
		['nebraska-fails', 'CO IA KS MN MO MT'],
		['note', 'DE IN KY MD MI NY']
	])('names at %s the conflict set that the search has: %s', (cue, names) => {
		expect(conflictAt(cue).sort()).toEqual(names.split(' '));
	});

	it('fails twice for one reason', () => {
		const names = conflictAt('first-time');
		expect(conflictAt('second-time')).toEqual(names);
		expect(valuesAt('second-time', names)).toEqual(valuesAt('first-time', names));
	});

	it('would jump past its solution if Nebraska forgot what was handed up', () => {
		const { assignment } = trace.at(lesson.cues.forgets.at);
		const solution = trace.at(trace.length).assignment;
		const changed = variables.filter(
			(one) => assignment[one] >= 0 && assignment[one] !== solution[one]
		);
		expect(changed.map(nameOf)).toEqual(['MT']);
		const nebraska = variables.find((one) => nameOf(one) === 'NE')!;
		expect(problem.peers(nebraska).map(nameOf)).not.toContain('MT');
		const clashing = problem
			.peers(nebraska)
			.map(nameOf)
			.filter((name) => conflictAt('forgets').includes(name));
		expect(clashing.at(-1)).toBe('MO');
	});
});
