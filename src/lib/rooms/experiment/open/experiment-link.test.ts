import * as fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { experimentOf, MIXED } from '../../../../../tests/fixtures/experiments';
import { experimentText } from '../measure/experiment-file';
import { MAX_LINK, readLink, writeLink } from './experiment-link';

const packed = (text: string) => `1${deflateRawSync(text).toString('base64url')}`;

describe('an experiment as a link', () => {
	it('comes back as it was', async () => {
		const names = fc.string({ unit: 'binary', maxLength: 60 });
		await fc.assert(
			fc.asyncProperty(names, fc.integer({ min: 1, max: 1000 }), async (name, seeds) => {
				// What is no Unicode text, half a character, does not survive any encoding.
				const experiment = { ...MIXED, name: name.toWellFormed(), seeds };
				const link = await writeLink(experiment);
				expect(link).toMatch(/^[\w-]+$/);
				expect(await readLink(link)).toEqual({ experiment });
			}),
			{ numRuns: 50 }
		);
	});

	it('is short if its sets are built in', async () => {
		expect((await writeLink(experimentOf())).length).toBeLessThan(300);
	});

	it('accepts any text, and never reads another experiment from a damaged one', async () => {
		const link = await writeLink(MIXED);
		const broken = fc
			.tuple(fc.nat({ max: link.length - 1 }), fc.string({ maxLength: 3 }))
			.map(([at, text]) => link.slice(0, at) + text);
		await fc.assert(
			fc.asyncProperty(fc.oneof(fc.string(), broken), async (text) => {
				fc.pre(text !== link);
				const read = await readLink(text);
				// The last bits of a link may hold nothing.
				if ('experiment' in read) expect(read.experiment).toEqual(MIXED);
				else expect(read).toHaveProperty('error.code');
			})
		);
	});

	it('says what is wrong', async () => {
		const error = async (text: string) => {
			const read = await readLink(text);
			return 'error' in read ? read.error : null;
		};
		expect(await error('')).toMatchObject({ code: 'wrong-version' });
		expect(await error('2abc')).toMatchObject({ code: 'wrong-version' });
		expect(await error('1a b')).toMatchObject({ code: 'bad-link' });
		expect(await error('1!')).toMatchObject({ code: 'bad-link' });
		expect(await error(packed('{"a":'))).toMatchObject({ code: 'not-json' });
		const strange = experimentText(experimentOf()).replace('"naive"', '"magic"');
		expect(await error(packed(strange))).toMatchObject({
			code: 'unknown-option',
			path: 'strategies[0].ordering'
		});
		expect(await error('1'.repeat(MAX_LINK + 1))).toMatchObject({ code: 'too-large' });
	});

	it('does not unpack more than it may', async () => {
		const bomb = packed(' '.repeat(50_000_000));
		expect(bomb.length).toBeLessThan(MAX_LINK);
		expect(await readLink(bomb)).toMatchObject({ error: { code: 'too-large' } });
	});
});
