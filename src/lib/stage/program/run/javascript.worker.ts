import { answer } from '../sandbox/answer';
import { runJavaScript, type Made } from './javascript-run';

/** The global variable that holds the program: its text comes behind this script's, in the same file. */
declare const program: Made;

answer(({ task, milliseconds }, post) => runJavaScript(task, program, post, milliseconds));
