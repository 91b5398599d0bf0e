import { describe, expect, it } from 'vitest';
import { MOST_STATE, readFrameMessage, readStateResponse } from './protocol';

const long = 'x'.repeat(MOST_STATE);
const circle: Record<string, unknown> = {};
circle.self = circle;

describe('the state that a book gives back', () => {
	const response = (state: unknown, message_id: unknown = 'id') => ({
		subject: 'SPLICE.getState.response',
		message_id,
		state
	});

	it('is plain data, or the same as JSON', () => {
		expect(readStateResponse(response({ at: 'here' }), 'id')).toEqual({ at: 'here' });
		expect(readStateResponse(response('{"at":"here"}'), 'id')).toEqual({ at: 'here' });
	});

	it('is null where nothing was kept, or nothing that can be read', () => {
		for (const state of [null, undefined, 'no JSON', long + long, { long }, circle])
			expect(readStateResponse(response(state), 'id')).toBeNull();
	});

	it('is in no other message', () => {
		for (const data of [null, 7, 'text', [], {}, { subject: 'SPLICE.getState' }])
			expect(readStateResponse(data, 'id')).toBeUndefined();
		expect(readStateResponse(response({}, 'other'), 'id')).toBeUndefined();
	});
});

describe('what a frame says', () => {
	it('is read with what belongs to it', () => {
		const report = { subject: 'SPLICE.reportScoreAndState', score: 0.5, state: { v: 1 } };
		expect(readFrameMessage({ ...report, activity_id: 'x', more: 1 })).toEqual(report);
		const event = { subject: 'SPLICE.sendEvent', name: 'completed', data: null };
		expect(readFrameMessage(event)).toEqual(event);
		const ask = { subject: 'SPLICE.getState', message_id: 'a' };
		expect(readFrameMessage(ask)).toEqual(ask);
		const size = { subject: 'lti.frameResize', height: 300 };
		expect(readFrameMessage(size)).toEqual(size);
	});

	it('is nothing else', () => {
		const report = { subject: 'SPLICE.reportScoreAndState', score: 1, state: null };
		for (const data of [
			...[null, undefined, 3, 'SPLICE.getState', [], { subject: 3 }, { subject: 'other' }],
			...[-0.1, 1.1, NaN, Infinity, '1', null].map((score) => ({ ...report, score })),
			...[{ long }, circle].map((state) => ({ ...report, state })),
			...[0, -5, 1e9, '300'].map((height) => ({ subject: 'lti.frameResize', height })),
			...['', long, 5].map((message_id) => ({ subject: 'SPLICE.getState', message_id })),
			...['', long, {}].map((name) => ({ subject: 'SPLICE.sendEvent', name, data: null }))
		])
			expect(readFrameMessage(data)).toBeNull();
	});
});
