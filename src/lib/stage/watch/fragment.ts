/** The name of a trace in the fragment of an address, `#trace=…`: a fragment does not reach a server. */
export const TRACE_FRAGMENT = 'trace';

/** The fragment where a trace was shown that is too long for an address. */
export const TRACE_NOT_HERE = `#${TRACE_FRAGMENT}=`;

/** Whether the fragment of an address, with "#", is meant to hold a trace. */
export function holdsTrace(fragment: string): boolean {
	return fragment.startsWith(`#${TRACE_FRAGMENT}=`);
}
