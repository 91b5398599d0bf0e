import { PROGRAM_LANGUAGES, withLines, type ProgramLine, type Programs } from './programs';

/** Programs with their lines in all languages. */
export async function inAllLanguages(programs: Programs): Promise<Programs> {
	let all = programs;
	for (const language of PROGRAM_LANGUAGES) {
		const lines = await programs.load?.[language]?.();
		if (lines !== undefined) all = withLines(all, language, lines);
	}
	return all;
}

/** The lines of a program, in each of its languages. */
export function linesOf(program: Programs['listings'][string]): (readonly ProgramLine[])[] {
	return Object.values(program).map((lines) => lines!);
}
