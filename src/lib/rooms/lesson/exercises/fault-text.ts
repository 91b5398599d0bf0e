import type { CodeLanguage, Fault } from '$lib/stage/program/task';

/** What an error of the program means. */
export function faultText({ name, message }: Fault, language: CodeLanguage): string {
	void language;
	return `${name}: ${message}`;
}
