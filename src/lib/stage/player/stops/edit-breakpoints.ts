import { MAX_PARAMETER } from '$lib/engine/kind';
import {
	encodeBreakpoints,
	hasBreakpoint,
	isSameBreakpoint,
	MAX_BREAKPOINTS,
	type Breakpoint,
	type Mark
} from './breakpoints';

/** The breakpoints with a mark at its position, in place of the one that was there. */
export function setMark(breakpoints: readonly Breakpoint[], mark: Mark): readonly Breakpoint[] {
	const index = breakpoints.findIndex((one) => isSameBreakpoint(one, mark));
	return index < 0
		? addBreakpoint(breakpoints, mark)
		: ifItFits(breakpoints.with(index, mark), breakpoints);
}

/** The list with `breakpoint` at its end; the same list if it is full or already contains it. */
export function addBreakpoint(
	breakpoints: readonly Breakpoint[],
	breakpoint: Breakpoint
): readonly Breakpoint[] {
	return hasBreakpoint(breakpoints, breakpoint)
		? breakpoints
		: ifItFits([...breakpoints, breakpoint], breakpoints);
}

/** The longer list, if an address has room for it; otherwise the list before. */
function ifItFits(longer: readonly Breakpoint[], before: readonly Breakpoint[]) {
	const fits =
		longer.length <= MAX_BREAKPOINTS && encodeBreakpoints(longer).length <= MAX_PARAMETER;
	return fits ? longer : before;
}

/** The list without `breakpoint`; the same list if it does not contain it. */
export function removeBreakpoint(
	breakpoints: readonly Breakpoint[],
	breakpoint: Breakpoint
): readonly Breakpoint[] {
	return hasBreakpoint(breakpoints, breakpoint)
		? breakpoints.filter((other) => !isSameBreakpoint(other, breakpoint))
		: breakpoints;
}

/** The list without `breakpoint` if it contains it, else with it. */
export function toggleBreakpoint(
	breakpoints: readonly Breakpoint[],
	breakpoint: Breakpoint
): readonly Breakpoint[] {
	return hasBreakpoint(breakpoints, breakpoint)
		? removeBreakpoint(breakpoints, breakpoint)
		: addBreakpoint(breakpoints, breakpoint);
}
