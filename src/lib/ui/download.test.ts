import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileName, inCommand } from './download';

it('keeps what every system accepts', () => {
	expect(fileName('Saturday, 12 May: hard?', 'txt')).toBe('Saturday 12 May hard.txt');
	expect(fileName('.. // ', 'csv')).toBe('puzzle.csv');
});

it('does not end in half a character, a space or a dot', () => {
	expect(fileName(`${'x'.repeat(59)}𝒜𝒜`, 'txt')).toBe(`${'x'.repeat(59)}.txt`);
	expect(fileName(`${'x'.repeat(58)}. y`, 'txt')).toBe(`${'x'.repeat(58)}.txt`);
});

it.each(['CON', 'nul', 'Aux', 'prn', 'COM1', 'lpt9', 'com²', 'con.first', 'NUL .x', '(con)'])(
	'is not the name of a device: %s',
	(name) => {
		expect(fileName(name, 'txt')).toMatch(/^puzzle /);
	}
);

it.each(['Conway', 'Nullity', 'COM', 'COM12', 'aux-1'])('keeps %s, which is no device', (name) => {
	expect(fileName(name, 'txt')).toBe(`${name}.txt`);
});

it.each([
	['lab.json', 'lab.json'],
	['my lab.json', '"my lab.json"'],
	['-x.json', './-x.json'],
	['- x.json', '"./- x.json"'],
	['לוחות שלי.json', '"לוחות שלי.json"']
])('writes the file %s in a command as %s', (name, word) => {
	expect(inCommand(name)).toBe(word);
});

it('has no character that a shell reads within quotes', () => {
	fc.assert(
		fc.property(fc.string(), (name) => {
			expect(inCommand(fileName(name, 'json'))).not.toMatch(/^-|[$`!%\\'&|;<>(){}[\]*?#~]|\n/u);
		})
	);
});
