import { writeDataPackage } from './data-package';
import { Ending } from './ending';
import type { Host } from './host';
import { measureFile } from './measure-file';
import { mergeFiles } from './merge-files';
import { HELP, readCommand } from './options';
import { ensureApart, ensureWritable, isSpecial } from './output';
import { UserError } from './user-error';

async function obey(host: Host): Promise<number> {
	const command = readCommand();
	const { files, boards, merge, out, times, csv, datapackage } = command;
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
	if (datapackage !== undefined && (!csv || out === undefined || isSpecial(out)))
		throw new UserError('--datapackage: describes the table of --csv and --out');
	const written = { '--out': out, '--times': times, '--datapackage': datapackage };
	for (const [option, file] of Object.entries(written))
		if (file !== undefined) ensureWritable(option, file);
	// A merge may replace one of its parts.
	ensureApart(written, merge ? [] : [...files, ...(boards === undefined ? [] : [boards])]);
	const ended = merge ? await mergeFiles(command) : await measureFile(command, host, new Ending());
	const { missing, failed } = ended;
	if (datapackage !== undefined && (merge || missing === 0))
		await writeDataPackage(datapackage, out!, ended.header);
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
