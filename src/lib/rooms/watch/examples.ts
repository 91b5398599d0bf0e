import * as m from '$lib/i18n/compiled/messages';

/** A trace that comes with the site, in `static/traces`. */
interface TraceExample {
	readonly file: string;
	readonly name: () => string;
	readonly line: () => string;
}

export const TRACE_EXAMPLES: readonly TraceExample[] = [
	{
		file: 'gecode-queens.jsonl',
		name: m.watch_example_gecode,
		line: m.watch_example_gecode_line
	},
	{
		file: 'gecode-zebra.jsonl',
		name: m.watch_example_zebra,
		line: m.watch_example_zebra_line
	},
	{
		file: 'python-sudoku.jsonl',
		name: m.watch_example_python,
		line: m.watch_example_python_line
	},
	{
		file: 'python-sudoku-with-a-slip.jsonl',
		name: m.watch_example_slip,
		line: m.watch_example_slip_line
	}
];
