/**
 * The two windows of a lecture know each other by their names, which a browser keeps while a window is
 * reloaded: no storage is needed, and no address says anything of it.
 */
const NAME = /^backtrail-(class|lecturer)-([0-9a-f]{16})$/;

/** Which of the two windows this one is, and what both share; null for neither. Works only in the browser. */
export function roleHere(): { role: string; token: string } | null {
	const [, role, token] = NAME.exec(window.name) ?? [];
	return role === undefined ? null : { role, token };
}
