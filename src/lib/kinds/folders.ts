/**
 * Modules of kinds that a glob has found, by the kind's id: the name of the folder that has its `kind.ts`.
 * Kinds that are made of the parts of another are in its folder.
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
