import { parseArgs } from 'node:util';
import type { Experiment } from '../measure/experiment';
import type { Program } from '../measure/results';
import { writeDataPackage } from './data-package';
import { Ending } from './ending';
import { measureFile } from './measure-file';
import { mergeFiles } from './merge-files';
import { ensureWritable } from './output';
import type { MeasureWorker } from './thread';
import { UserError } from './user-error';

const HELP = `Measures an experiment, and writes one line for each run.

  npm run experiment -- file.json [options]
  npm run experiment -- --merge rows-1.jsonl rows-2.jsonl … [options]

The file that npm run build:experiment makes is the same command, without npm:
  node backtrail-experiment.mjs file.json [options]

  --shard 3/16            only the third of 16 parts, which may be measured in different places
  --out file              write there instead of to the standard output; it appears when it is whole
  --resume                go on with what an earlier command left beside --out, if there is any
  --csv                   write a table for other programs, with names
  --datapackage file      describe the table of --csv and --out there, as a data package
  --times file            write the milliseconds of each run there; they differ from machine to machine
  --jobs n                how many threads measure; as many as there are cores by default
  --merge                 put parts together that were measured before
  --allow-holes           put parts together of which runs are missing
  --allow-doubles         put parts together that hold the same run; it is taken once
  --allow-mixed-programs  put parts together that were measured by different programs
  --version               name the program
  --help                  show this text

Rows are kept in a file beside --out, as .part, as they come. Ctrl+C ends the command early, and so does
whatever kills it: --resume goes on. A second Ctrl+C ends it at once.

Exit codes: 0 done; 1 some runs are missing or failed; 2 the command or a file is wrong.
`;

/** What the command needs of the file that holds it. */
export interface Host {
	readonly program: Program;
	/** Starts a thread that measures. */
	readonly makeWorker: () => MeasureWorker;
}

/** How a command ended. */
export interface Outcome {
	readonly experiment: Experiment;
	/** How many runs are missing, and how many failed. */
	readonly missing: number;
	readonly failed: number;
}

export type Command = ReturnType<typeof readCommand>;

/** The options and files of the command. @throws UserError */
function readCommand() {
	const isOff = { type: 'boolean', default: false } as const;
	const isText = { type: 'string' } as const;
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				shard: isText,
				out: isText,
				resume: isOff,
				csv: isOff,
				datapackage: isText,
				times: isText,
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

async function obey(host: Host): Promise<number> {
	const command = readCommand();
	const { files, merge, out, times, csv, datapackage } = command;
	if (command.help) {
		process.stdout.write(HELP);
		return 0;
	}
	if (command.version) {
		process.stdout.write(`${host.program.version} ${host.program.hash}\n`);
		return 0;
	}
	if (files.length === 0) throw new UserError(`which file?\n\n${HELP}`);
	if (!merge && files.length > 1)
		throw new UserError(`one file at a time, or --merge: ${files[1]}`);
	if (datapackage !== undefined && (!csv || out === undefined))
		throw new UserError('--datapackage: describes the table of --csv and --out');
	for (const [option, file] of Object.entries({ out, times, datapackage }))
		if (file !== undefined) ensureWritable(`--${option}`, file);
	const ended = merge ? await mergeFiles(command) : await measureFile(command, host, new Ending());
	const { missing, failed } = ended;
	if (datapackage !== undefined && (merge || missing === 0))
		await writeDataPackage(datapackage, out!, ended.experiment);
	if (missing > 0) {
		const hint = merge || out === undefined ? '' : '; --resume goes on';
		process.stderr.write(`${missing} runs are missing${hint}\n`);
	}
	if (failed > 0) process.stderr.write(`${failed} runs failed\n`);
	return missing + failed > 0 ? 1 : 0;
}

/** Does what the command line says. @returns the exit code */
export async function runCommand(host: Host): Promise<number> {
	// Who reads the rows may have read enough.
	process.stdout.on('error', () => process.exit(1));
	try {
		return await obey(host);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		process.stderr.write(`${error.message}\n`);
		return 2;
	}
}
