import { prevention, type Finding } from '$lib/engine/prevention/prevention';
import type { PreventReply, PreventRequest } from './protocol';
import type { Host } from './record';

/** Milliseconds between two message checks, and between two reports without a finding. */
const SLICE = 12;
const REPORT = 100;

/** Finds out what would have prevented a dead end, and sends each part when it is known. */
export async function prevent(
	{ spec, strategy, deadEnd, run }: PreventRequest,
	host: Host
): Promise<void> {
	const made = await host.createProblem(spec);
	if ('error' in made) throw new RangeError(`bad problem: ${made.error.code}`);
	const effort = { placements: 0 };
	const parts = prevention(made.problem, strategy, deadEnd, run, effort);
	let end: PreventReply['end'] = null;
	let reportAt = 0;
	while (end === null) {
		const findings: Finding[] = [];
		for (const until = host.now() + SLICE; end === null && host.now() < until;) {
			const { done, value } = parts.next();
			if (done) end = 'complete';
			else if (value !== null) findings.push(value);
		}
		if (host.cancelled()) end ??= 'cancelled';
		if (findings.length > 0 || end !== null || host.now() >= reportAt) {
			host.send({ type: 'prevent', findings, placements: effort.placements, end });
			reportAt = host.now() + REPORT;
		}
		await host.yieldToMessages();
	}
}
