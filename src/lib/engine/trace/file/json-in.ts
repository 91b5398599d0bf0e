/** What a line says in JSON; undefined if it is not JSON. */
export function jsonIn(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
