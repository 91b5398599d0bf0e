import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TASK_PARAMETERS } from '../address/task';
import { MAX_PRESENTED, PRESENTED } from '../present/presented';
import { FRAME_PARAMETERS, HIDDEN, MOST_QUESTIONS, MOST_STEP, SUBJECTS } from './frame-query';
import { FRAME_EVENTS, MOST_STATE } from './protocol';

const root = new URL('../../../../', import.meta.url);
const contract = readFileSync(new URL('docs/embed.md', root), 'utf8');
const element = readFileSync(new URL('static/backtrail-frame.js', root), 'utf8');

/** The rows of the tables under a heading, without their heads: the cells as texts. */
function rowsUnder(heading: string): string[][] {
	const [, section] = contract.split(`## ${heading}\n`);
	return section
		.split(/\n## /)[0]
		.split('\n')
		.filter((line) => line.startsWith('| `') || line.startsWith('| the '))
		.map((line) =>
			line
				.split('|')
				.slice(1, -1)
				.map((cell) => cell.trim())
		);
}

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const number = (value: number) => value.toLocaleString('en');

describe('docs/embed.md', () => {
	const parameters = rowsUnder('Parameters');
	const row = (name: string) => parameters.find(([first]) => first === `\`${name}\``)!.join(' ');

	it('has every parameter of a frame', () => {
		const documented = parameters.map(([name]) => namesIn(name)[0]);
		expect(documented.slice(0, SUBJECTS.length)).toEqual([...SUBJECTS]);
		expect(documented).toEqual(expect.arrayContaining([...FRAME_PARAMETERS]));
		for (const task of ['ask', 'solve', 'find']) {
			expect(TASK_PARAMETERS).toContain(task);
			expect(contract).toMatch(new RegExp(`\`${task}(=1)?\``));
		}
	});

	it('has their values and bounds', () => {
		expect(namesIn(row('hide'))).toEqual(expect.arrayContaining([...HIDDEN]));
		expect(namesIn(row('present'))).toEqual(expect.arrayContaining([...PRESENTED]));
		expect(row('present')).toContain({ 3: 'up to three' }[MAX_PRESENTED]);
		expect(row('question')).toContain(`1 to ${MOST_QUESTIONS}`);
		expect(row('loop')).toContain(`0 to ${number(MOST_STEP)}`);
	});

	it('has every message and event', () => {
		const cells = rowsUnder('Messages').map((cells) => cells.flatMap(namesIn)[0]);
		expect(cells).toEqual([
			...['lti.frameResize', 'SPLICE.getState', 'SPLICE.getState.response'],
			...['SPLICE.reportScoreAndState', 'SPLICE.sendEvent'],
			...FRAME_EVENTS
		]);
		expect(contract).toContain(`at most ${number(MOST_STATE)} characters`);
	});

	it('says how large the element is', () => {
		expect(contract).toContain('under 3 KB gzipped');
		expect(gzipSync(element).length).toBeLessThan(3000);
		expect(element).not.toMatch(/\bimport\b|\brequire\(/);
	});
});
