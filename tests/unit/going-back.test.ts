import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/lib/kinds/views';
import { loadChapter } from '../../src/lib/rooms/lesson/text/chapters';
import { Learnt } from '../../src/lib/engine/trace/learnt';
import { opened } from '../fixtures/lab';
import { record } from '../fixtures/recordings';

/** The search that jumps on the map of the USA, of which the chapter "Going back further" tells. */
const { lesson } = await loadChapter('going-back', 'en');
const { kind, search } = lesson.figures.jump;
const { problem, strategy, address } = opened(kind, search);
const { trace, steps } = record(problem, strategy);
const nameOf = (await viewOf(kind)).names(address.setup).variable;
const variables = Array.from({ length: problem.variableCount }, (_, variable) => variable);

/** The conflict set of the dead end that a cue shows. */
function conflictAt(cue: string): string[] {
	const learnt = new Learnt(problem, strategy);
	for (const step of steps.slice(0, lesson.cues[cue].at)) learnt.follow(step, -1);
	return learnt.conflict!.map(nameOf);
}

/** The values of some variables where a cue is. */
function valuesAt(cue: string, names: readonly string[]): number[] {
	const { assignment } = trace.at(lesson.cues[cue].at);
	return names.map((name) => assignment[variables.find((one) => nameOf(one) === name)!]);
}

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
