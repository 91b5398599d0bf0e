import { runOrdering } from '$lib/stage/program/ordering/ordering-run';
import { pythonAdvisor } from '$lib/stage/program/ordering/python-advisor';
import { answer } from '$lib/stage/program/sandbox/answer';
import { problemOf } from './problem-of';

answer(async ({ task, milliseconds, python, wasm }, post) => {
	for (const [index, call] of task.calls.entries()) {
		const advisor = await pythonAdvisor(python!, milliseconds, wasm);
		runOrdering(index, call, problemOf(call), advisor, post);
	}
});
