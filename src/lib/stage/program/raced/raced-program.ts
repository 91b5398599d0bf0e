import { packText, unpackText } from '$lib/stage/address/packed-text';
import {
	CODE_LANGUAGES,
	MOST_SOURCE,
	type Call,
	type Ground,
	type Program,
	type Role
} from '../task';

/** A program that can be a lane of a race: it is called with the puzzle of the race. */
export interface RacedProgram {
	readonly program: Program;
	/** The function that is called. One of {@link ASKED} does not search: our search asks it. */
	readonly name: string;
}

/** Functions that our search asks: for the next cell, and for the order of a cell's values. */
export const ASKED = ['next', 'values'] as const;

/** Whether a program only says in which order our search goes. */
export function isOrdering({ name }: Pick<RacedProgram, 'name'>): boolean {
	return ASKED.some((one) => one === name);
}

/** The name of the program in the fragment of an address, `#program=…`: a fragment does not reach a server. */
const FRAGMENT = 'program';

/** The most characters of a program in an address, and of its JSON. */
const MOST_PACKED = 16_000;
const MOST_JSON = 3 * MOST_SOURCE;
const MOST_NAMES = 60;
/** The first character names the format. */
const VERSION = '1';

const ROLES: readonly Role[] = ['search', 'check', 'clash', 'choose', 'silent'];

/** A program as the fragment of an address, with "#"; null if it is too long for one. */
export async function writeProgram({ program, name }: RacedProgram): Promise<string | null> {
	const { language, given, source, after, roles, aliases } = program;
	const json = JSON.stringify({ name, language, given, source, after, roles, aliases });
	const packed = VERSION + (await packText(json));
	return packed.length <= MOST_PACKED ? programFragment(packed) : null;
}

/** The fragment of an address that holds a packed program, with "#". */
export function programFragment(packed: string): string {
	return `#${new URLSearchParams({ [FRAGMENT]: packed }).toString()}`;
}

/** The packed program in a fragment, for {@link readProgram}; null for none. Accepts any text. */
export function programIn(fragment: string): string | null {
	return new URLSearchParams(fragment.replace(/^#/, '')).get(FRAGMENT);
}

/** The program of {@link writeProgram}; null for anything else. Accepts any text. Nothing of it is run. */
export async function readProgram(packed: string): Promise<RacedProgram | null> {
	if (packed.length > MOST_PACKED || !packed.startsWith(VERSION)) return null;
	const unpacked = await unpackText(packed.slice(1), MOST_JSON);
	if (unpacked === null || unpacked === 'too-large') return null;
	try {
		return read(JSON.parse(unpacked.text));
	} catch {
		return null;
	}
}

function read(value: unknown): RacedProgram | null {
	if (!isRecord(value)) return null;
	const language = CODE_LANGUAGES.find((one) => one === value.language);
	const { name, given, source, after = '' } = value;
	const roles = readNames(value.roles, (role) => ROLES.find((one) => one === role));
	const aliases = readNames(value.aliases ?? {}, (alias) => (isName(alias) ? alias : undefined));
	if (language === undefined || !isName(name) || roles === null || aliases === null) return null;
	if (!isText(given) || !isText(source) || !isText(after)) return null;
	return { name, program: { language, given, source, after, roles, aliases } };
}

/** An object whose keys are names of functions; null if a value is not read, or if it is none. */
function readNames<T>(value: unknown, read: (one: unknown) => T | undefined) {
	if (!isRecord(value)) return null;
	const names: Record<string, T> = {};
	const all = Object.entries(value);
	for (const [name, one] of all) {
		const known = read(one);
		if (known === undefined || !isName(name) || all.length > MOST_NAMES) return null;
		names[name] = known;
	}
	return names;
}

function isName(value: unknown): value is string {
	return typeof value === 'string' && /^[A-Za-z]\w{0,39}$/.test(value);
}

function isText(value: unknown): value is string {
	return typeof value === 'string' && value.length <= MOST_SOURCE;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The call of a raced program on a ground; null on one that cannot be raced. @param steps as many steps may it make */
export function racedCall({ name }: RacedProgram, ground: Ground, steps: number): Call | null {
	if (ground.kind === 'board')
		return { name, arguments: [{ ground: true }, ground.box], ground, steps };
	if (ground.kind === 'columns' && !isOrdering({ name }))
		return { name, arguments: [{ ground: true }, ground.size], ground, steps };
	return null;
}
