/**
 * The modules that a glob has found, by kind. The id of a kind is the name of the folder with its
 * `kind.ts`, which may lie inside the folder of another kind whose parts it uses.
 */
export function byKind<Module>(
	modules: Readonly<Record<string, Module>>
): Readonly<Record<string, Module>> {
	return Object.fromEntries(
		Object.entries(modules).map(([file, module]) => [
			/([^/]+)\/(?:kind\.ts|view\/[^/]+)$/.exec(file)![1],
			module
		])
	);
}
