import { parseArgs } from 'node:util';
import { UserError } from './user-error';

export const HELP = `Measures an experiment, and writes one line for each run.

  npm run experiment -- file.json [options]
  npm run experiment -- --merge rows-1.jsonl rows-2.jsonl … [options]

The file that npm run build:experiment makes is the same command, without npm:
  node backtrail-experiment.mjs file.json [options]

  --shard 3/16            only the third of 16 parts, which may be measured in different places
  --boards file           measure the boards of a text file, one a line, in place of those of the set
  --boards-part 3/1000    only these of them: an experiment of its own, whose table names boards by line
  --out file              write there instead of to the standard output; it appears when it is whole
  --resume                go on with what an earlier command left beside --out, if there is any
  --csv                   write a table for other programs, with names
  --datapackage file      describe the table of --csv and --out there, as a data package
  --times file            write the milliseconds of each run there; they differ from machine to machine
  --trace folder          write every step of each run into a file there, which the studio opens
  --jobs n                how many threads measure; as many as there are cores by default
  --merge                 put parts together that were measured before: files, or folders of them
  --allow-holes           put parts together of which runs are missing
  --allow-doubles         put parts together that hold the same run; it is taken once
  --allow-mixed-programs  put parts together that were measured by different programs
  --version               name the program
  --help                  show this text

Rows are kept in a file beside --out, as .part, as they come. Ctrl+C ends the command early, and so does
whatever kills it: --resume goes on. A second Ctrl+C ends it at once.

Exit codes: 0 done; 1 some runs failed, or are missing because the command was ended or --allow-holes left
them out; 2 the command or a file is wrong, or --merge refuses the parts, also because runs are missing.
`;

export type Command = ReturnType<typeof readCommand>;

/** The options and files of the command. @throws UserError */
export function readCommand() {
	const isOff = { type: 'boolean', default: false } as const;
	const isText = { type: 'string' } as const;
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				shard: isText,
				boards: isText,
				'boards-part': isText,
				out: isText,
				resume: isOff,
				csv: isOff,
				datapackage: isText,
				times: isText,
				trace: isText,
				jobs: isText,
				merge: isOff,
				'allow-holes': isOff,
				'allow-doubles': isOff,
				'allow-mixed-programs': isOff,
				version: isOff,
				help: isOff
			}
		});
		return { ...values, files: positionals };
	} catch (error) {
		throw new UserError(error instanceof Error ? error.message : String(error));
	}
}
