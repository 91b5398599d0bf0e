import type { CodeLanguage, Program } from '$lib/stage/program/task';
import type { ExercisePrograms } from '../exercise';
import { readPrograms } from '../programs';

const texts = import.meta.glob<string>('../../../../../content/ordering/*.txt', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** What is given to the reader's ordering, what they start with, and fewest first as such a program. */
export const ORDERING_PROGRAMS: Readonly<Record<CodeLanguage, ExercisePrograms>> = {
	javascript: programsIn('javascript.txt'),
	python: programsIn('python.txt')
};

function programsIn(name: string): ExercisePrograms {
	return readPrograms(texts[`../../../../../content/ordering/${name}`], name);
}

/** The program of a reader's ordering. */
export function orderingProgram(language: CodeLanguage, source: string): Program {
	return { language, given: ORDERING_PROGRAMS[language].given, source, roles: {} };
}
