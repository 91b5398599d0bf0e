import { answer } from '../sandbox/answer';
import { runPython } from './python-run';

answer(({ task, python, milliseconds, wasm }, post) =>
	runPython(task, python!, post, milliseconds, wasm)
);
