import { expect, it } from 'vitest';
import { searchHere } from '../../../../../../tests/fixtures/own-chapter';
import { viewOf } from '../../../../kinds/views';
import { checkWritten } from './check';
import { readWritten } from './read';

const START = '# Title\n\nA lead.\n\n/studio/queens/?example=four\n\n';

const checked = (source: string) => checkWritten(readWritten(source), viewOf, searchHere);

it('counts what the run counts, and says the steps of its moments', async () => {
	const { faults, lesson } = await checked(
		`${START}:to[Here]{at=12}: :n[placements], :n[taken-back], at most :n[most-back] in a row.`
	);
	expect(faults).toEqual([]);
	expect(Object.values(lesson.numbers!).map(({ is }) => is)).toEqual([8, 4, 3]);
	expect(Object.values(lesson.cues).map(({ is }) => is)).toEqual(['', 'deadend r3']);
});

it('says the nearest steps where a question can be asked', async () => {
	for (const [at, steps] of [
		[12, [7, 13]],
		[6, [3, 7]]
	] as const) {
		const { faults } = await checked(`${START}::question{ask=value at=${at}}`);
		expect(faults[0].steps, `${at}`).toEqual(steps);
	}
});

it.each([
	[`${START}::step{at=44}`, ['7 past-end 44 43']],
	[`${START}::question{ask=value at=6}`, ['7 cannot-ask value variable']],
	[`${START}::question{ask=value at=13}`, []],
	[`${START}::question{ask=value at=12}`, ['7 cannot-ask value return']],
	[`${START}::question{cell=r9}`, ['7 bad-cell r9']],
	[`${START}::question{cell=r2}`, []],
	[`${START}::step{at=3 light=r9}`, ['7 bad-light r9']],
	[`${START}::step{at=3 light="r2=c3"}`, []],
	['# T\n\n/studio/queens/?exmaple=four', ['3 bad-parameter exmaple example']],
	['# T\n\n/studio/queens/?example=fourteen', ['3 bad-parameter example=fourteen']],
	['# T\n\n/studio/queens/?example=four&steps=10\n\n::step{at=11}', ['5 past-end 11 10']]
])('holds to the run: %j', async (source, expected) => {
	const { faults } = await checked(source);
	const found = faults.map(({ line, code, found, meant = '' }) =>
		`${line} ${code} ${found} ${meant}`.trimEnd()
	);
	expect(found).toEqual(expected);
});
