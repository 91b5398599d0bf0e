import { javascriptAdvisor } from '$lib/stage/program/ordering/javascript-advisor';
import { runOrdering } from '$lib/stage/program/ordering/ordering-run';
import type { Made } from '$lib/stage/program/run/javascript-run';
import { answer } from '$lib/stage/program/sandbox/answer';
import { problemOf } from './problem-of';

/** The global variable that holds the program: its text comes behind this script's, in the same file. */
declare const program: Made;

answer(({ task, milliseconds }, post) => {
	for (const [index, call] of task.calls.entries()) {
		const advisor = javascriptAdvisor(program, milliseconds);
		runOrdering(index, call, problemOf(call), advisor, post);
	}
});
