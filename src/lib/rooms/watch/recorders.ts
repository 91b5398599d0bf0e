/** A recorder, and a program that uses it, in `static/recorders`. */
export interface RecorderFiles {
	readonly id: string;
	/** The name of the programming language; the same in every language. */
	readonly label: string;
	readonly recorder: string;
	readonly program: string;
	/** What runs the program. */
	readonly command: string;
}

export const RECORDERS: readonly RecorderFiles[] = [
	{
		id: 'python',
		label: 'Python',
		recorder: 'backtrail.py',
		program: 'sudoku.py',
		command: 'python3 sudoku.py'
	},
	{
		id: 'javascript',
		label: 'JavaScript',
		recorder: 'backtrail.mjs',
		program: 'sudoku.mjs',
		command: 'node sudoku.mjs'
	},
	{
		id: 'java',
		label: 'Java',
		recorder: 'Backtrail.java',
		program: 'Sudoku.java',
		command: 'javac Backtrail.java Sudoku.java && java Sudoku'
	},
	{
		id: 'cpp',
		label: 'C++',
		recorder: 'backtrail.hpp',
		program: 'sudoku.cpp',
		command: 'g++ -std=c++17 sudoku.cpp -o sudoku && ./sudoku'
	}
];

/** The converter, and the port at which solvers look for CP-Profiler. */
export const CONVERTER = 'cpprofiler.py';
export const PROFILER_PORT = 6565;
