import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostFrame } from './host';

/** Says something to this window as another window. */
function sayAs(frame: HTMLIFrameElement, message: unknown): void {
	const { Function: Made } = frame.contentWindow as unknown as { Function: FunctionConstructor };
	(new Made('message', 'parent.postMessage(message, "*")') as (message: unknown) => void)(message);
}

/** Waits until every message that was sent before has arrived. */
async function delivered(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	await new Promise((resolve) => setTimeout(resolve, 50));
	await new Promise((resolve) => {
		port1.onmessage = resolve;
		port2.postMessage(null);
	});
}

describe('a page that frames a task', () => {
	let frame: HTMLIFrameElement;
	let other: HTMLIFrameElement;
	const host = { kept: () => ({ at: 'q2' }), took: vi.fn(), completed: vi.fn(), resized: vi.fn() };
	let stop = () => {};

	beforeEach(() => {
		vi.clearAllMocks();
		[frame, other] = [0, 1].map(() => document.body.appendChild(document.createElement('iframe')));
		stop = hostFrame(frame, host);
	});
	afterEach(() => {
		stop();
		frame.remove();
		other.remove();
	});

	it('takes score, state, end and height from its frame', async () => {
		sayAs(frame, { subject: 'SPLICE.sendEvent', name: 'state', data: { state: { at: 'q1' } } });
		sayAs(frame, { subject: 'SPLICE.reportScoreAndState', score: 0.5, state: 'ff' });
		sayAs(frame, { subject: 'SPLICE.sendEvent', name: 'completed', data: null });
		sayAs(frame, { subject: 'lti.frameResize', height: 700 });
		await delivered();
		expect(host.took.mock.calls).toEqual([
			[null, { at: 'q1' }],
			[0.5, 'ff']
		]);
		expect(host.completed).toHaveBeenCalledOnce();
		expect(host.resized).toHaveBeenCalledWith(700);
	});

	it('gives the state back to its frame', async () => {
		const answer = new Promise<unknown>((resolve) =>
			frame.contentWindow!.addEventListener('message', ({ data }) => resolve(data), { once: true })
		);
		sayAs(frame, { subject: 'SPLICE.getState', message_id: 'x1' });
		expect(await answer).toEqual({
			subject: 'SPLICE.getState.response',
			message_id: 'x1',
			state: { at: 'q2' }
		});
	});

	it('listens to no other window', async () => {
		const score = { subject: 'SPLICE.reportScoreAndState', score: 1, state: null };
		sayAs(other, score);
		window.postMessage(score, '*');
		await delivered();
		expect(host.took).not.toHaveBeenCalled();
	});

	it('takes nothing that is out of bounds', async () => {
		for (const score of [-1, 2, NaN, '1', null])
			sayAs(frame, { subject: 'SPLICE.reportScoreAndState', score, state: null });
		sayAs(frame, { subject: 'SPLICE.reportScoreAndState', score: 1, state: 'x'.repeat(10_000) });
		for (const message of [null, 7, 'SPLICE', [], { subject: 'lti.frameResize', height: 1e9 }])
			sayAs(frame, message);
		await delivered();
		expect(host.took).not.toHaveBeenCalled();
		expect(host.resized).not.toHaveBeenCalled();
	});
});
